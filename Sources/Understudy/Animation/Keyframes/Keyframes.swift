/// Keyframes of a value, a track for each property that moves.
///
/// Source: Apple's page "Keyframes".
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes
  /// The tracks that this value stands for.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes of the library's own, which stand for themselves.
protocol KeyframePart<Value>: Keyframes {
  var duration: Double { get }
  /// Gives the value what it has at a time, in seconds from the beginning.
  func move(_ value: inout Value, to time: Double)
}

/// Several tracks at the same time, as a builder makes them.
public struct KeyframeTracks<Value>: KeyframePart {
  let parts: [any KeyframePart<Value>]

  public var body: KeyframeTracks<Value> { self }

  var duration: Double { parts.map(\.duration).max() ?? 0 }

  func move(_ value: inout Value, to time: Double) { for part in parts { part.move(&value, to: time) } }
}

extension Keyframes {
  var tracks: KeyframeTracks<Value> {
    if let part = self as? any KeyframePart<Value> { return KeyframeTracks(parts: [part]) }
    return (body as? any Keyframes<Value>)?.tracks ?? KeyframeTracks(parts: [])
  }
}

/// Makes keyframes of the tracks in a closure, or one track of keyframes that stand there by themselves.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Takes a track, or keyframes of a type of the app.
  public static func buildExpression<Content: Keyframes>(
    _ expression: Content
  ) -> KeyframeTracks<Value> where Content.Value == Value {
    expression.tracks
  }
  /// Takes a keyframe of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> KeyframeSequence<Value> where Content.Value == Value, Value: Animatable {
    KeyframeSequence(moves: expression.moves)
  }
  /// Lets tracks run at the same time.
  public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks(parts: parts.flatMap(\.parts))
  }
  /// Puts keyframes of the whole value one after the other.
  public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value>
  where Value: Animatable {
    KeyframeSequence(moves: parts.flatMap(\.moves))
  }
  /// Makes a track of keyframes of the whole value.
  public static func buildFinalResult(_ part: KeyframeSequence<Value>) -> KeyframeTracks<Value>
  where Value: Animatable {
    KeyframeTrack { part }.tracks
  }
  /// Gives the tracks as they are.
  public static func buildFinalResult(_ part: KeyframeTracks<Value>) -> KeyframeTracks<Value> { part }
}
