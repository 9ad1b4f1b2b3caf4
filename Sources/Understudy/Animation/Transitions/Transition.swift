@_spi(Runtime) import UnderstudyCore

/// A way for views to come and go, drawn by a body.
///
/// Headless the views are always at their place: the body is evaluated for the phase `identity`, and what it adds there is
/// part of the tree. Old content goes after new content has come (SEM-168).
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  static var properties: TransitionProperties { get }

  /// - Parameters:
  ///   - content: The view that comes or goes.
  ///   - phase: Whether it is about to come, there, or gone.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// The default for transitions that declare no properties: one with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// This transition and another at once.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Asks for an animation, which does not run; body and order are those of the transition.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it comes.
  case willAppear
  /// At its place.
  case identity
  /// After it has gone.
  case didDisappear

  /// Whether the view is at its place, which is the only phase that bodies get here.
  public var isIdentity: Bool { self == .identity }

  /// Minus one before, nothing at the place, one after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
  /// Whether it moves things on the screen.
  public var hasMotion: Bool

  /// Makes the properties of a transition, which moves things by default.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
  /// Says how the view comes and goes.
  nonisolated public consuming func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_ContentTransitionModifier(transition: transition))
      .modifier(_TransitionModifier(kind: transition.kind))
  }
}

extension AnyTransition {
  /// A transition, its type hidden. Only the order of coming and going is kept of it.
  public init<T: Transition>(_ transition: T) { self.init(kind: transition.kind) }
}

extension Transition {
  nonisolated var kind: TransitionKind {
    (self as? any OrderingTransition)?.order ?? TransitionKind(removesFirst: false)
  }
}

/// A transition that says in which order views come and go.
protocol OrderingTransition {
  var order: TransitionKind { get }
}

/// A transition whose body at the place is the content itself.
protocol BuiltInTransition: Transition {}

extension BuiltInTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Two transitions at once: the bodies are put around each other.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition, OrderingTransition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = first.body(content: .init(visit: content.visit), phase: phase)
    second.body(content: .init(visit: visitor(of: inner)), phase: phase)
  }

  nonisolated var order: TransitionKind {
    TransitionKind(removesFirst: first.kind.removesFirst && second.kind.removesFirst)
  }
}

public struct _ContentTransitionModifier<T: Transition> {
  let transition: T
}

extension _ContentTransitionModifier: ViewModifier, PrimitiveModifier {
  // No kit: a custom transition is a modifier with a body.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    if T.self is any BuiltInTransition.Type {
      Inner._makeView(content, inputs: &inputs)
    } else {
      let modified = ModifiedContent(content: content, modifier: TransitionBody(transition: modifier.transition))
      type(of: modified)._makeView(modified, inputs: &inputs)
    }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { T.self is any BuiltInTransition.Type }
}

private struct TransitionBody<T: Transition> {
  let transition: T
}

extension TransitionBody: ViewModifier {
  func body(content: Content) -> some View {
    transition.body(content: .init(visit: visitor(of: content)), phase: .identity)
  }
}
