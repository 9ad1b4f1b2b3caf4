import SwiftData
import SwiftUI
import Testing

@Model
final class Dish {
  var name: String
  var course: String
  var region: String?

  init(_ name: String, _ course: String, region: String? = nil) {
    (self.name, self.course, self.region) = (name, course, region)
  }
}

@MainActor
@Suite("SwiftData: queries in sections")
struct SectionedQueryTests {
  private let container: ModelContainer

  init() throws {
    container = try ModelContainer(for: Dish.self)
    for dish in [Dish("Soup", "Starter"), Dish("Curry", "Main", region: "Asia"), Dish("Bread", "Starter")] {
      container.mainContext.insert(dish)
    }
  }

  private struct Menu: View {
    @Query(sort: \.name, sectionBy: \.course) private var courses: SectionedResults<Dish, String>
    @Query(sort: \.name, order: .reverse, sectionBy: \Dish.region) private var dishes: [Dish]
    @Environment(\.modelContext) private var modelContext

    var body: some View {
      List {
        ForEach(courses) { course in
          Section(course.title) {
            ForEach(course) { dish in
              Button(dish.name) { dish.course = "Dessert" }
            }
          }
        }
      }
      Text(courses.sectionTitles.joined(separator: ", ")).accessibilityIdentifier("titles")
      Text("\(courses[sectionTitle: "Starter"]?.count ?? 0) starters, \(courses.contains(sectionTitle: "Dessert"))")
        .accessibilityIdentifier("counts")
      Text(dishes.map(\.name).joined(separator: ", ")).accessibilityIdentifier("dishes")
      Text(_dishes.sections.map { "\($0.id): \($0.count)" }.joined(separator: ", ")).accessibilityIdentifier("regions")
      Button("Add") { modelContext.insert(Dish("Salad", "Main")) }
    }
  }

  @Test("sections are in the order of their titles, objects in that of the query, and both follow changes")
  func sections() {
    let app = XCUIApplication { Menu().modelContainer(container) }
    #expect(app.staticTexts["titles"].label == "Main, Starter")
    #expect(app.collectionViews.buttons.allElementsBoundByIndex.map(\.label) == ["Curry", "Bread", "Soup"])
    #expect(app.staticTexts["counts"].label == "2 starters, false")
    #expect(app.staticTexts["dishes"].label == "Soup, Bread, Curry")
    #expect(app.staticTexts["regions"].label == ": 2, Asia: 1")
    app.buttons["Bread"].tap()
    #expect(app.staticTexts["titles"].label == "Dessert, Main, Starter")
    #expect(app.staticTexts["counts"].label == "1 starters, true")
    app.buttons["Curry"].tap()
    #expect(app.staticTexts["titles"].label == "Dessert, Starter")
    app.buttons["Add"].tap()
    #expect(app.staticTexts["titles"].label == "Dessert, Main, Starter")
    #expect(app.staticTexts["regions"].label == ": 3, Asia: 1")
    #expect(app.runtimeIssues.isEmpty)
  }
}
