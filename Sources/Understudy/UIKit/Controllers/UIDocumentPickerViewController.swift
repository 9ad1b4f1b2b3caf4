import Foundation
@_spi(Runtime) import UnderstudyCore

/// Is notified of what the user chooses. Source: Apple's page "UIDocumentPickerDelegate".
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with the chosen files, or with the places that exported files have got. The picker closes itself.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called for Cancel. The picker closes itself.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What a picker of older systems is for.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Lets the user choose files to open, or a folder for files of the app's. Source: Apple's page "UIDocumentPickerViewController".
///
/// It has a button Cancel and, for files of the app's, Save or Move. The test chooses by `app.world.files`, as for `fileImporter`.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  private enum Purpose {
    case open([UTType])
    case export([URL], asCopy: Bool)
  }

  private let purpose: Purpose

  /// Is notified of what the user chooses; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user can choose several files.
  open var allowsMultipleSelection = false
  /// The folder that the browser shows first; the picker here shows no files.
  open var directoryURL: URL?
  /// Whether the browser shows what files' names end with; the picker here shows no files.
  open var shouldShowFileExtensions = false

  /// Makes a picker for files to open.
  ///
  /// - Parameters:
  ///   - contentTypes: The kinds of files that can be chosen.
  ///   - asCopy: Whether the app gets copies; it gets the test's files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = .open(contentTypes)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker for a folder.
  ///
  /// - Parameters:
  ///   - urls: The files of the app's that the folder gets.
  ///   - asCopy: Whether the app keeps them.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .export(urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker for files to open, by the names of their kinds.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }

  /// Makes a picker for a folder that gets one file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(forExporting: [url], asCopy: mode == .exportToService)
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let kind: FileDialog.Kind =
      switch purpose {
      case .open: .open
      case .export(_, let asCopy): asCopy ? .save : .move
      }
    view = ShowingView { [weak self] _ in FileDialogScreen(dialog: FileDialog(kind: kind) { self?.finish($0) }) }
  }

  private func finish(_ answer: FileChoices.Answer) {
    let result: Result<[URL], any Error>? =
      switch purpose {
      case .open(let types): answer.files(of: types, several: allowsMultipleSelection)
      case .export(let files, let asCopy): Self.export(files, asCopy: asCopy, by: answer)
      }
    dismiss(animated: true)
    switch result {
    case .success(let files): delegate?.documentPicker(self, didPickDocumentsAt: files)
    case .failure(let error):
      // A device would not have offered the file.
      RuntimeLog.log(.framework, "The document picker was cancelled: \(error.localizedDescription)")
      delegate?.documentPickerWasCancelled(self)
    case nil: delegate?.documentPickerWasCancelled(self)
    }
  }

  /// Writes files to the folder of an answer; nil where the user cancels.
  private static func export(_ files: [URL], asCopy: Bool, by answer: FileChoices.Answer) -> Result<[URL], any Error>? {
    let folder: URL
    switch answer {
    case .cancellation: return nil
    case .failure(let error): return .failure(error)
    case .folder(let chosen): folder = chosen
    case .files(let chosen): folder = chosen.first ?? FileDialog.folder
    }
    return Result {
      let places = try files.map { file in
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        let place = try FileWriting.place(in: folder, named: file.lastPathComponent, type)
        try asCopy
          ? FileManager.default.copyItem(at: file, to: place) : FileManager.default.moveItem(at: file, to: place)
        return place
      }
      FileWriting.note(places)
      return places
    }
  }
}
