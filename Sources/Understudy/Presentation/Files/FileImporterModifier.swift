import Foundation
import UnderstudyCore

extension View {
  /// Lets the user choose a file while a flag is true. A test answers by `app.world.files.choose(_:)`, or taps Cancel.
  ///
  /// Source: Apple's page "fileImporter(isPresented:allowedContentTypes:onCompletion:)".
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the dialog goes.
  ///   - allowedContentTypes: The kinds of files that can be chosen; others end in an error, as a device offers none of them.
  ///   - onCompletion: Gets the file or an error; does not run where the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(.open, isPresented: isPresented) { answer in
      if let result = answer.files(of: allowedContentTypes, several: false) {
        onCompletion(
          result.flatMap { files in
            files.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
          })
      }
    }
  }

  /// Lets the user choose several files, if `allowsMultipleSelection` is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Runs an action where the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(.open, isPresented: isPresented) { answer in
      if let result = answer.files(of: allowedContentTypes, several: allowsMultipleSelection) {
        onCompletion(result)
      } else {
        onCancellation()
      }
    }
  }
}

extension FileChoices.Answer {
  /// What a dialog that opens files makes of the answer; nil where the user cancels.
  func files(of types: [UTType], several: Bool) -> Result<[URL], any Error>? {
    switch self {
    case .cancellation: return nil
    case .failure(let error): return .failure(error)
    case .folder(let folder):
      let isAllowed = types.contains { UTType.folder.conforms(to: $0) }
      return isAllowed ? .success([folder]) : .failure(CocoaError(.fileReadUnknown))
    case .files(let files):
      if let other = files.first(where: { file in !types.contains { file.isOf($0) } }) {
        return .failure(FileDialogError.kind(other, types))
      }
      if !several, files.count > 1 { return .failure(FileDialogError.several(files.count)) }
      return .success(files)
    }
  }
}

/// An answer of a test that no user could give.
enum FileDialogError: LocalizedError {
  case kind(URL, [UTType])
  case several(Int)

  var errorDescription: String? {
    switch self {
    case .kind(let file, let types):
      "\(file.lastPathComponent) cannot be chosen: the dialog is for \(types.map(\.identifier).joined(separator: ", "))."
    case .several(let count): "The dialog is for one file, and \(count) were chosen."
    }
  }
}

extension URL {
  fileprivate func isOf(_ type: UTType) -> Bool {
    let isFolder =
      (try? FileManager.default.attributesOfItem(atPath: path)[.type]) as? FileAttributeType == .typeDirectory
    if isFolder, UTType.folder.conforms(to: type) { return true }
    if pathExtension.isEmpty { return !isFolder && type == .data || type == .item }
    return pathExtension.lowercased() == type.preferredFilenameExtension
      || UTType(filenameExtension: pathExtension)?.conforms(to: type) == true || type.isOfApp
  }
}

extension UTType {
  /// Whether an app declares the kind: which extensions it has stands in an `Info.plist`, which is not read.
  fileprivate var isOfApp: Bool { !isDeclared && !isDynamic }
}
