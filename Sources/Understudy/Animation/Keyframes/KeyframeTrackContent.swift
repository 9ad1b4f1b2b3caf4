import Foundation

/// A sequence of keyframes of one value.
///
/// Source: Apple's page "KeyframeTrackContent".
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that this one stands for.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes of the library's own, which stand for themselves.
protocol KeyframeSource<Value>: KeyframeTrackContent {
  func add(to moves: inout [KeyframeMove<Value>])
}

extension KeyframeTrackContent {
  /// The movements, in order.
  var moves: [KeyframeMove<Value>] {
    var moves: [KeyframeMove<Value>] = []
    if let source = self as? any KeyframeSource<Value> {
      source.add(to: &moves)
    } else if let content = body as? any KeyframeTrackContent<Value> {
      moves = content.moves
    }
    return moves
  }
}

/// Keyframes one after the other, as a builder makes them.
public struct KeyframeSequence<Value: Animatable>: KeyframeSource {
  let moves: [KeyframeMove<Value>]

  public var body: KeyframeSequence<Value> { self }

  func add(to moves: inout [KeyframeMove<Value>]) { moves += self.moves }
}

/// Makes a track of the keyframes in a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe, or another sequence of them.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> KeyframeSequence<Value> where Content.Value == Value {
    KeyframeSequence(moves: expression.moves)
  }
  /// Puts keyframes one after the other.
  public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
    KeyframeSequence(moves: parts.flatMap(\.moves))
  }
  /// Puts the keyframes of a loop one after the other.
  public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(moves: parts.flatMap(\.moves))
  }
  /// Takes the keyframes of the condition that holds.
  public static func buildEither(first part: KeyframeSequence<Value>) -> KeyframeSequence<Value> { part }
  /// Takes the keyframes of the condition that does not hold.
  public static func buildEither(second part: KeyframeSequence<Value>) -> KeyframeSequence<Value> { part }
}
