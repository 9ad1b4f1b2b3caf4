import UnderstudyJSON
import XCUIAutomation

/// Previews: which there are, and what is wrong with one.
extension AppSession {
  func listPreviews() -> JSON {
    let previews = previews.compactMap(\.preview)
    return .members([
      "lines": .texts(previews.map { [$0.title, $0.place].compactMap(\.self).joined(separator: " ") }),
      "previews": .array(previews.map { JSON.object(members(of: $0)) }),
    ])
  }

  func check(_ request: Request) throws(SessionError) -> JSON {
    let name = try request.needed("preview", try request.text("preview"))
    let isAudited = try request.truth("audit") ?? true
    guard let preview = try preview(named: name).preview else {
      throw SessionError(.noApp, "There is no preview \"\(name)\".")
    }
    stop()
    let problems = PreviewCheck(preview, audits: isAudited ? [.all, .hiddenIdentifiers] : []).problems()
    let records = problems.map { problem in
      JSON.members(["problem": .string(problem.headline), "text": .string(problem.message)])
    }
    let own = JSON.members(["lines": .texts(problems.map(\.message)), "problems": .array(records)])
    return .object(members(of: preview) + (own.members ?? []))
  }

  private func members(of preview: LinkedPreview) -> [JSON.Member] {
    let members = JSON.members([
      "preview": .string(preview.title), "name": preview.name.map { .string($0) }, "module": .string(preview.module),
      "file": preview.fileID.map { .string($0) }, "path": preview.location.map { .string($0.file) },
      "line": preview.line.map { .integer($0) },
    ])
    return members.members ?? []
  }
}

extension LinkedPreview {
  /// File and line.
  fileprivate var place: String? { location?.text }
}
