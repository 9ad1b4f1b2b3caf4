import Foundation
import SwiftData
import Testing

@Model
private final class Seat {
  @Attribute(.unique) var label: String?
  init(_ label: String?) { self.label = label }
}

@Model
private final class Team {
  var name: String
  @Relationship(inverse: \Player.team) var players: [Player] = []
  init(name: String) { self.name = name }
}

@Model
private final class Player {
  var team: Team
  init(team: Team) { self.team = team }
}

/// Files that a hand has written or changed.
@MainActor
@Suite("SwiftData: files that contradict themselves")
struct StoreFileErrorTests {
  private let url = URL.documentsDirectory.appending(path: "hand.store")

  private func write(_ objects: String) throws { try HandWrittenStore.write(objects, to: url) }

  private func open(_ types: any PersistentModel.Type...) throws -> ModelContext {
    try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: url)).mainContext
  }

  @Test(
    "relationships with one side only, or to objects that are not there, are errors with their place",
    arguments: [
      (
        ##""Author": [{"#":1,"name":"A","books":[]}],"## + "\n"
          + ##""Book": [{"#":2,"isbn":"x","author":[1],"loans":[]}]"##,
        "line 6, 'author' of object 2 of Book: it refers to object 1 of Author, whose 'books' does not refer back"
      ),
      (
        ##""Author": [{"#":1,"name":"A","books":[2]}], "Book": [{"#":2,"isbn":"x","author":null,"loans":[]}]"##,
        "line 5, 'books' of object 1 of Author: it refers to object 2 of Book, whose 'author' does not refer back"
      ),
      (
        ##""Author": [{"#":1,"name":"A","books":[9]}]"##,
        "line 5, 'books' of object 1 of Author: it refers to object 9 of Book, and there is none"
      ),
      (
        ##""Author": [{"#":1,"name":"A","books":[]}],"## + "\n" + ##""Loan": [{"#":4,"reader":"R","book":[1]}]"##,
        "line 6, 'book' of object 4 of Loan: it refers to object 1 of Book, and there is none"
      ),
      (
        ##""Author": [{"#":1,"name":"A"}, {"#":3,"name":"B"}], "Book": [{"#":2,"isbn":"x","author":[1,3]}]"##,
        "'author' of object 2 of Book: it is one object of Author, and refers to 2"
      ),
      (
        ##""Author": [{"#":1,"name":"A","books":[2,2]}], "Book": [{"#":2,"isbn":"x","author":[1]}]"##,
        "'books' of object 1 of Author: it refers to object 2 of Book twice"
      ),
      (
        ##""Author": [{"#":1,"name":"A","books":[2]},{"#":3,"name":"B","books":[2]}], "Book": [{"#":2,"isbn":"x"}]"##,
        "'author' of object 2 of Book: it is one object, and those of Author that refer to it by 'books' are 1 and 3"
      ),
    ])
  func relationships(objects: String, reason: String) throws { try refused(objects, reason) }

  @Test(
    "unique values that stand twice are errors",
    arguments: [
      (
        ##""Book": [{"#":1,"isbn":"x"},"## + "\n" + ##"{"#":2,"isbn":"x"}]"##,
        "line 6, 'isbn' of object 2 of Book: object 1 has the same, and there can be one object with it"
      ),
      (
        ##""Shelf": [{"#":1,"room":"A","number":1},{"#":2,"room":"A","number":2},{"#":3,"room":"A","number":1}]"##,
        "'room' and 'number' of object 3 of Shelf: object 1 has the same, and there can be one object with it"
      ),
    ])
  func uniqueness(objects: String, reason: String) throws { try refused(objects, reason) }

  @Test(
    "names that stand twice are errors",
    arguments: [
      (
        ##""Book": [{"#":1,"isbn":"x"}],"## + "\n" + ##""Book": [{"#":2,"isbn":"y"}]"##,
        "the class Book stands a second time in line 6"
      ),
      (
        ##""Book": [],"## + "\n" + ##""Bo\u006fk": []"##, "the class Book stands a second time in line 6"
      ),
      (
        ##""Book": [{"#":1,"isbn":"[{","## + "\n" + ##""isbn":"y"}]"##, "line 6 has 'isbn' twice in an object of Book"
      ),
      (##""Planet": [{"#":1,"#":2}]"##, "line 5 has '#' twice in an object of Planet"),
      (##"}, "objects": {"##, "'objects' stands a second time in line 5"),
      (
        ##""Book": [{"#":1,"isbn":"x"},"## + "\n" + ##"{"#":1,"isbn":"y"}]"##,
        "it has two objects 1 of Book, in the lines 5 and 6"
      ),
    ])
  func names(objects: String, reason: String) throws { try refused(objects, reason) }

  @Test(
    "values are named as the model does",
    arguments: [
      (
        ##""Book": [{"#":1,"isbn":"x"},"## + "\n" + ##"{"#":2}]"##,
        "line 6, 'isbn' of object 2 of Book: there is no such value, and the class has no default"
      ),
      (##""Book": [{"#":1,"isbn":null}]"##, "line 5, 'isbn' of object 1 of Book: "),
      (##""Book": [{"#":1,"isbn":"x","tags":["a",7]}]"##, "line 5, 'tags' of object 1 of Book: at 1: "),
      (##""Book": [{"#":1,"isbn":"x"}, {"isbn":"y"}]"##, "line 5, at objects/Book/1: there is no '#'"),
      (##""Book": [{"#":"one","isbn":"x"}]"##, "line 5, at objects/Book/0/#: "),
      (##""Book": [{"#":1,"isbn":}]"##, "line 5"),
    ])
  func values(objects: String, reason: String) throws { try refused(objects, reason) }

  private func refused(_ objects: String, _ reason: String) throws {
    try write(objects)
    let before = try String(contentsOf: url, encoding: .utf8)
    let error = #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(Book.self, Shelf.self) }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("loadIssueModelContainer: The store at \(url.path) cannot be opened: "))
    #expect(text.contains(reason), "\(text)")
    #expect(!text.contains("StoredName") && !text.contains("CodingKey"), "\(text)")
    #expect(try String(contentsOf: url, encoding: .utf8) == before)
  }

  @Test("a relationship that an object's line leaves out is that of the other side")
  func leftOut() throws {
    try write(
      ##""Author": [{"#":1,"name":"A"}], "Book": [{"#":3,"isbn":"x","author":[1]},{"#":2,"isbn":"y","author":[1]}]"##)
    let context = try open(Book.self)
    let author = try #require(try context.fetch(FetchDescriptor<Author>()).first)
    #expect(author.books?.map(\.isbn) == ["y", "x"])
    #expect(try String(contentsOf: url, encoding: .utf8).contains("\"books\":[2,3]"))
    _ = try open(Book.self, Shelf.self)
  }

  @Test("a relationship that needs an object and is left out is that of the other side, or an error")
  func required() throws {
    try write(##""Team": [{"#":1,"name":"A","players":[2]}], "Player": [{"#":2}]"##)
    let context = try open(Team.self)
    #expect(try context.fetch(FetchDescriptor<Player>()).map(\.team.name) == ["A"])
    try write(##""Team": [{"#":1,"name":"A"}], "Player": [{"#":2}]"##)
    let error = #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(Team.self) }
    #expect(
      error?.description.contains("'team' of object 2 of Player: there is no such value, and the class has no default")
        == true)
  }

  @Test("values that are nil are not the same unique value")
  func nilValues() throws {
    let context = try open(Seat.self)
    for label in [nil, nil, "A", "A"] { context.insert(Seat(label)) }
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Seat>()).map(\.label) == [nil, nil, "A"])
    try write(##""Seat": [{"#":1,"label":null},{"#":2,"label":null}]"##)
    #expect(try open(Seat.self).fetchCount(FetchDescriptor<Seat>()) == 2)
  }

  @Test("what a deletion leaves of one-sided relationships is not written")
  func deletedTargets() throws {
    let context = try open(Shelf.self)
    let (tea, milk) = (Box("Tea"), Box("Milk"))
    let shelf = Shelf(room: "A", number: 1)
    context.insert(shelf)
    shelf.labels = [tea, milk]
    try context.save()
    context.delete(tea)
    try context.save()
    #expect(shelf.labels.map(\.name) == ["Milk"])
    #expect(try String(contentsOf: url, encoding: .utf8).contains(/"labels":\[\d+\]/))
    let copy = URL.documentsDirectory.appending(path: "copy.store")
    try FileManager.default.copyItem(at: url, to: copy)
    let again = try ModelContainer(for: Shelf.self, configurations: ModelConfiguration(url: copy)).mainContext
    #expect(try again.fetch(FetchDescriptor<Shelf>()).first?.labels.map(\.name) == ["Milk"])
  }
}
