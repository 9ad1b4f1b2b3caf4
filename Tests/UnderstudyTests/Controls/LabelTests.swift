import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Labels and images")
struct LabelTests {
  @Test("Outside of controls, title and icon are elements")
  func titleAndIcon() {
    let app = XCUIApplication { Label("Rain", systemImage: "cloud.rain") }
    #expect(app.staticTexts["Rain"].exists)
    #expect(app.images["cloud.rain"].exists)
  }

  @Test("The built-in styles leave out one part; an icon alone is named by the title")
  func builtInStyles() {
    let app = XCUIApplication {
      Label("Rain", systemImage: "cloud.rain").labelStyle(.titleOnly)
      Label("Sun", systemImage: "sun.max").labelStyle(.iconOnly)
    }
    #expect(app.staticTexts["Rain"].exists)
    #expect(!app.images["cloud.rain"].exists)
    #expect(!app.staticTexts["Sun"].exists)
    #expect(app.images["sun.max"].label == "Sun")
  }

  struct Swapped: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Text("with")
        configuration.icon
      }
    }
  }

  @Test("A custom style places title and icon")
  func customStyle() {
    let app = XCUIApplication { Label("Rain", systemImage: "cloud.rain").labelStyle(Swapped()) }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["Rain", "with"])
    #expect(app.images["cloud.rain"].exists)
  }

  @Test("An image of the assets has its name as identifier and label, a decorative one is not an element")
  func assets() {
    let app = XCUIApplication {
      Image("portrait")
      Image("photo", label: Text("A photo"))
      Image(decorative: "swirl")
    }
    #expect(app.images.count == 2)
    #expect(app.images["portrait"].label == "portrait")
    #expect(app.images["photo"].label == "A photo")
  }
}
