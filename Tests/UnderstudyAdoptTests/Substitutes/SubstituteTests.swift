import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Substitutes for what does not compile here")
struct SubstituteTests {
  private static let source = """
    struct Page: View {
      let store = Store()
      var body: some View {
        VStack {
          Text("Tea")
          Scanner(code: $code)
            .frame(height: 40)
          Button("Save") {
            store.save()
            Haptics.play(.soft)
          }
        }
      }
      func load() async throws -> [Item] {
        let list = try await Cloud.items { $0.date > $1.date }
        return list
      }
      init(name: String) {
        self.name = Cloud.name(name)
      }
      var count: Int {
        get { Cloud.count }
        set { Cloud.count = newValue }
      }
    }
    """

  /// The kinds and texts of the parts around the first place of a word, the innermost first.
  private static func parts(around word: String, in source: String = source) throws -> [(SourcePart.Kind, String)] {
    let tokens = SourceTokens(source)
    let place = try #require(tokens.tokens.firstIndex { $0.text == word })
    return SourceParts(tokens).around(place).map { ($0.kind, tokens.text(in: $0.range)) }
  }

  @Test("The parts around a statement are itself, its closure, and what is around that")
  func innermostFirst() throws {
    let parts = try Self.parts(around: "Haptics")
    #expect(
      parts.map(\.0).prefix(5) == [
        .statement, .closure(head: nil), .statement, .closure(head: nil), .statement,
      ])
    #expect(parts.first?.1 == "Haptics.play(.soft)")
    #expect(parts.dropFirst(2).first?.1.hasPrefix("Button(\"Save\")") == true)
    #expect(parts.last?.0 == .view)
  }

  @Test(
    "A body is told by its declaration",
    arguments: [
      ("Scanner", SourcePart.Kind.view), ("list", .result(isThrowing: true)), ("self", .initializer(isFailable: false)),
      ("newValue", .action),
    ])
  func kinds(word: String, kind: SourcePart.Kind) throws {
    let parts = try Self.parts(around: word)
    #expect(parts.last?.0 == kind || parts.map(\.0).contains(kind), "\(parts)")
  }

  @Test("`if`, `switch` and loops are no parts themselves, and their statements are")
  func blocks() throws {
    let source = """
      struct A {
        func run() {
          do {
            for a in b where c {
              stop(a)
            }
          } catch { later() }
        }
      }
      """
    let parts = try Self.parts(around: "stop", in: source)
    #expect(parts.map(\.0) == [.statement, .block, .block, .action])
    let tokens = SourceTokens(source)
    let place = try #require(tokens.tokens.firstIndex { $0.text == "stop" })
    #expect(
      SourceParts(tokens).around(place).flatMap { Substitute.forms(of: $0, in: tokens) }
        == [.statement, .statementView, .body])
  }

  private static func substitute(_ word: String, _ form: Substitute.Form, in source: String = source) throws
    -> Substitute
  {
    let tokens = SourceTokens(source)
    let place = try #require(tokens.tokens.firstIndex { $0.text == word })
    let part = try #require(
      SourceParts(tokens).around(place).first { Substitute.forms(of: $0, in: tokens).contains(form) })
    return Substitute(
      name: part.name, line: tokens.tokens[part.range.lowerBound].line, reason: "cannot find it", form: form,
      mark: Substitute.mark(of: part.range, in: tokens))
  }

  @Test("A copy has the lines of its source, and a substitute in place of one statement")
  func copy() throws {
    let file = SubstituteList.File(
      path: "Page.swift", target: "Tea", substitutes: [try Self.substitute("Scanner", .statementView)])
    let copy = SubstitutedSource(Self.source, file, at: "/tea/Page.swift")
    let lines = copy.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "import UnderstudyStandins")
    #expect(lines[1] == "#sourceLocation(file: \"/tea/Page.swift\", line: 1)")
    let source = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == source.count + 2)
    #expect(lines[2 + 5].contains("StandinView(substitute: \"Page.swift: closure, line 6\", \"cannot find it\")"))
    #expect(lines[2 + 4] == source[4] && lines[2 + 7] == source[7])
    #expect(!copy.text.contains("Scanner"))
  }

  @Test("A part that was edited since is compiled as it stands")
  func edited() throws {
    let file = SubstituteList.File(
      path: "Page.swift", target: "Tea", substitutes: [try Self.substitute("Scanner", .statementView)])
    let edited = Self.source.replacingOccurrences(of: "height: 40", with: "height: 44")
    let copy = SubstitutedSource(edited, file, at: "/tea/Page.swift")
    #expect(copy.text.hasSuffix(edited))
  }

  @Test("Substitutes fit what stands around them")
  func texts() throws {
    let cases: [(String, Substitute.Form, String)] = [
      ("self", .statement, "    self.name = Standin.substitute("),
      (
        "list", .statement,
        "    let list = Standin.substitute(\"P.swift: load, line 15\", \"cannot find it\") as Anything"
      ),
      ("list", .body, "func load() async throws -> [Item] { return try Standin.throwingSubstitute("),
      ("self", .emptyBody, "init(name: String) { Standin.noteSubstitute("),
      ("self", .body, "init(name: String) { Standin.stop("), ("newValue", .body, "set { Standin.noteSubstitute("),
      ("Haptics", .statement, "        Standin.noteSubstitute("),
      ("Scanner", .body, "VStack { return Standin.substitute("),
      ("Scanner", .bodyView, "VStack { StandinView(substitute: "),
    ]
    for (word, form, text) in cases {
      let file = SubstituteList.File(path: "P.swift", target: "Tea", substitutes: [try Self.substitute(word, form)])
      let copy = SubstitutedSource(Self.source, file, at: "/P.swift").text
      #expect(copy.contains(text), "\(copy)")
    }
  }

  @Test("Conditions that ask for iOS hold in a copy, and those for a version stay")
  func iOS() {
    let source = """
      #if os(iOS) || os(tvOS)
      import UIKit
      #elseif os(macOS)
      import AppKit
      #endif
      let isNew = if #available(iOS 17, *) { os(iOS) } else { false }
      """
    let file = SubstituteList.File(path: "P.swift", target: "Tea", isForIOS: true)
    #expect(
      SubstitutedSource(source, file, at: "/P.swift").text
        == "\n#sourceLocation(file: \"/P.swift\", line: 1)\n"
        + source.replacingOccurrences(of: "#if os(iOS)", with: "#if os(Linux)"))
  }

  @Test("F-155: searches for XCTest's classes find them under their names in Swift")
  func testClasses() {
    let source = #"let isTest = NSClassFromString("XCTestCase") != nil && NSClassFromString("UITextField") != nil"#
    let file = SubstituteList.File(path: "P.swift", target: "Tea", isForIOS: true)
    let copy = SubstitutedSource(source, file, at: "/P.swift").text
    #expect(
      copy.hasSuffix(
        #"let isTest = NSClassFromString("XCTest.XCTestCase") != nil && NSClassFromString("UITextField") != nil"#))
    #expect(NSClassFromString("XCTest.XCTestCase") != nil)
  }

  @Test("F-152: overrides of a test class run on the main actor in a copy, where the class or the method belongs to it")
  func isolatedOverrides() {
    let source = """
      @MainActor final class TeaTests: XCTestCase {
        override func setUpWithError() throws { app = try App() }
        override func tearDown() {
          app = nil
        }
        override func setUp() async throws { app = App() }
        nonisolated override func setUp() { log() }
        func setUp(_ name: String) {}
      }
      class PotTests: XCTestCase {
        @MainActor public override func setUp() { Self.app = App() }
        override func tearDown() { if true { log() } }
      }
      """
    let copy = """
      @MainActor final class TeaTests: XCTestCase , @unchecked Sendable {
        override func setUpWithError() throws { try MainActor.assumeIsolated { () -> Void in app = try App() } }
        override func tearDown() { MainActor.assumeIsolated { () -> Void in
          app = nil
        } }
        override func setUp() async throws { app = App() }
        nonisolated override func setUp() { log() }
        func setUp(_ name: String) {}
      }
      class PotTests: XCTestCase , @unchecked Sendable {
         public override func setUp() { MainActor.assumeIsolated { () -> Void in Self.app = App() } }
        override func tearDown() { if true { log() } }
      }
      """
    var file = SubstituteList.File(path: "P.swift", target: "TeaTests", isolatesOverrides: true)
    let head = "\n#sourceLocation(file: \"/P.swift\", line: 1)\n"
    #expect(SubstitutedSource(source, file, at: "/P.swift").text == head + copy)

    file.isOnMainActor = true
    let all = SubstitutedSource(source, file, at: "/P.swift").text
    #expect(all.contains("tearDown() { MainActor.assumeIsolated { () -> Void in if true { log() } } }"))
    #expect(all.contains("nonisolated override func setUp() { log() }"))
  }

  @Test("Imports of a module's parts name the module in a copy")
  func parts() {
    let source = """
      import CoreImage.CIFilterBuiltins
      @preconcurrency import class UIKit.UIImage
      import enum Accelerate.vDSP
      import os.log
      import SwiftUI
      let importance = Carbon.HIToolbox
      """
    let file = SubstituteList.File(path: "P.swift", target: "Tea", isForIOS: true)
    let copy = """
      import CoreImage
      @preconcurrency import UIKit
      import Accelerate
      import os.log
      import SwiftUI
      let importance = Carbon.HIToolbox
      """
    #expect(
      SubstitutedSource(source, file, at: "/P.swift").text == "\n#sourceLocation(file: \"/P.swift\", line: 1)\n" + copy)
  }

  @Test("An initializer that may fail does so")
  func failable() throws {
    let source = "extension Cup { convenience init?(asset: Asset) { self.init(named: asset) } }"
    let file = SubstituteList.File(
      path: "P.swift", target: "Tea", substitutes: [try Self.substitute("named", .body, in: source)])
    #expect(SubstitutedSource(source, file, at: "/P.swift").text.hasSuffix("; return nil } }"))
  }

  @Test("A declaration that overrides nothing here loses the word")
  func override() throws {
    let source = "class Page: NSObject { override func observe(_ path: String?, of object: Any?) { stop() } }"
    let project = try TemporaryProject(["Page.swift": source])
    let page = project.url("Page.swift").path
    var rounds = SubstituteRounds(root: project.folder, targets: [page: "Tea"], list: SubstituteList())
    let isApplied = rounds.apply([
      Diagnostic(file: page, line: 1, column: 38, message: "method does not override any method from its superclass")
    ])
    #expect(isApplied)
    let file = try #require(rounds.list.files.first)
    #expect(
      SubstitutedSource(source, file, at: page).text.hasSuffix(
        "class Page: NSObject { func observe(_ path: String?, of object: Any?) { stop() } }"))
  }

  @Test("Rounds replace the smallest part first, then what is around it, and nothing in tests")
  func rounds() throws {
    let project = try TemporaryProject(["App/Page.swift": Self.source, "Tests/PageTests.swift": Self.source])
    let (page, tests) = (project.url("App/Page.swift").path, project.url("Tests/PageTests.swift").path)
    var rounds = SubstituteRounds(root: project.folder, targets: [page: "Tea"], list: SubstituteList())
    let error = Diagnostic(file: page, line: 10, column: 9, message: "cannot find 'Haptics' in scope")
    var forms: [String] = []
    while rounds.apply([error]) {
      forms += rounds.list.files.flatMap(\.substitutes).map { "\($0.form.rawValue) \($0.line)" }
    }
    #expect(forms.prefix(4) == ["statementView 10", "statement 10", "body 8", "bodyView 8"])
    #expect(forms.suffix(2) == ["body 3", "removed 3"])
    let isTestReplaced = rounds.apply([
      Diagnostic(file: tests, line: 10, column: 9, message: "cannot find 'Haptics' in scope")
    ])
    #expect(!isTestReplaced)
  }

  @Test(
    "A declaration loses the attribute that only a macro could be",
    arguments: [
      (2, 4, "property wrapper can only be applied to a 'var'", "@Generable struct Cup {\n  \n  let size: Int\n}"),
      (1, 2, "unknown attribute 'Generable'", " struct Cup {\n  @Guide(description: \"How much\")\n  let size: Int\n}"),
    ])
  func attribute(line: Int, column: Int, message: String, copy: String) throws {
    let source = "@Generable struct Cup {\n  @Guide(description: \"How much\")\n  let size: Int\n}"
    let project = try TemporaryProject(["Cup.swift": source])
    let cup = project.url("Cup.swift").path
    var rounds = SubstituteRounds(root: project.folder, targets: [cup: "Tea"], list: SubstituteList())
    let isApplied = rounds.apply([Diagnostic(file: cup, line: line, column: column, message: message)])
    #expect(isApplied)
    let file = try #require(rounds.list.files.first)
    #expect(SubstitutedSource(source, file, at: cup).text.hasSuffix("\n" + copy))
  }

  @Test("Several errors of one part in one round replace that part alone")
  func severalErrors() throws {
    let project = try TemporaryProject(["Page.swift": Self.source])
    let page = project.url("Page.swift").path
    var rounds = SubstituteRounds(root: project.folder, targets: [page: "Tea"], list: SubstituteList())
    let isApplied = rounds.apply([
      Diagnostic(file: page, line: 10, column: 9, message: "cannot find 'Haptics' in scope"),
      Diagnostic(
        file: page, line: 10, column: 22, message: "cannot infer contextual base in reference to member 'soft'"),
    ])
    #expect(isApplied)
    #expect(rounds.list.files.flatMap(\.substitutes).map(\.line) == [10])
  }

  @Test("Inside of a large part, what has a stand-in's name is replaced first")
  func suspects() throws {
    let source = """
      struct Page: View {
        var body: some View {
          Form {
            Text("Tea")
            Cup(size: 3)
          }
          .navigationTitle(Secrets.title ?? "Tea")
          .padding()
        }
      }
      """
    let project = try TemporaryProject(["Page.swift": source])
    let page = project.url("Page.swift").path
    var rounds = SubstituteRounds(root: project.folder, targets: [page: "Tea"], list: SubstituteList())
    let error = Diagnostic(file: page, line: 3, column: 5, message: "trailing closure passed to parameter")
    let other = Diagnostic(file: page, line: 3, column: 5, message: "'Secrets' must conform to 'StringProtocol'")
    let isFirst = rounds.apply([error, other], suspects: ["Secrets", "Cup"])
    let file = try #require(rounds.list.files.first)
    let copy = SubstitutedSource(source, file, at: page).text
    #expect(isFirst)
    #expect(copy.contains("Text(\"Tea\")\n      StandinView(") && copy.contains(".padding()"), "\(copy)")
    #expect(!copy.contains("navigationTitle"))
    let isSecond = rounds.apply([error], suspects: ["Secrets", "Cup"])
    #expect(isSecond && rounds.list.files.flatMap(\.substitutes).map(\.line) == [3])
  }

  @Test("Another version of the library tries parts again, and keeps what a platform needs")
  func versions() throws {
    let part = try Self.substitute("Scanner", .statement)
    let forIOS = SubstituteList.File(path: "Cup.swift", target: "Tea", isForIOS: true, substitutes: [part])
    var list = SubstituteList(files: [.init(path: "Page.swift", target: "Tea", substitutes: [part]), forIOS])
    list.library = "1"
    let before = list
    let isSame = list.update(to: "1")
    #expect(!isSame && list == before)
    let isOther = list.update(to: "2")
    #expect(isOther && list.library == "2")
    #expect(list.files == [.init(path: "Cup.swift", target: "Tea", isForIOS: true)])
    let isAgain = list.update(to: "3")
    #expect(!isAgain)
  }

  @Test("The version of the library is that of its sources")
  func library() throws {
    let files = [
      ["Cup.swift": "struct Cup {}", "Cup.json": "{}"], ["Cup.swift": "struct Pot {}"], ["Pot.swift": "struct Pot {}"],
      ["Cup.swift": "struct A {}"],
    ]
    let versions = try files.map { files in
      let names = Dictionary(uniqueKeysWithValues: files.map { ("Sources/Tea/" + $0, $1) })
      let project = try TemporaryProject(names)
      return withExtendedLifetime(project) { LibraryVersion.text(of: project.folder) }
    }
    #expect(versions[0] == versions[1])
    #expect(Set(versions).count == 3)
  }

  @Test("The list is read as it was written, and has no file if it is empty")
  func list() throws {
    let project = try TemporaryProject()
    let list = SubstituteList(files: [
      .init(path: "Page.swift", target: "Tea", substitutes: [try Self.substitute("Scanner", .statement)])
    ])
    try list.write(in: project.folder)
    #expect(SubstituteList.read(in: project.folder) == list)
    try SubstituteList().write(in: project.folder)
    #expect(!project.url(SubstituteList.path).exists)
  }
}
