import CoreData
import SwiftUI
import Testing

@MainActor
@Suite("Core Data: files")
struct DataFileTests {
  private let folder = URL.documentsDirectory

  private func open(_ name: String) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Shop")
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appending(path: name))]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("a description with an address has a file, which has all that is needed to open the store again")
  func roundTrip() throws {
    let first = try open("first.sqlite").viewContext
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "first.sqlite").path))
    let rack = Rack(context: first)
    rack.name = "Top"
    let cup = Shop.cup("Blue", count: 3, in: first)
    cup.rack = rack
    cup.isHot = true
    cup.made = Date(timeIntervalSinceReferenceDate: 0.1)
    cup.picture = Data([0, 255])
    cup.price = NSDecimalNumber(string: "12345678901234567890.123")
    cup.rating = 4.5
    cup.tags = ["old", "é"]
    cup.web = URL(string: "https://example.com/a?b")
    cup.code = UUID()
    Shop.cup("Red", in: first)
    try first.save()
    try FileManager.default.copyItem(
      at: folder.appending(path: "first.sqlite"), to: folder.appending(path: "second.sqlite"))

    let container = try open("second.sqlite")
    let second = container.viewContext
    #expect(try Shop.titles(second) == ["Blue", "Red"])
    let copy = try #require(try second.fetch(Cup.fetchRequest()).first { $0.title == "Blue" })
    #expect(copy.count == 3 && copy.isHot && copy.made == cup.made && copy.picture == cup.picture)
    #expect(copy.price == cup.price && copy.rating == 4.5 && copy.tags == ["old", "é"] && copy.web == cup.web)
    #expect(copy.code == cup.code && copy.rack?.name == "Top" && copy.rack?.cups?.count == 1)
    #expect(copy.objectID.uriRepresentation() == cup.objectID.uriRepresentation())
    #expect(
      container.persistentStoreCoordinator.managedObjectID(
        forURIRepresentation: cup.objectID.uriRepresentation()) == copy.objectID)

    Shop.cup("Green", in: second)
    second.delete(copy)
    try second.save()
    #expect(try Shop.titles(second) == ["Green", "Red"] && Shop.titles(first) == ["Blue", "Red"])
    #expect(try text("second.sqlite").contains("Blue") == false)
  }

  @Test("the store that a container makes by itself has no file")
  func standard() throws {
    let container = Shop.container(inMemory: false)
    Shop.cup("Blue", in: container.viewContext)
    try container.viewContext.save()
    let url = try #require(container.persistentStoreDescriptions.first?.url)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test(
    "a file that cannot be read is an error, and stays as it is",
    arguments: [
      "SQLite format 3…", "{",
      "{\"format\": \"Understudy store\", \"version\": 1, \"identifier\": \"A\", \"objects\": {\"Cup\": [{\"#\": 1, \"title\": 7}]}}",
      "{\"format\": \"Understudy store\", \"version\": 1, \"identifier\": \"A\", \"objects\": {\"Cup\": [{\"#\": 1}]}}",
    ])
  func unreadable(content: String) throws {
    let url = folder.appending(path: "bad.sqlite")
    try content.write(to: url, atomically: true, encoding: .utf8)
    let error = #expect(throws: NSError.self) { try open("bad.sqlite") }
    #expect(error?.localizedDescription.contains(content.contains("[{\"#\": 1}]") ? "'title'" : url.path) == true)
    #expect(try text("bad.sqlite") == content)
    try FileManager.default.removeItem(at: url)
    let context = try open("bad.sqlite").viewContext
    Shop.cup("Blue", in: context)
    try context.save()
    #expect(try text("bad.sqlite").contains("Blue"))
  }

  @Test("a save that cannot be written throws, and the next one writes its objects")
  func unwritable() throws {
    let place = folder.appending(path: "place")
    let context = try open("place/shop.sqlite").viewContext
    try FileManager.default.removeItem(at: place)
    try "in the way".write(to: place, atomically: true, encoding: .utf8)
    Shop.cup("Blue", in: context)
    #expect(throws: NSError.self) { try context.save() }
    #expect(try Shop.titles(context) == ["Blue"])
    try FileManager.default.removeItem(at: place)
    Shop.cup("Red", in: context)
    try context.save()
    #expect(try text("place/shop.sqlite").contains("Blue") && text("place/shop.sqlite").contains("Red"))
  }

  @Test("a value that no file can have is an issue, and the rest is written")
  func values() throws {
    final class Handle: Sendable {}
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = ("handle", .transformableAttributeType)
    let name = NSAttributeDescription()
    (name.name, name.attributeType) = ("name", .stringAttributeType)
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = ("Thing", [attribute, name])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let url = folder.appending(path: "things.sqlite")
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let app = XCUIApplication { Text("Here") }
    app.launch()
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
    thing.setValue("Lamp", forKey: "name")
    thing.setValue(Handle(), forKey: "handle")
    try context.save()
    #expect(app.runtimeIssues.count == 1)
    #expect(
      app.runtimeIssues.first?.message.hasPrefix("'handle' of Thing is not in the file of its store, as a Handle")
        == true)
    #expect(try text("things.sqlite").contains("\"name\":\"Lamp\""))
    try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }
}
