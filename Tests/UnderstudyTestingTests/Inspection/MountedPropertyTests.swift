import SwiftUI
import Testing

/// A custom property that contains others.
private struct Draft: DynamicProperty {
  @State var title = "New"
  @State var profile = Profile()
  var checks = Checks()

  struct Checks: DynamicProperty {
    @State var count = 0
  }
}

@propertyWrapper
private struct Clamped: DynamicProperty {
  @State private var value: Int
  init(wrappedValue: Int) { _value = State(initialValue: wrappedValue) }
  var wrappedValue: Int { min(value, 10) }
}

@MainActor @Observable
private final class Session {
  var name = "Ada"
}

private struct Everything: View {
  @Namespace private var space
  @FocusState private var isFocused: Bool
  @Bindable var session: Session
  private var draft = Draft()
  @State private var size = Size()

  init(session: Session) { self.session = session }

  var body: some View {
    TextField("Title", text: draft.$title).focused($isFocused)
    TextField("Name", text: $session.name)
    Text("\(draft.profile.name) \(draft.checks.count)")
    Button("Check") { draft.checks.count += 1 }
    Text("\(size.width) by \(size.unit)")
  }
}

private struct Size: Equatable {
  var width = 1
  let unit = "cm"
  let scale = Scale()

  struct Scale: Equatable {
    var factor = 1.0
  }
}

@MainActor
@Suite("Properties of mounted views")
struct MountedPropertyTests {
  private let app = XCUIApplication { Everything(session: Session()) }

  @Test("All that is listed can be read")
  func names() throws {
    let view = try app.view(Everything.self)
    #expect(
      view.propertyNames == [
        "space", "isFocused", "session", "draft.title", "draft.profile", "draft.checks.count", "size",
      ])
    #expect(try view.state("space", as: Namespace.ID.self) == view.state("space"))
    #expect(try view.state("isFocused", as: Bool.self) == false)
    #expect(try view.state("session", as: Session.self).name == "Ada")
  }

  @Test("What a custom property contains is read and written by a path, and on into structs")
  func nested() throws {
    let view = try app.view(Everything.self)
    try view.setState("draft.title", to: "Old")
    try view.setState("draft.profile.name", to: "Grace")
    try view.setState("draft.checks.count", to: 3)
    #expect(try view.state("draft.title", as: String.self) == "Old")
    #expect(try view.state("draft.profile", as: Profile.self).name == "Grace")
    #expect(app.staticTexts["Grace 3"].exists)
    #expect(
      message { _ = try view.state("draft", as: String.self) }
        == "Everything has no dynamic property \"draft\". It has: \(view.propertyNames.joined(separator: ", ")).")
    #expect(
      message { _ = try view.state("draft.name", as: String.self) }
        == "Everything has no dynamic property \"draft.name\". It has: \(view.propertyNames.joined(separator: ", ")).")
  }

  @Test("The log names changes inside a custom property by the path")
  func log() throws {
    app.buttons["Check"].tap()
    #expect(
      app.events.of(.stateChange).lines == [#"Everything.draft.checks.count: 0 → 1, by Tap "Check" Button"#])
    #expect(app.bodyRuns(of: Everything.self).last?.reasons == ["draft"])
  }

  @Test("What only the view says cannot be written")
  func readOnly() throws {
    let view = try app.view(Everything.self)
    #expect(
      message { try view.setState("session", to: Session()) }
        == "Everything.session cannot be written: it is an object; take it with state(_:as:) and use its properties.")
    #expect(
      message { try view.setState("space", to: try view.state("space", as: Namespace.ID.self)) }
        == "Everything.space cannot be written: only the view itself says what it is.")
  }

  @Test("A constant of a struct is read and not written, nor is what lies in it")
  func constants() throws {
    let view = try app.view(Everything.self)
    #expect(try view.state("size.unit", as: String.self) == "cm")
    try view.setState("size.width", to: 2)
    #expect(
      message { try view.setState("size.unit", to: "m") }
        == #"Everything.size.unit cannot be written: "unit" is a constant of Size; write the value before it."#)
    #expect(
      message { _ = try view.binding("size.scale.factor", as: Double.self) }
        == #"Everything.size.scale.factor cannot be written: "scale" is a constant of Size; write the value before it."#
    )
    #expect(app.staticTexts["2 by cm"].exists)
  }

  @Test("The parts of a tuple are written, which has no constants")
  func tuples() throws {
    struct Screen: View {
      @State private var place = (row: 1, column: 2)
      var body: some View { Text("\(place.row), \(place.column)") }
    }
    let app = XCUIApplication { Screen() }
    try app.view(Screen.self).setState("place.column", to: 5)
    #expect(app.staticTexts["1, 5"].exists)
  }

  @Test("What a custom wrapper contains comes after the name of the wrapped property")
  func wrappers() throws {
    struct Screen: View {
      @Clamped private var level = 3
      var body: some View { Text("Level \(level)") }
    }
    let app = XCUIApplication { Screen() }
    let view = try app.view(Screen.self)
    #expect(view.propertyNames == ["level.value"])
    try view.setState("level.value", to: 12)
    #expect(app.staticTexts["Level 10"].exists)
    #expect(app.events.of(.stateChange).lines == ["MountedPropertyTests.Screen.level.value: 3 → 12, by the test"])
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
