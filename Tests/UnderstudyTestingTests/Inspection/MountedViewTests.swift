import SwiftUI
import Testing

@MainActor
@Suite("State of mounted views")
struct MountedViewTests {
  @Test("State is read and written by its name, and the view shows it")
  func state() throws {
    let app = XCUIApplication { FormScreen() }
    let form = try app.view(FormScreen.self)
    #expect(try form.state("status", as: String.self) == "new")

    try form.setState("status", to: "done")

    #expect(app.staticTexts["status"].label == "done")
    #expect(try form.state("status") == "done")
  }

  @Test("A path leads to a stored property of the struct that a state holds")
  func paths() throws {
    let app = XCUIApplication { FormScreen() }
    let form = try app.view(FormScreen.self)
    #expect(try form.state("profile.address.city", as: String.self) == "Bern")

    try form.setState("profile.address.city", to: "Basel")
    try form.setState("profile.name", to: "Ada")

    #expect(try form.state("profile", as: Profile.self).address.city == "Basel")
    #expect(app.textFields["Name"].value as? String == "Ada")
  }

  @Test("What the test can see is read and written by key paths, which the compiler checks")
  func keyPaths() throws {
    let app = XCUIApplication { FormScreen() }
    let form = try app.view(FormScreen.self)
    #expect(try form.state(\.profile.address.city) == "Bern")

    try form.setState(\.profile.wantsNews, to: true)
    #expect(app.switches["News"].value as? String == "1")

    let field = try app.view(FormScreen.NameField.self)
    try field.setState(\.name, to: "Ada")
    #expect(try form.state(\.profile.name) == "Ada")
    #expect(app.textFields["Name"].value as? String == "Ada")
    #expect(app.events.of(.stateChange).last?.change?.writer == "the test")
  }

  @Test("A binding of an inner view writes what it is bound to")
  func bindings() throws {
    let app = XCUIApplication { FormScreen() }
    let name = try app.view(FormScreen.NameField.self).binding("name", as: String.self)
    name.wrappedValue = "Grace"
    #expect(try app.view(FormScreen.self).state("profile.name") == "Grace")
    #expect(app.textFields["Name"].value as? String == "Grace")
  }

  @Test("Stored defaults, objects and the environment")
  func others() throws {
    let app = XCUIApplication { FormScreen() }
    let form = try app.view(FormScreen.self)
    try form.setState("visits", to: 4)
    try form.state("model", as: FormModel.self).count = 2
    #expect(app.staticTexts["Model 2, visits 4"].exists)

    #expect(try form.state("colorScheme", as: ColorScheme.self) == .light)
    app.setEnvironment(\.colorScheme, to: .dark)
    #expect(try form.environment(\.colorScheme) == .dark)
    #expect(app.staticTexts["dark"].exists)
    app.setEnvironment(\.colorScheme, to: .light)
    #expect(app.staticTexts["light"].exists)
  }

  @Test("The view's value is live: its methods change the app, its properties give what holds now")
  func value() throws {
    let app = XCUIApplication { CounterModel() }
    let counter = try app.view(CounterModel.self).value
    counter.increase()
    #expect(counter.counter == 1)
    #expect(app.staticTexts["The counter value is 1"].exists)
  }

  @Test("Several views of a type are found in the order of the tree")
  func several() throws {
    let app = XCUIApplication { FormScreen() }
    #expect(try app.views(FormScreen.Badge.self).map { try $0.value.text } == ["A", "B"])
  }

  @Test("What a sheet shows is found while it is there, and refused when it has gone")
  func presented() throws {
    let app = XCUIApplication { FormScreen() }
    let form = try app.view(FormScreen.self)
    try form.setState("isOpen", to: true)
    let more = try app.view(FormScreen.MoreScreen.self)
    #expect(try more.inspect().find(text: "This is more").string() == "This is more")

    try form.setState("isOpen", to: false)
    #expect(throws: InspectionError.notMounted(view: "FormScreen.MoreScreen")) { try more.value }
  }

  @Test("What a binding of the test writes is logged as the test's")
  func writer() throws {
    let app = XCUIApplication { FormScreen() }
    let start = app.events.last
    try app.view(FormScreen.self).binding("amount", as: Int.self).wrappedValue = 7
    #expect(try app.view(FormScreen.self).state("amount", as: Int.self) == 7)
    #expect(app.events.after(start).of(.stateChange).map { $0.change?.writer } == ["the test"])
  }

  @Test("A value of the environment is read by a path, too")
  func environmentPath() throws {
    struct Reader: View {
      @Environment(\.theme) private var theme
      var body: some View { Text(theme.name) }
    }
    let app = XCUIApplication { Reader().environment(\.theme, Theme(name: "dark")) }
    #expect(try app.view(Reader.self).state("theme.name", as: String.self) == "dark")
  }

  @Test("Errors name what there is")
  func errors() throws {
    let app = XCUIApplication { FormScreen() }
    let form = try app.view(FormScreen.self)
    #expect(
      message { _ = try form.state("stat", as: String.self) }
        == """
        FormScreen has no dynamic property "stat". It has: profile, status, amount, isOpen, visits, colorScheme, model.
        """)
    #expect(
      message { try form.setState("amount", to: "1") }
        == "FormScreen.amount is of type Int, not String: ask with `as: Int.self`.")
    #expect(
      message { _ = try form.state("profile.nam", as: String.self) }
        == #"Profile has no stored property "nam". It has: name, wantsNews, volume, address."#)
    #expect(
      message { _ = try form.binding("status.count", as: Int.self) }?.hasPrefix(
        #"String has no stored property "count". Paths lead through stored properties of structs"#) == true)
    #expect(
      message { _ = try form.state("model.name", as: String.self) }
        == "FormModel has no stored property \"name\". Paths lead through stored properties of structs: take the value"
        + " before it, and continue from there.")
    #expect(
      message { try form.setState("model", to: FormModel()) }
        == "FormScreen.model cannot be written: it is an object; take it with state(_:as:) and use its properties.")
    #expect(
      message { try form.setState("colorScheme", to: ColorScheme.dark) }
        == "FormScreen.colorScheme cannot be written: it comes from the environment; setEnvironment(_:to:) of the view or the"
        + " app changes that.")
    #expect(
      message { _ = try app.view(CounterSheet.self) }
        == "No CounterSheet is mounted in FormScreen. Mounted: FormScreen, FormScreen.NameField, FormScreen.Badge.")
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

private struct Theme {
  var name = "plain"
}

extension EnvironmentValues {
  @Entry fileprivate var theme = Theme()
}
