import Foundation
import SwiftData
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
  }

  @Test(
    "if the code of a stage throws, so does the container, and the objects are as they were", arguments: [false, true])
  func refused(inFile: Bool) throws {
    let configuration = inFile ? ModelConfiguration(url: Self.url) : ModelConfiguration()
    try first(["Mr Refused", "Ada Lovelace", "Ada Lovelace"], in: configuration)
    let before = inFile ? try String(contentsOf: Self.url, encoding: .utf8) : ""
    #expect(throws: Refused.self) { try latest(configuration) }
    if inFile { #expect(try String(contentsOf: Self.url, encoding: .utf8) == before) }
    let container = try ModelContainer(for: Schema(versionedSchema: First.self), configurations: configuration)
    #expect(
      try container.mainContext.fetch(FetchDescriptor<First.Person>()).map(\.name)
        == ["Mr Refused", "Ada Lovelace", "Ada Lovelace"])
  }
}
