import Foundation
import UnderstudyCore
import UnderstudyTime

extension View {
  /// Lets the user write a document to a file while a flag is true and there is a document.
  ///
  /// The dialog's button Save writes to a folder of the test's own; `app.world.files.save(to:)` chooses another one. What was
  /// written is in `app.world.files.received`.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the dialog goes.
  ///   - document: The document.
  ///   - contentType: The kind of file.
  ///   - defaultFilename: The file's name without an extension; "Untitled" if nil.
  ///   - onCompletion: Gets the file or an error; does not run where the user cancels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Takes several kinds of files, of which the first is written, and an action for where the user cancels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, document.map { [$0] } ?? [], onCancellation) { documents, folder in
      let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
      onCompletion(Result { try documents[0].write(to: folder, type, named: defaultFilename) })
    } fail: {
      onCompletion(.failure($0))
    }
  }

  /// Writes several documents.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Writes several documents, and takes an action for where the user cancels.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(isPresented, Array(documents), onCancellation) { documents, folder in
      let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
      onCompletion(Result { try documents.map { try $0.write(to: folder, type, named: nil) } })
    } fail: {
      onCompletion(.failure($0))
    }
  }

  /// Writes a document that is an object.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document.map { [$0] } ?? [], {}) { documents, folder in
      onCompletion(Result { try documents[0].write(to: folder, contentType, named: defaultFilename) })
    } fail: {
      onCompletion(.failure($0))
    }
  }

  /// Writes a transferable value, by the first of its representations that is of one of the kinds.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, item.map { [$0] } ?? [], onCancellation) { items, folder in
      FileWriting.write(items[0], contentTypes, to: folder, named: defaultFilename, onCompletion)
    } fail: {
      onCompletion(.failure($0))
    }
  }

  nonisolated private func exporter<D>(
    _ isPresented: Binding<Bool>, _ documents: [D], _ onCancellation: @escaping () -> Void,
    write: @escaping ([D], URL) -> Void, fail: @escaping (any Error) -> Void
  ) -> some View {
    fileDialog(.save, isPresented: isPresented, isReady: !documents.isEmpty) { answer in
      switch answer {
      case .cancellation: onCancellation()
      case .failure(let error): fail(error)
      case .folder(let folder): write(documents, folder)
      case .files(let files): write(documents, files.first ?? FileDialog.folder)
      }
    }
  }
}

/// What writes files for dialogs.
enum FileWriting {
  /// Notes files for the test of the app whose code runs.
  static func note(_ files: [URL]) {
    assumeMain { UnderstudyCore.Host.current?.configuration.world.files.note(files) }
  }

  /// A place for a file in a folder, which is made: a name that is taken gets a number.
  static func place(in folder: URL, named name: String?, _ type: UTType) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = name ?? "Untitled"
    let suffix = type.preferredFilenameExtension.map { "." + $0 } ?? ""
    let stem = !suffix.isEmpty && name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    var (file, number) = (folder.appending(path: stem + suffix), 2)
    while FileManager.default.fileExists(atPath: file.path) {
      (file, number) = (folder.appending(path: "\(stem) \(number)\(suffix)"), number + 1)
    }
    return file
  }

  /// Writes a value by the first of its ways that is of one of the kinds; that takes a moment.
  static func write<T: Transferable>(
    _ item: T, _ types: [UTType], to folder: URL, named name: String?,
    _ completion: @escaping (Result<URL, any Error>) -> Void
  ) {
    let ways = T.transferRepresentation._ways.filter { $0.export != nil }
    let fitting = ways.first { way in types.contains { way.contentType.conforms(to: $0) } }
    guard let way = fitting ?? (types.isEmpty ? ways.first : nil), let export = way.export else {
      return completion(.failure(CocoaError(.fileWriteUnknown)))
    }
    let name = name ?? way.suggestedFileName?(item)
    let work = UncheckedSendable((item as Any, export, completion))
    Task { @MainActor in
      let (item, export, completion) = work.value
      do {
        let data = try await export(item)
        let file = try place(in: folder, named: name, way.contentType)
        try data.write(to: file)
        note([file])
        completion(.success(file))
      } catch { completion(.failure(error)) }
    }
  }
}

extension FileDocument {
  fileprivate func write(to folder: URL, _ type: UTType, named name: String?) throws -> URL {
    let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
    let file = try FileWriting.place(in: folder, named: name ?? wrapper.preferredFilename, type)
    try wrapper.write(to: file, originalContentsURL: nil)
    FileWriting.note([file])
    return file
  }
}

extension ReferenceFileDocument {
  fileprivate func write(to folder: URL, _ type: UTType, named name: String?) throws -> URL {
    let wrapper = try fileWrapper(
      snapshot: try snapshot(contentType: type),
      configuration: WriteConfiguration(contentType: type, existingFile: nil))
    let file = try FileWriting.place(in: folder, named: name ?? wrapper.preferredFilename, type)
    try wrapper.write(to: file, originalContentsURL: nil)
    FileWriting.note([file])
    return file
  }
}
