import CoreData
import SwiftUI
import Testing

@MainActor
@Suite("Core Data: containers and models")
struct PersistentContainerTests {
  @Test("a model has what its file says")
  func model() throws {
    let model = NSPersistentContainer(name: "Shop").managedObjectModel
    #expect(model.entities.compactMap(\.name) == ["Ware", "Cup", "Rack", "Note"])
    let cup = try #require(model.entitiesByName["Cup"])
    #expect(cup.superentity?.name == "Ware" && cup.attributesByName["title"]?.isOptional == false)
    #expect(cup.attributesByName["price"]?.attributeType == .decimalAttributeType)
    #expect(cup.attributesByName["count"]?.type == .integer16)
    let rack = try #require(cup.relationshipsByName["rack"])
    #expect(!rack.isToMany && rack.inverseRelationship?.name == "cups" && rack.destinationEntity?.name == "Rack")
    #expect(rack.inverseRelationship?.deleteRule == .cascadeDeleteRule)
    #expect(model.entitiesByName["Rack"]?.attributesByName["name"]?.defaultValue as? String == "A \"new\" rack")
    #expect(model.entities(forConfigurationName: "Cloud")?.map(\.name) == ["Note"])
    #expect(model.versionIdentifiers == ["2"])
    #expect(Cup.entity().name == "Cup" && RackNote.entity().name == "Note")
    let request = model.fetchRequestFromTemplate(withName: "Hot", substitutionVariables: ["LEAST": 2])
    let context = Shop.container().viewContext
    Shop.cup("Blue", count: 3, in: context).isHot = true
    Shop.cup("Red", count: 1, in: context).isHot = true
    #expect(try context.fetch(try #require(request)).count == 1)
  }

  @Test("a model is read from its folder, and one that cannot be read is an issue")
  func files() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let model = try #require(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Shop.momd")))
    #expect(model.entities.count == 4)
    let app = XCUIApplication { Text("Here") }
    app.launch()
    #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("None.xcdatamodeld")) == nil)
    let container = NSPersistentContainer(name: "Store")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let messages = app.runtimeIssues.map(\.message)
    #expect(messages.first?.contains("None.xcdatamodeld cannot be read: there is no None.xcdatamodeld") == true)
    #expect(messages.last?.hasPrefix("There is no data model 'Store'. The program has Shop: add") == true)
    #expect(throws: NSError.self) { try container.viewContext.fetch(NSFetchRequest<Cup>(entityName: "Cup")) }
  }

  @Test("a model that code makes works as one of a file")
  func made() throws {
    let name = NSAttributeDescription()
    (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, false)
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = ("Thing", [name])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: container.viewContext)
    thing.setValue("Lamp", forKey: "name")
    try container.viewContext.save()
    let found = try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing"))
    #expect(found.map { $0.value(forKey: "name") as? String } == ["Lamp"])
  }

  @Test("a store of a file is that of the installed app, one in memory that of its container")
  func stores() throws {
    for isInMemory in [true, false] {
      let (first, second) = (Shop.container(inMemory: isInMemory), Shop.container(inMemory: isInMemory))
      Shop.cup("Blue", in: first.viewContext)
      try first.viewContext.save()
      #expect(try Shop.titles(second.viewContext) == (isInMemory ? [] : ["Blue"]))
    }
    let container = Shop.container(inMemory: false)
    let url = try #require(container.persistentStoreDescriptions.first?.url)
    #expect(container.persistentStoreCoordinator.persistentStore(for: url)?.type == NSSQLiteStoreType)
    try container.persistentStoreCoordinator.destroyPersistentStore(at: url, type: .sqlite)
    #expect(try Shop.titles(container.viewContext) == [])
  }

  @Test("an identifier is found again by its address")
  func addresses() throws {
    let container = Shop.container(inMemory: false)
    let cup = Shop.cup("Blue", in: container.viewContext)
    try container.viewContext.save()
    let address = cup.objectID.uriRepresentation()
    let other = Shop.container(inMemory: false)
    let id = try #require(other.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address))
    #expect((try other.viewContext.existingObject(with: id) as? Cup)?.title == "Blue")
    #expect(id == cup.objectID)
    let unknown = try #require(URL(string: "x-coredata://store/Cup/p0"))
    #expect(other.persistentStoreCoordinator.managedObjectID(forURIRepresentation: unknown) == nil)
  }

  @Test("objects of an earlier version of the model are taken along")
  func versions() throws {
    func model(_ attributes: [(name: String, former: String?, isOptional: Bool)]) -> NSManagedObjectModel {
      let entity = NSEntityDescription()
      entity.name = "Thing"
      entity.properties = attributes.map { source in
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType) = (source.name, .stringAttributeType)
        (attribute.renamingIdentifier, attribute.isOptional) = (source.former, source.isOptional)
        return attribute
      }
      let model = NSManagedObjectModel()
      model.entities = [entity]
      return model
    }
    func open(_ model: NSManagedObjectModel) -> (container: NSPersistentContainer, error: NSError?) {
      let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
      var failure: NSError?
      container.loadPersistentStores { failure = $1 as NSError? }
      return (container, failure)
    }
    let first = open(model([("name", nil, true), ("color", nil, true)])).container.viewContext
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: first)
    thing.setValuesForKeys(["name": "Lamp", "color": "red"])
    try first.save()
    let second = open(model([("title", "name", true), ("color", nil, true), ("note", nil, true)])).container.viewContext
    let found = try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing"))
    #expect(found.map { $0.value(forKey: "title") as? String } == ["Lamp"])
    #expect(found.map { $0.value(forKey: "note") as? String } == [nil])
    let error = open(model([("size", nil, false)])).error
    #expect(error?.code == NSMigrationMissingMappingModelError)
    #expect(
      error?.localizedDescription
        == "Stored objects of Thing have no value for 'size', which is required and has no default.")
  }

  @Test("many containers live side by side")
  func many() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<100 {
        group.addTask {
          let container = Shop.container()
          let context = container.newBackgroundContext()
          return try await context.perform {
            for index in 0...(number % 5) { Shop.cup("Cup \(index)", in: context) }
            try context.save()
            return try Shop.titles(context).count
          }
        }
      }
      var total = 0
      for try await count in group { total += count }
      #expect(total == 300)
    }
  }
}
