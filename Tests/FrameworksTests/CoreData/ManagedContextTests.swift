import CoreData
import SwiftUI
import Testing

/// What an observer has found, on the main thread.
private final class Found<Value>: @unchecked Sendable {
  var values: [Value] = []
}

@MainActor
@Suite("Core Data: contexts")
struct ManagedContextTests {
  @Test("a fetch filters, sorts, and takes a page")
  func fetch() throws {
    let context = Shop.container().viewContext
    for (title, count) in [("Blue", 3), ("red", 1), ("Green", 2)] {
      Shop.cup(title, count: Int16(count), in: context)
    }
    #expect(try Shop.titles(context, "count > 1 AND title CONTAINS[c] 'E'") == ["Blue", "Green"])
    let request = NSFetchRequest<Cup>(entityName: "Cup")
    request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: false)]
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.title) == ["Green"])
    #expect(try context.count(for: request) == 1)
    request.fetchOffset = 0
    request.fetchLimit = 0
    request.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Cup.title, order: .reverse))]
    #expect(try context.fetch(request).map(\.title) == ["red", "Green", "Blue"])
    let products: NSFetchRequest<Ware> = Ware.fetchRequest()
    #expect(try context.fetch(products).count == 3)
    products.includesSubentities = false
    #expect(try context.fetch(products).isEmpty)
    request.includesPendingChanges = false
    #expect(try context.fetch(request).isEmpty)
  }

  @Test("without pending changes the stored values decide what is found, in which order")
  func storedValues() throws {
    let context = Shop.container().viewContext
    let cups = ["A", "B", "C"].map { Shop.cup($0, in: context) }
    try context.save()
    cups[0].title = "Z"
    context.delete(cups[1])
    Shop.cup("D", in: context)
    let request = NSFetchRequest<Cup>(entityName: "Cup")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    #expect(try context.fetch(request).map(\.title) == ["C", "D", "Z"])
    request.includesPendingChanges = false
    #expect(try context.fetch(request) == cups)
    #expect(try context.count(for: request) == 3)
    let values = NSFetchRequest<NSDictionary>(entityName: "Cup")
    (values.resultType, values.includesPendingChanges) = (.dictionaryResultType, false)
    values.propertiesToFetch = ["title"]
    #expect(try context.fetch(values).map { $0["title"] as? String } == ["A", "B", "C"])
    request.predicate = NSPredicate(format: "title == 'Z'")
    #expect(try context.fetch(request).isEmpty)
    request.predicate = NSPredicate(format: "title IN {'A', 'B'}")
    #expect(try context.fetch(request) == [cups[0], cups[1]])
    try context.save()
    #expect(try context.fetch(request).isEmpty)
  }

  @Test("descriptors of Swift sort by values of any type that objects have")
  func descriptors() throws {
    let context = Shop.container().viewContext
    let cups = ["A", "B", "C"].map { Shop.cup($0, in: context) }
    (cups[0].isHot, cups[0].code, cups[0].made) = (true, UUID(), .distantFuture)
    func titles(_ descriptors: SortDescriptor<Cup>...) throws -> [String?] {
      let request = NSFetchRequest<Cup>(entityName: "Cup")
      request.sortDescriptors = descriptors.map { NSSortDescriptor($0) }
      return try context.fetch(request).map(\.title)
    }
    #expect(try titles(SortDescriptor(\.isHot), SortDescriptor(\.title, order: .reverse)) == ["C", "B", "A"])
    #expect(try titles(SortDescriptor(\.isHot, order: .reverse), SortDescriptor(\.count)) == ["A", "B", "C"])
    #expect(try titles(SortDescriptor(\.isRare), SortDescriptor(\.title)) == ["B", "A", "C"], "no value, false, true")
    #expect(try titles(SortDescriptor(\.made), SortDescriptor(\.title)) == ["B", "C", "A"])
    #expect(try titles(SortDescriptor(\.code, order: .reverse), SortDescriptor(\.title)) == ["A", "B", "C"])
    #expect(try titles(SortDescriptor(\.smallCount, order: .reverse), SortDescriptor(\.title)) == ["A", "B", "C"])
  }

  @Test("an asynchronous fetch gives its result on the queue of the context")
  func asynchronousFetch() async throws {
    let container = Shop.container()
    Shop.cup("A", in: container.viewContext)
    try container.viewContext.save()
    let context = container.newBackgroundContext()
    let titles = await withCheckedContinuation { (continuation: CheckedContinuation<[String?], Never>) in
      let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Cup>(entityName: "Cup")) { result in
        continuation.resume(returning: result.finalResult?.map(\.title) ?? [])
      }
      do {
        let result = try context.execute(request) as? NSAsynchronousFetchResult<Cup>
        #expect(result?.managedObjectContext === context && result?.operationError == nil)
      } catch { Issue.record(error) }
    }
    #expect(titles == ["A"])
    let wrong = NSFetchRequest<Cup>(entityName: "Cup")
    wrong.predicate = NSPredicate(format: "unknown == 1")
    let view = container.viewContext
    let result = try view.execute(NSAsynchronousFetchRequest(fetchRequest: wrong)) as? NSAsynchronousFetchResult<Cup>
    await view.perform {}
    #expect(result?.finalResult == nil && result?.operationError != nil)
  }

  @Test("a fetch gives identifiers, dictionaries and numbers")
  func results() throws {
    let context = Shop.container().viewContext
    let cup = Shop.cup("Blue", count: 3, in: context)
    Shop.cup("Red", count: 3, in: context)
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Cup")
    ids.resultType = .managedObjectIDResultType
    ids.predicate = NSPredicate(format: "title == %@", "Blue")
    #expect(try context.fetch(ids) == [cup.objectID])
    let values = NSFetchRequest<NSDictionary>(entityName: "Cup")
    values.resultType = .dictionaryResultType
    values.propertiesToFetch = ["count"]
    values.returnsDistinctResults = true
    #expect(try context.fetch(values).map { $0["count"] as? Int } == [3])
    let number = NSFetchRequest<NSNumber>(entityName: "Cup")
    number.resultType = .countResultType
    #expect(try context.fetch(number) == [2])
  }

  @Test("predicates reach related objects, and compare objects and identifiers of any kind")
  func predicates() throws {
    let context = Shop.container().viewContext
    let rack = Rack(context: context)
    rack.name = "Top"
    let (blue, red) = (Shop.cup("Blue", in: context), Shop.cup("Red", in: context))
    blue.rack = rack
    let code = UUID()
    blue.code = code
    let coded: NSFetchRequest<Cup> = Cup.fetchRequest()
    coded.predicate = NSPredicate(format: "code == %@ AND rack == %@", code as CVarArg, rack as CVarArg)
    #expect(try context.fetch(coded) == [blue])
    func cups(_ format: String, _ arguments: Any...) throws -> [Cup] {
      let request: NSFetchRequest<Cup> = Cup.fetchRequest()
      request.predicate = NSPredicate(format: format, argumentArray: arguments)
      return try context.fetch(request)
    }
    #expect(try cups("rack.name == 'Top'") == [blue])
    #expect(try cups("rack == %@", rack) == [blue])
    #expect(try cups("rack == nil") == [red])
    #expect(try cups("code == %@", blue.code as Any) == [blue])
    #expect(try cups("SELF IN %@", [red]) == [red])
    red.isHot = false
    // As in a database, no value is none that is compared.
    #expect(try cups("isHot == NO") == [red])
    let racks: NSFetchRequest<Rack> = Rack.fetchRequest()
    racks.predicate = NSPredicate(format: "ANY cups.title == 'Blue' AND cups.@count == 1")
    #expect(try context.fetch(racks) == [rack])
    let error = #expect(throws: NSError.self) { try cups("size == 1") }
    #expect(error?.localizedDescription.contains("size") == true)
  }

  @Test("contexts see what others have saved when they merge it")
  func merging() throws {
    let container = Shop.container()
    let (view, background) = (container.viewContext, container.newBackgroundContext())
    let cup = Shop.cup("Blue", in: view)
    try view.save()
    func rename(_ title: String) throws {
      try background.performAndWait {
        let twin = try #require(background.object(with: cup.objectID) as? Cup)
        #expect(twin !== cup)
        twin.title = title
        try background.save()
      }
    }
    try rename("Red")
    #expect(cup.title == "Blue")
    view.refresh(cup, mergeChanges: true)
    #expect(cup.title == "Red")
    view.automaticallyMergesChangesFromParent = true
    try rename("Green")
    #expect(cup.title == "Green")
    cup.title = "Mine"
    try rename("Theirs")
    #expect(cup.title == "Mine")
    view.rollback()
    view.automaticallyMergesChangesFromParent = false
    let saved = Found<Notification>()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: background, queue: nil
    ) { saved.values.append($0) }
    defer { NotificationCenter.default.removeObserver(observer) }
    try rename("Last")
    view.mergeChanges(fromContextDidSave: try #require(saved.values.last))
    #expect(cup.title == "Last")
    #expect((saved.values.last?.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>)?.count == 1)
  }

  @Test(
    "a merge policy decides between two contexts",
    arguments: [
      (NSMergePolicyType.errorMergePolicyType, "throws"),
      (.mergeByPropertyObjectTrumpMergePolicyType, "Mine 9"), (.mergeByPropertyStoreTrumpMergePolicyType, "Theirs 9"),
      (.overwriteMergePolicyType, "Mine 1"), (.rollbackMergePolicyType, "Theirs 9"),
    ])
  func conflicts(policy: NSMergePolicyType, result: String) throws {
    let container = Shop.container()
    let (view, other) = (container.viewContext, container.newBackgroundContext())
    let cup = Shop.cup("Blue", in: view)
    try view.save()
    try other.performAndWait {
      let twin = try #require(other.object(with: cup.objectID) as? Cup)
      twin.title = "Theirs"
      twin.count = 9
      try other.save()
    }
    cup.title = "Mine"
    view.mergePolicy = NSMergePolicy(merge: policy)
    do {
      try view.save()
      #expect("\(cup.title ?? "") \(cup.count)" == result)
      #expect(try Shop.titles(container.newBackgroundContext()) == [cup.title ?? ""])
    } catch {
      #expect(result == "throws" && (error as NSError).code == NSManagedObjectMergeError)
    }
  }

  @Test("unique values are kept unique as the policy says")
  func constraints() throws {
    let context = Shop.container().viewContext
    let code = UUID()
    func add(_ title: String) { Shop.cup(title, in: context).code = code }
    add("Blue")
    try context.save()
    add("Red")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try Shop.titles(context) == ["Red"])
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    add("Green")
    try context.save()
    #expect(try Shop.titles(context) == ["Red"])
  }

  @Test("a child saves to its parent, which saves to the store")
  func parents() throws {
    let container = Shop.container()
    let view = container.viewContext
    let rack = Rack(context: view)
    let cup = Shop.cup("Blue", in: view)
    try view.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = view
    let twin = try #require(try child.existingObject(with: cup.objectID) as? Cup)
    twin.title = "Red"
    twin.rack = try #require(child.object(with: rack.objectID) as? Rack)
    Shop.cup("New", in: child)
    #expect(cup.title == "Blue" && cup.rack == nil)
    try child.save()
    #expect(cup.title == "Red" && cup.rack == rack && rack.cups?.count == 1)
    #expect(try Shop.titles(view) == ["New", "Red"])
    #expect(try Shop.titles(container.newBackgroundContext()) == ["Blue"])
    try view.save()
    #expect(try Shop.titles(container.newBackgroundContext()) == ["New", "Red"])
    child.delete(twin)
    try child.save()
    #expect(cup.isDeleted && rack.cups?.count == 0)
  }

  @Test("blocks run on the queue of their context, in order")
  func perform() async throws {
    let container = Shop.container()
    let context = container.newBackgroundContext()
    func enqueue() {
      for number in 1...3 {
        context.perform { Shop.cup("Cup \(number)", in: context) }
      }
    }
    enqueue()
    let titles = try await context.perform { try Shop.titles(context) }
    #expect(titles == ["Cup 1", "Cup 2", "Cup 3"])
    try await context.perform { try context.save() }
    let count = try await container.performBackgroundTask { context in
      try context.count(for: NSFetchRequest<Cup>(entityName: "Cup"))
    }
    #expect(count == 3)
    #expect(container.viewContext.performAndWait { 5 } == 5)
  }

  @Test("batch requests change the store, and contexts merge what they are given")
  func batches() throws {
    let context = Shop.container().viewContext
    let insert = NSBatchInsertRequest(entityName: "Cup", objects: [["title": "Blue"], ["title": "Red", "count": 4]])
    insert.resultType = .count
    #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
    let request: NSFetchRequest<Cup> = Cup.fetchRequest()
    request.predicate = NSPredicate(format: "count == 4")
    let red = try #require(try context.fetch(request).first)
    let update = NSBatchUpdateRequest(entityName: "Cup")
    update.propertiesToUpdate = ["count": 8]
    update.resultType = .updatedObjectIDsResultType
    let ids = try #require((try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
    #expect(red.count == 4)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
    #expect(red.count == 8)
    let all: NSFetchRequest<any NSFetchRequestResult> = Cup.fetchRequest()
    let delete = NSBatchDeleteRequest(fetchRequest: all)
    delete.resultType = .resultTypeObjectIDs
    let gone = try #require((try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: gone], into: [context])
    #expect(red.managedObjectContext == nil)
    #expect(try Shop.titles(context) == [])
  }

  @Test("changes are posted when they are processed")
  func notifications() throws {
    let context = Shop.container().viewContext
    let found = Found<String>()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { note in
      for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
        let objects = note.userInfo?[key] as? Set<NSManagedObject> ?? []
        if !objects.isEmpty { found.values.append("\(key) \(objects.count)") }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let cup = Shop.cup("Blue", in: context)
    #expect(found.values == [])
    context.processPendingChanges()
    cup.title = "Red"
    try context.save()
    context.delete(cup)
    context.processPendingChanges()
    #expect(found.values == ["inserted 1", "updated 1", "deleted 1"])
  }

  @Test("a reset empties the context")
  func reset() throws {
    let context = Shop.container().viewContext
    Shop.cup("Blue", in: context)
    try context.save()
    Shop.cup("Red", in: context)
    context.reset()
    #expect(context.registeredObjects.isEmpty && !context.hasChanges)
    #expect(try Shop.titles(context) == ["Blue"])
  }
}

extension Cup {
  fileprivate var isRare: Bool? { title == "B" ? nil : title == "C" }
  fileprivate var smallCount: Int16? { title == "C" ? nil : count }
}
