import SwiftData
import SwiftUI
import Testing

private enum Chores {
  // example
  @Model
  final class Chore {
    @Attribute(.unique) var title: String
    var isDone = false
    init(title: String) { self.title = title }
  }

  struct ChoreList: View {
    @Query(filter: #Predicate<Chore> { !$0.isDone }, sort: \Chore.title) private var chores: [Chore]
    @Environment(\.modelContext) private var modelContext

    var body: some View {
      List(chores) { chore in
        Button(chore.title) { chore.isDone = true }
      }
      Button("Add") { modelContext.insert(Chore(title: "Water the plants")) }
    }
  }
  // end
}

@MainActor
@Suite("The examples about SwiftData")
struct SwiftDataExamples {
  @Test func models() throws {
    typealias Chore = Chores.Chore
    typealias ChoreList = Chores.ChoreList
    // example
    let container = try ModelContainer(for: Chore.self)
    container.mainContext.insert(Chore(title: "Call Anne"))

    let app = XCUIApplication { ChoreList().modelContainer(container) }
    app.buttons["Add"].tap()
    #expect(app.buttons["Water the plants"].exists)
    app.buttons["Call Anne"].tap()
    #expect(!app.buttons["Call Anne"].exists)
    // end
  }
}
