import Foundation
import SwiftData
import SwiftUI
import Testing

/// Two versions of a class.
private enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model final class Note {
    var text: String
    var oldCount: Int
    var unused = 1.5
    init(text: String, count: Int) { (self.text, oldCount) = (text, count) }
  }
}

private enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static let versionIdentifier = Schema.Version(2, 0, 0)

  @Model final class Note {
    var text: String
    @Attribute(originalName: "oldCount") var count: Int
    var isDone: Bool = false
    var day: Date?
    init(text: String, count: Int) { (self.text, self.count) = (text, count) }
  }
}

private enum Third {
  @Model final class Note {
    var text: String
    var author: String
    init(text: String, author: String) { (self.text, self.author) = (text, author) }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
  static var stages: [MigrationStage] { [.lightweight(fromVersion: First.self, toVersion: Second.self)] }
}

/// As apps keep it.
private let shared = try? ModelContainer(for: Book.self)

@MainActor
@Suite("SwiftData: containers")
struct ContainerTests {
  @Test("containers of one store share its objects; those in memory have their own")
  func stores() throws {
    let first = try ModelContainer(for: Book.self)
    first.mainContext.insert(Book(isbn: "1", title: "Emma"))
    try first.mainContext.save()
    let second = try ModelContainer(for: Schema([Book.self]), configurations: [ModelConfiguration()])
    #expect(try second.mainContext.fetchCount(FetchDescriptor<Book>()) == 1)
    let named = try ModelContainer(for: Book.self, configurations: ModelConfiguration("other"))
    #expect(try named.mainContext.fetchCount(FetchDescriptor<Book>()) == 0)
    let inMemory = try Library.container()
    #expect(try inMemory.mainContext.fetchCount(FetchDescriptor<Book>()) == 0)
    try second.deleteAllData()
    #expect(try first.mainContext.fetchCount(FetchDescriptor<Book>()) == 0)
  }

