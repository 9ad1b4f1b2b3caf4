import CoreData
import SwiftUI
import Testing

@MainActor
@Suite("Core Data: several contexts of a store with a file")
struct SeveralContextsWithFileTests {
  private let url = URL.documentsDirectory.appending(path: "shop.sqlite")
  private let container: NSPersistentContainer
  private var view: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Self.open(url) }

  private static func open(_ url: URL) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Shop")
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  /// Opens a copy of the file, which is checked then.
  private func reopened() throws -> NSManagedObjectContext {
    let copy = URL.documentsDirectory.appending(path: "\(UUID()).sqlite")
    try FileManager.default.copyItem(at: url, to: copy)
    return try Self.open(copy).viewContext
  }

  private func racks(_ context: NSManagedObjectContext) throws -> [String: [String]] {
    let racks = try context.fetch(NSFetchRequest<Rack>(entityName: "Rack"))
    return Dictionary(
      uniqueKeysWithValues: racks.map { rack in
        (rack.name ?? "", ((rack.cups as? Set<Cup>) ?? []).compactMap(\.title).sorted())
      })
  }

  private func rack(_ name: String) -> Rack {
    let rack = Rack(context: view)
    rack.name = name
    return rack
  }

  @Test("what background contexts save is in the file, and in a context that merges it")
  func background() async throws {
    view.automaticallyMergesChangesFromParent = true
    let container = container
    let id = try await container.performBackgroundTask { context in
      let rack = Rack(context: context)
      rack.name = "Top"
      for number in 1...3 { Shop.cup("Cup \(number)", in: context).rack = rack }
      try context.save()
      return rack.objectID
    }
    let other = container.newBackgroundContext()
    try await other.perform {
      let rack = try #require(other.existingObject(with: id) as? Rack)
      Shop.cup("Cup 4", in: other).rack = rack
      for case let cup as Cup in rack.cups ?? NSSet() where cup.title == "Cup 1" { other.delete(cup) }
      try other.save()
    }
    let expected = ["Top": ["Cup 2", "Cup 3", "Cup 4"]]
    #expect(try racks(view) == expected)
    #expect(try racks(reopened()) == expected)
  }

  @Test(
    "a merge policy decides what the file has",
    arguments: [
      (NSMergePolicyType.errorMergePolicyType, "Theirs 9"), (.mergeByPropertyObjectTrumpMergePolicyType, "Mine 9"),
      (.mergeByPropertyStoreTrumpMergePolicyType, "Theirs 9"), (.overwriteMergePolicyType, "Mine 1"),
      (.rollbackMergePolicyType, "Theirs 9"),
    ])
  func conflicts(policy: NSMergePolicyType, result: String) throws {
    let cup = Shop.cup("Blue", in: view)
    try view.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let twin = try #require(other.object(with: cup.objectID) as? Cup)
      (twin.title, twin.count) = ("Theirs", 9)
      try other.save()
    }
    cup.title = "Mine"
    view.mergePolicy = NSMergePolicy(merge: policy)
    do {
      try view.save()
      #expect(policy != .errorMergePolicyType)
    } catch {
      #expect(policy == .errorMergePolicyType && (error as NSError).code == NSManagedObjectMergeError)
    }
    let found = try reopened().fetch(Cup.fetchRequest())
    #expect(found.map { "\($0.title ?? "") \($0.count)" } == [result])
  }

  @Test(
    "a merge policy decides about an object that another context has deleted, and both sides of its relationships agree",
    arguments: [
      (NSMergePolicyType.errorMergePolicyType, []), (.mergeByPropertyObjectTrumpMergePolicyType, ["Mine"]),
      (.mergeByPropertyStoreTrumpMergePolicyType, []), (.overwriteMergePolicyType, ["Mine"]),
      (.rollbackMergePolicyType, []),
    ])
  func deletions(policy: NSMergePolicyType, result: [String]) throws {
    let rack = rack("Top")
    let cup = Shop.cup("Blue", in: view)
    cup.rack = rack
    try view.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      other.delete(other.object(with: cup.objectID))
      try other.save()
    }
    cup.title = "Mine"
    view.mergePolicy = NSMergePolicy(merge: policy)
    do {
      try view.save()
      #expect(policy != .errorMergePolicyType)
      #expect(((rack.cups as? Set<Cup>) ?? []).compactMap(\.title) == result)
    } catch {
      #expect(policy == .errorMergePolicyType && (error as NSError).code == NSManagedObjectMergeError)
    }
    #expect(try racks(reopened()) == ["Top": result])
  }

  @Test(
    "an object that two contexts move is in one place, on both sides",
    arguments: [
      (NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, "Mine"),
      (.mergeByPropertyStoreTrumpMergePolicyType, "Theirs"), (.overwriteMergePolicyType, "Mine"),
      (.rollbackMergePolicyType, "Theirs"),
    ])
  func moves(policy: NSMergePolicyType, place: String) throws {
    let (mine, theirs) = (rack("Mine"), rack("Theirs"))
    let (cup, red) = (Shop.cup("Blue", in: view), Shop.cup("Red", in: view))
    cup.rack = rack("Old")
    try view.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let twin = try #require(other.object(with: cup.objectID) as? Cup)
      twin.rack = try #require(other.object(with: theirs.objectID) as? Rack)
      Shop.cup("New", in: other).rack = try #require(other.object(with: mine.objectID) as? Rack)
      try other.save()
    }
    cup.rack = mine
    red.rack = mine
    view.mergePolicy = NSMergePolicy(merge: policy)
    try view.save()
    let found = try racks(reopened())
    #expect(found[place]?.contains("Blue") == true && found["Mine"]?.contains("New") == true, "\(found)")
    #expect(found.values.filter { $0.contains("Blue") }.count == 1)
    #expect(try racks(container.newBackgroundContext()) == found)
    view.refreshAllObjects()
    #expect(try racks(view) == found)
  }

  @Test(
    "a merge policy decides about unique values",
    arguments: [
      (NSMergePolicyType.errorMergePolicyType, "Blue"), (.mergeByPropertyObjectTrumpMergePolicyType, "Red"),
      (.mergeByPropertyStoreTrumpMergePolicyType, "Blue"), (.overwriteMergePolicyType, "Red"),
      (.rollbackMergePolicyType, "Blue"),
    ])
  func uniqueness(policy: NSMergePolicyType, title: String) throws {
    let code = UUID()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      Shop.cup("Blue", in: other).code = code
      try other.save()
    }
    Shop.cup("Red", in: view).code = code
    view.mergePolicy = NSMergePolicy(merge: policy)
    do {
      try view.save()
      #expect(policy != .errorMergePolicyType)
    } catch {
      #expect(policy == .errorMergePolicyType && (error as NSError).code == NSManagedObjectConstraintMergeError)
    }
    #expect(try Shop.titles(reopened()) == [title])
  }

  @Test("a save adds to what another program has written into the file meanwhile")
  func otherProgram() throws {
    let rack = rack("Top")
    Shop.cup("Blue", in: view).rack = rack
    try view.save()
    let copy = URL.documentsDirectory.appending(path: "copy.sqlite")
    try FileManager.default.copyItem(at: url, to: copy)
    let other = try Self.open(copy).viewContext
    let twin = try #require(try other.fetch(NSFetchRequest<Rack>(entityName: "Rack")).first)
    Shop.cup("Red", in: other).rack = twin
    try other.save()
    try String(contentsOf: copy, encoding: .utf8).write(to: url, atomically: true, encoding: .utf8)
    Shop.cup("Green", in: view)
    try view.save()
    #expect(try racks(reopened()) == ["Top": ["Blue", "Red"]])
    #expect(try Shop.titles(reopened()) == ["Blue", "Green", "Red"])
    Shop.cup("White", in: view).rack = rack
    #expect(throws: NSError.self) { try view.save() }
    view.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try view.save()
    #expect(try racks(reopened()) == ["Top": ["Blue", "Red", "White"]])
  }
}
