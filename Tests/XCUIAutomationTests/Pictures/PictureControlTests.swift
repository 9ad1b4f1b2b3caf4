import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCUIAutomation

@Suite("Controls and bars in pictures")
@MainActor
struct PictureControlTests {
  private func svg<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    XCUIApplication { content() }.picture().svg
  }

  private func line(_ text: String, in svg: String) -> String {
    svg.split(separator: "\n").first { $0.contains(">\(text)</text>") }.map(String.init) ?? ""
  }

  @Test("Buttons have the tint, those with a role its colour, and those of a plain style the foreground's")
  func buttons() {
    let text = svg {
      VStack {
        Button("Tinted") {}
        Button("Own") {}.tint(.purple)
        Button("Red", role: .destructive) {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Filled") {}.buttonStyle(.borderedProminent)
        Button("Off") {}.disabled(true)
      }
    }
    #expect(line("Tinted", in: text).contains("#007AFF"))
    #expect(line("Own", in: text).contains("#AF52DE"))
    #expect(line("Red", in: text).contains("#FF3B30"))
    #expect(line("Plain", in: text).contains("#000000"))
    #expect(line("Filled", in: text).contains("#FFFFFF"))
    #expect(line("Off", in: text).contains("#3C3C43"))
  }

  @Test("A switch shows whether it is on")
  func toggles() {
    #expect(svg { Toggle("A", isOn: .constant(true)) }.contains("#34C759"))
    #expect(!svg { Toggle("A", isOn: .constant(false)) }.contains("#34C759"))
    #expect(svg { Toggle("A", isOn: .constant(true)).tint(.orange) }.contains("#FF9500"))
  }

  @Test("A field shows its text, or what it asks for; a secure one dots")
  func fields() {
    #expect(line("Ada", in: svg { TextField("Name", text: .constant("Ada")) }).contains("#000000"))
    #expect(line("Name", in: svg { TextField("Name", text: .constant("")) }).contains("fill-opacity=\"0.3\""))
    let text = svg { SecureField("Word", text: .constant("abc")) }
    #expect(text.contains(">•••</text>"))
    #expect(!text.contains("abc"))
  }

  @Test("Pickers, sliders, steppers, progress and dates are drawn")
  func controls() {
    let text = svg {
      VStack {
        Picker("Kind", selection: .constant(2)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }.pickerStyle(.segmented)
        Picker("Menu", selection: .constant(1)) { Text("Chosen").tag(1) }
        Slider(value: .constant(0.5))
        Stepper("Count", value: .constant(1))
        ProgressView(value: 0.25)
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
      }
    }
    #expect(line("Two", in: text).contains("font-weight=\"600\""))
    #expect(line("One", in: text).contains("font-weight=\"500\""))
    #expect(line("Chosen", in: text).contains("#007AFF"))
    for symbol in ["minus", "plus", "chevron.up.chevron.down"] { #expect(text.contains("data-symbol=\"\(symbol)\"")) }
    #expect(text.contains(">Jan 1, 1970</text>"))
  }

  @Test("Rows of a form are in white groups on grey, with lines between them and chevrons for links")
  func lists() {
    let text = svg {
      NavigationStack {
        Form {
          Text("First")
          NavigationLink("Second") { Text("Page") }
        }
        .navigationTitle("Title")
      }
    }
    #expect(text.contains("height=\"844\" fill=\"#F2F2F7\""))
    #expect(text.contains("width=\"358\" height=\"88\" rx=\"10\" fill=\"#FFFFFF\""))
    #expect(text.contains("height=\"0.333\" fill=\"#3C3C43\" fill-opacity=\"0.29\""))
    #expect(text.contains("data-symbol=\"chevron.right\""))
    #expect(line("Title", in: text).contains("font-size=\"34\" font-weight=\"700\""))
    #expect(line("Second", in: text).contains("#000000"))
  }

  @Test("Tabs have symbols above their titles, in the tint where they are shown")
  func tabs() {
    let text = svg {
      TabView {
        Text("A").tabItem { Label("Home", systemImage: "house") }
        Text("B").tabItem { Label("More", systemImage: "ellipsis") }
      }
    }
    #expect(line("Home", in: text).contains("#007AFF"))
    #expect(line("More", in: text).contains("#8E8E93"))
    #expect(text.contains("data-symbol=\"house.fill\""))
  }

  @Test("A sheet is in front of the dimmed screen, an alert in front of both, and the keyboard in front of all")
  func presentations() {
    struct Page: View {
      @State private var shows = true
      @State private var text = ""
      @State private var warns = false
      var body: some View {
        Text("Below").sheet(isPresented: $shows) {
          VStack {
            TextField("Note", text: $text)
            Button("Warn") { warns = true }
          }
          .alert("Careful", isPresented: $warns) {
            Button("Fine") {}
          } message: {
            Text("It is late.")
          }
        }
      }
    }
    let app = XCUIApplication { Page() }
    var text = app.picture().svg
    #expect(text.contains(">Below<"))
    #expect(text.contains("fill=\"#000000\" fill-opacity=\"0.2\""))
    app.textFields["Note"].tap()
    text = app.picture().svg
    #expect(text.contains(">Q</text>"))
    #expect(text.contains(">space</text>"))
    app.buttons["Warn"].tap()
    text = app.picture().svg
    #expect(line("Careful", in: text).contains("font-weight=\"600\""))
    #expect(text.contains(">It is late.</text>"))
    #expect(text.contains(">Fine</text>"))
  }
}
