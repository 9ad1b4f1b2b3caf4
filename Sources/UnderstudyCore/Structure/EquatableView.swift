/// A view that is evaluated again only when it is not `==` to the one before (SEM-114).
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Wraps a view whose `==` decides whether it is evaluated again.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// There is no body: the runtime draws the view itself.
  public typealias Body = Never
  /// Not to be called: the runtime draws the view itself.
  public var body: Never { fatalError("body() should not be called on EquatableView: the runtime draws it itself.") }

  @inline(__always)
  public static func _makeView(_ view: EquatableView, inputs: inout _ViewInputs) {
    inputs.equatable(view.content)
  }
  public static var _isList: Bool { Content._isList }
}

extension View where Self: Equatable {
  /// Lets `==` decide whether the view has changed (SEM-114).
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension _ViewInputs {
  fileprivate mutating func equatable<Content: View & Equatable>(_ content: Content) {
    if !Content._isList, isDistributed(EquatableView(content: content)) { return }
    let isMounting = isMounting
    var isSame = false
    let node = node(
      make: { EquatableNode(content, $0) },
      update: { isSame = $0.accept(content) })
    if isSame, distributed == nil { return }
    visit(below: node, mounting: isMounting, keepsAttributes: true) { Content._makeView(content, inputs: &$0) }
    if !isMounting { node.evaluateContent() }
  }
}

/// Holds back a value that is `==` to the last, so that nothing below sees it.
package final class EquatableNode<Content: View & Equatable>: Node {
  private var content: Content

  init(_ content: Content, _ inputs: _ViewInputs) {
    self.content = content
    super.init(inputs)
  }

  package override var isTransparent: Bool { Content._isList }

  /// Takes a new value of the view and compares it with the last.
  ///
  /// - Returns: Whether the new value equals the last.
  func accept(_ new: Content) -> Bool {
    defer { content = new }
    return content == new
  }

  /// Runs the body even if the comparison of bytes sees no difference: `==` decides.
  func evaluateContent() {
    guard let view = children.first as? CompositeNode<Content>, !view.flags.contains(.isDirty) else { return }
    view.changes.formUnion(.selfValue)
    view.flags.insert(.isDirty)
    host.cascade.append(view)
  }
}
