import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("What assistive technology has of an element beside its label")
struct AccessibilityDetailTests {
  private struct Mail: Identifiable {
    let id: Int
    let title: String
  }

  @Test("F-109: custom content is an attribute of the element, by its key")
  func customContent() {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let app = XCUIApplication {
      VStack {
        Text("Ada").accessibilityCustomContent("Born", "1815").accessibilityCustomContent(
          key, Text("36"), importance: .high
        )
        .accessibilityCustomContent(key, Text("37"))
        Text("Bob").accessibilityCustomContent("Born", "1900").accessibilityCustomContent("Born", "1901")
        Text("Cid")
      }
    }
    #expect(
      app.staticTexts["Ada"].customContent == [
        .init(label: "Age", value: "37", isImportant: false), .init(label: "Born", value: "1815", isImportant: false),
      ])
    #expect(app.staticTexts["Bob"].customContent.map(\.value) == ["1901"])
    #expect(app.staticTexts["Cid"].customContent.isEmpty)
  }

  @Test("F-109: rotors are attributes of the element, with the names of their places")
  func rotors() {
    let mails = [Mail(id: 1, title: "Tea"), Mail(id: 2, title: "Cake")]
    let app = XCUIApplication {
      Text("Mails")
        .accessibilityRotor("Unread") {
          ForEach(mails) { mail in AccessibilityRotorEntry(Text(mail.title), id: mail.id) }
          AccessibilityRotorEntry(Text("Last"), id: 9)
        }
        .accessibilityRotor(.headings, entries: mails, entryLabel: \.title)
    }
    #expect(
      app.staticTexts["Mails"].rotors == [
        XCUIElement.Rotor(label: "Headings", entries: ["Tea", "Cake"]),
        XCUIElement.Rotor(label: "Unread", entries: ["Tea", "Cake", "Last"]),
      ])
  }
}
