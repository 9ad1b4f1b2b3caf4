import Foundation
import Understudy

/// A file that is previewed. Source: Apple's page "QLPreviewItem".
///
/// `URL` and `NSURL` are such files.
public protocol QLPreviewItem {
  /// Where the file is; nil where there is none.
  var previewItemURL: URL? { get }
  /// The title; nil for the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nil: the title is the file's name.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// Itself: the file that is shown.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// Itself, as a `URL`: the file that is shown.
  public var previewItemURL: URL? { self as URL }
}

/// What a preview shows of a file.
enum PreviewContent {
  case picture(UIImage)
  case text(String)
  /// A file of a kind whose content does not show here: its name does.
  case name(String)
  case missing

  init(_ url: URL?) {
    guard let url, let data = try? Data(contentsOf: url) else {
      self = .missing
      return
    }
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    if type.conforms(to: .image), let picture = UIImage(data: data) {
      self = .picture(picture)
    } else if type.conforms(to: .text), let text = String(data: data, encoding: .utf8) {
      self = .text(text)
    } else {
      self = .name(url.lastPathComponent)
    }
  }
}
