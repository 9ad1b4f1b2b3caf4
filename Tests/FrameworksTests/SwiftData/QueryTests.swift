import SwiftData
import SwiftUI
import Testing

private struct BookRow: View {
  let book: Book
  var body: some View {
    let _ = Evaluations.count("row \(book.isbn)")
    Text(book.title)
  }
}

@MainActor private enum Evaluations {
  static var counts: [String: Int] = [:]
  static func count(_ name: String) { counts[name, default: 0] += 1 }
}

private struct BookList: View {
  @Query(sort: \Book.title) private var books: [Book]
  @Environment(\.modelContext) private var modelContext
  @State private var editing: Book?
  @State private var search = ""

  var body: some View {
    let _ = Evaluations.count("list")
    NavigationStack {
      List {
        ForEach(books) { book in
          Button {
            editing = book
          } label: {
            BookRow(book: book)
          }
        }
        .onDelete { offsets in
          for index in offsets { modelContext.delete(books[index]) }
        }
        Text("\(books.count) books")
        TextField("Search", text: $search)
        Found(search: search)
      }
      .toolbar {
        Button("Add") { modelContext.insert(Book(isbn: "\(books.count + 10)", title: "Middle")) }
      }
      .sheet(item: $editing) { BookEditor(book: $0) }
    }
  }
}

private struct Found: View {
  @Query private var books: [Book]

  init(search: String) {
    _books = Query(
      filter: #Predicate<Book> { $0.title.localizedStandardContains(search) }, sort: [SortDescriptor(\Book.title)],
      animation: .default)
  }

  var body: some View { Text("Found: " + books.map(\.title).joined(separator: ", ")) }
}

private struct BookEditor: View {
  @Bindable var book: Book
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextField("Title", text: $book.title)
    Button("Done") { dismiss() }
  }
}

private struct BookApp: App {
  var body: some Scene {
    WindowGroup { BookList() }.modelContainer(for: Book.self)
  }
}

@MainActor
@Suite("SwiftData: queries")
struct QueryTests {
  private func titles(_ app: XCUIApplication) -> [String] {
    app.collectionViews.buttons.allElementsBoundByIndex.map(\.label)
  }

  @Test("a list shows what is added, edited, filtered and deleted, and finds it again after a launch")
  func list() throws {
    let app = XCUIApplication(BookApp.self)
    app.launch()
    #expect(app.staticTexts["0 books"].exists)
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    #expect(app.staticTexts["2 books"].exists)
    app.buttons["Middle"].firstMatch.tap()
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText(" of nowhere")
    app.buttons["Done"].tap()
    #expect(titles(app) == ["Middle", "Middle of nowhere"])
    app.textFields["Search"].tap()
    app.textFields["Search"].typeText("NOWHERE")
    #expect(app.staticTexts["Found: Middle of nowhere"].exists)
    app.buttons["Middle"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(titles(app) == ["Middle of nowhere"])
    app.terminate()
    app.launch()
    #expect(titles(app) == ["Middle of nowhere"])
  }

  @Test("a change evaluates the views that read it, and no others")
  func evaluations() throws {
    let container = try Library.container()
    let (first, second) = (Book(isbn: "E1", title: "A"), Book(isbn: "E2", title: "B"))
    container.mainContext.insert(first)
    container.mainContext.insert(second)
    let app = XCUIApplication { BookList().modelContainer(container) }
    app.launch()
    Evaluations.counts = [:]
    first.pages = 5
    #expect(app.staticTexts["2 books"].exists)
    #expect(Evaluations.counts == [:])
    second.title = "C"
    #expect(titles(app) == ["A", "C"])
    #expect(Evaluations.counts == ["row E2": 1])
    second.title = "0"
    #expect(titles(app) == ["0", "A"])
    #expect(Evaluations.counts["list"] == 1)
  }

  @Test("a query follows what another context saves, and a predicate about related objects")
  func otherContexts() async throws {
    struct Borrowed: View {
      @Query(filter: #Predicate<Book> { $0.author?.name == "Austen" }) var books: [Book]
      var body: some View { Text("By Austen: \(books.count)") }
    }
    let container = try Library.container()
    let book = Book(isbn: "1", title: "Emma", author: Author(name: "Burney"))
    container.mainContext.insert(book)
    let app = XCUIApplication { Borrowed().modelContainer(container) }
    app.launch()
    #expect(app.staticTexts["By Austen: 0"].exists)
    book.author?.name = "Austen"
    #expect(app.staticTexts["By Austen: 1"].exists)
    try container.mainContext.save()
    let librarian = Librarian(modelContainer: container)
    let id = try await librarian.add("2", "Persuasion")
    #expect(app.staticTexts["By Austen: 1"].exists)
    let author = try #require(book.author)
    author.books?.append(try #require(container.mainContext.model(for: id) as? Book))
    #expect(app.staticTexts["By Austen: 2"].exists)
    try container.mainContext.save()
    try await librarian.remove(id)
    #expect(app.staticTexts["By Austen: 1"].exists)
    #expect(author.books?.count == 1)
  }
}
