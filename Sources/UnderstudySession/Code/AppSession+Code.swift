import Foundation
import UnderstudyJSON
import UnderstudySockets
import XCUIAutomation

extension AppSession {
  func code(_ request: Request) throws(SessionError) -> JSON { .members(["code": .string(try text(request))]) }

  private func text(_ request: Request) throws(SessionError) -> String {
    let framework = try request.choice("framework", of: TestFramework.self) ?? .xctest
    _ = try application()
    let start = try start(request)
    let done = Array(steps.prefix(current))
    var writer = CodeWriter(
      framework: framework, name: try request.text("name") ?? "flow", start: start, settings: settings,
      launchSerials: launchScreen.serials)
    if let reversed = try request.integer("reversed") {
      let count = done.count { if case .assertion = $0.code { true } else { false } }
      guard (1...max(count, 1)).contains(reversed), count > 0 else {
        throw SessionError(.badParameter, "There is no assertion \(reversed).", advice: "There are \(count)")
      }
      writer.reversed = reversed
    }
    return writer.file(of: done)
  }

  /// How the test comes to its app.
  private func start(_ request: Request) throws(SessionError) -> CodeWriter.Start {
    if let name = try request.text("app") {
      return .app(apps.first { $0.name.hasSuffix(".\(name)") }?.name ?? name)
    }
    guard let launched else { return .ofModule }
    switch launched.kind {
    case .preview(let preview) where preview.isType: return .preview(launched.name)
    case .preview(let preview): return .linkedPreview(preview.title)
    case .app where apps.count > 1: return .app(launched.name)
    case .app, .delegate: return .ofModule
    }
  }

  /// Writes the test into a file that is not there, or that was written so.
  func write(_ request: Request) throws(SessionError) -> JSON {
    let path = try request.needed("file", try request.text("file"))
    guard path.hasSuffix(".swift") else {
      throw SessionError(.file, "A test's file ends with .swift, and \(path.swiftLiteral) does not.")
    }
    let code = try text(request)
    let url = URL(fileURLWithPath: path)
    // What is no regular file, such as a pipe, is not read: that might never end.
    if (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
      let old = try? Data(contentsOf: url), !old.isEmpty, !CodeWriter.hasWritten(String(decoding: old, as: UTF8.self))
    {
      throw SessionError(
        .file, "\(path) is there, and was not written by a session.", advice: "name another file, or remove it first")
    }
    do throws(ClientError) {
      try OutputFile.write(Data(code.utf8), to: url.path)
    } catch {
      throw SessionError(.file, error.description)
    }
    return .members(["file": .string(url.path), "code": .string(code)])
  }
}
