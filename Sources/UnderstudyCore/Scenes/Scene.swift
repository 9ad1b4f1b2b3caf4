import Combine
import Observation

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes, inferred from `body`.
  associatedtype Body: Scene
  /// The scenes that make up this one; it is evaluated again whenever something that it read has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the scene's nodes, or brings them up to date.
  static func _makeScene(_ scene: Self, inputs: inout _ViewInputs)

  /// Whether an app may begin with the scene: an iPhone has no place for settings or a menu in a bar.
  static var _showsWindow: Bool { get }
}

extension Scene {
  public static var _showsWindow: Bool { Body._showsWindow }
  public static func _makeScene(_ scene: Self, inputs: inout _ViewInputs) { inputs.compositeScene(scene) }
}

extension Never: Scene {
  public static var _showsWindow: Bool { false }
  public static func _makeScene(_ scene: Never, inputs: inout _ViewInputs) {}
}

/// Makes one scene of those written in a closure. The first window group is the one that is shown.
@resultBuilder
public enum SceneBuilder {
  /// Accepts a scene as it is written.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Gives the only scene of a closure as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Combines several scenes; the first one with a window is shown.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
    (repeat each Content)
  > {
    _TupleScene(scenes: repeat each content)
  }
}

/// Several scenes: the first one with a window is shown when the app starts.
public struct _TupleScene<T> {
  let scenes: T
  let visitFirst: @MainActor (T, inout _ViewInputs) -> Void

  init<each Content: Scene>(scenes: repeat each Content) where T == (repeat each Content) {
    self.scenes = (repeat each scenes)
    visitFirst = { scenes, inputs in
      var isFirst = true
      repeat Self.visit(each scenes, &inputs, &isFirst)
    }
  }

  @MainActor
  private static func visit<Content: Scene>(_ scene: Content, _ inputs: inout _ViewInputs, _ isFirst: inout Bool) {
    guard isFirst, Content._showsWindow else { return }
    Content._makeScene(scene, inputs: &inputs)
    isFirst = false
  }
}

extension _TupleScene: Scene {
  public static var _showsWindow: Bool { true }
  public var body: Never { fatalError("body should not be called on several scenes: the runtime shows them itself.") }
  public static func _makeScene(_ scene: _TupleScene, inputs: inout _ViewInputs) {
    scene.visitFirst(scene.scenes, &inputs)
  }
}

extension Scene {
  /// Sets an environment value for the scene's views.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes an environment value of the scene's views in place.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    _EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Provides an `@Observable` object to the scene's views.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _EnvironmentScene(content: self) { $0.setObject(object, of: T.self) }
  }

  /// Provides an observable object to the scene's views.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _EnvironmentScene(content: self) { $0.setObject(object, of: T.self) }
  }
}

/// A scene with an environment of its own.
public struct _EnvironmentScene<Content> {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void
}

extension _EnvironmentScene: Scene where Content: Scene {
  public static var _showsWindow: Bool { Content._showsWindow }
  public var body: Never { fatalError("body should not be called on a modified scene: the runtime shows it itself.") }

  public static func _makeScene(_ scene: _EnvironmentScene, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let modifier = EnvironmentTransform(transform: scene.transform)
    let node = inputs.node(
      make: { EnvironmentNode(modifier, isList: true, $0) },
      update: { $0.accept(modifier) })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.environment = node.scope
      Content._makeScene(scene.content, inputs: &inner)
    }
  }
}

private struct EnvironmentTransform: EnvironmentModifier {
  let transform: (inout EnvironmentValues) -> Void

  func apply(to values: inout EnvironmentValues) { transform(&values) }
  func isEqual(to other: Self) -> Bool { false }
}
