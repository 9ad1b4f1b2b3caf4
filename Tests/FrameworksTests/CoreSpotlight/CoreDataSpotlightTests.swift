import CoreData
import CoreSpotlight
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Objects of Core Data that the user can search for")
struct CoreDataSpotlightTests {
  private static func model() -> NSManagedObjectModel {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    name.isIndexedBySpotlight = true
    let note = NSAttributeDescription()
    note.name = "note"
    note.attributeType = .stringAttributeType
    let tea = NSEntityDescription()
    tea.name = "Tea"
    tea.properties = [name, note]
    let other = NSEntityDescription()
    other.name = "Other"
    let model = NSManagedObjectModel()
    model.entities = [tea, other]
    return model
  }

  @Test("Each save adds objects to the index, changes them, and takes them out")
  func saves() throws {
    let app = XCUIApplication { EmptyView() }
    try app.session.perform {
      let container = NSPersistentContainer(name: "Teas", managedObjectModel: Self.model())
      container.loadPersistentStores { _, _ in }
      let context = container.viewContext
      func tea(_ name: String) -> NSManagedObject {
        let made = NSEntityDescription.insertNewObject(forEntityName: "Tea", into: context)
        made.setValue(name, forKey: "name")
        return made
      }
      let first = tea("Green")
      try context.save()
      let delegate = NSCoreDataCoreSpotlightDelegate(
        forStoreWith: container.persistentStoreDescriptions[0], coordinator: container.persistentStoreCoordinator)
      #expect(app.world.spotlight.items.isEmpty)
      delegate.startSpotlightIndexing()
      _ = NSEntityDescription.insertNewObject(forEntityName: "Other", into: context)
      let second = tea("Black")
      try context.save()
      #expect(app.world.spotlight.items.map(\.attributeSet.title) == ["Green", "Black"])
      let address = try #require(app.world.spotlight.items.last.flatMap { URL(string: $0.uniqueIdentifier) })
      #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address) == second.objectID)

      second.setValue("Oolong", forKey: "name")
      context.delete(first)
      try context.save()
      #expect(app.world.spotlight.items.map(\.attributeSet.title) == ["Oolong"])
      delegate.stopSpotlightIndexing()
      context.delete(second)
      try context.save()
      #expect(app.world.spotlight.items.count == 1)
    }
  }
}
