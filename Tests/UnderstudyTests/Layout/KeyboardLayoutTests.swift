import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The keyboard and the room that it takes")
struct KeyboardLayoutTests {
  private struct Form: View {
    @State private var text = ""
    @State private var insets = EdgeInsets()
    @FocusState private var isFocused: Bool
    var ignores = false
    var hasBar = false

    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          TextField("Name", text: $text).focused($isFocused)
          Button {
            isFocused = false
          } label: {
            GeometryReader { _ in EmptyView() }
          }
          .accessibilityIdentifier("below")
        }
        .ignoresSafeArea(ignores ? .keyboard : [])
        .toolbar {
          if hasBar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
        }
      }
    }
  }

  @Test("LAY-057: the app is laid out above the keyboard, whose inset takes the home indicator's place")
  func above() {
    let app = XCUIApplication { Form() }
    #expect(app.buttons["below"].frame.isNear(0, 69, 390, 741))
    app.textFields["Name"].tap()
    #expect(app.keyboards.firstMatch.frame.minY == 553)
    #expect(app.buttons["below"].frame.isNear(0, 69, 390, 484))
    app.buttons["below"].tap()
    #expect(app.buttons["below"].frame.isNear(0, 69, 390, 741))
  }

  @Test("LAY-050: what ignores the keyboard keeps the safe area of the home indicator")
  func ignoring() {
    let app = XCUIApplication { Form(ignores: true) }
    app.textFields["Name"].tap()
    #expect(app.buttons["below"].frame.isNear(0, 69, 390, 741))
  }

  @Test("LAY-208: a bar above the keyboard is 44 points high and takes room as well")
  func bar() {
    let app = XCUIApplication { Form(hasBar: true) }
    #expect(app.buttons["below"].frame.maxY == 810)
    app.textFields["Name"].tap()
    #expect(app.toolbars.firstMatch.frame.isNear(0, 509, 390, 44))
    #expect(app.buttons["Done"].frame.height == 34 && app.buttons["Done"].frame.midY == 531)
    #expect(app.buttons["below"].frame.maxY == 509)
  }

  @Test("LAY-207: the keys of a device that is held sideways are inside the keyboard")
  func sideways() {
    let app = XCUIApplication { Form() }
    XCUIDevice.shared.orientation = .landscapeLeft
    app.textFields["Name"].tap()
    let keyboard = app.keyboards.firstMatch.frame
    #expect(keyboard.isNear(0, 207, 844, 162))
    #expect(app.keyboards.buttons["Return"].frame.maxY <= keyboard.maxY)
    #expect(app.buttons["below"].frame.maxY == 207)
  }

  @Test("LAY-057: a keyboard that is connected takes no room, and its bar is above the home indicator")
  func hardware() {
    let app = XCUIApplication { Form(hasBar: true) }
    app.profile.hardwareKeyboard = true
    app.launch()
    app.textFields["Name"].tap()
    #expect(app.buttons["below"].frame.maxY == 766)
  }

  @Test("LAY-057: the tab bar stays at the bottom, behind the keyboard")
  func tabBar() {
    struct Tabs: View {
      @State private var text = ""
      var body: some View {
        TabView {
          VStack(spacing: 0) {
            TextField("Name", text: $text)
            SizedBox(id: "below")
          }
          .tabItem { Text("One") }
        }
      }
    }
    let app = XCUIApplication { Tabs() }
    #expect(app.buttons["below"].frame.maxY == 761)
    app.textFields["Name"].tap()
    #expect(app.buttons["below"].frame.maxY == 553)
    #expect(app.tabBars.firstMatch.frame.isNear(0, 761, 390, 83))
  }

  @Test("LAY-057: a sheet loses the part that the keyboard covers")
  func sheet() {
    struct Sheet: View {
      @State private var text = ""
      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $text)
          SizedBox(id: "below")
        }
      }
    }
    let app = XCUIApplication { SizedBox(id: "behind").sheet(isPresented: .constant(true)) { Sheet() } }
    app.textFields["Name"].tap()
    #expect(app.buttons["below"].frame.isNear(0, 79, 390, 474))
  }

  @Test("LAY-061: a reader gets the room above the keyboard")
  func reader() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $text)
          GeometryReader { Text("\(Int($0.size.height)) \(Int($0.safeAreaInsets.bottom))") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["741 34"].exists)
    app.textFields["Name"].tap()
    #expect(app.staticTexts["484 291"].exists)
  }

  @Test("LAY-207: apps are notified of the keyboard, with its frame as a rectangle and as a value")
  func notifications() {
    struct Screen: View {
      @State private var text = ""
      @State private var log: [String] = []
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Button("Close") { isFocused = false }
          Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
          let value = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
          log.append("show \(Int(frame?.height ?? 0)) \(frame == value) \(duration ?? 0)")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardDidShowNotification)) { _ in
          log.append("shown")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          log.append("hide \(Int(frame?.minY ?? 0))")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.textFields["Name"].tap()
    #expect(app.staticTexts["log"].label == "show 291 true 0.25 shown")
    app.buttons["Close"].tap()
    #expect(app.staticTexts["log"].label == "show 291 true 0.25 shown hide 844")
  }
}
