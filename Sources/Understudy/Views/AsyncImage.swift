import Foundation

/// An image that is loaded from a URL while the view is visible: first the placeholder, then the image or nothing.
///
/// Nothing is drawn: an image that was loaded is named by the last component of its URL, and as large as its data says (LAY-232).
/// `asyncImageLoader` in the environment decides where the data comes from.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.asyncImageLoader) private var loader

  /// An image with content for each phase of its loading.
  ///
  /// - Parameters:
  ///   - url: Where the image is; nil stays at the placeholder.
  ///   - scale: Pixels a point of the image.
  ///   - transaction: How the phases change.
  ///   - content: Makes the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: UpdateTransaction = UpdateTransaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  public var body: some View {
    Group { content(phase) }.task(id: url) { await load() }
  }

  private func load() async {
    phase = .empty
    guard let url else { return }
    do {
      let data = try await loader.load(url)
      guard ImageData.isImage(data) else { throw URLError(.cannotDecodeContentData) }
      let size = UIImage(data: data, scale: scale)?.size ?? Image.unknownSize
      phase = .success(Image(name: url.lastPathComponent, .picture(size)))
    } catch {
      if !Task.isCancelled { phase = .failure(error) }
    }
  }
}

extension AsyncImage where Content == Image {
  /// An image whose placeholder shows no element.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image(name: "", .empty, isDecorative: true) }
  }
}

extension AsyncImage {
  /// An image with a placeholder, which also stays if loading fails.
  ///
  /// - Parameters:
  ///   - url: Where the image is; nil stays at the placeholder.
  ///   - scale: Pixels a point of the image.
  ///   - content: Makes the view of the image.
  ///   - placeholder: Makes the view that stands in for the image until it is there, or if it cannot be loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// How far an image has been loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing has been loaded yet.
  case empty
  /// The image was loaded.
  case success(Image)
  /// Loading has failed.
  case failure(any Error)

  /// The image, where it has been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why the image could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
