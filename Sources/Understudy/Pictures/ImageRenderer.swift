import Combine
import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

/// Draws a view into an image. Source: Apple's page "ImageRenderer".
///
/// Each image is that of the content as it begins: the view runs in an app of its own, which ends with the image. Fonts, symbols and
/// images are those of pictures of a screen.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is drawn.
  @Published public var content: Content
  /// What is proposed to the content; nothing at first, so that the image is as large as the content wants to be.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point, 1 at first; numbers that are not positive are taken as 1.
  @Published public var scale: CGFloat = 1
  /// Whether there is black where nothing is drawn.
  @Published public var isOpaque = false
  /// How colours are computed: accepted, and without an effect.
  @Published public var colorMode = ColorRenderingMode.nonLinear

  /// Makes a renderer; the content is evaluated with each image.
  public init(content view: Content) { _content = Published(initialValue: view) }

  /// The content as an image, drawn with each read; nil for content without a size.
  public var uiImage: UIImage? {
    guard let picture = draw() else { return nil }
    guard isOpaque else { return UIImage(data: picture.translucentPNG, scale: picture.scale) }
    var canvas = PictureCanvas(scale: picture.scale)
    canvas.fill(.rectangle(CGRect(origin: .zero, size: picture.size)), .black)
    canvas.add(picture.items)
    let filled = Picture(size: picture.size, scale: picture.scale, items: canvas.items)
    return UIImage(data: filled.png, scale: filled.scale)
  }

  private func draw() -> Picture? {
    let name = ViewTypeName.of(Content.self)
    let context = HostingContexts.make(named: name)
    var configuration = HostConfiguration()
    configuration.onIssue = { [weak context] issue in
      if issue.failsTest { context?.report(issue) } else { RuntimeLog.write(issue, in: context?.session) }
    }
    let usual = ScreenProfile.standard.size
    configuration.device.fixedScreen = screen(
      CGSize(width: proposedSize.width ?? usual.width, height: proposedSize.height ?? usual.height))
    let host = AppBlueprint.view(named: name) { [content] in content }
      .launch(in: context.session, configuration: configuration)
    defer { host.session.perform { host.terminate() } }
    host.settle()
    let size = host.layoutTree.contentSize(in: proposedSize)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    var device = host.device
    device.fixedScreen = screen(size)
    host.setDevice(device)
    host.settle()
    return host.contentPicture()
  }

  /// A screen without unsafe parts.
  private func screen(_ size: CGSize) -> ScreenGeometry {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    func length(_ value: CGFloat) -> CGFloat { value.isFinite && value > 0 ? (value * scale).rounded(.up) / scale : 1 }
    let size = CGSize(width: length(size.width), height: length(size.height))
    let profile = ScreenProfile(
      name: "", kind: .phone, size: size, displayScale: scale, safeArea: EdgeInsets(), landscapeSafeArea: EdgeInsets(),
      isWideInLandscape: false)
    return ScreenGeometry(profile, size: size, safeArea: EdgeInsets(), classes: (.compact, .regular))
  }
}
