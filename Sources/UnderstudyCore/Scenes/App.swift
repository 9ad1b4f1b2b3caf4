/// The structure of an app: its scenes, and the state that they share.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes, inferred from `body`.
  associatedtype Body: Scene
  /// The app's scenes; it is evaluated again whenever something that it read has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the app, once for each launch.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app without a test: there is no screen, so its first frame is settled and its element tree is printed.
  ///
  /// With `UNDERSTUDY_PICTURE=file.png swift run`, or a name that ends with `.svg`, the screen is drawn to a file. With
  /// `UNDERSTUDY_STUDIO=1 swift run`, or a port as the value, the app is shown live in a browser.
  @MainActor @preconcurrency
  public static func main() { AppBlueprint.app(Self.self).runAlone() }
}
