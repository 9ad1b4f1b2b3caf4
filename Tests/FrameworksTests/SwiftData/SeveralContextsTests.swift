import Foundation
import SwiftData
import Testing

@MainActor
@Suite("SwiftData: contexts that save at once")
struct SeveralContextsTests {
  private let url = URL.documentsDirectory.appending(path: "books.store")

  private func container() throws -> ModelContainer {
    try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url))
  }

  /// Opens a copy of the file, which is checked then.
  private func reopened() throws -> ModelContext {
    let copy = URL.documentsDirectory.appending(path: "\(UUID()).store")
    try FileManager.default.copyItem(at: url, to: copy)
    return ModelContext(try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: copy)))
  }

  @Test("of objects with one unique value that actors save at once, one is left")
  func actors() async throws {
    let librarians = try [container(), container()].flatMap { container in
      (0..<4).map { _ in Librarian(modelContainer: container) }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, librarian) in librarians.enumerated() {
        group.addTask {
          for round in 0..<5 {
            _ = try await librarian.add("same", "Round \(round)")
            _ = try await librarian.add("\(number)", "Own \(round)")
          }
        }
      }
      try await group.waitForAll()
    }
    let books = try reopened().fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.isbn)]))
    #expect(books.map(\.isbn) == (0..<8).map { "\($0)" } + ["same"])
    #expect(books.dropLast().allSatisfy { $0.title == "Own 4" } && books.last?.title == "Round 4")
  }

  @Test("what two contexts add to one object is all there, on both sides")
  func sameOwner() throws {
    let container = try container()
    let (first, second) = (ModelContext(container), ModelContext(container))
    let author = Author(name: "Jane Austen")
    first.insert(author)
    try first.save()
    let twin = try #require(try second.fetch(FetchDescriptor<Author>()).first)
    first.insert(Book(isbn: "1", title: "Emma", author: author))
    second.insert(Book(isbn: "2", title: "Persuasion", author: twin))
    try second.save()
    try first.save()
    #expect(Set(author.books?.map(\.title) ?? []) == ["Emma", "Persuasion"])
    let again = try reopened()
    let found = try #require(try again.fetch(FetchDescriptor<Author>()).first)
    #expect(Set(found.books?.map(\.title) ?? []) == ["Emma", "Persuasion"])
    #expect(try second.fetch(FetchDescriptor<Author>()).first?.books?.count == 2)
  }

  @Test("an object that two contexts move belongs to the owner that was saved last")
  func moved() throws {
    let container = try container()
    let (first, second) = (ModelContext(container), ModelContext(container))
    let authors = ["A", "B", "C"].map(Author.init)
    for author in authors { first.insert(author) }
    let book = Book(isbn: "1", title: "Emma", author: authors[0])
    try first.save()
    let twins = try second.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)]))
    try second.fetch(FetchDescriptor<Book>()).first?.author = twins[2]
    book.author = authors[1]
    try second.save()
    try first.save()
    for context in [first, second, try reopened()] {
      let found = try context.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)]))
      #expect(found.map { $0.books?.count ?? 0 } == [0, 1, 0])
      #expect(try context.fetch(FetchDescriptor<Book>()).first?.author?.name == "B")
    }
  }

  @Test("an object that another context has deleted is in no relationship that is saved afterwards")
  func deleted() throws {
    let container = try container()
    let (first, second) = (ModelContext(container), ModelContext(container))
    let author = Author(name: "Jane Austen")
    first.insert(author)
    let book = Book(isbn: "1", title: "Emma")
    first.insert(book)
    try first.save()
    let twin = try #require(try second.fetch(FetchDescriptor<Book>()).first)
    book.author = author
    second.delete(twin)
    try second.save()
    try first.save()
    #expect(author.books?.isEmpty ?? true)
    var again = try reopened()
    #expect(try again.fetch(FetchDescriptor<Author>()).map { $0.books?.count ?? 0 } == [0])

    let other = Author(name: "Mary Shelley")
    first.insert(other)
    try first.save()
    let gone = try #require(
      try second.fetch(FetchDescriptor<Author>(predicate: #Predicate { $0.name == "Mary Shelley" })).first)
    first.insert(Book(isbn: "2", title: "Frankenstein", author: other))
    try first.save()
    second.delete(gone)
    try second.save()
    again = try reopened()
    let left = try again.fetch(FetchDescriptor<Book>())
    #expect(left.map(\.title) == ["Frankenstein"] && left.first?.author == nil)
  }

  @Test("a save adds to what another store has written into the file meanwhile")
  func twoStores() throws {
    let first = ModelContext(try container())
    let author = Author(name: "Jane Austen")
    first.insert(author)
    try first.save()
    // Another set of configurations is another store, which has the file, too.
    let boxes = ModelConfiguration(
      "boxes", schema: Schema([Box.self]), url: URL.documentsDirectory.appending(path: "boxes.store"))
    let second = ModelContext(
      try ModelContainer(for: Book.self, Box.self, configurations: ModelConfiguration("books", url: url), boxes))
    let twin = try #require(try second.fetch(FetchDescriptor<Author>()).first)
    second.insert(Book(isbn: "1", title: "Emma", author: twin))
    second.insert(Book(isbn: "2", title: "Persuasion", author: twin))
    try second.save()
    first.insert(Book(isbn: "3", title: "Sanditon", author: author))
    first.insert(Book(isbn: "2", title: "Persuasion, revised", author: author))
    try first.save()
    let titles: Set = ["Emma", "Persuasion, revised", "Sanditon"]
    #expect(Set(author.books?.map(\.title) ?? []) == titles)
    let again = try reopened()
    let found = try #require(try again.fetch(FetchDescriptor<Author>()).first)
    #expect(Set(found.books?.map(\.title) ?? []) == titles)
    #expect(try again.fetchCount(FetchDescriptor<Book>()) == 3)
  }
}
