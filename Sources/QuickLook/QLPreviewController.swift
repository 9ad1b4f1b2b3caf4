import SwiftUI
import Understudy

/// Previews files of a data source: pictures and texts show, and the names of other files. Source: Apple's page
/// "QLPreviewController".
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// Has the files; not retained.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Is notified of what the user does; not retained.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  private let shown = ShownFiles()

  /// Which file shows, counted from zero.
  open var currentPreviewItemIndex: Int {
    get { shown.index }
    set { shown.index = newValue }
  }

  /// The file that shows; nil where there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    shown.items.indices.contains(shown.index) ? shown.items[shown.index] : nil
  }

  /// Whether a preview shows more than the file's name: of pictures and texts.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    guard let ending = item.previewItemURL?.pathExtension, let type = UTType(filenameExtension: ending) else {
      return false
    }
    return type.conforms(to: .image) || type.conforms(to: .text)
  }

  /// Asks the data source again for all files.
  open func reloadData() {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    shown.items = (0..<max(count, 0)).compactMap { dataSource?.previewController(self, previewItemAt: $0) }
    if shown.index >= shown.items.count { shown.index = max(shown.items.count - 1, 0) }
  }

  /// Reads the file that shows again.
  open func refreshCurrentPreviewItem() { shown.version += 1 }

  open override func loadView() {
    view = ShowingView { [weak self] _ in self.map { ControllerScreen(controller: $0, shown: $0.shown) } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reloadData()
  }

  fileprivate func willClose() { delegate?.previewControllerWillDismiss(self) }
  fileprivate func didClose() { delegate?.previewControllerDidDismiss(self) }
}

/// Has the files of a preview. Source: Apple's page "QLPreviewControllerDataSource".
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many files there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// The file of a place, counted from zero.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is notified of what happens in a preview. All methods are optional. Source: Apple's page "QLPreviewControllerDelegate".
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  /// Runs when the user closes the preview.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Runs when the preview has been closed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// The files of a controller, and which of them shows.
@MainActor @Observable private final class ShownFiles {
  var items: [any QLPreviewItem] = []
  var index = 0
  /// Counts how often the files were to be read again.
  var version = 0
}

private struct ControllerScreen: View {
  let controller: QLPreviewController
  @Bindable var shown: ShownFiles
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    PreviewScreen(items: shown.items, index: $shown.index) {
      controller.willClose()
      dismiss()
      controller.didClose()
    }
    .id(shown.version)
  }
}
