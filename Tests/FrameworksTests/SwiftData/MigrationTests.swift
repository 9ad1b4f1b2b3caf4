import Foundation
import SwiftData
import SwiftUI
import Testing

private enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model final class Person {
    var name: String
    init(name: String) { self.name = name }
  }
}

private enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model final class Person {
    @Attribute(.unique) var name: String
    var first: String = ""
    var last: String = ""
    init(name: String) { self.name = name }
  }
}

/// The same class, whose values a stage changes.
private enum Third: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Second.Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
}

private struct Refused: Error {}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self, Third.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: First.self, toVersion: Second.self,
        willMigrate: { context in
          var seen: Set<String> = []
          for person in try context.fetch(FetchDescriptor<First.Person>()) where !seen.insert(person.name).inserted {
            context.delete(person)
          }
          try context.save()
        },
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<Second.Person>()) {
            let parts = person.name.split(separator: " ").map(String.init)
            (person.first, person.last) = (parts[0], parts.count > 1 ? parts[1] : "")
          }
          try context.save()
        }),
      .custom(
        fromVersion: Second.self, toVersion: Third.self, willMigrate: nil,
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<Second.Person>()) {
            if person.last == "Refused" { throw Refused() }
            person.last = person.last.uppercased()
          }
          try context.save()
        }),
    ]
  }
}

/// The plan of an old version of the app.
private enum OldPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self] }
  static var stages: [MigrationStage] { [] }
}

/// What an app shows that has a container of the newest version, or why it has none.
private struct PeopleView: View {
  let url: URL

  private var text: String {
    do {
      let container = try ModelContainer(
        for: Second.Person.self, migrationPlan: Plan.self, configurations: ModelConfiguration(url: url))
      let people = try container.mainContext.fetch(FetchDescriptor<Second.Person>())
      return people.map { "\($0.first) \($0.last)" }.joined(separator: ", ")
    } catch {
      return "\(error)".firstMatch(of: /The stage from version \S+ to \S+/).map { String($0.output) } ?? "\(error)"
    }
  }

  var body: some View { Text(text).accessibilityIdentifier("people") }
}

@MainActor
@Suite("SwiftData: migrations")
struct MigrationTests {
  private static var url: URL { .documentsDirectory.appending(path: "people.store") }

  private func first(_ names: [String], in configuration: ModelConfiguration) throws {
    let container = try ModelContainer(for: Schema(versionedSchema: First.self), configurations: configuration)
    for name in names { container.mainContext.insert(First.Person(name: name)) }
    try container.mainContext.save()
  }

  private func latest(_ configuration: ModelConfiguration) throws -> [String] {
    let container = try ModelContainer(
      for: Second.Person.self, migrationPlan: Plan.self, configurations: configuration)
    return try container.mainContext.fetch(FetchDescriptor<Second.Person>()).map { "\($0.first) \($0.last)" }
  }

  @Test("the code of stages runs before and after each step, once", arguments: [false, true])
  func stages(inFile: Bool) throws {
    let configuration = inFile ? ModelConfiguration(url: Self.url) : ModelConfiguration()
    try first(["Ada Lovelace", "Jane Austen", "Ada Lovelace"], in: configuration)
    #expect(try latest(configuration) == ["Ada LOVELACE", "Jane AUSTEN"])
    let container = try ModelContainer(
      for: Second.Person.self, migrationPlan: Plan.self, configurations: configuration)
    container.mainContext.insert(Second.Person(name: "Bob Dylan"))
    try container.mainContext.save()
    #expect(try latest(configuration) == ["Ada LOVELACE", "Jane AUSTEN", " "])
  }

  @Test("a container of an older version that still exists neither reads nor writes the newer objects")
  func olderContainer() throws {
    let old = try ModelContainer(for: Schema(versionedSchema: First.self))
    let person = First.Person(name: "Ada Lovelace")
    old.mainContext.insert(person)
    try old.mainContext.save()
    #expect(try latest(ModelConfiguration()) == ["Ada LOVELACE"])
    let new = try ModelContainer(for: Second.Person.self, migrationPlan: Plan.self).mainContext
    try new.fetch(FetchDescriptor<Second.Person>()).first?.first = "Augusta"
    try new.save()
    #expect(person.name == "Ada Lovelace")
    #expect(try old.mainContext.fetchCount(FetchDescriptor<First.Person>()) == 0)
    old.mainContext.insert(First.Person(name: "Jane Austen"))
    #expect(throws: SwiftDataError.unknownSchema) { try old.mainContext.save() }
    #expect(try new.fetch(FetchDescriptor<Second.Person>()).map(\.first) == ["Augusta"])
  }

  @Test("a file says of which version it is, so another process takes it along from there")
  func versionInFile() throws {
    try first(["Ada Lovelace"], in: ModelConfiguration(url: Self.url))
    let copy = URL.documentsDirectory.appending(path: "copy.store")
    try FileManager.default.copyItem(at: Self.url, to: copy)
    #expect(try String(contentsOf: copy, encoding: .utf8).contains("\"schema\": \"1.0.0\""))
    #expect(try latest(ModelConfiguration(url: copy)) == ["Ada LOVELACE"])
    let second = URL.documentsDirectory.appending(path: "second.store")
    try FileManager.default.copyItem(at: copy, to: second)
    #expect(try String(contentsOf: second, encoding: .utf8).contains("\"schema\": \"3.0.0\""))
    #expect(try latest(ModelConfiguration(url: second)) == ["Ada LOVELACE"])
    let text = """
      {"format": "Understudy store", "version": 1, "identifier": "A", "schema": "1.0.0", "objects":
      {"Person": [{"#": 1, "name": "Jane Austen", "shape": "not that of any version"}]}}
      """
    let third = URL.documentsDirectory.appending(path: "third.store")
    try text.write(to: third, atomically: true, encoding: .utf8)
    #expect(try latest(ModelConfiguration(url: third)) == ["Jane AUSTEN"])
  }

