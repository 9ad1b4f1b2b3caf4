import Foundation

/// Writes reports into a directory: a folder for each failed test, and the index of all.
struct ReportFolder {
  private let root: URL
  private let files = FileManager.default

  init(_ destination: ReportDestination) { root = URL(fileURLWithPath: destination.path, isDirectory: true) }

  /// Removes the folder of a test, where there is one, and its line in the index.
  func remove(_ folder: String) { remove { $0 == folder } }

  /// Removes the folders of a test of Swift Testing: its own, or those of its cases.
  func removeCases(of folder: String) { remove { $0 == folder || $0.hasPrefix("\(folder)#") } }

  private func remove(where isMeant: (String) -> Bool) {
    let former = ((try? files.contentsOfDirectory(atPath: root.path)) ?? []).filter(isMeant)
    guard !former.isEmpty else { return }
    for folder in former { try? files.removeItem(at: root.appendingPathComponent(folder)) }
    try? ReportIndex.update(in: root) { tests in tests.removeAll { former.contains($0.folder) } }
  }

  /// Replaces the folder of a test and its line in the index.
  ///
  /// - Throws: what the file system refuses.
  func write(_ contents: ReportContents, of title: ReportTitle) throws {
    let folder = root.appendingPathComponent(title.folder, isDirectory: true)
    if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    var contents = contents
    var document = ReportDocument(contents, of: title)
    document.apps = try writeApps(&contents, in: folder)
    document.attachments = try writeAttachments(contents, in: folder)
    try writeTrees(contents, in: folder)
    try write(ReportText.failures(of: contents), "failures.txt", in: folder)
    if !contents.steps.isEmpty { try write(ReportText.steps(of: contents), "steps.txt", in: folder) }
    try ReportDocument.encoder.encode(document).write(to: folder.appendingPathComponent("report.json"))
    try ReportIndex.update(in: root) { tests in
      tests.removeAll { $0.folder == title.folder }
      tests.append(ReportIndex.Entry(contents, of: title))
    }
  }

  private func make(_ name: String, in folder: URL) throws -> URL {
    let inner = folder.appendingPathComponent(name, isDirectory: true)
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    return inner
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try Data("\(text)\n".utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Writes the event logs of the apps, and adds their last trees.
  private func writeApps(_ contents: inout ReportContents, in folder: URL) throws -> [ReportDocument.App] {
    try contents.apps.enumerated().map { index, app in
      let name = "\(index + 1).txt"
      let text = app.events.map { "\($0)\n" }.joined()
      try Data(text.utf8).write(to: make("events", in: folder).appendingPathComponent(name))
      let tree = contents.addTree(app.tree)
      return ReportDocument.App(name: app.name, events: "events/\(name)", tree: ReportDocument.file(ofTree: tree))
    }
  }

  private func writeTrees(_ contents: ReportContents, in folder: URL) throws {
    guard contents.trees.count > 0 else { return }
    let trees = try make("trees", in: folder)
    for number in 1...contents.trees.count { try write(contents.trees.text(of: number), "\(number).txt", in: trees) }
    for (index, failure) in contents.failures.enumerated() {
      guard let tree = failure.tree else { continue }
      let image = TextImage.png(of: contents.trees.text(of: tree))
      try image.write(to: make("screenshots", in: folder).appendingPathComponent("failure-\(index + 1).png"))
    }
  }

  /// Writes what the test has attached; what cannot be read has its error as its text.
  private func writeAttachments(
    _ contents: ReportContents, in folder: URL
  ) throws -> [ReportDocument.Attachment] {
    try contents.attachments.enumerated().compactMap { index, attachment in
      let data: Data
      do {
        guard let payload = try attachment.payload() else { return nil }
        data = payload
      } catch {
        data = Data("Could not read the attachment: \(error)\n".utf8)
      }
      let name = "\(index + 1)-\(FolderName.safeFile(attachment.fileName))"
      try data.write(to: make("attachments", in: folder).appendingPathComponent(name))
      return ReportDocument.Attachment(
        name: attachment.fileName, type: attachment.type,
        lifetime: attachment.lifetime == .keepAlways ? "keepAlways" : "deleteOnSuccess",
        file: "attachments/\(name)", step: attachment.step.map { $0 + 1 })
    }
  }
}
