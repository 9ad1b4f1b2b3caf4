import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Stand-ins beside the library's own modules")
struct LibraryStandinTests {
  /// The folder of the build that this test is in.
  private static let build = Bundle.main.bundleURL.resolvingSymlinksInPath()

  @Test(
    "Views, modifiers, wrappers and environment values of a missing module compile in a view",
    .enabled(if: FileManager.default.fileExists(atPath: build.appendingPathComponent("Modules").path)))
  func views() throws {
    var project = try StubProject(
      modules: ["TeaKit"],
      files: [
        "Screen": """
        import SwiftUI
        import TeaKit

        struct Screen: View {
          @Environment(\\.pourTea) private var pourTea
          @TeaSetting("cups") private var cups = 2
          var body: some View {
            VStack {
              TeaView(url: "a") { Text("label") }
                .steeped()
              Text("cups: \\(cups)").teaStyle(.green)
              Button("Pour") { pourTea(cups) }
            }
          }
        }
        """
      ])
    defer { project.remove() }
    project.imports = ["Foundation", "SwiftUI", "UnderstudyStandins"]
    project.arguments = ["-I", Self.build.appendingPathComponent("Modules").path] + Self.moduleMaps
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("TeaKit")
    for part in [
      "public struct TeaView: View {", "extension View {", "extension EnvironmentValues {",
      "@propertyWrapper public struct TeaSetting<A>",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  @Test(
    "Wrappers find their values by paths of keys, whose root the project extends",
    .enabled(if: FileManager.default.fileExists(atPath: build.appendingPathComponent("Modules").path)))
  func keyPaths() throws {
    var project = try StubProject(
      modules: ["TeaKit", "Injector", "InjectorMore"],
      files: [
        "Values": """
        import Injector

        struct Kettle { var boil: () -> Void = {} }
        extension TeaValues { var kettle: Kettle { Kettle() } }
        extension Box { var cup: Maker<Kettle> { Maker { Kettle() } } }
        """,
        "Model": """
        import InjectorMore

        final class Model {
          @Tea(\\.kettle) var kettle
          @Tea(\\.timer) var timer
          @Held(\\.cup) private var cup
          func start() {
            kettle.boil()
            cup.boil()
            timer.start(3)
          }
        }
        """,
        "Other": """
        import Injector

        final class Other {
          @Tea(\\.kettle) var kettle
          @Held(\\.cup) var cup
          func start() { kettle.boil(); cup.boil() }
        }
        """,
      ])
    defer { project.remove() }
    project.imports = ["Foundation", "SwiftUI", "UnderstudyStandins"]
    project.arguments = ["-I", Self.build.appendingPathComponent("Modules").path] + Self.moduleMaps
    let outcome = try project.run()
    let texts = try ["Injector", "InjectorMore"].map { try project.standin($0) }
    #expect(outcome.left.map(\.message) == [], "\(texts.joined())")
  }

  @Test(
    "A copy of a source sees no names of the library that the source does not import",
    .enabled(if: FileManager.default.fileExists(atPath: build.appendingPathComponent("Modules").path)))
  func copies() throws {
    var project = try StubProject(
      modules: ["TeaKit"],
      files: [
        "Store": """
        import UnderstudyStandins
        import TeaKit

        final class Store {
          private let cups: Table? = Table("cups")
          func first() -> String { Standin.substitute("Store.swift: first", "a reason") }
        }
        """
      ])
    defer { project.remove() }
    project.imports = ["Foundation", "SwiftUI", "UnderstudyStandins"]
    project.arguments = ["-I", Self.build.appendingPathComponent("Modules").path] + Self.moduleMaps
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("TeaKit").contains("public final class Table"))
  }

  /// What the compiler needs to know of the library's C targets.
  private static var moduleMaps: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    return names.filter { $0.hasSuffix(".build") }.flatMap { name -> [String] in
      let map = build.appendingPathComponent(name).appendingPathComponent("module.modulemap").path
      guard FileManager.default.fileExists(atPath: map) else { return [] }
      let include = sources.appendingPathComponent(String(name.dropLast(6))).appendingPathComponent("include").path
      return ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I", "-Xcc", include]
    }
  }
}
