import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

@MainActor struct AttributeTests {
  private struct Form: View {
    @State private var isOn = true
    @State private var name = ""
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn).accessibilityIdentifier("sound")
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Button("Save") {}.disabled(true)
      }
    }
  }

  private let app = XCUIApplication { Form() }

  @Test("Attributes are those of the element at the moment")
  func attributes() {
    #expect(app.switches["sound"].value as? String == "1")
    app.switches["sound"].switches.firstMatch.tap()
    #expect(app.switches["sound"].value as? String == "0")
    #expect(app.textFields["name"].placeholderValue == "Name")
    #expect(!app.buttons["Save"].isEnabled)
    #expect(app.buttons["Save"].isHittable)
    #expect(app.elementType == .application)
    #expect(app.label == "Form")
    #expect(app.horizontalSizeClass == .compact)
    #expect(!app.textFields["name"].hasFocus)
  }

  @Test("F-97: size classes are those of the profile's device as it is held, of elements and of snapshots")
  func sizeClasses() throws {
    app.profile.device = .iPhone14
    app.launch()
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.verticalSizeClass == .compact)
    #expect(app.horizontalSizeClass == .compact)
    #expect(try app.buttons["Save"].snapshot().verticalSizeClass == .compact)
    XCUIDevice.shared.orientation = .portrait
    #expect(app.buttons["Save"].verticalSizeClass == .regular)
    app.profile.device = .iPadMini5
    app.launch()
    #expect(app.horizontalSizeClass == .regular)
    let snapshot = try app.snapshot()
    #expect(snapshot.horizontalSizeClass == .regular && snapshot.children[0].horizontalSizeClass == .regular)
    #expect(snapshot.dictionaryRepresentation[.horizontalSizeClass] as? Int == 2)
  }

  @Test("F-43: An element without a value has an empty text as its value, as on a device")
  func emptyValue() throws {
    let app = XCUIApplication { Text("Tea") }
    let tea = app.staticTexts["Tea"]
    #expect(tea.value as! String == "")
    #expect(try tea.snapshot().value as? String == "")
    #expect(app.staticTexts.matching(NSPredicate(format: "value == ''")).count == 1)
    #expect(NSPredicate(format: "value == ''").evaluate(with: tea))
  }

  @Test("Keyboard focus is known to predicates and to value(forKey:)")
  func keyboardFocus() {
    let field = app.textFields["name"]
    #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == false)
    field.tap()
    #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == true)
    #expect(app.textFields.matching(NSPredicate(format: "hasKeyboardFocus == true")).count == 1)
  }

  @Test("Frames follow the order of the elements and lie on the screen")
  func frames() {
    #expect(app.frame.size == CGSize(width: 390, height: 844))
    #expect(app.switches["sound"].frame.minY < app.textFields["name"].frame.minY)
    #expect(app.frame.contains(app.buttons["Save"].frame))
  }

  @Test("A snapshot keeps what was, and its dictionary leaves out what there is not")
  func snapshots() throws {
    let snapshot = try app.switches["sound"].snapshot()
    app.switches["sound"].switches.firstMatch.tap()
    #expect(snapshot.value as? String == "1")
    #expect(snapshot.elementType == .switch)
    let attributes = try app.buttons["Save"].snapshot().dictionaryRepresentation
    #expect(attributes[.label] as? String == "Save")
    #expect((attributes[.enabled] as? NSNumber)?.boolValue == false)
    #expect(attributes[.placeholderValue] == nil)
    #expect(try app.snapshot().children.count == 1)
  }

  @Test("An element gives its application by that name, as helpers of public suites ask for it")
  func application() {
    let app = app
    #expect(app.buttons["Save"].value(forKey: "application") as? XCUIApplication === app)
    #expect(app.value(forKey: "application") as? XCUIApplication === app)
    #expect(app.buttons["Nope"].value(forKey: "application") as? XCUIApplication === app)
  }

  @Test("A snapshot of what does not exist throws and fails nothing")
  func missingSnapshot() {
    let messages = failures {
      #expect(throws: SnapshotError.self) { try app.buttons["Nope"].snapshot() }
    }
    #expect(messages.isEmpty)
  }

  @Test("A description has the element, what is below it, and the chain")
  func descriptions() {
    let text = app.buttons["Save"].debugDescription
    #expect(text.hasPrefix("Attributes: Button, 0x"))
    #expect(text.contains("label: 'Save', Disabled"))
    #expect(text.contains("↪︎Find: Descendants matching type Button"))
    #expect(text.contains("↪︎Find: Elements matching predicate '\"Save\" IN identifiers'"))
    #expect(app.buttons["Nope"].debugDescription.hasPrefix("Query chain:"))
    #expect("\(app.buttons["Save"])" == "\"Save\" Button")
  }
}
