import Foundation
import SwiftUI
import Testing
import XCUIAutomation

/// A list with pictures and buttons, a form above it, and state that each step writes.
private struct Shelf: View {
  @State private var name = ""
  @State private var teas = (0..<40).map { "Tea \($0)" }
  @State private var chosen: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Section("New") {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          Button("Add") { teas.insert(name, at: 0) }
        }
        Section("Teas, \(chosen.count) chosen") {
          ForEach(teas, id: \.self) { tea in
            HStack {
              Image(systemName: "cup.and.saucer")
              VStack(alignment: .leading) {
                Text(tea)
                Text("A cup of \(tea), \(chosen.filter { $0 == tea }.count) chosen").font(.caption)
              }
              Button("Choose \(tea)") { chosen.append(tea) }
            }
          }
        }
      }
      .navigationTitle("Teas")
    }
  }
}

@Suite("How large a report is")
struct ReportSizeTests {
  private static let limit = 1_000_000
  private let directory = TemporaryDirectory()

  /// Runs a flow as the trait runs a test that then fails.
  ///
  /// - Returns: the bytes of all files of the report that are no PNG, by the folders that they are in and by their names.
  private func sizes(of flow: @escaping @Sendable @MainActor (XCUIApplication) -> Void) async throws -> [String: Int] {
    let test = try #require(Test.current)
    let trait: ReportTrait = .report(directory.path)
    await #expect(throws: CocoaError.self) {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        await flow(XCUIApplication { Shelf() })
        throw CocoaError(.featureUnsupported)
      }
    }
    var sizes: [String: Int] = [:]
    for file in directory.files where !file.hasSuffix(".png") {
      let path = "\(directory.path)/\(file)"
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      let folder = (file as NSString).deletingLastPathComponent
      let name = ((folder.hasSuffix(")") || folder.isEmpty ? file : folder) as NSString).lastPathComponent
      sizes[name, default: 0] += attributes[.size] as? Int ?? 0
    }
    return sizes
  }

  /// Adds teas and chooses each, three steps a tea.
  @MainActor private static func add(_ count: Int, in app: XCUIApplication) {
    app.textFields["name"].tap()
    var name = ""
    for number in 0..<count {
      name += "\(number % 10)"
      app.textFields["name"].typeText("\(number % 10)")
      app.buttons["Add"].tap()
      app.buttons["Choose \(name)"].tap()
    }
  }

  @Test("A failed test of 15 steps leaves a third of a megabyte at most")
  func fifteen() async throws {
    let sizes = try await sizes { Self.add(5, in: $0) }
    #expect(sizes.values.reduce(0, +) < Self.limit / 3, "\(sizes)")
  }

  @Test("The page of a failed test of 100 steps that change a list has four fifths of a megabyte at most")
  func changes() async throws {
    let sizes = try await sizes { Self.add(33, in: $0) }
    #expect(try #require(sizes["index.html"]) < Self.limit * 4 / 5, "\(sizes)")
  }

  @Test("A failed test of 100 steps that scroll leaves a megabyte at most")
  func scrolling() async throws {
    let sizes = try await sizes { app in
      for number in 0..<100 { number % 10 < 7 ? app.swipeUp() : app.swipeDown() }
    }
    #expect(sizes.values.reduce(0, +) < Self.limit, "\(sizes)")
  }
}
