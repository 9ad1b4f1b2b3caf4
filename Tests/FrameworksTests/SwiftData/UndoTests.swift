import SwiftData
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("SwiftData: undo")
struct UndoTests {
  private let container: ModelContainer
  private let manager = UndoManager()
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try Library.container()
    #expect(container.mainContext.undoManager == nil)
    manager.groupsByEvent = false
    container.mainContext.undoManager = manager
  }

  /// Makes changes in a group of their own.
  private func change(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  private func titles() throws -> [String] { try context.fetch(FetchDescriptor<Book>()).map(\.title) }

  @Test("values, insertions and deletions are undone and done again")
  func changes() throws {
    let book = Book(isbn: "1", title: "Emma")
    change { context.insert(book) }
    change { book.title = "Persuasion" }
    change { context.delete(book) }
    #expect(try titles() == [])
    manager.undo()
    #expect(try titles() == ["Persuasion"])
    manager.undo()
    #expect(try titles() == ["Emma"])
    manager.undo()
    #expect(try titles() == [])
    manager.redo()
    manager.redo()
    #expect(try titles() == ["Persuasion"])
    manager.redo()
    #expect(try titles() == [])
    #expect(!manager.canRedo)
  }

  @Test("relationships come back with a deleted object, on both sides")
  func relationships() throws {
    let author = Author(name: "Austen")
    let book = Book(isbn: "1", title: "Emma", author: author)
    change { context.insert(book) }
    try context.save()
    change { context.delete(book) }
    #expect(author.books?.isEmpty == true)
    manager.undo()
    #expect(author.books?.map(\.title) == ["Emma"])
    #expect(book.author === author)
    manager.redo()
    try context.save()
    manager.undo()
    try context.save()
    #expect(try titles() == ["Emma"])
    #expect(author.books?.map(\.title) == ["Emma"])
    change { book.author = nil }
    #expect(author.books?.isEmpty == true)
    manager.undo()
    #expect(book.author === author)
    #expect(author.books?.map(\.title) == ["Emma"])
  }

  @Test("a rollback forgets what could be undone")
  func rollback() {
    change { context.insert(Book(isbn: "1", title: "Emma")) }
    context.rollback()
    #expect(!manager.canUndo)
  }

  private struct Shelf: View {
    @Query private var books: [Book]
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Text("\(books.count)").accessibilityIdentifier("count")
      Button("Add") { context.insert(Book(isbn: UUID().uuidString, title: "Emma")) }
      Button("Undo") { undoManager?.undo() }
    }
  }

  @Test("a container of a view uses the manager of the environment if undo is enabled")
  func environment() {
    let app = XCUIApplication { Shelf().modelContainer(for: Book.self, inMemory: true, isUndoEnabled: true) }
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    #expect(app.staticTexts["count"].label == "2")
    app.buttons["Undo"].tap()
    #expect(app.staticTexts["count"].label == "1")
    let other = XCUIApplication { Shelf().modelContainer(for: Book.self, inMemory: true) }
    other.buttons["Add"].tap()
    other.buttons["Undo"].tap()
    #expect(other.staticTexts["count"].label == "1")
  }
}
