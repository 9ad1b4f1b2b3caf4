import Foundation
import UnderstudyCore
import UnderstudyTime

extension AppWorld {
  /// The answers to `fileImporter`, `fileExporter` and `fileMover`.
  public var files: Files { Files(control: control) }

  /// The answers to the system's dialogs for files.
  ///
  /// Without an answer a dialog stays open; its buttons Cancel, Save and Move can be tapped. An answer is for the open dialog
  /// or, where there is none, for the next one.
  @preconcurrency @MainActor
  public struct Files {
    fileprivate let control: any WorldControl

    /// Chooses files for the app to open.
    ///
    /// - Parameter files: Files of the kinds that the dialog is for: otherwise the app gets an error, as no user could choose
    ///   them.
    public func choose(
      _ files: URL..., fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let names = files.map(\.lastPathComponent).joined(separator: ", ")
      answer(.files(files), "Choose \(names)", CallSite(fileID, file, line))
    }

    /// Accepts the dialog that writes or moves files, for a folder, which is made.
    public func save(
      to folder: URL, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      answer(.folder(folder), "Save to \(folder.lastPathComponent)", CallSite(fileID, file, line))
    }

    /// Closes the dialog without a choice.
    public func cancel(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
      answer(.cancellation, "Cancel the choice of files", CallSite(fileID, file, line))
    }

    /// Makes the dialog fail.
    ///
    /// - Parameter error: What the app gets.
    public func fail(
      with error: any Error, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      answer(.failure(error), "Fail the choice of files", CallSite(fileID, file, line))
    }

    /// The files that the app has written or moved by dialogs, in their order.
    public var received: [URL] {
      control.settle()
      return control.outside.files.received
    }

    private func answer(_ answer: FileChoices.Answer, _ title: String, _ site: CallSite) {
      control.act(title, at: site) { control.outside.files.answer(answer) }
    }
  }
}
