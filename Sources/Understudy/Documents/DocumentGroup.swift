import Combine
import Foundation
@_spi(Runtime) import UnderstudyCore

/// A scene that shows the documents of an app: a list of the files in the app's documents, and an editor for the one that is open.
///
/// The system's browser is another process on a device: here it is a page "Documents" with a button "Create Document" and one for
/// each file of a kind that the app reads. A test puts files into the app's documents before the launch. Source: Apple's page
/// "DocumentGroup".
public struct DocumentGroup<Document, Content: View> {
  fileprivate let browser: @MainActor () -> AnyView
}

extension DocumentGroup where Document: FileDocument {
  /// A scene for documents that can be edited. Each change is written to the file.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: Shows the open document.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let make = newDocument
    nonisolated(unsafe) let edit = editor
    browser = { AnyView(DocumentBrowser(kind: ValueDocuments(make: { make() }, editor: { edit($0) }))) }
  }

  /// A scene for documents that can only be looked at.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let show = viewer
    browser = { AnyView(DocumentBrowser(kind: ValueDocuments<Document, Content>(make: nil, editor: { show($0) }))) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// A scene for documents that are objects. They are written when the user leaves them.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let make = newDocument
    nonisolated(unsafe) let edit = editor
    browser = { AnyView(DocumentBrowser(kind: ObjectDocuments(make: { make() }, editor: { edit($0) }))) }
  }

  /// A scene for documents that are objects and can only be looked at.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let show = viewer
    browser = { AnyView(DocumentBrowser(kind: ObjectDocuments<Document, Content>(make: nil, editor: { show($0) }))) }
  }
}

extension DocumentGroup: Scene {
  public var body: some Scene {
    let browser = browser
    return WindowGroup { browser() }
  }
}

/// An open document that is a value. Source: Apple's page "FileDocumentConfiguration".
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The file of the document.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool
}

/// An open document that is an object. Source: Apple's page "ReferenceFileDocumentConfiguration".
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file of the document.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool
}

/// How the browser reads, shows and writes documents of a type.
@MainActor private protocol DocumentKind {
  associatedtype Document
  associatedtype Page: View
  var types: [UTType] { get }
  /// Nil where documents can only be looked at.
  var make: (() -> Document)? { get }
  func read(_ configuration: FileDocumentReadConfiguration) throws -> Document
  func write(_ document: Document, _ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
  func page(_ document: Document, _ file: DocumentFile<Document>) -> Page
}

private struct ValueDocuments<Document: FileDocument, Content: View>: DocumentKind {
  let make: (() -> Document)?
  let editor: (FileDocumentConfiguration<Document>) -> Content
  var types: [UTType] { Document.readableContentTypes }

  func read(_ configuration: FileDocumentReadConfiguration) throws -> Document {
    try Document(configuration: configuration)
  }
  func write(_ document: Document, _ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try document.fileWrapper(configuration: configuration)
  }
  func page(_ document: Document, _ file: DocumentFile<Document>) -> ValueDocumentPage<Document, Content> {
    ValueDocumentPage(document: document, file: file, isEditable: make != nil, editor: editor)
  }
}

private struct ValueDocumentPage<Document: FileDocument, Content: View>: View {
  @State private var document: Document
  let file: DocumentFile<Document>
  let isEditable: Bool
  let editor: (FileDocumentConfiguration<Document>) -> Content

  init(
    document: Document, file: DocumentFile<Document>, isEditable: Bool,
    editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    _document = State(wrappedValue: document)
    (self.file, self.isEditable, self.editor) = (file, isEditable, editor)
  }

  var body: some View {
    let binding = Binding {
      document
    } set: { new in
      guard isEditable else { return }
      document = new
      file.write(new)
    }
    editor(FileDocumentConfiguration(document: binding, fileURL: file.url, isEditable: isEditable))
  }
}

private struct ObjectDocuments<Document: ReferenceFileDocument, Content: View>: DocumentKind {
  let make: (() -> Document)?
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
  var types: [UTType] { Document.readableContentTypes }

  func read(_ configuration: FileDocumentReadConfiguration) throws -> Document {
    try Document(configuration: configuration)
  }
  func write(_ document: Document, _ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try document.fileWrapper(
      snapshot: document.snapshot(contentType: configuration.contentType), configuration: configuration)
  }
  func page(_ document: Document, _ file: DocumentFile<Document>) -> ObjectDocumentPage<Document, Content> {
    ObjectDocumentPage(document: document, file: file, isEditable: make != nil, editor: editor)
  }
}

private struct ObjectDocumentPage<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  let file: DocumentFile<Document>
  let isEditable: Bool
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: Document, file: DocumentFile<Document>, isEditable: Bool,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document)
    (self.file, self.isEditable, self.editor) = (file, isEditable, editor)
  }

  var body: some View {
    editor(ReferenceFileDocumentConfiguration(document: document, fileURL: file.url, isEditable: isEditable))
      .environmentObject(document)
      .onDisappear { if isEditable { file.write(document) } }
  }
}

/// The file of an open document.
private struct DocumentFile<Document>: Hashable {
  let url: URL
  let write: (Document) -> Void

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.url == rhs.url }
  func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

/// The list of the app's documents.
private struct DocumentBrowser<Kind: DocumentKind>: View {
  let kind: Kind
  @State private var names: [String] = []
  @State private var opened: OpenDocument?

  private struct OpenDocument: Hashable {
    let file: DocumentFile<Kind.Document>
    let document: Kind.Document

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.file == rhs.file }
    func hash(into hasher: inout Hasher) { hasher.combine(file) }
  }

  var body: some View {
    NavigationStack {
      List {
        if kind.make != nil { Button("Create Document", action: create) }
        ForEach(names, id: \.self) { name in Button(name) { open(name) } }
      }
      .navigationTitle("Documents")
      .onAppear(perform: look)
      .navigationDestination(item: $opened) { opened in
        kind.page(opened.document, opened.file)
          .navigationTitle(opened.file.url.deletingPathExtension().lastPathComponent)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private var folder: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  private func look() {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    names = all.filter { type(of: folder.appending(path: $0)) != nil }.sorted()
  }

  /// The kind of a file that the app reads; nil for any other file.
  private func type(of file: URL) -> UTType? {
    let known = UTType(filenameExtension: file.pathExtension, conformingTo: .item)
    return kind.types.first { $0.preferredFilenameExtension == file.pathExtension.lowercased() }
      ?? kind.types.first { known?.conforms(to: $0) == true }
  }

  private func create() {
    guard let make = kind.make, let type = kind.types.first,
      let url = try? FileWriting.place(in: folder, named: nil, type)
    else { return }
    let document = make()
    let file = file(url, type)
    file.write(document)
    look()
    opened = OpenDocument(file: file, document: document)
  }

  private func open(_ name: String) {
    let url = folder.appending(path: name)
    guard let type = type(of: url), let wrapper = try? FileWrapper(url: url),
      let document = try? kind.read(FileDocumentReadConfiguration(contentType: type, file: wrapper))
    else { return }
    opened = OpenDocument(file: file(url, type), document: document)
  }

  private func file(_ url: URL, _ type: UTType) -> DocumentFile<Kind.Document> {
    let kind = kind
    return DocumentFile(url: url) { document in
      let existing = try? FileWrapper(url: url)
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
      try? kind.write(document, configuration).write(to: url, options: .atomic, originalContentsURL: nil)
    }
  }
}
