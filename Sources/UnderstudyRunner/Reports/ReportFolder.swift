import Foundation
import UnderstudyPage

/// Writes reports into a directory: a folder for each failed test, and the index of all.
struct ReportFolder {
  let root: URL
  private let files = FileManager.default

  init(_ destination: ReportDestination) { root = URL(fileURLWithPath: destination.path, isDirectory: true) }

  /// Removes the folder of a test, where there is one, and its line in the index.
  func remove(_ folder: String) { remove(KnownFolders.take(of: folder, in: root) { $0 == folder }) }

  /// Removes the folders of a test of Swift Testing: its own, or those of its cases.
  func removeCases(of folder: String) { remove(KnownFolders.take(of: folder, in: root) { _ in true }) }

  private func remove(_ folders: [String]) {
    guard !folders.isEmpty else { return }
    for folder in folders { try? files.removeItem(at: root.appendingPathComponent(folder)) }
    try? ReportIndex.update(in: root, removing: folders)
    try? PageFile(in: root).add(folders.map { try PageRecord($0, nil) })
  }

  /// Removes what an earlier run has left of a test, whose line in the index is about to be replaced.
  func removeFiles(of title: ReportTitle) { try? files.removeItem(at: place(of: title)) }

  /// Writes the folder of a test but for its pictures. Each file is whole at any time.
  ///
  /// - Returns: what was attached, with its content, and the files of the apps.
  /// - Throws: what the file system refuses.
  @discardableResult
  func write(_ contents: ReportContents, of title: ReportTitle) throws -> [WrittenAttachment] {
    let folder = place(of: title)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    var contents = contents
    var document = ReportDocument(contents, of: title)
    document.apps = try writeApps(&contents, in: folder)
    try writeTrees(contents, in: folder)
    if !contents.failures.isEmpty { try write(ReportText.failures(of: contents), "failures.txt", in: folder) }
    if !contents.steps.isEmpty { try write(ReportText.steps(of: contents), "steps.txt", in: folder) }
    let attachments = try writeAttachments(contents, in: folder)
    document.attachments = attachments.map(\.entry)
    try write(ReportDocument.encoder.encode(document), "report.json", in: folder)
    KnownFolders.add(title.folder, in: root)
    return attachments
  }

  /// Puts a test into the page.
  ///
  /// - Throws: what the file system refuses.
  func addToPage(_ record: PageRecord) throws {
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    try PageFile(in: root).add([record])
  }

  /// Whether the directory has a page.
  var hasPage: Bool { files.fileExists(atPath: PageFile.url(in: root).path) }

  /// Draws what the app showed at each failure, where that has not been done before.
  ///
  /// - Throws: what the file system refuses.
  func drawPictures(of contents: ReportContents, _ title: ReportTitle) throws {
    let folder = place(of: title)
    for (index, failure) in contents.failures.enumerated() {
      guard let picture = failure.picture else { continue }
      let name = ReportDocument.file(ofPicture: index + 1)
      guard !files.fileExists(atPath: folder.appendingPathComponent(name).path) else { continue }
      _ = try make("screenshots", in: folder)
      try write(picture.png, name, in: folder)
    }
  }

  private func place(of title: ReportTitle) -> URL { root.appendingPathComponent(title.folder, isDirectory: true) }

  private func make(_ name: String, in folder: URL) throws -> URL {
    let inner = folder.appendingPathComponent(name, isDirectory: true)
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    return inner
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try write(Data("\(text)\n".utf8), name, in: folder)
  }

  private func write(_ data: Data, _ name: String, in folder: URL) throws {
    try WholeFile.save(data, to: folder.appendingPathComponent(name))
  }

  /// Writes the event logs of the apps, and adds their last trees.
  private func writeApps(_ contents: inout ReportContents, in folder: URL) throws -> [ReportDocument.App] {
    try (contents.apps + contents.appsAtFailure).enumerated().map { index, app in
      let name = "\(index + 1).txt"
      let text = app.events.enumerated().map { index, event in
        "\(app.firstEvent + index)  \(event.time) s  \(event.text)\n"
      }.joined()
      try write(Data(text.utf8), name, in: make("events", in: folder))
      let tree = contents.addTree(app.tree)
      return ReportDocument.App(name: app.name, events: "events/\(name)", tree: ReportDocument.file(ofTree: tree))
    }
  }

  private func writeTrees(_ contents: ReportContents, in folder: URL) throws {
    guard contents.trees.count > 0 else { return }
    let trees = try make("trees", in: folder)
    for number in 1...contents.trees.count { try write(contents.trees.text(of: number), "\(number).txt", in: trees) }
  }

  /// Writes what the test has attached; what cannot be read has its error as its text.
  private func writeAttachments(_ contents: ReportContents, in folder: URL) throws -> [WrittenAttachment] {
    try contents.attachments.enumerated().compactMap { index, attachment in
      let data: Data
      do {
        guard let payload = try attachment.payload() else { return nil }
        data = payload
      } catch {
        data = Data("Could not read the attachment: \(error)\n".utf8)
      }
      let name = "\(index + 1)-\(SafeName.file(attachment.fileName))"
      try write(data, name, in: make("attachments", in: folder))
      let entry = ReportDocument.Attachment(
        name: attachment.fileName, type: attachment.type,
        lifetime: attachment.lifetime == .keepAlways ? "keepAlways" : "deleteOnSuccess",
        file: "attachments/\(name)", step: attachment.step.map { $0 + 1 })
      return WrittenAttachment(entry: entry, data: data)
    }
  }
}

/// An attachment that has its file.
struct WrittenAttachment {
  let entry: ReportDocument.Attachment
  let data: Data
}
