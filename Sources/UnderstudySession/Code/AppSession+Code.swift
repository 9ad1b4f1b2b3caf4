import Foundation
import UnderstudyJSON

extension AppSession {
  func code(_ request: Request) throws(SessionError) -> JSON { .members(["code": .string(try text(request))]) }

  private func text(_ request: Request) throws(SessionError) -> String {
    let framework = try request.choice("framework", of: TestFramework.self) ?? .xctest
    var app = try request.text("app")
    if app == nil, apps.count > 1 {
      _ = try application()
      app = launchedName
    }
    if let name = app, !name.contains("."), let whole = apps.first(where: { $0.name.hasSuffix(".\(name)") }) {
      app = whole.name
    }
    let done = Array(steps.prefix(current))
    var writer = CodeWriter(
      framework: framework, name: try request.text("name") ?? "flow", app: app, settings: settings,
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

  /// Writes the test into a file that is not there, or that was written so.
  func write(_ request: Request) throws(SessionError) -> JSON {
    let path = try request.needed("file", try request.text("file"))
    guard path.hasSuffix(".swift") else {
      throw SessionError(.file, "A test's file ends with .swift, and \(path.debugDescription) does not.")
    }
    let code = try text(request)
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(code.utf8).write(to: url, options: .atomic)
    } catch {
      throw SessionError(.file, "\(path) cannot be written: \(error.localizedDescription)")
    }
    return .members(["file": .string(url.path), "code": .string(code)])
  }
}
