import UnderstudyLayout

/// A modifier of layout: it makes no node, as most views have several. It states the rule that goes around the view.
///
/// On a list it goes around each entry (SEM-228).
@MainActor
package protocol LayoutModifier: PrimitiveModifier {
  /// The rule around the view.
  ///
  /// - Parameter context: What the tree shares: its scale, its reports.
  func makeRule(_ context: LayoutContext) -> any LayoutRule

  /// Whether another value of the modifier leads to the same rule, so that nothing is laid out again.
  func isEqual(to other: Self) -> Bool

  /// Whether the view may lie over others because of the modifier, or touches pass it: an app that has one is laid out before
  /// each touch.
  var mayCover: Bool { get }

  /// Whether the view does not give way to the keyboard.
  var isBehindKeyboard: Bool { get }

  /// What SwiftUI writes to its log for lengths that it cannot use; nil for others.
  var problem: String? { get }
}

extension LayoutModifier {
  package var mayCover: Bool { false }
  package var isBehindKeyboard: Bool { false }
  package var problem: String? { nil }
}

extension LayoutModifier where Self: Equatable {
  package func isEqual(to other: Self) -> Bool { self == other }
}

extension LayoutModifier {
  @inline(__always)
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    if modifier.mayCover { inputs.host.mayCover = true }
    if modifier.isBehindKeyboard { inputs.host.hasViewsBehindKeyboard = true }
    let outer = inputs.layoutSteps
    inputs.layoutSteps = TypedLayoutStep(modifier, inside: outer)
    Inner._makeView(content, inputs: &inputs)
    inputs.layoutSteps = outer
  }
  public static var _isDistributed: Bool { true }
  public static var _passesAttributes: Bool { true }
}

/// A layout modifier on its way to the node inside it, in a chain with those around it.
@MainActor
package class LayoutStep {
  /// The next modifier around this one.
  final let outer: LayoutStep?

  init(inside outer: LayoutStep?) { self.outer = outer }

  /// The rule around the view; nil for a step that only changes how the view is drawn.
  func makeRule(_ context: LayoutContext) -> (any LayoutRule)? {
    preconditionFailure("A step of layout without a modifier.")
  }

  func hasSameModifier(as other: LayoutStep) -> Bool { self === other }

  /// What SwiftUI writes to its log for lengths that it cannot use.
  var problem: String? { nil }

  /// Whether two chains do the same.
  static func areEqual(_ left: LayoutStep?, _ right: LayoutStep?) -> Bool {
    var (left, right) = (left, right)
    while let first = left, let second = right {
      if first === second { return true }
      guard first.hasSameModifier(as: second) else { return false }
      (left, right) = (first.outer, second.outer)
    }
    return left == nil && right == nil
  }
}

private final class TypedLayoutStep<Modifier: LayoutModifier>: LayoutStep {
  private let modifier: Modifier

  init(_ modifier: Modifier, inside outer: LayoutStep?) {
    self.modifier = modifier
    super.init(inside: outer)
  }

  override func makeRule(_ context: LayoutContext) -> (any LayoutRule)? { modifier.makeRule(context) }

  override var problem: String? { modifier.problem }

  override func hasSameModifier(as other: LayoutStep) -> Bool {
    guard let other = other as? TypedLayoutStep<Modifier> else { return false }
    return modifier.isEqual(to: other.modifier)
  }
}
