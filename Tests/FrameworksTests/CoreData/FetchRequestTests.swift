import CoreData
import SwiftUI
import Testing

@MainActor private enum Evaluations {
  static var counts: [String: Int] = [:]
  static func count(_ name: String) { counts[name, default: 0] += 1 }
}

extension Cup {
  fileprivate var isLarge: Bool { count > 3 }
}

private struct CupRow: View {
  @ObservedObject var cup: Cup
  var body: some View {
    let _ = Evaluations.count("row")
    Text(cup.title ?? "Untitled")
  }
}

private struct Cupboard: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Cup.title, ascending: true)], animation: .default)
  private var cups: FetchedResults<Cup>
  @State private var isSmall = false

  var body: some View {
    let _ = Evaluations.count("list")
    NavigationStack {
      List {
        ForEach(cups) { cup in
          NavigationLink {
            CupEditor(cup: cup)
          } label: {
            CupRow(cup: cup)
          }
        }
        .onDelete { offsets in
          for index in offsets { viewContext.delete(cups[index]) }
          try? viewContext.save()
        }
        Text("\(cups.count) cups")
      }
      .toolbar {
        Button("Add") {
          let cup = Cup(context: viewContext)
          cup.title = "Middle"
          try? viewContext.save()
        }
        Button("Filter") { cups.nsPredicate = NSPredicate(format: "count > 3") }
        Button("Reverse") { cups.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
      }
    }
  }
}

private struct CupEditor: View {
  @ObservedObject var cup: Cup
  var body: some View {
    TextField("Title", text: Binding($cup.title, replacingNilWith: ""))
    Stepper("\(cup.count)", value: $cup.count)
  }
}

extension Binding {
  fileprivate init(_ source: Binding<Value?>, replacingNilWith value: Value) {
    self.init(get: { source.wrappedValue ?? value }, set: { source.wrappedValue = $0 })
  }
}

/// As Xcode's template has it.
private struct Persistence {
  static let shared = Persistence()
  let container: NSPersistentCloudKitContainer

