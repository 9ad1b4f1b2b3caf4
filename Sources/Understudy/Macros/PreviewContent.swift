import UnderstudyCore

/// What `#Preview` shows, with its name and traits.
public struct Preview: Sendable {
  /// The traits of previews of views.
  public enum ViewTraits: Sendable {}

  package let name: String?
  private let traits: [PreviewTrait<ViewTraits>]
  private let body: @MainActor @Sendable () -> AnyView

  /// A preview of a view.
  ///
  /// - Parameters:
  ///   - name: Nil for a preview without a name.
  ///   - traits: How the preview is shown.
  ///   - body: Makes the view, at each launch.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, self.traits) = (name, traits)
    self.body = { Self.erased(body()) }
  }

  /// A preview of a view or a controller of UIKit's.
  ///
  /// - Parameters:
  ///   - name: Nil for a preview without a name.
  ///   - traits: How the preview is shown.
  ///   - body: Makes a `UIView` or a `UIViewController`, at each launch.
  @MainActor public init<Content: UIPreviewContent>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Content
  ) {
    (self.name, self.traits) = (name, traits)
    self.body = {
      Content.self is UIViewController.Type
        ? AnyView(ControllerOfPreview { body() as? UIViewController ?? UIViewController() })
        : AnyView(ViewOfPreview { body() as? UIView ?? UIView() })
    }
  }

  /// How the device is held; the last trait that says it holds.
  var orientation: UIDeviceOrientation? { traits.compactMap(\.orientation).last }

  /// The body with what the traits add around it.
  @MainActor var view: AnyView { traits.reversed().reduce(body()) { $1.around($0) } }

  @MainActor private static func erased(_ view: some View) -> AnyView { AnyView(view) }
}

/// What a preview of UIKit's shows.
@MainActor public protocol UIPreviewContent: AnyObject {}

extension UIView: UIPreviewContent {}
extension UIViewController: UIPreviewContent {}

/// A type that `#Preview` makes. Programs are searched for such types when they are asked for previews, as by a session.
@MainActor @preconcurrency
public protocol PreviewRegistry: SendableMetatype {
  /// Module and file name of the preview.
  nonisolated static var fileID: String { get }
  /// The path of its file.
  nonisolated static var filePath: String { get }
  /// The line of `#Preview`, counted from 1.
  nonisolated static var line: Int { get }
  /// The name, if it is written as a plain text.
  nonisolated static var name: String? { get }
  /// Makes the preview; its body does not run yet.
  static func makePreview() -> Preview
}

private struct ViewOfPreview: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct ControllerOfPreview: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