  @Test("each test begins with an empty store, also of a container that outlives it", arguments: 1...3)
  func isolation(number: Int) throws {
    let context = try #require(shared).mainContext
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    context.insert(Book(isbn: "\(number)", title: "Emma"))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.isbn) == ["\(number)"])
  }

  @Test("objects of an earlier version of a class are taken along by the names of properties")
  func migration() throws {
    let old = try ModelContainer(for: Schema(versionedSchema: First.self))
    old.mainContext.insert(First.Note(text: "Tea", count: 3))
    try old.mainContext.save()
    let new = try ModelContainer(for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self)
    let note = try #require(try new.mainContext.fetch(FetchDescriptor<Second.Note>()).first)
    #expect(note.text == "Tea" && note.count == 3 && !note.isDone && note.day == nil)
    let error = #expect(throws: SwiftDataError.self) { try ModelContainer(for: Third.Note.self) }
    #expect(
      error?.description
        == "loadIssueModelContainer: Stored objects of Note have no value for 'author', which has no default.")
    #expect(try new.mainContext.fetchCount(FetchDescriptor<Second.Note>()) == 1)
  }

  @Test("the main context saves by itself, others do not")
  func autosave() async throws {
    let container = try Library.container()
    container.mainContext.insert(Book(isbn: "1", title: "Emma"))
    let other = ModelContext(container)
    other.insert(Book(isbn: "2", title: "Persuasion"))
    while container.mainContext.hasChanges { await Task.yield() }
    #expect(other.hasChanges && !other.autosaveEnabled)
    let third = ModelContext(container)
    #expect(try third.fetch(FetchDescriptor<Book>()).map(\.isbn) == ["1"])
  }

  @Test("a view without a container says what is missing")
  func missingContainer() throws {
    struct Books: View {
      @Query var books: [Book]
      var body: some View { Text("\(books.count) books") }
    }
    let app = XCUIApplication { Books() }
    app.launch()
    #expect(app.staticTexts["0 books"].exists)
    #expect(app.runtimeIssues.map(\.kind) == [.framework])
    #expect(app.runtimeIssues.first?.message.contains("There is no model container.") == true)
  }

  @Test("an object of another context is refused")
  func twoContexts() throws {
    let (first, second) = (try Library.container(), try Library.container())
    let book = Book(isbn: "1", title: "Emma")
    first.mainContext.insert(book)
    second.mainContext.insert(book)
    second.mainContext.delete(book)
    #expect(book.modelContext == first.mainContext && !book.isDeleted)
    let author = Author(name: "Austen")
    second.mainContext.insert(author)
    book.author = author
    #expect(book.author == nil)
  }

  @Test("a view makes its container once, and every view inside has its context")
  func containerOfView() throws {
    struct Count: View {
      @Query var books: [Book]
      var body: some View {
        Text("\(books.count) books")
        Text("more")
      }
    }
    struct Page: View {
      @State private var number = 0
      @State private var setups = Setups()
      @MainActor final class Setups { var count = 0 }
      var body: some View {
        Button("Next \(number) \(setups.count)") { number += 1 }
        Count().modelContainer(for: [Book.self], inMemory: true) { result in
          setups.count += 1
          if case .success(let container) = result { container.mainContext.insert(Book(isbn: "1", title: "Emma")) }
        }
      }
    }
    let app = XCUIApplication { Page() }
    #expect(app.staticTexts["1 books"].exists)
    app.buttons["Next 0 0"].tap()
    app.buttons["Next 1 1"].tap()
    #expect(app.buttons["Next 2 1"].exists && app.staticTexts["1 books"].exists)
  }

  @Test("a predicate that cannot be evaluated is an error of the fetch, and an issue of the query")
  func predicate() throws {
    struct Books: View {
      @Query(filter: #Predicate<Book> { $0.note!.isEmpty }) var books: [Book]
      @Environment(\.modelContext) var modelContext
      var body: some View {
        Text("\(books.count) books, \(_books.fetchError == nil ? "fine" : "failed")")
        Button("Repair") {
          modelContext.delete(modelContext.insertedModelsArray[0] as? Book ?? Book(isbn: "", title: ""))
        }
      }
    }
    let container = try Library.container()
    container.mainContext.autosaveEnabled = false
    container.mainContext.insert(Book(isbn: "1", title: "Emma"))
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try container.mainContext.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.note!.isEmpty }))
    }
    let app = XCUIApplication { Books().modelContainer(container) }
    #expect(app.staticTexts["0 books, failed"].exists)
    #expect(app.runtimeIssues.map(\.kind) == [.framework])
    #expect(app.runtimeIssues.first?.message.contains("@Query of Book: unsupportedPredicate") == true)
    app.buttons["Repair"].tap()
    #expect(app.staticTexts["0 books, fine"].exists)
  }

  @Test("an object is readable after its deletion; a change then is an issue")
  func afterDeletion() throws {
    struct Editor: View {
      @Bindable var book: Book
      @Environment(\.modelContext) var modelContext
      var body: some View {
        Text(book.title)
        Button("Delete") { modelContext.delete(book) }
        Button("Rename") { book.title = "Persuasion" }
      }
    }
    let container = try Library.container()
    let book = Book(isbn: "1", title: "Emma")
    container.mainContext.insert(book)
    try container.mainContext.save()
    let app = XCUIApplication { Editor(book: book).modelContainer(container) }
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["Emma"].exists && app.runtimeIssues.isEmpty)
    app.buttons["Rename"].tap()
    #expect(
      app.runtimeIssues.map(\.message) == [
        "Book.title was set after the deletion of the object was saved. A device stops the app here."
      ])
  }

  @Test("an object of the main context that another actor uses is an issue, once")
  func otherActor() throws {
    struct Unchecked: @unchecked Sendable { let book: Book }
    struct Page: View {
      let book: Unchecked
      @State private var title = ""
      var body: some View {
        Text(title).accessibilityIdentifier("title")
        Button("Read") {
          Task {
            title = await Task.detached { [book] in
              book.book.pages = 7
              return book.book.title
            }.value
          }
        }
      }
    }
    let container = try Library.container()
    let book = Book(isbn: "1", title: "Emma")
    container.mainContext.insert(book)
    let app = XCUIApplication { Page(book: Unchecked(book: book)) }
    app.buttons["Read"].tap()
    #expect(app.staticTexts["Emma"].waitForExistence(timeout: 5))
    #expect(
      app.runtimeIssues.map(\.message) == [
        "Book.pages was used outside of the main actor, to which its context belongs. A device may stop the app here, or lose the change: give other actors the persistentModelID, and fetch the object there."
      ])
  }

  @Test("a query with a limit shows the first of its order")
  func limit() throws {
    struct Longest: View {
      static var two: FetchDescriptor<Book> {
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages, order: .reverse)])
        descriptor.fetchLimit = 2
        return descriptor
      }
      @Query(two) var books: [Book]
      var body: some View { Text(books.map(\.title).joined(separator: ", ")) }
    }
    let container = try Library.container()
    for number in 1...4 { container.mainContext.insert(Book(isbn: "\(number)", title: "\(number)", pages: number)) }
    let app = XCUIApplication { Longest().modelContainer(container) }
    #expect(app.staticTexts["4, 3"].exists)
    let last = try #require(try container.mainContext.fetch(Longest.two).first)
    last.pages = 0
    #expect(app.staticTexts["3, 2"].exists)
    container.mainContext.delete(last)
    #expect(app.staticTexts["3, 2"].exists)
  }
}
