import Foundation
import Testing

/// A document with code, and where the code is compiled and run, in the folder of these tests.
struct ExampleDocument: Sendable, CustomTestStringConvertible {
  let name: String
  /// Sources with examples between marks.
  let sources: [String]
  /// Sources that are an example as a whole.
  var files: [String] = []
  /// How many examples there are at least: a document without any would agree with everything.
  var minimum = 20

  var testDescription: String { name }

  static let all = [
    ExampleDocument(
      name: "WritingTests.md",
      sources: [
        "DocumentationExamples.swift", "DocumentationActionExamples.swift", "DocumentationWaitingExamples.swift",
        "DocumentationUITests.swift", "DocumentationWorldExamples.swift",
      ],
      files: ["Support.swift"]),
    ExampleDocument(name: "Waiting.md", sources: ["WaitingExamples.swift"]),
    ExampleDocument(name: "TestDoubles.md", sources: ["Doubles/TestDoublesExamples.swift"]),
    ExampleDocument(name: "Time.md", sources: ["DocumentationTimeExamples.swift"], minimum: 9),
    ExampleDocument(name: "Previews.md", sources: ["PreviewExamples.swift"], minimum: 3),
    ExampleDocument(name: "Pictures.md", sources: ["PictureExamples.swift"], minimum: 1),
    ExampleDocument(name: "Inspecting.md", sources: ["Inspection/InspectingExamples.swift"], minimum: 10),
    ExampleDocument(
      name: "Frameworks.md",
      sources: [
        "../FrameworksTests/AVFoundation/MediaExamples.swift", "../FrameworksTests/CoreLocation/LocationExamples.swift",
        "../FrameworksTests/StoreKit/StoreExamples.swift",
        "../FrameworksTests/FrameworksExamples.swift", "../FrameworksTests/MoreExamples.swift",
      ], minimum: 13),
    ExampleDocument(name: "SwiftData.md", sources: ["../FrameworksTests/SwiftDataExamples.swift"], minimum: 2),
    ExampleDocument(name: "CoreData.md", sources: ["../FrameworksTests/CoreDataExamples.swift"], minimum: 3),
    ExampleDocument(name: "Cheatsheet.md", sources: ["CheatsheetExamples.swift"], minimum: 3),
  ]
}

/// Keeps the code of the documents the same as the code that is compiled and run.
@Suite("Documentation")
struct DocumentationTests {
  @Test("The code blocks of a document are those of its examples", arguments: ExampleDocument.all)
  func codeBlocks(document: ExampleDocument) throws {
    let blocks = try Self.blocks(of: Self.file("Docs/\(document.name)"))
    let folder = "Tests/UnderstudyTestingTests"
    let examples =
      try document.sources.flatMap { try Self.examples(of: Self.file("\(folder)/\($0)")) }
      + document.files.map { try Self.file("\(folder)/\($0)").trimmingCharacters(in: .newlines) }
    #expect(blocks.filter { !examples.contains($0) } == [], "blocks without an example")
    #expect(examples.filter { !blocks.contains($0) } == [], "examples without a block")
    #expect(blocks.count == examples.count)
    #expect(blocks.count >= document.minimum)
  }

  @Test(
    "Each line of the blocks of a document without marks stands in its examples",
    arguments: [
      ("Geometry.md", "Tests/UnderstudyTestingTests/GeometryExamples.swift"),
      ("Snapshots.md", "Tests/SnapshotTestingTests/SnapshotExamples.swift"),
    ])
  func lines(document: String, source: String) throws {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let examples = Set(lines(try Self.file(source)))
    let blocks = try Self.blocks(of: Self.file("Docs/\(document)"))
    #expect(blocks.count >= 4)
    #expect(blocks.flatMap(lines).filter { !examples.contains($0) } == [])
  }

  @Test("Every link between the documents leads to a file")
  func links() throws {
    let names = [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Docs/README.md", "Docs/Architecture.md",
      "Docs/GettingStarted.md", "Docs/XcodeProject.md", "Docs/CI.md", "Docs/Decisions.md", "Docs/Elements.md",
      "Docs/Reports.md", "Docs/Session.md", "Docs/Speed.md",
      "Docs/Coverage.md", "Docs/CoverageOfLayout.md", "Docs/CoverageOfFindings.md", "Docs/Gaps.md",
      "Docs/Troubleshooting.md", "Docs/FromASimulator.md", "Docs/Geometry.md",
      "Docs/HangsAndCrashes.md", "Docs/Snapshots.md", "Docs/Toolchains.md",
      "Harness/Probe/README.md",
    ]
    for name in names + ExampleDocument.all.map({ "Docs/\($0.name)" }) {
      let folder = Self.root.appendingPathComponent(name).deletingLastPathComponent()
      for link in try Self.file(name).matches(of: /\]\(([^)#]+)(#[^)]*)?\)/).map({ String($0.output.1) }) {
        guard !link.hasPrefix("http") else { continue }
        let target = folder.appendingPathComponent(link).path
        #expect(FileManager.default.fileExists(atPath: target), "\(name) links to \(link)")
      }
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func file(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The text between the fences of each Swift block.
  private static func blocks(of document: String) -> [String] {
    pieces(of: document, from: "```swift", to: "```")
  }

  /// The text between the marks of each example, moved to the left margin.
  private static func examples(of source: String) -> [String] {
    pieces(of: source, from: "// example", to: "// end").map { piece in
      let lines = piece.split(separator: "\n", omittingEmptySubsequences: false)
      let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
    }
  }

  private static func pieces(of text: String, from start: String, to end: String) -> [String] {
    var pieces: [String] = []
    var current: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let mark = line.drop { $0 == " " }
      if let lines = current {
        if mark == end {
          pieces.append(lines.joined(separator: "\n"))
          current = nil
        } else {
          current = lines + [line]
        }
      } else if mark == start {
        current = []
      }
    }
    return pieces
  }
}