  @Test(
    "if the code of a stage throws, so does the container, and the objects are as they were", arguments: [false, true])
  func refused(inFile: Bool) throws {
    let configuration = inFile ? ModelConfiguration(url: Self.url) : ModelConfiguration()
    try first(["Mr Refused", "Ada Lovelace", "Ada Lovelace"], in: configuration)
    let before = inFile ? try String(contentsOf: Self.url, encoding: .utf8) : ""
    let error = #expect(throws: SwiftDataError.loadIssueModelContainer) { try latest(configuration) }
    #expect(
      error?.description
        == "loadIssueModelContainer: The stage from version 2.0.0 to 3.0.0 of Plan has failed, and the objects are as they were: Refused()"
    )
    if inFile { #expect(try String(contentsOf: Self.url, encoding: .utf8) == before) }
    let container = try ModelContainer(for: Schema(versionedSchema: First.self), configurations: configuration)
    #expect(
      try container.mainContext.fetch(FetchDescriptor<First.Person>()).map(\.name)
        == ["Mr Refused", "Ada Lovelace", "Ada Lovelace"])
  }

  @Test("after a stage has failed, a container of the older version that still exists saves into the file as before")
  func olderContainerAfterFailure() throws {
    let configuration = ModelConfiguration(url: Self.url)
    let old = try ModelContainer(for: Schema(versionedSchema: First.self), configurations: configuration)
    old.mainContext.insert(First.Person(name: "Mr Refused"))
    try old.mainContext.save()
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try latest(configuration) }
    old.mainContext.insert(First.Person(name: "Ada Lovelace"))
    try old.mainContext.save()
    let text = try String(contentsOf: Self.url, encoding: .utf8)
    #expect(text.contains("Mr Refused") && text.contains("Ada Lovelace"))
    try old.mainContext.delete(model: First.Person.self, where: #Predicate { $0.name == "Mr Refused" })
    try old.mainContext.save()
    #expect(try latest(configuration) == ["Ada LOVELACE"])
  }

  @Test("after a stage has failed, the next launch tries it again")
  func nextLaunch() throws {
    try first(["Mr Refused", "Ada Lovelace"], in: ModelConfiguration(url: Self.url))
    let app = XCUIApplication { PeopleView(url: Self.url) }
    #expect(app.staticTexts["people"].label == "The stage from version 2.0.0 to 3.0.0")
    app.terminate()
    app.launch()
    #expect(app.staticTexts["people"].label == "The stage from version 2.0.0 to 3.0.0")
    app.terminate()
    let text = try String(contentsOf: Self.url, encoding: .utf8).replacing("Mr Refused", with: "Mr Bean")
    try text.write(to: Self.url, atomically: true, encoding: .utf8)
    app.launch()
    #expect(app.staticTexts["people"].label == "Mr BEAN, Ada LOVELACE")
  }

  @Test("an app without a plan takes a newer file by the names of properties; one with an older plan refuses it")
  func newerFile() throws {
    let configuration = ModelConfiguration(url: Self.url)
    try first(["Ada Lovelace"], in: configuration)
    #expect(try latest(configuration) == ["Ada LOVELACE"])
    let before = try String(contentsOf: Self.url, encoding: .utf8)
    let other = URL.documentsDirectory.appending(path: "other.store")
    try FileManager.default.copyItem(at: Self.url, to: other)
    let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(
        for: First.Person.self, migrationPlan: OldPlan.self, configurations: ModelConfiguration(url: other))
    }
    #expect(error?.description.contains("it is of version 3.0.0, and OldPlan has the versions 1.0.0") == true)
    #expect(try String(contentsOf: other, encoding: .utf8) == before)
    let plain = try ModelContainer(for: First.Person.self, configurations: ModelConfiguration(url: other))
    #expect(try plain.mainContext.fetch(FetchDescriptor<First.Person>()).map(\.name) == ["Ada Lovelace"])
    let written = try String(contentsOf: other, encoding: .utf8)
    #expect(!written.contains("LOVELACE") && !written.contains("3.0.0"))
  }

  @Test("values that a newer class makes unique are an error if they stand twice", arguments: [false, true])
  func newUniqueness(inFile: Bool) throws {
    let configuration = inFile ? ModelConfiguration(url: Self.url) : ModelConfiguration()
    try first(["Ada", "Ada"], in: configuration)
    let before = inFile ? try String(contentsOf: Self.url, encoding: .utf8) : ""
    let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: Second.Person.self, configurations: configuration)
    }
    #expect(error?.description.contains("'name' of object") == true, "\(error?.description ?? "")")
    if inFile { #expect(try String(contentsOf: Self.url, encoding: .utf8) == before) }
  }
}
