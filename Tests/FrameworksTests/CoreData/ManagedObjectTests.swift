import CoreData
import SwiftUI
import Testing

/// A written class that has an initializer of Core Data's form.
private final class OwnRack: NSManagedObject {
  private(set) var isMarked = false

  convenience init(context: NSManagedObjectContext) {
    self.init(entity: .entity(forEntityName: "Rack", in: context) ?? Rack.entity(), insertInto: context)
    isMarked = true
  }
}

@MainActor
@Suite("Core Data: objects")
struct ManagedObjectTests {
  @Test("values have the types of their attributes, and defaults")
  func attributes() throws {
    let context = Shop.container().viewContext
    let cup = Cup(context: context)
    #expect(cup.count == 1 && cup.isHot == false && cup.price == NSDecimalNumber(string: "2.5"))
    #expect(cup.title == nil && cup.made == nil && cup.rating == nil && cup.tags == nil && cup.web == nil)
    let code = UUID()
    cup.title = "Blue"
    cup.code = code
    cup.count = -3
    cup.isHot = true
    cup.made = Date(timeIntervalSinceReferenceDate: 5)
    cup.picture = Data([1, 2])
    cup.rating = 4.5
    cup.tags = ["a", "b"]
    cup.web = URL(string: "https://example.com")
    #expect(cup.title == "Blue" && cup.code == code && cup.count == -3 && cup.isHot)
    #expect(cup.made == Date(timeIntervalSinceReferenceDate: 5) && cup.picture == Data([1, 2]))
    #expect(cup.rating == 4.5 && cup.tags == ["a", "b"] && cup.web?.host == "example.com")
    #expect(cup.value(forKey: "count") as? Int == -3)
    #expect(cup.value(forKey: "isHot") as? Bool == true)
    cup.setValue(7, forKey: "count")
    cup.setValue(nil, forKey: "title")
    #expect(cup.count == 7 && cup.title == nil)
  }

  @Test("a class can have an initializer by a context of its own")
  func ownInitializer() {
    let context = Shop.container().viewContext
    let shelf = OwnRack(context: context)
    #expect(shelf.isMarked && shelf.entity.name == "Rack" && context.insertedObjects == [shelf])
  }

  @Test("an attribute can have any name, and generic code makes objects")
  func names() throws {
    func make<T: NSManagedObject>(_ context: NSManagedObjectContext) -> T { T(context: context) }
    let context = Shop.container().viewContext
    let rack: Rack = make(context)
    #expect(rack.version == 0.5)
    (rack.content, rack.state, rack.values, rack.version) = ("cups", -4, ["a": 1], 2)
    try context.save()
    #expect(rack.content == "cups" && rack.state == -4 && rack.values == ["a": 1] && rack.version == 2)
    #expect(rack.hasChanges == false)
  }

  @Test("an object knows its context and its state, and what has changed")
  func states() throws {
    let context = Shop.container().viewContext
    let cup = Shop.cup("Blue", in: context)
    #expect(cup.isInserted && cup.hasChanges && cup.objectID.isTemporaryID && cup.managedObjectContext === context)
    #expect(context.insertedObjects == [cup])
    try context.save()
    #expect(!cup.hasChanges && !cup.objectID.isTemporaryID && !context.hasChanges)
    cup.title = "Red"
    #expect(cup.isUpdated && cup.changedValues() as? [String: String] == ["title": "Red"])
    #expect(cup.committedValues(forKeys: ["title"]) as? [String: String] == ["title": "Blue"])
    #expect(context.updatedObjects == [cup])
    context.delete(cup)
    #expect(cup.isDeleted && context.deletedObjects == [cup])
    context.rollback()
    #expect(!cup.isDeleted && cup.title == "Blue" && !context.hasChanges)
    context.delete(cup)
    try context.save()
    #expect(cup.managedObjectContext == nil && !cup.isDeleted)
    #expect(throws: (any Error).self) { try context.existingObject(with: cup.objectID) }
  }

  @Test("subclasses get the events of an object's life")
  func events() throws {
    let context = Shop.container().viewContext
    let rack = Rack(context: context)
    try context.save()
    context.delete(rack)
    try context.save()
    #expect(rack.events == ["insert", "willSave", "didSave", "delete", "willSave", "didSave"])
  }

  @Test("objects publish before they change")
  func publisher() {
    let context = Shop.container().viewContext
    let cup = Shop.cup("Blue", in: context)
    var titles: [String?] = []
    let subscription = cup.objectWillChange.sink { titles.append(cup.title) }
    cup.title = "Red"
    cup.setValue("Green", forKey: "title")
    #expect(titles == ["Blue", "Red"])
    subscription.cancel()
  }

  @Test("accessors that the app writes change primitive values")
  func primitive() throws {
    let context = Shop.container().viewContext
    let note = RackNote(context: context)
    note.text = "Hello"
    note.isOpen = true
    try context.save()
    note.text = "Bye"
    #expect(note.hasChanges)
    context.rollback()
    #expect(note.text == "Hello" && note.isOpen)
  }

