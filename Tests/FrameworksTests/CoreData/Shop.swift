import CoreData
import Testing

/// Containers of the model that the tests store.
enum Shop {
  static func container(inMemory: Bool = true) -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Shop")
    if inMemory { container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null") }
    container.loadPersistentStores { _, error in
      if let error { Issue.record(error) }
    }
    return container
  }

  @discardableResult
  static func cup(_ title: String, count: Int16 = 1, in context: NSManagedObjectContext) -> Cup {
    let cup = Cup(context: context)
    cup.title = title
    cup.count = count
    return cup
  }

  static func titles(_ context: NSManagedObjectContext, _ format: String? = nil) throws -> [String] {
    let request: NSFetchRequest<Cup> = Cup.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Cup.title, ascending: true)]
    request.predicate = format.map { NSPredicate(format: $0) }
    return try context.fetch(request).compactMap(\.title)
  }
}

/// The model has its extension only.
public class Rack: NSManagedObject {
  var events: [String] = []

  public override func awakeFromInsert() {
    super.awakeFromInsert()
    events.append("insert")
  }
  public override func willSave() { events.append("willSave") }
  public override func didSave() { events.append("didSave") }
  public override func prepareForDeletion() { events.append("delete") }
}

/// A class that is written by hand.
public class RackNote: NSManagedObject {
  public var text: String? {
    get {
      willAccessValue(forKey: "text")
      defer { didAccessValue(forKey: "text") }
      return primitiveValue(forKey: "text") as? String
    }
    set {
      willChangeValue(forKey: "text")
      setPrimitiveValue(newValue, forKey: "text")
      didChangeValue(forKey: "text")
    }
  }
  public var isOpen: Bool {
    get { managedValue("isOpen") }
    set { setManagedValue(newValue, "isOpen") }
  }
  public var rack: Rack? {
    get { managedValue("rack") }
    set { setManagedValue(newValue, "rack") }
  }
}
