import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// The numbers of a scroll view, in points (LAY-375).
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top leading corner of the scroll view, under bars.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// What bars and margins take from the scroll view on each side.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, with what bars cover.
  public var containerSize: CGSize

  /// The numbers of a scroll view that a test makes up.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  init(_ layout: ScrollLayout) {
    self.init(
      contentOffset: layout.offset, contentSize: layout.contentSize, contentInsets: layout.contentInsets,
      containerSize: layout.containerSize)
  }

  /// The part of the content in the scroll view, also where bars cover it.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that neither bars nor margins cover.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

extension View {
  /// Runs an action with what a closure makes of the numbers of the first scroll view inside: once it is laid out, and when
  /// they have made it another value (LAY-375).
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Gets the old value and the new one, which are the same the first time.
  nonisolated public consuming func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_ScrollGeometryModifier(transform: transform, action: action)) }
}

public struct _ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension _ScrollGeometryModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = ScrollGeometryNode<Value>
}

/// Compares a value that is made of a scroll view's numbers after each layout.
package final class ScrollGeometryNode<Value: Equatable>: ValueNode<_ScrollGeometryModifier<Value>>, GeometryListener {
  /// The value that the action has got.
  private var value: Value?
  private var isWaiting = false

  package override func didMake() { host.layoutTree.addListener(self) }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    guard !isWaiting, isEffectivelyVisible, let layout = firstScrollingNode?.scrollLayout,
      modifier.transform(ScrollGeometry(layout)) != value
    else { return false }
    isWaiting = true
    // Rows that come may correct the numbers in the same update: the action gets the last ones.
    host.enqueue(value == nil ? .appearance : .change) { [weak self] in self?.act() }
    return false
  }

  private func act() {
    isWaiting = false
    guard !flags.contains(.isUnmounted), let layout = firstScrollingNode?.scrollLayout else { return }
    let new = modifier.transform(ScrollGeometry(layout))
    let old = value
    guard new != old else { return }
    value = new
    host.run(.onChange, of: self) { modifier.action(old ?? new, new) }
  }

  package override func didUnmount() {
    super.didUnmount()
    host.layoutTree.removeListener(self)
  }
}
