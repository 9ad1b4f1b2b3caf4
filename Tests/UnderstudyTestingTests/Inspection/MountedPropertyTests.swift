import SwiftUI
import Testing

/// A property of one's own that holds others.
private struct Draft: DynamicProperty {
  @State var title = "New"
  @State var profile = Profile()
  var checks = Checks()

  struct Checks: DynamicProperty {
    @State var count = 0
  }
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

  @Test("What a property of one's own holds is read and written by a path, and on into structs")
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

  @Test("The log tells changes inside a property of one's own by the path")
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

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
