import Foundation
import SwiftData
import Testing

@MainActor
@Suite("SwiftData: contexts")
struct ContextTests {
  let container: ModelContainer
  var context: ModelContext { container.mainContext }

  init() throws { container = try Library.container() }

  private func titles(_ descriptor: FetchDescriptor<Book> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  @Test("a new object is in no context; an inserted one has changes until it is saved")
  func inserting() throws {
    let book = Book(isbn: "1", title: "Emma")
    #expect(book.modelContext == nil && !book.hasChanges && !context.hasChanges)
    #expect(book.kind == .novel && book.tags.isEmpty && book.note == nil)
    context.insert(book)
    #expect(book.modelContext == context && book.hasChanges && context.hasChanges)
    #expect(context.insertedModelsArray.count == 1)
    #expect(try titles() == ["Emma"])
    try context.save()
    #expect(!context.hasChanges && !book.hasChanges)
    book.title = "Persuasion"
    #expect(context.changedModelsArray.first?.persistentModelID == book.persistentModelID)
    #expect(try titles() == ["Persuasion"])
  }

  @Test("a deleted object is found no more, and leaves its context with the save")
  func deleting() throws {
    let book = Book(isbn: "1", title: "Emma")
    context.insert(book)
    try context.save()
    context.delete(book)
    #expect(book.isDeleted && context.deletedModelsArray.count == 1)
    #expect(try titles().isEmpty)
    try context.save()
    #expect(!book.isDeleted && book.modelContext == nil)
    #expect(book.title == "Emma")
  }

  @Test("a rollback takes back insertions, changes and deletions")
  func rollback() throws {
    let (first, second) = (Book(isbn: "1", title: "Emma"), Book(isbn: "2", title: "Persuasion"))
    context.insert(first)
    context.insert(second)
    try context.save()
    let author = Author(name: "Austen")
    first.author = author
    first.title = "Changed"
    context.delete(second)
    context.insert(Book(isbn: "3", title: "New"))
    context.rollback()
    #expect(try titles() == ["Emma", "Persuasion"])
    #expect(first.author == nil && author.modelContext == nil && !second.isDeleted)
    #expect(!context.hasChanges)
  }

  @Test("predicates and sort descriptors decide what a fetch finds")
  func fetching() throws {
    for (number, title) in ["emma", "Persuasion", "Sanditon 10", "Sanditon 9", "Évelina"].enumerated() {
      context.insert(Book(isbn: "\(number)", title: title, pages: 100 * number))
    }
    #expect(
      try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title)])) == [
        "emma", "Évelina", "Persuasion", "Sanditon 9", "Sanditon 10",
      ])
    let least = 200
    let search = "evel"
    #expect(
      try titles(
        FetchDescriptor(predicate: #Predicate { $0.pages >= least }, sortBy: [SortDescriptor(\.pages, order: .reverse)])
      ) == [
        "Évelina", "Sanditon 9", "Sanditon 10",
      ])
    #expect(
      try titles(FetchDescriptor(predicate: #Predicate<Book> { $0.title.localizedStandardContains(search) })) == [
        "Évelina"
      ])
    #expect(
      try titles(FetchDescriptor(predicate: #Predicate<Book> { $0.title.starts(with: "S") && $0.note == nil })).count
        == 2)
    var page = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
    page.fetchOffset = 1
    page.fetchLimit = 2
    #expect(try titles(page) == ["Persuasion", "Sanditon 10"])
    #expect(try context.fetchCount(page) == 2)
    #expect(try context.fetchIdentifiers(page).count == 2)
    var read: [String] = []
    try context.enumerate(page) { read.append($0.title) }
    #expect(read == ["Persuasion", "Sanditon 10"])
    try context.save()
    context.insert(Book(isbn: "9", title: "Later"))
    var saved = FetchDescriptor<Book>()
    saved.includePendingChanges = false
    #expect(try context.fetchCount(saved) == 5)
    try context.delete(model: Book.self, where: #Predicate { $0.pages < least })
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 3)
  }

  @Test("without pending changes the stored values decide what is found, in which order")
  func storedValues() throws {
    let books = ["A", "B", "C"].map { Book(isbn: $0, title: $0) }
    for book in books { context.insert(book) }
    let author = Author(name: "Austen")
    books[0].author = author
    try context.save()
    (books[0].title, books[0].author) = ("Z", nil)
    context.delete(books[1])
    context.insert(Book(isbn: "D", title: "D"))
    var stored = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])
    #expect(try context.fetch(stored).map(\.title) == ["C", "D", "Z"])
    stored.includePendingChanges = false
    #expect(try context.fetch(stored) == books)
    #expect(try context.fetch(stored).first === books[0], "with the values of this context")
    #expect(try context.fetchCount(stored) == 3)
    stored.predicate = #Predicate { $0.author?.name == "Austen" && $0.title == "A" }
    #expect(try context.fetchIdentifiers(stored) == [books[0].persistentModelID])
    stored.predicate = #Predicate { $0.title == "Z" }
    #expect(try context.fetch(stored).isEmpty)
    try context.save()
    #expect(try context.fetchCount(stored) == 1)
  }

  @Test("a relationship is kept on both sides")
  func inverses() throws {
    let (austen, other) = (Author(name: "Austen"), Author(name: "Burney"))
    let book = Book(isbn: "1", title: "Emma", author: austen)
    context.insert(book)
    #expect(austen.modelContext == context)
    #expect(austen.books?.map(\.title) == ["Emma"])
    context.insert(other)
    book.author = other
    #expect(austen.books?.isEmpty == true && other.books?.count == 1)
    austen.books?.append(book)
    #expect(book.author?.name == "Austen" && other.books?.isEmpty == true)
    book.loans.append(Loan(reader: "Fanny"))
    #expect(book.loans.first?.book == book)
    try context.save()
    let second = ModelContext(container)
    let found = try #require(try second.fetch(FetchDescriptor<Author>()).first { $0.name == "Austen" })
    #expect(found !== austen && found == austen)
    #expect(found.books?.first?.loans.first?.reader == "Fanny")
    let names = try second.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.author?.name == "Austen" })).map(
      \.isbn)
    #expect(names == ["1"])
  }

  @Test("delete rules: related objects are deleted, lose their reference, or keep the owner")
  func deleteRules() throws {
    let author = Author(name: "Austen")
    let book = Book(isbn: "1", title: "Emma", author: author)
    book.loans = [Loan(reader: "Fanny"), Loan(reader: "Anne")]
    context.insert(book)
    try context.save()
    context.delete(book)
    #expect(try context.fetchCount(FetchDescriptor<Loan>()) == 0)
    #expect(author.books?.isEmpty == true)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1)
    let next = Book(isbn: "2", title: "Persuasion", author: author)
    context.insert(next)
    context.delete(author)
    #expect(next.author == nil)
  }

  @Test("the rule deny and numbers of related objects let a save fail, and nothing is lost")
  func validation() throws {
    let container = try ModelContainer(for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    let shelf = Shelf(room: "A", number: 1, boxes: [Box("1")])
    context.insert(shelf)
    try context.save()
    context.delete(shelf)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Shelf>()) == [shelf] && shelf.boxes.count == 1)
    shelf.labels = [Box("a"), Box("b"), Box("c")]
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    shelf.labels.removeLast()
    try context.save()
  }

  @Test("of objects with the same unique values one is left, with the newest values")
  func uniqueness() throws {
    let first = Book(isbn: "1", title: "Emma", author: Author(name: "Austen"))
    context.insert(first)
    try context.save()
    context.insert(Book(isbn: "1", title: "Emma, revised", pages: 300))
    try context.save()
    #expect(try titles() == ["Emma, revised"])
    #expect(first.pages == 300 && first.author?.name == "Austen")

    let shelves = try ModelContainer(for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for number in [1, 2, 1] { shelves.mainContext.insert(Shelf(room: "A", number: number)) }
    try shelves.mainContext.save()
    #expect(try shelves.mainContext.fetch(FetchDescriptor<Shelf>()).map(\.number) == [1, 2])
  }

  @Test("identifiers name objects in every context, and as text")
  func identifiers() throws {
    let book = Book(isbn: "1", title: "Emma")
    context.insert(book)
    try context.save()
    let data = try JSONEncoder().encode(book.persistentModelID)
    let id = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    #expect(id == book.persistentModelID && id.entityName == "Book" && book.id == id)
    #expect(context.model(for: id) as? Book === book)
    let second = ModelContext(container)
    let none: Book? = second.registeredModel(for: id)
    #expect(none == nil)
    #expect((second.model(for: id) as? Book)?.title == "Emma")
    let some: Book? = second.registeredModel(for: id)
    #expect(some != nil)
  }

  @Test("contexts see what others have saved, but for what has changed in them")
  func contexts() throws {
    let book = Book(isbn: "1", title: "Emma", pages: 1)
    context.insert(book)
    try context.save()
    let second = ModelContext(container)
    let copy = try #require(try second.fetch(FetchDescriptor<Book>()).first)
    copy.title = "Emma, revised"
    copy.pages = 2
    #expect(book.title == "Emma")
    book.pages = 3
    try second.save()
    #expect(book.title == "Emma, revised" && book.pages == 3)
    try context.save()
    _ = try second.fetchCount(FetchDescriptor<Book>())
    #expect(copy.pages == 3)
    second.delete(copy)
    try second.save()
    #expect(book.modelContext == nil)
    #expect(try titles().isEmpty)
  }

  @Test("an actor has a context of its own")
  func modelActor() async throws {
    let librarian = Librarian(modelContainer: container)
    let id = try await librarian.add("1", "Emma")
    #expect(try titles() == ["Emma"])
    try await librarian.rename(id, "Persuasion")
    #expect(try titles() == ["Persuasion"])
    #expect(try await librarian.titles() == ["Persuasion"])
    try await librarian.remove(id)
    #expect(try titles().isEmpty)
  }

  @Test("a save notifies of what it has written")
  func notifications() throws {
    nonisolated(unsafe) var inserted: [PersistentIdentifier]?
    let observer = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      inserted = $0.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue] as? [PersistentIdentifier]
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let book = Book(isbn: "1", title: "Emma")
    try context.transaction { context.insert(book) }
    #expect(inserted == [book.persistentModelID])
  }

  @Test("a class that the container does not store is refused with its name")
  func unknownClass() throws {
    let error = #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor<Shelf>()) }
    #expect(error == .unknownSchema)
    #expect(
      error?.description
        == "unknownSchema: Shelf is not in the schema of the container. Name the class where the container is made.")
  }

  @Test("observation follows the properties that were read")
  func observation() throws {
    let book = Book(isbn: "1", title: "Emma")
    context.insert(book)
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = book.title
    } onChange: {
      changes += 1
    }
    book.pages = 7
    #expect(changes == 0)
    book.title = "Persuasion"
    #expect(changes == 1)
    let author = Author(name: "Austen")
    context.insert(author)
    withObservationTracking {
      _ = author.books
    } onChange: {
      changes += 1
    }
    book.author = author
    #expect(changes == 2)
  }

  @Test("an object that takes the place of another one has its related objects, and the others refer to none")
  func mergedRelationships() throws {
    let context = try Library.container().mainContext
    let first = Book(isbn: "1", title: "Emma")
    context.insert(first)
    first.loans = [Loan(reader: "Ada"), Loan(reader: "Bob")]
    try context.save()
    let again = Book(isbn: "1", title: "Emma")
    again.loans = [Loan(reader: "Eve")]
    context.insert(again)
    try context.save()
    #expect(first.loans.map(\.reader) == ["Eve"])
    let loans = try context.fetch(FetchDescriptor<Loan>())
    #expect(loans.map { $0.book === first } == [false, false, true] && loans[0].book == nil)
  }

  @Test("300 containers have nothing in common")
  func manyContainers() throws {
    let containers = try (0..<300).map { _ in try Library.container() }
    for (number, container) in containers.enumerated() {
      for copy in 0..<(number % 3) { container.mainContext.insert(Book(isbn: "\(copy)", title: "\(number)")) }
      try container.mainContext.save()
    }
    for (number, container) in containers.enumerated() {
      let found = try ModelContext(container).fetch(FetchDescriptor<Book>())
      #expect(found.map(\.title) == Array(repeating: "\(number)", count: number % 3))
    }
  }
}
