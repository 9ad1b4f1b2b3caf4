import Foundation
import UnderstudyCore

extension View {
  /// Lets the user move a file to another folder while a flag is true and there is a file.
  ///
  /// The dialog's button Move moves it to a folder of the test's own; `app.world.files.save(to:)` chooses another one.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the dialog goes.
  ///   - file: The file.
  ///   - onCompletion: Gets the file's new place or an error; does not run where the user cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}) }

  /// Takes an action for where the user cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    mover(isPresented, file.map { [$0] } ?? [], onCancellation) { onCompletion($0.map { $0[0] }) }
  }

  /// Moves several files.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    mover(isPresented, Array(files), {}, onCompletion)
  }

  /// Moves several files, and takes an action for where the user cancels.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    mover(isPresented, Array(files), onCancellation, onCompletion)
  }

  nonisolated private func mover(
    _ isPresented: Binding<Bool>, _ files: [URL], _ onCancellation: @escaping () -> Void,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileDialog(.move, isPresented: isPresented, isReady: !files.isEmpty) { answer in
      switch answer {
      case .cancellation: onCancellation()
      case .failure(let error): onCompletion(.failure(error))
      case .folder(let folder): onCompletion(Result { try FileWriting.move(files, to: folder) })
      case .files(let places):
        onCompletion(Result { try FileWriting.move(files, to: places.first ?? FileDialog.folder) })
      }
    }
  }
}

extension FileWriting {
  fileprivate static func move(_ files: [URL], to folder: URL) throws -> [URL] {
    let moved = try files.map { file in
      let type = UTType(filenameExtension: file.pathExtension) ?? .data
      let name = file.pathExtension.isEmpty ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
      let target = try place(in: folder, named: name, type)
      try FileManager.default.moveItem(at: file, to: target)
      return target
    }
    note(moved)
    return moved
  }
}
