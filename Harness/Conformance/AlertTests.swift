import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: alerts and dialogs")
struct AlertTests {
  @Test("SEM-325: any action ends the alert: the flag is false when the action runs")
  func action() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = false
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        Button("Ask") { isShown = true }
          .alert("Sure?", isPresented: $isShown) {
            Button("Yes") { trace("yes \(isShown)") }
          } message: {
            Text("It cannot be undone.")
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.buttons["Ask"].tap()
    #expect(app.alerts["Sure?"].staticTexts["It cannot be undone."].exists)
    app.alerts.buttons["Yes"].tap()
    #expect(trace.entries == ["yes false"])
    #expect(!app.alerts.firstMatch.exists)
  }

  @Test("SEM-326: an alert without actions has OK; one with a destructive action only has Cancel too")
  func defaultButtons() {
    let plain = XCUIApplication { Text("A").alert("Done", isPresented: .constant(true)) {} }
    #expect(plain.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["OK"])
    let destructive = XCUIApplication {
      Text("A").alert("Delete?", isPresented: .constant(true)) { Button("Delete", role: .destructive) {} }
    }
    #expect(destructive.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["Cancel", "Delete"])
  }

  @Test("SEM-326: a dialog without a cancel button gets one")
  func dialogCancel() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("Shown \(isShown)").confirmationDialog("Sort by", isPresented: $isShown) { Button("Name") {} }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.sheets.buttons["Name"].exists)
    app.sheets.buttons["Cancel"].tap()
    #expect(app.staticTexts["Shown false"].exists)
  }

  @Test("SEM-327: an alert about data shows what there was when it appeared, and nothing without data")
  func data() {
    struct Screen: View {
      @State private var isShown = false
      @State private var name: String?
      var body: some View {
        Button("Without") { isShown = true }
        Button("With") {
          name = "Ann"
          isShown = true
        }
        .onChange(of: isShown) { name = name.map { $0 + "!" } }
        .alert("Delete?", isPresented: $isShown, presenting: name) { name in
          Button("Delete \(name)") {}
        }
      }
    }
    let without = XCUIApplication { Screen() }
    without.buttons["Without"].tap()
    #expect(!without.alerts.firstMatch.exists)
    let with = XCUIApplication { Screen() }
    with.buttons["With"].tap()
    #expect(with.alerts.buttons["Delete Ann"].exists)
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It did not work" }
  }

  @Test("SEM-328: an alert for an error has its description for a title")
  func error() {
    struct Screen: View {
      @State private var isShown = false
      @State private var failure: Failure?
      var body: some View {
        Button("Flag") { isShown = true }
        Button("Fail") {
          failure = Failure()
          isShown = true
        }
        .alert(isPresented: $isShown, error: failure) { Button("Retry") {} }
      }
    }
    let flag = XCUIApplication { Screen() }
    flag.buttons["Flag"].tap()
    #expect(!flag.alerts.firstMatch.exists)
    let fail = XCUIApplication { Screen() }
    fail.buttons["Fail"].tap()
    #expect(fail.alerts["It did not work"].exists)
  }

  @Test("SEM-329: the buttons of an alert stand as they are written; a field may stand with them")
  func order() {
    struct Screen: View {
      @State private var name = ""
      var body: some View {
        Text("Name \(name)").alert("Rename", isPresented: .constant(true)) {
          TextField("New name", text: $name)
          Button("Cancel", role: .cancel) {}
          Button("Rename") {}
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["Cancel", "Rename"])
    app.alerts.textFields["New name"].tap()
    app.alerts.textFields.firstMatch.typeText("Ann")
    #expect(app.alerts.textFields.firstMatch.value as? String == "Ann")
  }

  @Test(
    "SEM-329: the button that cancels is at the left of one other button, and below several; others stand as they are written",
    arguments: [
      (["Delete", "Cancel"], ["Cancel", "Delete"]),
      (["Cancel", "Delete"], ["Cancel", "Delete"]),
      (["Yes", "No"], ["Yes", "No"]),
      (["Save", "Cancel", "Delete"], ["Save", "Delete", "Cancel"]),
      (["Cancel", "Save", "Copy", "Delete"], ["Save", "Copy", "Delete", "Cancel"]),
    ])
  func cancelButton(written: [String], shown: [String]) {
    let roles: [String: ButtonRole] = ["Cancel": .cancel, "Delete": .destructive]
    let app = XCUIApplication {
      Text("A").alert("Change", isPresented: .constant(true)) {
        ForEach(written, id: \.self) { Button($0, role: roles[$0]) {} }
      }
    }
    let buttons = app.alerts.buttons.allElementsBoundByIndex
    #expect(buttons.map(\.label) == shown)
    let isBeside = shown.count == 2
    let places = buttons.map { isBeside ? $0.frame.minX : $0.frame.minY }
    #expect(places == places.sorted())
    #expect(Set(buttons.map { isBeside ? $0.frame.minY : $0.frame.minX }).count == 1)
  }

  @Test("SEM-329: the button that cancels is the last one of a dialog, apart from the others")
  func dialogCancelLast() {
    let app = XCUIApplication {
      Text("A").confirmationDialog("Sort by", isPresented: .constant(true)) {
        Button("Never mind", role: .cancel) {}
        Button("Name") {}
        Button("Delete", role: .destructive) {}
      }
    }
    let buttons = app.sheets.buttons.allElementsBoundByIndex
    #expect(buttons.map(\.label) == ["Name", "Delete", "Never mind"])
    #expect(buttons[1].frame.minY == buttons[0].frame.maxY)
    #expect(buttons[2].frame.minY == buttons[1].frame.maxY + 8)
  }

  @Test("SEM-329: the first field of an alert gets the keyboard at once, and loses it with the alert")
  func firstField() {
    struct Screen: View {
      @State private var isShown = false
      @State private var name = ""
      @State private var other = ""
      @FocusState private var isOther: Bool
      var body: some View {
        Text("Name \(name), \(isOther ? "typing" : "idle")")
        TextField("Other", text: $other).focused($isOther)
        Button("Rename") { isShown = true }
          .alert("Rename", isPresented: $isShown) {
            Button("Cancel", role: .cancel) {}
            TextField("New name", text: $name)
            SecureField("Password", text: .constant(""))
            Button("OK") {}
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.textFields["Other"].tap()
    #expect(app.staticTexts["Name , typing"].exists)
    app.buttons["Rename"].tap()
    #expect(app.keyboards.firstMatch.exists)
    app.typeText("Ann")
    #expect(app.alerts.textFields.firstMatch.value as? String == "Ann")
    #expect(app.staticTexts["Name Ann, idle"].exists)
    app.alerts.buttons["OK"].tap()
    #expect(!app.keyboards.firstMatch.exists)
  }

  @Test("SEM-325: buttons of any role write false, then act", arguments: ["Keep", "Delete", "Cancel"])
  func roles(button: String) {
    struct Screen: View {
      let trace: Trace
      @State private var isAlert = false
      @State private var isDialog = false
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        Button("Alert") { isAlert = true }.alert("Sure?", isPresented: $isAlert) { actions }
        Button("Dialog") { isDialog = true }.confirmationDialog("Sure?", isPresented: $isDialog) { actions }
      }
      @ViewBuilder private var actions: some View {
        Button("Keep") { trace("Keep \(isAlert) \(isDialog)") }
        Button("Delete", role: .destructive) { trace("Delete \(isAlert) \(isDialog)") }
        Button("Cancel", role: .cancel) { trace("Cancel \(isAlert) \(isDialog)") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.buttons["Alert"].tap()
    app.alerts.buttons[button].tap()
    #expect(!app.alerts.firstMatch.exists)
    app.buttons["Dialog"].tap()
    app.sheets.buttons[button].tap()
    #expect(!app.sheets.firstMatch.exists)
    #expect(trace.entries == ["\(button) false false", "\(button) false false"])
  }

  @Test("SEM-326: the button that the system adds writes false and does nothing else")
  func addedButton() {
    struct Screen: View {
      @State private var isShown = false
      @State private var isDangerous = false
      var body: some View {
        Text("Shown \(isShown) \(isDangerous)")
        Button("Plain") { isShown = true }.alert("Done", isPresented: $isShown) {}
        Button("Dangerous") { isDangerous = true }
          .alert("Delete?", isPresented: $isDangerous) { Button("Delete", role: .destructive) {} }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Plain"].tap()
    #expect(app.staticTexts["Shown true false"].exists)
    app.alerts.buttons["OK"].tap()
    #expect(app.staticTexts["Shown false false"].exists)
    app.buttons["Dangerous"].tap()
    app.alerts.buttons["Cancel"].tap()
    #expect(app.staticTexts["Shown false false"].exists)
    #expect(!app.alerts.firstMatch.exists)
  }

  @Test("SEM-326: a dialog with a cancel button gets no other, and an alert with any other button none")
  func ownButtons() {
    let dialog = XCUIApplication {
      Text("A").confirmationDialog("Sort by", isPresented: .constant(true)) {
        Button("Name") {}
        Button("Never mind", role: .cancel) {}
      }
    }
    #expect(dialog.sheets.buttons.allElementsBoundByIndex.map(\.label) == ["Name", "Never mind"])
    let alert = XCUIApplication {
      Text("A").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep") {}
      }
    }
    #expect(alert.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["Delete", "Keep"])
  }

  @Test("SEM-327: data that changes, or goes, alters neither the buttons nor the message of an alert that is shown")
  func changingData() {
    struct Screen: View {
      @State private var isShown = false
      @State private var name: String? = "Ann"
      var body: some View {
        Text("Name \(name ?? "none")")
        Button("Ask") { isShown = true }
          .alert("Delete?", isPresented: $isShown, presenting: name) { shown in
            Button("Delete \(shown)") {}.onAppear { name = name == nil ? "Eve" : nil }
          } message: { shown in
            Text("\(shown) goes.")
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ask"].tap()
    #expect(app.staticTexts["Name none"].exists)
    #expect(app.alerts["Delete?"].staticTexts["Ann goes."].exists)
    app.alerts.buttons["Delete Ann"].tap()
    #expect(!app.alerts.firstMatch.exists)
  }

  @Test("SEM-328: an error alone shows no alert, and the message is made of it")
  func errorAlone() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Flag") { isShown = true }
          .alert(isPresented: $isShown, error: Failure()) { _ in
            Button("Retry") {}
          } message: { failure in
            Text("Because: \(failure.errorDescription ?? "")")
          }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(!app.alerts.firstMatch.exists)
    app.buttons["Flag"].tap()
    #expect(app.alerts["It did not work"].staticTexts["Because: It did not work"].exists)
  }

  @Test("SEM-329: of an alert's actions only buttons and fields are shown")
  func otherViews() {
    let app = XCUIApplication {
      Text("A").alert("Sign in", isPresented: .constant(true)) {
        Text("Not shown")
        Image(systemName: "star")
        Toggle("Neither", isOn: .constant(true))
        VStack {
          TextField("Name", text: .constant(""))
          SecureField("Password", text: .constant(""))
        }
        Button("OK") {}
      } message: {
        Text("Message")
      }
    }
    let alert = app.alerts["Sign in"]
    #expect(alert.staticTexts.allElementsBoundByIndex.map(\.label) == ["Sign in", "Message"])
    #expect(!alert.images.firstMatch.exists && !alert.switches.firstMatch.exists)
    #expect(alert.textFields["Name"].exists && alert.secureTextFields["Password"].exists)
    #expect(alert.buttons.allElementsBoundByIndex.map(\.label) == ["OK"])
  }
}