  @Test("relationships are kept on both sides, and generated methods change them")
  func relationships() throws {
    let context = Shop.container().viewContext
    let (first, second) = (Rack(context: context), Rack(context: context))
    let (blue, red) = (Shop.cup("Blue", in: context), Shop.cup("Red", in: context))
    blue.rack = first
    first.addToCups(red)
    #expect(first.cups as? Set<Cup> == [blue, red] && red.rack == first)
    second.addToCups(NSSet(array: [blue, red]))
    #expect(first.cups?.count == 0 && blue.rack == second)
    second.removeFromCups(red)
    #expect(red.rack == nil && second.cups?.allObjects as? [Cup] == [blue])
    second.cups = nil
    #expect(blue.rack == nil)
    let cups = second.mutableSetValue(forKey: "cups")
    cups.addObjects(from: [blue, red])
    cups.remove(red)
    #expect(blue.rack == second && red.rack == nil && cups.count == 1 && cups.contains(blue))
    #expect(cups.allObjects as? [Cup] == [blue])

    let notes = ["a", "b", "c"].map { text in
      let note = RackNote(context: context)
      note.text = text
      return note
    }
    func texts() -> [String?] { first.notes?.array.map { ($0 as? RackNote)?.text } ?? [] }
    first.addToNotes(NSOrderedSet(array: [notes[1], notes[0]]))
    first.insertIntoNotes(notes[2], at: 0)
    #expect(texts() == ["c", "b", "a"])
    first.removeFromNotes(at: 1)
    first.replaceNotes(at: 0, with: notes[1])
    #expect(texts() == ["b", "a"] && notes[2].rack == nil)
  }

  @Test("delete rules cascade, nullify and deny")
  func deleteRules() throws {
    let context = Shop.container().viewContext
    let rack = Rack(context: context)
    let cup = Shop.cup("Blue", in: context)
    cup.rack = rack
    try context.save()
    context.delete(cup)
    #expect(rack.cups?.count == 0)
    context.rollback()
    #expect(rack.cups?.count == 1)
    let note = RackNote(context: context)
    note.rack = rack
    try context.save()
    context.delete(rack)
    #expect(cup.isDeleted)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    #expect(error?.localizedDescription == "Rack cannot be deleted: its 'notes' has 1, and the rule is to deny.")
    context.delete(note)
    try context.save()
    #expect(try Shop.titles(context) == [])
  }

  @Test("a save throws what is missing, too long, too small or too much")
  func validation() throws {
    let context = Shop.container().viewContext
    func code() -> Int? {
      defer { context.rollback() }
      do { try context.save() } catch {
        #expect((error as NSError).domain == NSCocoaErrorDomain)
        return (error as NSError).code
      }
      return nil
    }
    _ = Cup(context: context)
    #expect(code() == NSValidationMissingMandatoryPropertyError)
    Shop.cup("", in: context)
    #expect(code() == NSValidationStringTooShortError)
    Shop.cup(String(repeating: "x", count: 21), in: context)
    #expect(code() == NSValidationStringTooLongError)
    Shop.cup("Blue", count: -1, in: context)
    #expect(code() == NSValidationNumberTooSmallError)
    Shop.cup("", count: -1, in: context)
    #expect(code() == NSValidationMultipleErrorsError)
    let rack = Rack(context: context)
    for _ in 0..<4 { rack.addToNotes(RackNote(context: context)) }
    #expect(code() == NSValidationRelationshipExceedsMaximumCountError)
    #expect(code() == nil)
  }

  @Test("derived attributes are computed by a save")
  func derived() throws {
    let context = Shop.container().viewContext
    let rack = Rack(context: context)
    let cup = Shop.cup("Écru", in: context)
    cup.rack = rack
    try context.save()
    #expect(cup.plainTitle == "ecru" && rack.cupCount == 1)
  }

  @Test("misuse is an issue with a clear message, and the app continues")
  func misuse() throws {
    struct Empty: View { var body: some View { Text("Here") } }
    let context = Shop.container().viewContext
    let other = Shop.container().viewContext
    let app = XCUIApplication { Empty() }
    app.launch()
    let cup = Shop.cup("Blue", in: context)
    cup.setValue(1, forKey: "size")
    #expect(cup.value(forKey: "size") == nil)
    cup.setValue("many", forKey: "count")
    #expect(cup.count == 1)
    cup.rack = Rack(context: other)
    #expect(cup.rack == nil)
    cup.setValue(Shop.cup("Red", in: context), forKey: "rack")
    #expect(cup.rack == nil)
    _ = Ware(context: context)
    _ = NSEntityDescription.insertNewObject(forEntityName: "Plate", into: context)
    try context.save()
    context.delete(cup)
    try context.save()
    cup.title = "Gone"
    let messages = app.runtimeIssues.map(\.message)
    let expected = [
      "Cup has no 'size'. It has code, count, isHot, made, picture, plainTitle, price, rack, rating, tags, title, web.",
      "'count' of Cup cannot be a String", "belongs to another context", "An object of Cup cannot be in 'rack'",
      "Ware is abstract", "There is no entity 'Plate'. The data model has Cup, Note, Rack, Ware.",
      "Cup.title was set after the deletion",
    ]
    for text in expected { #expect(messages.contains { $0.contains(text) }, "\(text) in \(messages)") }
    #expect(app.staticTexts["Here"].exists)
  }
}
