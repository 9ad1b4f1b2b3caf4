import CoreData
import SwiftUI
import Testing

// example
struct CupList: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var cups: FetchedResults<Cup>
  @Environment(\.managedObjectContext) private var context

  var body: some View {
    List(cups) { cup in
      Button(cup.title ?? "") { context.delete(cup) }
    }
    Button("Add") {
      let cup = Cup(context: context)
      cup.title = "Blue"
      try? context.save()
    }
  }
}
// end

private enum ByHand {
  // example
  class Note: NSManagedObject {
    #if os(Linux)
      var text: String? {
        get { managedValue("text") }
        set { setManagedValue(newValue, "text") }
      }
      func addToTags(_ value: Tag) { changeManagedObjects("addToTags", value) }
    #else
      @NSManaged var text: String?
      @NSManaged func addToTags(_ value: Tag)
    #endif
  }
  // end

  class Tag: NSManagedObject {}
}

@MainActor
@Suite("The examples about Core Data")
struct CoreDataExamples {
  @Test func cups() throws {
    // example
    let container = NSPersistentContainer(name: "Shop")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let cup = Cup(context: container.viewContext)
    cup.title = "Red"

    let app = XCUIApplication { CupList().environment(\.managedObjectContext, container.viewContext) }
    app.buttons["Add"].tap()
    #expect(app.buttons["Blue"].exists)
    app.buttons["Red"].tap()
    #expect(!app.buttons["Red"].exists)
    // end
  }

  @Test func byHand() {
    let (text, tags) = (NSAttributeDescription(), NSRelationshipDescription())
    (text.name, text.attributeType) = ("text", .stringAttributeType)
    let (note, tag) = (NSEntityDescription(), NSEntityDescription())
    (note.name, note.managedObjectClassName) = ("Note", "Note")
    (tag.name, tag.managedObjectClassName) = ("Tag", "Tag")
    (tags.name, tags.destinationEntity) = ("tags", tag)
    note.properties = [text, tags]
    let model = NSManagedObjectModel()
    model.entities = [note, tag]
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let made = ByHand.Note(context: container.viewContext)
    made.text = "Hello"
    made.addToTags(ByHand.Tag(context: container.viewContext))
    #expect(made.text == "Hello" && (made.value(forKey: "tags") as? NSSet)?.count == 1)
  }
}
