import Foundation
import SwiftData
import Testing

@Model
final class Letter {
  @Attribute(.preserveValueOnDeletion) var subject: String
  var text: String
  init(subject: String, text: String) { (self.subject, self.text) = (subject, text) }
}

@MainActor
@Suite("SwiftData: history")
struct HistoryTests {
  private let context: ModelContext

  init() throws { context = try ModelContainer(for: Letter.self).mainContext }

  private func history(
    _ descriptor: HistoryDescriptor<DefaultHistoryTransaction> = .init()
  ) throws -> [DefaultHistoryTransaction] { try context.fetchHistory(descriptor) }

  @Test("each save is a transaction with its changes, author and time")
  func transactions() throws {
    let letter = Letter(subject: "Tea", text: "Come at five.")
    context.author = "editor"
    context.insert(letter)
    try context.save()
    context.author = nil
    letter.text = "Come at six."
    try context.save()
    context.delete(letter)
    try context.save()
    try context.save()

    let all = try history()
    #expect(all.map(\.author) == ["editor", nil, nil])
    #expect(all.map(\.transactionIdentifier) == [1, 2, 3])
    #expect(all.allSatisfy { $0.changes.map(\.changedPersistentIdentifier) == [letter.persistentModelID] })
    guard case .insert(is DefaultHistoryInsert<Letter>) = all[0].changes[0],
      case .update(let update as DefaultHistoryUpdate<Letter>) = all[1].changes[0],
      case .delete(let delete as DefaultHistoryDelete<Letter>) = all[2].changes[0]
    else {
      Issue.record("\(all.map(\.changes))")
      return
    }
    #expect(update.updatedAttributes == [\Letter.text])
    #expect(delete.tombstone[\.subject] == "Tea" && delete.tombstone[\.text] == nil)
  }

  @Test("a fetch begins after a token, which can be kept as data")
  func tokens() throws {
    for number in 1...4 {
      context.author = number.isMultiple(of: 2) ? "server" : nil
      context.insert(Letter(subject: "\(number)", text: ""))
      try context.save()
    }
    let kept = try JSONEncoder().encode(try history()[1].token)
    let token = try JSONDecoder().decode(DefaultHistoryToken.self, from: kept)
    let later = try history(.init(predicate: #Predicate { $0.token > token }))
    #expect(later.map(\.transactionIdentifier) == [3, 4])
    let server = "server"
    #expect(try history(.init(predicate: #Predicate { $0.author == server })).count == 2)
    var last = HistoryDescriptor<DefaultHistoryTransaction>(sortBy: [SortDescriptor(\.token, order: .reverse)])
    last.fetchLimit = 1
    #expect(try history(last).map(\.transactionIdentifier) == [4])
  }

  @Test("what is deleted of the history is gone, and the objects stay")
  func deletion() throws {
    context.insert(Letter(subject: "1", text: ""))
    try context.save()
    let limit = Date.now.addingTimeInterval(60)
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.timestamp < limit }))
    #expect(try history().isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Letter>()) == 1)
  }
}
