import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Accessibility modifiers")
struct AccessibilityTests {
  @Test("SEM-235: an identifier on a plain container replaces those of all elements inside")
  func containerIdentifier() {
    let app = XCUIApplication {
      VStack {
        Text("A").accessibilityIdentifier("own")
        Text("B")
      }
      .accessibilityIdentifier("outer")
    }
    #expect(app.staticTexts.matching(identifier: "outer").count == 2)
    #expect(app.staticTexts["own"].exists == false)
  }

  @Test("an identifier stays with its view when other modifiers lie between")
  func identifierStays() {
    let app = XCUIApplication {
      VStack {
        Text("A").onAppear {}.disabled(false).accessibilityIdentifier("a")
        Text("B")
      }
    }
    #expect(app.staticTexts["a"].label == "A")
    #expect(app.staticTexts["B"].identifier == "")
  }

  @Test("a containing element keeps the identifiers inside")
  func contain() {
    let app = XCUIApplication {
      VStack {
        Text("A").accessibilityIdentifier("a")
        Text("B")
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("box")
    }
    #expect(app.otherElements["box"].staticTexts["a"].label == "A")
    #expect(app.staticTexts["B"].identifier == "")
  }

  struct Combined: View {
    @State private var count = 0
    var body: some View {
      HStack {
        Text("Count")
        Text("\(count)")
        Button("Add") { count += 1 }
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("row")
    }
  }

  @Test("combined elements join their labels and act as the control inside")
  func combine() {
    let app = XCUIApplication {
      Combined()
      HStack {
        Text("One")
        Text("Two")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(app.staticTexts["One, Two"].exists)
    #expect(app.buttons["row"].label == "Count, 0, Add")
    app.buttons["row"].tap()
    #expect(app.buttons["row"].label == "Count, 1, Add")
  }

  @Test("an ignoring element shows nothing of what is inside")
  func ignore() {
    let app = XCUIApplication {
      HStack { Text("One") }.accessibilityElement().accessibilityLabel("Whole")
    }
    #expect(app.otherElements["Whole"].exists)
    #expect(app.staticTexts["One"].exists == false)
  }

  private struct Rating: View {
    @State private var stars = 0
    @State private var log: [String] = []
    var body: some View {
      HStack {
        ForEach(1...5, id: \.self) { star in
          Image(systemName: star <= stars ? "star.fill" : "star").onTapGesture { stars = star }
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(stars) stars")
      Circle().onTapGesture(count: 2) { log.append("circle") }
        .accessibilityElement().accessibilityLabel("Circle").accessibilityAddTraits(.isButton)
      VStack {
        Text("Card")
        Color.red
      }
      .onTapGesture { log.append("card") }
      .simultaneousGesture(TapGesture().onEnded { log.append("beside") })
      .accessibilityElement(children: .combine)
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
    }
  }

  @Test("a touch reaches the gestures inside an element that stands for them, in the middle before the others")
  func touchInside() {
    let app = XCUIApplication { Rating() }
    app.otherElements["Rating"].tap()
    #expect(app.otherElements["Rating"].value as? String == "3 stars")
    app.buttons["Circle"].doubleTap()
    app.staticTexts["Card"].tap()
    #expect(app.staticTexts["log"].label == "circle card beside")
  }

  @Test("label, value and traits replace those of the element")
  func attributes() {
    let app = XCUIApplication {
      Text("x").accessibilityLabel("Label").accessibilityValue("Value").accessibilityAddTraits([.isButton, .isSelected])
      Button("Plain") {}.accessibilityRemoveTraits(.isButton)
    }
    #expect(app.buttons["Label"].value as? String == "Value")
    #expect(app.buttons["Label"].isSelected)
    #expect(app.otherElements["Plain"].exists)
  }

  struct Hiding: View {
    @State private var isHidden = true
    var body: some View {
      Button("Show") { isHidden = false }
      VStack { Text("A") }.accessibilityHidden(isHidden)
      Text("B").accessibilityHidden(true)
      Text("C").hidden()
      Text("D").opacity(isHidden ? 0 : 1)
    }
  }

  @Test("what is hidden or has no opacity is not in the tree")
  func hidden() {
    let app = XCUIApplication { Hiding() }
    for name in ["A", "B", "C", "D"] { #expect(app.staticTexts[name].exists == false) }
    app.buttons["Show"].tap()
    #expect(app.staticTexts["A"].exists)
    #expect(app.staticTexts["D"].exists)
    #expect(app.staticTexts["C"].exists == false)
  }

  @Test("a higher sort priority comes first")
  func sortPriority() {
    let app = XCUIApplication {
      VStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
        Text("C").accessibilitySortPriority(-1000)
        Text("D")
      }
    }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["B", "A", "D", "C"])
  }

  @Test("a representation takes the place of the view's elements")
  func representation() {
    let app = XCUIApplication {
      Text("Drawn").accessibilityRepresentation { Button("Meant") {} }
    }
    #expect(app.buttons["Meant"].exists)
    #expect(app.staticTexts["Drawn"].exists == false)
  }
}
