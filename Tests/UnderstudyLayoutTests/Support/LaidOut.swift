import Foundation
import Testing
import UnderstudyLayout

/// A view laid out in a root.
final class LaidOut {
  let scope: Scope
  let root: LayoutNode

  init(
    _ view: any TestView, width: CGFloat, height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
    isRightToLeft: Bool = false, context: LayoutContext = LayoutContext()
  ) {
    scope = Scope(context)
    scope.isRightToLeft = isRightToLeft
    let nodes = view.nodes(scope)
    let content = nodes.count == 1 ? nodes[0] : scope.node(StackRule(vertical: .center), nodes)
    root = scope.node(RootRule(SafeAreaInsets(container: safeArea)), [content])
    root.place(Placement(.zero, LayoutBounds(CGSize(width: width, height: height))))
  }

  subscript(name: String) -> LayoutNode { scope.marks[name]! }

  func frame(_ name: String) -> CGRect { self[name].frame() }
}

/// Numbers within a tolerance.
func expect(
  _ actual: [CGFloat], _ expected: [CGFloat], _ what: String, tolerance: CGFloat = 0.001,
  at location: SourceLocation = #_sourceLocation
) {
  let isEqual =
    actual.count == expected.count && zip(actual, expected).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  #expect(isEqual, "\(what): \(actual), expected \(expected)", sourceLocation: location)
}

extension CGRect {
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

/// The numbers of a text as the table has it: separated by commas, `inf` for infinity.
func numbers(_ text: some StringProtocol) -> [CGFloat] {
  text.split(separator: ",").map { part in
    let part = part.trimmingCharacters(in: .whitespaces)
    return part == "inf" ? .infinity : CGFloat(Double(part)!)
  }
}
