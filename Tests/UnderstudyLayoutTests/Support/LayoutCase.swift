import Foundation
import Testing
import UnderstudyLayout

/// A line of the table of cases.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  enum Environment: Sendable {
    /// A hosting view of a size.
    case root(CGFloat, CGFloat)
    /// The screen of 390x844 points with its safe area.
    case screen
    case proposal(CGFloat?, CGFloat?)
  }

  let id: String
  let environment: Environment
  let expected: String
  let view: @Sendable () -> any TestView

  init(
    _ id: String, _ environment: Environment, _ expected: String, _ view: @escaping @Sendable () -> any TestView
  ) {
    self.id = id
    self.environment = environment
    self.expected = expected
    self.view = view
  }

  var testDescription: String { id }

  /// Compares the frames of marked views, or the answer to the proposal, with the table's numbers.
  func check() {
    switch environment {
    case .root(let width, let height): checkMarks(LaidOut(view(), width: width, height: height))
    case .screen:
      let safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
      checkMarks(LaidOut(view(), width: 390, height: 844, safeArea: safeArea))
    case .proposal(let width, let height): checkSize(ProposedViewSize(width: width, height: height))
    }
  }

  private func checkMarks(_ laidOut: LaidOut) {
    for part in expected.split(separator: ";") {
      let sides = part.split(separator: "=")
      let name = sides[0].trimmingCharacters(in: .whitespaces)
      expect(laidOut.frame(name).numbers, numbers(sides[1]), "\(id) \(name)")
    }
  }

  private func checkSize(_ proposal: ProposedViewSize) {
    let scope = Scope()
    let node = view().nodes(scope)[0]
    let size = node.size(in: proposal)
    let value = expected.split(separator: "=")[1]
    if expected.hasPrefix("widths") {
      node.place(Placement(.zero, LayoutBounds(size: size, proposal: proposal)))
      expect(node.children.map(\.placedSize.width), numbers(value), id)
    } else {
      expect([size.width, size.height], numbers(value), id)
    }
  }
}
