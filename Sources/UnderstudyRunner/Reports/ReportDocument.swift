import Foundation

/// The content of `report.json`; `Docs/Reports.md` describes its keys.
struct ReportDocument: Encodable {
  struct Step: Encodable {
    var number: Int
    var kind: String
    var title: String
    var file: String?
    var line: Int?
    var begin: Double
    var end: Double?
    var before: String?
    var after: String?
    var result: Bool?
    var steps: [Step]
  }

  struct Failure: Encodable {
    var text: String
    var file: String?
    var line: Int?
    var time: Double?
    var step: Int?
    var tree: String?
    var screenshot: String?
  }

  struct App: Encodable {
    var name: String
    var events: String
    var tree: String
  }

  struct Attachment: Encodable {
    var name: String
    var type: String
    var lifetime: String
    var file: String
    var step: Int?
  }

  var version = 1
  let name: String
  let framework: String
  let module: String
  let suite: String
  let test: String
  let arguments: String?
  let failures: [Failure]
  let steps: [Step]
  var apps: [App] = []
  var attachments: [Attachment] = []

  init(_ contents: ReportContents, of title: ReportTitle) {
    (name, framework, module) = (title.name, title.framework, title.module)
    (suite, test, arguments) = (title.suite, title.test, title.arguments)
    failures = contents.failures.enumerated().map { index, failure in
      Failure(
        text: failure.text, file: failure.file, line: failure.line, time: failure.time.map(Self.seconds),
        step: failure.step.map { $0 + 1 }, tree: failure.tree.map(Self.file(ofTree:)),
        screenshot: failure.picture.map { _ in Self.file(ofPicture: index + 1) })
    }
    steps = Self.steps(in: contents.steps, inside: nil)
  }

  private static func steps(in steps: [ReportStep], inside outer: Int?) -> [Step] {
    var inner: [Int?: [Int]] = [:]
    for (index, step) in steps.enumerated() { inner[step.outer, default: []].append(index) }
    func nested(_ outer: Int?) -> [Step] {
      (inner[outer] ?? []).map { index in
        let step = steps[index]
        return Step(
          number: index + 1, kind: step.kind.rawValue, title: step.title, file: step.place?.file,
          line: step.place?.line, begin: seconds(step.begin), end: step.end.map(seconds),
          before: step.before.map(file(ofTree:)), after: step.after.map(file(ofTree:)), result: step.result,
          steps: nested(index))
      }
    }
    return nested(outer)
  }

  /// The file of a tree.
  static func file(ofTree number: Int) -> String { "trees/\(number).txt" }

  /// The file of what the app showed at a failure.
  static func file(ofPicture number: Int) -> String { "screenshots/failure-\(number).png" }

  static func seconds(_ time: Duration) -> Double { time / .seconds(1) }

  /// Keys in alphabetical order, so that equal reports are equal files.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
