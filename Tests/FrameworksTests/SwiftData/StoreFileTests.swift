import Foundation
import SwiftData
import SwiftUI
import Testing

/// As apps keep it, with an address in the app's folders.
private let shared = try? ModelContainer(
  for: Box.self, configurations: ModelConfiguration(url: .documentsDirectory.appending(path: "shared.store")))

@MainActor
@Suite("SwiftData: files")
struct StoreFileTests {
  /// A folder that ends with the test's app.
  private let folder = URL.documentsDirectory

  private func container(_ name: String, allowsSave: Bool = true) throws -> ModelContainer {
    try ModelContainer(
      for: Book.self, configurations: ModelConfiguration(url: folder.appending(path: name), allowsSave: allowsSave))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  @Test("a configuration with an address has a file, which has all that is needed to open the store again")
  func roundTrip() throws {
    let first = try container("first.store").mainContext
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "first.store").path))
    let author = Author(name: "Jane \"J\" Austen\n")
    for number in 1...3 {
      let book = Book(isbn: "\(number)", title: "Emma \(number)", pages: number, author: author)
      book.tags = ["old", "é/ü"]
      book.kind = .manual
      book.date = Date(timeIntervalSinceReferenceDate: 0.1 + Double(number))
      book.loans = [Loan(reader: "Ada"), Loan(reader: "Bob")]
      first.insert(book)
    }
    try first.save()
    try FileManager.default.copyItem(
      at: folder.appending(path: "first.store"), to: folder.appending(path: "second.store"))

    let second = try container("second.store").mainContext
    let books = try second.fetch(FetchDescriptor<Book>())
    #expect(books.map(\.title) == ["Emma 1", "Emma 2", "Emma 3"])
    #expect(books.map(\.date.timeIntervalSinceReferenceDate) == [1.1, 2.1, 3.1])
    #expect(books.allSatisfy { $0.author === books[0].author && $0.kind == .manual && $0.note == nil })
    #expect(books[0].author?.name == "Jane \"J\" Austen\n" && books[0].author?.books?.count == 3)
    #expect(books[2].tags == ["old", "é/ü"] && books[2].loans.map(\.reader) == ["Ada", "Bob"])

    second.insert(Book(isbn: "3", title: "The same number"))
    second.insert(Book(isbn: "4", title: "Persuasion"))
    try second.save()
    #expect(
      try second.fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma 1", "Emma 2", "The same number", "Persuasion"])
    #expect(try first.fetchCount(FetchDescriptor<Book>()) == 3)
  }

  @Test("the file is text, with a line for each object")
  func lines() throws {
    let context = try ModelContainer(
      for: Loan.self, configurations: ModelConfiguration(url: folder.appending(path: "Data/loans.store"))
    ).mainContext
    let loan = Loan(reader: "Ada")
    context.insert(loan)
    context.insert(Loan(reader: "Bob"))
    try context.save()
    loan.reader = "Eve"
    try context.save()
    let lines = try text("Data/loans.store").split(separator: "\n")
    #expect(lines[..<3] == ["{", "\"format\": \"Understudy store\",", "\"version\": 1,"])
    try #require(lines.count == 11)
    #expect(lines[4...5] == ["\"objects\": {", "\"Loan\": ["])
    #expect(lines[6].hasSuffix(",\"book\":null,\"reader\":\"Eve\"},") && lines[6].hasPrefix("{\"#\":"))
    #expect(lines[7].hasSuffix(",\"book\":null,\"reader\":\"Bob\"}"))
    context.delete(loan)
    try context.save()
    #expect(try text("Data/loans.store").contains("Eve") == false)
  }

  @Test("two containers of one file have the same objects, and a second launch finds them")
  func oneFile() throws {
    struct Titles: View {
      @Query var books: [Book]
      @Environment(\.modelContext) var modelContext
      var body: some View {
        Text(books.map(\.title).joined(separator: ", ")).accessibilityIdentifier("titles")
        Button("Add") { modelContext.insert(Book(isbn: "\(books.count)", title: "Emma \(books.count)")) }
      }
    }
    let url = folder.appending(path: "one.store")
    let app = XCUIApplication {
      if let container = try? ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url)) {
        Titles().modelContainer(container)
      }
    }
    app.buttons["Add"].tap()
    let other = try container("one.store").mainContext
    #expect(try other.fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma 0"])
    other.insert(Book(isbn: "new", title: "Persuasion"))
    try other.save()
    #expect(app.staticTexts["titles"].label == "Emma 0, Persuasion")
    app.terminate()
    app.launch()
    #expect(app.staticTexts["titles"].label == "Emma 0, Persuasion")
    app.terminate()
    try FileManager.default.removeItem(at: url)
    app.launch()
    #expect(app.staticTexts["titles"].label == "")
  }

  @Test("a container that outlives a test has a file of its own in each", arguments: 1...3)
  func isolation(number: Int) throws {
    let context = try #require(shared).mainContext
    #expect(try context.fetchCount(FetchDescriptor<Box>()) == 0)
    context.insert(Box("Tea \(number)"))
    try context.save()
    #expect(try text("shared.store").contains("Tea \(number)"))
  }

  @Test("a file that was replaced is read again")
  func replaced() throws {
    let backup = try container("backup.store").mainContext
    backup.insert(Book(isbn: "1", title: "Emma"))
    try backup.save()
    let context = try container("books.store").mainContext
    context.insert(Book(isbn: "2", title: "Persuasion"))
    try context.save()
    try text("backup.store").write(to: folder.appending(path: "books.store"), atomically: true, encoding: .utf8)
    let restored = try container("books.store").mainContext
    #expect(try restored.fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma"])
  }

  @Test(
    "a file that cannot be read is an error that says why, and stays as it is",
    arguments: [
      ("SQLite format 3\u{0}…", "it is a database of SQLite, as a device writes it, and stores are text here"),
      ("{\"format\": \"Understudy store\", \"ver", "it is not the text of a store ("),
      ("", "it is not the text of a store ("),
      ("{}", "it is not the text of a store ("),
      (
        "{\"format\": \"Understudy store\", \"version\": 9, \"identifier\": \"A\", \"objects\": {}}",
        "its format is Understudy store 9, and 1 is the last known one"
      ),
      (
        "{\"format\": \"Understudy store\", \"version\": 1, \"identifier\": \"A\", \"objects\": "
          + "{\"Author\": [{\"#\": 1, \"name\": \"A\", \"books\": []}, {\"#\": 1, \"name\": \"B\", \"books\": []}]}}",
        "it has two objects 1 of Author"
      ),
      (
        "{\"format\": \"Understudy store\", \"version\": 1, \"identifier\": \"A\", \"objects\": "
          + "{\"Book\": [{\"#\": 9223372036854775807}]}}", "it has an object with the number 9223372036854775807"
      ),
      (
        "{\"format\": \"Understudy store\", \"version\": 1, \"identifier\": \"A\", \"objects\": {\"Book\": [{\"#\": 1}]}}",
        "line 1, 'isbn' of object 1 of Book: there is no such value"
      ),
      (
        "{\"format\": \"Understudy store\", \"version\": 1, \"identifier\": \"A\", \"objects\": "
          + "{\"Book\": [{\"#\": 1, \"isbn\": 7}]}}", "line 1, 'isbn' of object 1 of Book: "
      ),
    ])
  func unreadable(content: String, reason: String) throws {
    try write(content, to: "bad.store")
    let error = #expect(throws: SwiftDataError.loadIssueModelContainer) { try container("bad.store") }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains(folder.appending(path: "bad.store").path) == true)
    #expect(try text("bad.store") == content)
    try FileManager.default.removeItem(at: folder.appending(path: "bad.store"))
    let context = try container("bad.store").mainContext
    context.insert(Book(isbn: "1", title: "Emma"))
    try context.save()
    #expect(try text("bad.store").contains("Emma"))
  }

  @Test("a save that cannot be written throws, and the next one writes its objects")
  func unwritable() throws {
    let place = folder.appending(path: "place")
    let context = try ModelContainer(
      for: Book.self, configurations: ModelConfiguration(url: place.appending(path: "books.store"))
    ).mainContext
    try FileManager.default.removeItem(at: place)
    try write("in the way", to: "place")
    context.insert(Book(isbn: "1", title: "Emma"))
    #expect(throws: SwiftDataError.unwritableStore) { try context.save() }
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    try FileManager.default.removeItem(at: place)
    context.insert(Book(isbn: "2", title: "Persuasion"))
    try context.save()
    let written = try text("place/books.store")
    #expect(written.contains("Emma") && written.contains("Persuasion"))
  }

  @Test("objects of classes that a container does not have stay in its file")
  func otherClasses() throws {
    try write(
      """
      {"format": "Understudy store", "version": 1, "identifier": "A", "objects": {
      "Planet": [{"#": 70, "mass": 12345678901234567890123, "moons": [1, 2.5, null, {"a": true}], "name": "\\u00e9"}],
      "Box": [{"#": 71, "name": "Tea"}]}}
      """, to: "planets.store")
    let context = try ModelContainer(
      for: Box.self, configurations: ModelConfiguration(url: folder.appending(path: "planets.store"))
    ).mainContext
    #expect(try context.fetch(FetchDescriptor<Box>()).map(\.name) == ["Tea"])
    context.insert(Box("Coffee"))
    try context.save()
    let written = try text("planets.store")
    #expect(
      written.contains(
        "{\"#\":70,\"mass\":12345678901234567890123,\"moons\":[1,2.5,null,{\"a\":true}],\"name\":\"é\"}"))
    #expect(written.contains("\"identifier\": \"A\"") && written.contains("Coffee") && written.contains("Tea"))
  }

  @Test("without permission to save, a save throws and the file stays as it is")
  func readOnly() throws {
    try container("books.store").mainContext.save()
    let before = try text("books.store")
    let context = try container("books.store", allowsSave: false).mainContext
    context.autosaveEnabled = false
    context.insert(Book(isbn: "1", title: "Emma"))
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(context.hasChanges)
    #expect(try text("books.store") == before)
    let older =
      "{\"format\": \"Understudy store\", \"version\": 1, \"identifier\": \"A\", \"objects\": "
      + "{\"Book\": [{\"#\": 1, \"isbn\": \"1\", \"acquired\": 5, \"weight\": 7}]}}"
    try write(older, to: "older.store")
    let reader = try container("older.store", allowsSave: false).mainContext
    #expect(try reader.fetch(FetchDescriptor<Book>()).map(\.date.timeIntervalSinceReferenceDate) == [5])
    #expect(try text("older.store") == older)
    let writer = try container("older.store").mainContext
    #expect(try writer.fetch(FetchDescriptor<Book>()).map(\.date.timeIntervalSinceReferenceDate) == [5])
    let written = try text("older.store")
    #expect(written.contains("\"date\":5") && !written.contains("acquired") && !written.contains("weight"))
  }

  @Test("what two stores write into one file is in it")
  func twoStores() throws {
    let boxes = ModelConfiguration("boxes", url: folder.appending(path: "boxes.store"))
    let first = try ModelContainer(for: Box.self, configurations: boxes).mainContext
    first.insert(Box("Tea"))
    try first.save()
    let second = try ModelContainer(
      for: Box.self, Loan.self, configurations: boxes,
      ModelConfiguration("loans", schema: Schema([Loan.self]), url: folder.appending(path: "loans.store"))
    ).mainContext
    second.insert(Box("Coffee"))
    try second.save()
    try first.fetch(FetchDescriptor<Box>()).first?.name = "Green tea"
    first.insert(Box("Milk"))
    try first.save()
    let written = try text("boxes.store")
    #expect(written.contains("Green tea") && written.contains("Coffee") && written.contains("Milk"))
    #expect(!written.contains("\"Tea\""))
    let third = try ModelContainer(for: Box.self, configurations: boxes).mainContext
    #expect(try third.fetch(FetchDescriptor<Box>()).map(\.name) == ["Green tea", "Coffee", "Milk"])
  }

  @Test("configurations with addresses of their own have files of their own")
  func severalFiles() throws {
    let container = try ModelContainer(
      for: Box.self, Loan.self,
      configurations: ModelConfiguration(
        "boxes", schema: Schema([Box.self]), url: folder.appending(path: "boxes.store")),
      ModelConfiguration("loans", schema: Schema([Loan.self]), url: folder.appending(path: "loans.store")))
    container.mainContext.insert(Box("Tea"))
    container.mainContext.insert(Loan(reader: "Ada"))
    try container.mainContext.save()
    let (boxes, loans) = (try text("boxes.store"), try text("loans.store"))
    #expect(boxes.contains("Tea") && !boxes.contains("Ada") && loans.contains("Ada") && !loans.contains("Tea"))
    try container.deleteAllData()
    #expect(try text("boxes.store").contains("Tea") == false)
  }
}
