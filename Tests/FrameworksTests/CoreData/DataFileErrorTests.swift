import CoreData
import SwiftUI
import Testing

/// Files that a hand has written or changed.
@MainActor
@Suite("Core Data: files that contradict themselves")
struct DataFileErrorTests {
  private let url = URL.documentsDirectory.appending(path: "hand.sqlite")

  private func write(_ objects: String) throws { try HandWrittenStore.write(objects, to: url) }

  private func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  private func open(_ model: NSManagedObjectModel? = nil, isReadOnly: Bool = false) throws -> NSPersistentContainer {
    let container =
      model.map { NSPersistentContainer(name: "Things", managedObjectModel: $0) } ?? NSPersistentContainer(name: "Shop")
    let description = NSPersistentStoreDescription(url: url)
    description.isReadOnly = isReadOnly
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  @Test(
    "contradictions are errors with their place",
    arguments: [
      (
        ##""Cup": [{"#":1,"title":"A","rack":[2]}],"## + "\n" + ##""Rack": [{"#":2,"name":"R","cups":[]}]"##,
        "line 5, 'rack' of object 1 of Cup: it refers to object 2 of Rack, whose 'cups' does not refer back"
      ),
      (
        ##""Cup": [{"#":1,"title":"A","rack":[]}],"## + "\n" + ##""Rack": [{"#":2,"name":"R","cups":[1]}]"##,
        "line 6, 'cups' of object 2 of Rack: it refers to object 1 of Cup, whose 'rack' does not refer back"
      ),
      (
        ##""Cup": [{"#":1,"title":"A","rack":[9]}]"##,
        "line 5, 'rack' of object 1 of Cup: it refers to object 9 of Rack, and there is none"
      ),
      (
        ##""Cup": [{"#":1,"title":"A","rack":[2]}], "Note": [{"#":2}]"##,
        "line 5, 'rack' of object 1 of Cup: it refers to object 2 of Rack, and there is none"
      ),
      (
        ##""Cup": [{"#":1,"title":"A","rack":[2,3]}], "Rack": [{"#":2,"name":"R"}, {"#":3,"name":"R"}]"##,
        "'rack' of object 1 of Cup: it is one object of Rack, and refers to 2"
      ),
      (
        ##""Cup": [{"#":1,"title":"A"}], "Rack": [{"#":2,"name":"R","cups":[1]}, {"#":3,"name":"R","cups":[1]}]"##,
        "'rack' of object 1 of Cup: it is one object, and those of Rack that refer to it by 'cups' are 2 and 3"
      ),
      (
        ##""Rack": [{"#":2,"name":"R","cups":[1,1]}], "Cup": [{"#":1,"title":"A"}]"##,
        "'cups' of object 2 of Rack: it refers to object 1 of Cup twice"
      ),
      (
        ##""Cup": [{"#":1,"title":"A","code":"11111111-2222-3333-4444-555555555555"},"## + "\n"
          + ##"{"#":2,"title":"B","code":"11111111-2222-3333-4444-555555555555"}]"##,
        "line 6, 'code' of object 2 of Cup: object 1 has the same, and there can be one object with it"
      ),
      (
        ##""Cup": [{"#":1,"title":"A"}],"## + "\n" + ##""Cup": [{"#":2,"title":"B"}]"##,
        "the class Cup stands a second time in line 6"
      ),
      (
        ##""Cup": [{"#":1,"title":"A"},"## + "\n" + ##"{"#":2}]"##,
        "line 6, 'title' of object 2 of Cup: it is required, there is no such value, and the model has no default"
      ),
      (##""Cup": [{"#":1,"title":7}]"##, "line 5, 'title' of object 1 of Cup: "),
      (##""Cup": [{"#":1,"title":"A","rack":null}]"##, "line 5, 'rack' of object 1 of Cup: "),
    ])
  func refused(objects: String, reason: String) throws {
    try write(objects)
    let before = try text()
    let error = #expect(throws: NSError.self) { try open() }
    let message = error?.localizedDescription ?? ""
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == CocoaError.Code.fileReadCorruptFile.rawValue)
    #expect(message.hasPrefix("The store at \(url.path) cannot be opened: "))
    #expect(message.contains(reason), "\(message)")
    #expect(!message.contains("StoredName"), "\(message)")
    #expect(try text() == before)
  }

  @Test("objects of entities without a common one can have the same number")
  func sameNumbers() throws {
    try write(##""Cup": [{"#":1,"title":"A","rack":[1]}], "Rack": [{"#":1,"name":"R"}], "Note": [{"#":1,"text":"N"}]"##)
    let context = try open().viewContext
    let cup = try #require(try context.fetch(Cup.fetchRequest()).first)
    let rack = try #require(cup.rack)
    let note = try #require(try context.fetch(NSFetchRequest<RackNote>(entityName: "Note")).first)
    #expect(cup.title == "A" && rack.name == "R" && note.text == "N" && rack.cups?.count == 1)
    #expect(cup.objectID != rack.objectID)
    context.delete(cup)
    try context.save()
    #expect(try text().contains("\"cups\":[]"))
  }

  @Test(
    "an entity that the model does not have keeps its objects, and an unknown property is gone when the store is opened"
  )
  func unknown() throws {
    try write(##""Cup": [{"#":1,"title":"A","weight":3}], "Planet": [{"#":1,"name":"Mars","moons":[1,2]}]"##)
    let before = try text()
    let reader = try open(isReadOnly: true)
    #expect(try Shop.titles(reader.viewContext) == ["A"] && text() == before)
    let context = try open().viewContext
    let opened = try text()
    #expect(!opened.contains("weight") && opened.contains("{\"#\":1,\"moons\":[1,2],\"name\":\"Mars\"}"))
    Shop.cup("B", in: context)
    try context.save()
    #expect(try text().contains("Mars"))
  }

  private func model(
    _ name: String, former: String? = nil, _ attributes: [(name: String, former: String?)], isUnique: Bool = false,
    to other: String = "Owner"
  ) -> NSManagedObjectModel {
    func entity(_ name: String, _ attributes: [(name: String, former: String?)]) -> NSEntityDescription {
      let entity = NSEntityDescription()
      entity.name = name
      entity.properties = attributes.map { source in
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType) = (source.name, .stringAttributeType)
        attribute.renamingIdentifier = source.former
        return attribute
      }
      return entity
    }
    let (thing, owner) = (entity(name, attributes), entity(other, [("name", nil)]))
    thing.renamingIdentifier = former
    if isUnique { thing.uniquenessConstraints = [[attributes[0].name]] }
    let (up, down) = (NSRelationshipDescription(), NSRelationshipDescription())
    (up.name, up.destinationEntity, up.maxCount, up.inverseRelationship) = ("owner", owner, 1, down)
    (down.name, down.destinationEntity, down.inverseRelationship) = ("things", thing, up)
    thing.properties += [up]
    owner.properties += [down]
    let model = NSManagedObjectModel()
    model.entities = [thing, owner]
    return model
  }

  @Test("entities and properties with other names keep objects and relationships", arguments: [true, false])
  func renamed(inFile: Bool) throws {
    func context(_ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
      if inFile { return try open(model).viewContext }
      let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
      container.loadPersistentStores { #expect($1 == nil) }
      return container.viewContext
    }
    let first = try context(model("Thing", [("title", nil)]))
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: first)
    let owner = NSEntityDescription.insertNewObject(forEntityName: "Owner", into: first)
    thing.setValue("Lamp", forKey: "title")
    thing.setValue(owner, forKey: "owner")
    try first.save()
    let second = try context(model("Item", former: "Thing", [("label", "title")]))
    let item = try #require(try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item")).first)
    #expect(item.value(forKey: "label") as? String == "Lamp" && item.entity.name == "Item")
    let found = try #require(item.value(forKey: "owner") as? NSManagedObject)
    #expect((found.value(forKey: "things") as? Set<NSManagedObject>) == [item])
    item.setValue("Desk lamp", forKey: "label")
    try second.save()
    if inFile { #expect(try text().contains("\"label\":\"Desk lamp\"") && !text().contains("Thing\"")) }
    let third = try context(model("Item", former: "Thing", [("label", "title")]))
    let again = try third.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item"))
    #expect(again.map { $0.value(forKey: "label") as? String } == ["Desk lamp"])
  }

  @Test("values that a newer model makes unique are an error if they stand twice", arguments: [true, false])
  func newConstraint(inFile: Bool) throws {
    func container(_ model: NSManagedObjectModel) throws -> NSPersistentContainer {
      if inFile { return try open(model) }
      let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
      var failure: (any Error)?
      container.loadPersistentStores { failure = $1 }
      if let failure { throw failure }
      return container
    }
    let first = try container(model("Thing", [("title", nil)])).viewContext
    for _ in 1...2 {
      NSEntityDescription.insertNewObject(forEntityName: "Thing", into: first).setValue("Lamp", forKey: "title")
    }
    try first.save()
    let error = #expect(throws: NSError.self) { try container(model("Thing", [("title", nil)], isUnique: true)) }
    _ = NSEntityDescription.insertNewObject(forEntityName: "Owner", into: first)
    try first.save()
    if inFile { #expect(try text().split(separator: "\n").filter { $0.contains("Lamp") }.count == 2) }
    #expect(error?.localizedDescription.contains("'title' of object") == true, "\(error?.localizedDescription ?? "")")
    let again = try container(model("Thing", [("title", nil)])).viewContext
    #expect(try again.count(for: NSFetchRequest<NSManagedObject>(entityName: "Thing")) == 2)
  }
}
