import Foundation
import SwiftData

/// Classes that the tests store.
enum Library {
  static func container() throws -> ModelContainer {
    try ModelContainer(for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}

@Model
final class Book {
  @Attribute(.unique) var isbn: String
  var title: String = "Untitled"  // the first one
  var pages = 0
  var note: String?
  var kind: Kind = Kind.novel
  var tags: [String] = []
  @Attribute(originalName: "acquired") var date: Date = Date(timeIntervalSinceReferenceDate: 0)
  var author: Author?
  @Relationship(deleteRule: .cascade, inverse: \Loan.book) var loans: [Loan] = []
  @Transient var isSelected = false

  enum Kind: String, Codable { case novel, manual }

  var isLong: Bool { pages > 500 }
  static let shelf = "A"

  init(isbn: String, title: String, pages: Int = 100, author: Author? = nil) {
    self.isbn = isbn
    self.title = title
    self.pages = pages
    self.author = author
  }
}

@Model
class Author {
  var name: String
  @Relationship(deleteRule: .nullify) var books: [Book]?

  init(name: String) { self.name = name }
}

@Model
final class Loan {
  #Index<Loan>([\.reader])
  var reader: String
  var book: Book?

  init(reader: String, book: Book? = nil) { (self.reader, self.book) = (reader, book) }
}

@Model
final class Shelf: Identifiable {
  #Unique<Shelf>([\.room, \.number])
  var id: UUID = UUID()
  var room: String
  var number: Int
  @Relationship(deleteRule: .deny) var boxes: [Box]
  @Relationship(deleteRule: .noAction, maximumModelCount: 2) var labels: [Box] = []

  init(room: String, number: Int, boxes: [Box] = []) {
    self.room = room
    self.number = number
    self.boxes = boxes
  }
}

@Model
final class Box {
  var name: String
  init(_ name: String) { self.name = name }
}

@ModelActor
actor Librarian {
  func add(_ isbn: String, _ title: String) throws -> PersistentIdentifier {
    let book = Book(isbn: isbn, title: title)
    modelContext.insert(book)
    try modelContext.save()
    return book.persistentModelID
  }

  func rename(_ id: PersistentIdentifier, _ title: String) throws {
    self[id, as: Book.self]?.title = title
    try modelContext.save()
  }

  func remove(_ id: PersistentIdentifier) throws {
    guard let book = self[id, as: Book.self] else { return }
    modelContext.delete(book)
    try modelContext.save()
  }

  func titles() throws -> [String] {
    try modelContext.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).map(\.title)
  }
}
