import UnderstudyElements
import UnderstudyTime

/// The structure of an app: its scenes, and the state that they share.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app without a test: there is no screen, so its first frame is settled and its element tree is printed.
  @MainActor @preconcurrency
  public static func main() {
    let session = ExecutionSession(name: ViewTypeName.of(Self.self))
    let host = AppBlueprint.app(Self.self).launch(in: session, configuration: HostConfiguration())
    host.settle()
    host.refreshElements()
    print(ElementDescription.subtree(host.tree.root))
    host.terminate()
    session.close()
  }
}
