import Combine
import SwiftUI
import Testing
import UnderstudyTesting

extension FocusedValues {
  @Entry fileprivate var draft: Binding<String>?
}

@MainActor
@Suite("Focused bindings and objects")
struct FocusedObjectTests {
  @Test("A focused binding reads and writes the value of the view that has the focus")
  func binding() {
    struct Editor: View {
      let name: String
      @State private var text = ""
      var body: some View {
        TextField(name, text: $text).focusedValue(\.draft, $text)
        Text("\(name) \(text)")
      }
    }
    struct Menu: View {
      @FocusedBinding(\.draft) private var draft
      var body: some View {
        Text("draft \(draft ?? "none")").accessibilityIdentifier("draft")
        Button("Clear") { draft = "" }
        Button("Drop") { draft = nil }
        Toggle(
          "On", isOn: Binding(get: { $draft.wrappedValue == "on" }, set: { $draft.wrappedValue = $0 ? "on" : "off" }))
      }
    }
    let app = XCUIApplication {
      Menu()
      Editor(name: "One")
      Editor(name: "Two")
    }
    let draft = app.staticTexts["draft"]
    app.buttons["Clear"].tap()
    #expect(draft.label == "draft none")
    app.textFields["One"].tap()
    app.typeText("abc")
    #expect(draft.label == "draft abc")
    app.buttons["Drop"].tap()
    #expect(app.staticTexts["One abc"].exists)
    app.buttons["Clear"].tap()
    #expect(draft.label == "draft ")
    app.textFields["Two"].tap()
    app.switches["On"].switches.firstMatch.tap()
    #expect(app.staticTexts["Two on"].exists)
    #expect(draft.label == "draft on")
  }

  @Test("A focused object is followed while it is published, by its type")
  func object() {
    final class Model: ObservableObject {
      @Published var name: String
      init(_ name: String) { self.name = name }
    }
    struct Menu: View {
      static var evaluations = 0
      @FocusedObject private var model: Model?
      var body: some View {
        let _ = Self.evaluations += 1
        Text("model \(model?.name ?? "none")").accessibilityIdentifier("model")
        if let names = $model { TextField("Name", text: names.name) }
      }
    }
    let (one, two) = (Model("one"), Model("two"))
    Menu.evaluations = 0
    let app = XCUIApplication {
      Menu()
      FocusedValueTests.Field(name: "One").focusedObject(one)
      FocusedValueTests.Field(name: "Two").focusedObject(two)
      FocusedValueTests.Field(name: "Three").focusedObject(nil as Model?)
    }
    let label = app.staticTexts["model"]
    #expect(label.label == "model none")
    app.textFields["One"].tap()
    #expect(label.label == "model one")
    one.name = "changed"
    #expect(label.label == "model changed")
    app.textFields["Two"].tap()
    #expect(label.label == "model two")
    let evaluations = Menu.evaluations
    one.name = "unseen"
    #expect(label.label == "model two")
    #expect(Menu.evaluations == evaluations)
    app.textFields["Three"].tap()
    #expect(label.label == "model none")
  }

  @Test("A scene's object is followed whatever the focus")
  func sceneObject() {
    final class Model: ObservableObject {
      @Published var name = "scene"
    }
    struct Menu: View {
      @FocusedObject private var model: Model?
      var body: some View { Text("model \(model?.name ?? "none")") }
    }
    let model = Model()
    let app = XCUIApplication {
      Menu()
      Text("A").focusedSceneObject(model)
    }
    #expect(app.staticTexts["model scene"].exists)
    model.name = "changed"
    #expect(app.staticTexts["model changed"].exists)
  }

  @Observable final class Document {
    var name: String
    init(_ name: String) { self.name = name }
  }

  @Test("An observable object is read by its type, and what the body read of it is followed")
  func observable() {
    struct Menu: View {
      @FocusedValue(Document.self) private var document
      var body: some View { Text("document \(document?.name ?? "none")").accessibilityIdentifier("document") }
    }
    let (one, scene) = (Document("one"), Document("scene"))
    let app = XCUIApplication {
      Menu()
      FocusedValueTests.Field(name: "One").focusedValue(one)
      Text("A").focusedSceneValue(scene)
    }
    let label = app.staticTexts["document"]
    #expect(label.label == "document scene")
    app.textFields["One"].tap()
    #expect(label.label == "document one")
    one.name = "changed"
    #expect(label.label == "document changed")
  }
}