  init() {
    container = NSPersistentCloudKitContainer(name: "Shop")
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

private struct CupApp: App {
  let persistence = Persistence.shared
  var body: some Scene {
    WindowGroup { Cupboard().environment(\.managedObjectContext, persistence.container.viewContext) }
  }
}

@MainActor
@Suite("Core Data: fetch requests in views")
struct FetchRequestTests {
  private func titles(_ app: XCUIApplication) -> [String] {
    app.collectionViews.buttons.allElementsBoundByIndex.map(\.label)
  }

  @Test("a list shows what is added, edited and deleted, and finds it again after a launch", arguments: 1...3)
  func list(number: Int) throws {
    let app = XCUIApplication(CupApp.self)
    app.launch()
    #expect(app.staticTexts["0 cups"].exists)
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    #expect(app.staticTexts["2 cups"].exists)
    app.buttons["Middle"].firstMatch.tap()
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText(" of nowhere")
    app.navigationBars.buttons.firstMatch.tap()
    #expect(titles(app) == ["Middle", "Middle of nowhere"])
    app.buttons["Middle"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(titles(app) == ["Middle of nowhere"])
    app.terminate()
    app.launch()
    #expect(titles(app) == ["Middle of nowhere"])
    #expect(app.runtimeIssues.isEmpty)
  }

  @Test("what the test has the view context do on another thread is done by a wait for the app", arguments: 1...10)
  func perform(number: Int) async throws {
    let container = Shop.container()
    let view = container.viewContext
    let app = XCUIApplication { Cupboard().environment(\.managedObjectContext, view) }
    #expect(app.staticTexts["0 cups"].exists)
    let background = container.newBackgroundContext()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: background, queue: nil
    ) { notification in
      nonisolated(unsafe) let notification = notification
      view.perform { view.mergeChanges(fromContextDidSave: notification) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try await background.perform {
      Shop.cup("White", in: background)
      try background.save()
    }
    #expect(app.staticTexts["1 cups"].waitForExistence(timeout: 5))
  }

  @Test("what a background context of the test saves is shown after a wait for the app", arguments: 1...10)
  func merge(number: Int) async throws {
    let container = Shop.container()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let app = XCUIApplication { Cupboard().environment(\.managedObjectContext, container.viewContext) }
    #expect(app.staticTexts["0 cups"].exists)
    try await container.performBackgroundTask { context in
      Shop.cup("White", in: context)
      try context.save()
    }
    #expect(app.staticTexts["1 cups"].waitForExistence(timeout: 5))
  }

  @Test("a change evaluates the views that show the object, and no others")
  func evaluations() throws {
    let context = Shop.container().viewContext
    let (first, second) = (Shop.cup("A", in: context), Shop.cup("B", in: context))
    let rack = Rack(context: context)
    let app = XCUIApplication { Cupboard().environment(\.managedObjectContext, context) }
    app.launch()
    Evaluations.counts = [:]
    rack.name = "Top"
    #expect(app.staticTexts["2 cups"].exists)
    #expect(Evaluations.counts == [:])
    second.title = "C"
    #expect(titles(app) == ["A", "C"])
    #expect(Evaluations.counts == ["list": 1, "row": 1])
    second.title = "0"
    #expect(titles(app) == ["0", "A"])
    context.delete(first)
    #expect(titles(app) == ["0"])
  }

  @Test("a view changes the predicate and the order of its request")
  func configuration() throws {
    let context = Shop.container().viewContext
    for (title, count) in [("A", 1), ("B", 5), ("C", 7)] { Shop.cup(title, count: Int16(count), in: context) }
    let app = XCUIApplication { Cupboard().environment(\.managedObjectContext, context) }
    app.buttons["Filter"].tap()
    #expect(titles(app) == ["B", "C"])
    app.buttons["Reverse"].tap()
    #expect(titles(app) == ["C", "B"])
  }

  @Test("a request follows what a background context saves, and predicates about related objects")
  func background() throws {
    struct Found: View {
      @FetchRequest(sortDescriptors: [SortDescriptor(\Cup.title)], predicate: NSPredicate(format: "rack.name == 'Top'"))
      private var cups: FetchedResults<Cup>
      var body: some View { Text("Top: " + cups.compactMap(\.title).joined(separator: ", ")) }
    }
    let container = Shop.container()
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let rack = Rack(context: context)
    Shop.cup("A", in: context).rack = rack
    try context.save()
    let app = XCUIApplication { Found().environment(\.managedObjectContext, context) }
    #expect(app.staticTexts["Top: "].exists)
    rack.name = "Top"
    #expect(app.staticTexts["Top: A"].exists)
    try context.save()
    let background = container.newBackgroundContext()
    try background.performAndWait {
      Shop.cup("B", in: background).rack = try #require(background.object(with: rack.objectID) as? Rack)
      try background.save()
    }
    #expect(app.staticTexts["Top: A, B"].exists)
  }

  @Test("an app imports in the background, and its view follows")
  func importing() throws {
    struct Importing: View {
      let container: NSPersistentContainer
      @FetchRequest(fetchRequest: Self.request) private var cups: FetchedResults<Cup>
      static var request: NSFetchRequest<Cup> {
        let request: NSFetchRequest<Cup> = Cup.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Cup.title, ascending: true)]
        return request
      }
      var body: some View {
        Text(cups.compactMap(\.title).joined(separator: ", ")).accessibilityIdentifier("titles")
        Button("Block") {
          container.performBackgroundTask { context in
            Shop.cup("A", in: context)
            try? context.save()
          }
        }
        Button("Task") {
          Task {
            try await container.performBackgroundTask { context in
              Shop.cup("B", in: context)
              try context.save()
            }
          }
        }
      }
    }
    let container = Shop.container()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let app = XCUIApplication {
      Importing(container: container).environment(\.managedObjectContext, container.viewContext)
    }
    app.buttons["Block"].tap()
    #expect(app.staticTexts["titles"].label == "A")
    app.buttons["Task"].tap()
    #expect(app.staticTexts["titles"].label == "A, B")
    #expect(app.runtimeIssues.isEmpty)
  }

  @Test("sections have the objects with a value in common")
  func sections() throws {
    struct Sections: View {
      @SectionedFetchRequest(
        sectionIdentifier: \Cup.isHot, sortDescriptors: [NSSortDescriptor(key: "isHot", ascending: true)])
      private var sections: SectionedFetchResults<Bool, Cup>
      var body: some View {
        List(sections) { section in
          Section(section.id ? "Hot" : "Cold") {
            ForEach(section) { Text($0.title ?? "") }
          }
        }
        Button("Hot first") { sections.nsSortDescriptors = [NSSortDescriptor(keyPath: \Cup.isHot, ascending: false)] }
        Button("By size") { sections.sectionIdentifier = \Cup.isLarge }
      }
    }
    let context = Shop.container().viewContext
    for (title, isHot) in [("A", true), ("B", false), ("C", true)] { Shop.cup(title, in: context).isHot = isHot }
    let app = XCUIApplication { Sections().environment(\.managedObjectContext, context) }
    func texts() -> [String] { app.collectionViews.staticTexts.allElementsBoundByIndex.map(\.label) }
    #expect(texts() == ["Cold", "B", "Hot", "A", "C"])
    app.buttons["Hot first"].tap()
    #expect(texts() == ["Hot", "A", "C", "Cold", "B"])
    app.buttons["By size"].tap()
    #expect(texts() == ["Cold", "A", "C", "B"])
  }

  @Test("a view without a context shows nothing, and says why")
  func noContext() {
    let app = XCUIApplication { Cupboard() }
    #expect(app.staticTexts["0 cups"].exists)
    #expect(app.runtimeIssues.first?.message.contains("There is no managed object context.") == true)
  }
}

@MainActor
@Suite("Core Data: results controllers")
struct ResultsControllerTests {
  private final class Log: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("will")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }.joined(separator: " ")
      lines.append("\((anObject as? Cup)?.title ?? "?") \(type) \(places)")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      lines.append("did \(controller.fetchedObjects?.count ?? 0)")
    }
  }

  @Test("a controller reports what is new, gone, moved and changed, by sections")
  func delegate() throws {
    let context = Shop.container().viewContext
    let (a, b) = (Shop.cup("A", in: context), Shop.cup("B", count: 2, in: context))
    try context.save()
    let request: NSFetchRequest<Cup> = Cup.fetchRequest()
    request.sortDescriptors = ["count", "title"].map { NSSortDescriptor(key: $0, ascending: true) }
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "count", cacheName: nil)
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.object(at: [1, 0]) == b && controller.indexPath(forObject: a) == [0, 0])
    let c = Shop.cup("C", in: context)
    try context.save()
    a.title = "AA"
    context.processPendingChanges()
    a.title = "Z"
    context.processPendingChanges()
    context.delete(b)
    context.processPendingChanges()
    c.count = 3
    context.processPendingChanges()
    #expect(
      log.lines == [
        "will", "C insert - 0.1", "did 3",
        "will", "AA update 0.0 0.0", "did 3",
        "will", "Z move 0.0 0.1", "did 3",
        "will", "section 2 delete 1", "B delete 1.0 -", "did 2",
        "will", "section 3 insert 1", "C move 0.0 1.0", "did 2",
      ])
    #expect(controller.fetchedObjects == [a, c])
  }

  @Test("a controller without pending changes reports them when they are saved")
  func storedValues() throws {
    let context = Shop.container().viewContext
    let (a, b) = (Shop.cup("A", in: context), Shop.cup("B", in: context))
    try context.save()
    let request: NSFetchRequest<Cup> = Cup.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.includesPendingChanges = false
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    a.title = "Z"
    context.delete(b)
    Shop.cup("C", in: context)
    context.processPendingChanges()
    #expect(controller.fetchedObjects == [a, b])
    #expect(log.lines.isEmpty)
    try context.save()
    #expect(controller.fetchedObjects?.map(\.title) == ["C", "Z"])
    #expect(log.lines == ["will", "B delete 0.1 -", "C insert - 0.0", "Z update 0.0 0.1", "did 2"])
  }
}
