import SwiftUI
import Testing

/// Controls whose labels are made of several views.
private struct ComposedLabels: View {
  @State private var taps = ""
  @State private var choice = 1

  var body: some View {
    NavigationStack {
      List {
        Text(taps).accessibilityIdentifier("taps")
        Button {
          taps += "a"
        } label: {
          HStack {
            Image(systemName: "tray")
            Text("Archive")
          }
        }
        NavigationLink {
          Text("Page")
        } label: {
          VStack {
            Text("Title")
            Text("Subtitle")
          }
        }
        Toggle(isOn: .constant(true)) {
          VStack {
            Text("Sound")
            Text("For all alarms")
          }
        }
        Link(destination: URL(string: "https://example.com")!) {
          VStack {
            Text("Help")
            Text("Opens the site")
          }
        }
        Picker("Size", selection: $choice) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Button("Save") { taps += "s" }.accessibilityLabel("Save the document")
        Button("Save all") { taps += "w" }
        Text("12").accessibilityLabel("twelve")
      }
    }
  }
}

@MainActor
@Suite("Inspecting texts in labels")
struct LabelInspectionTests {
  @Test("A control is found by a text in its label")
  func controls() throws {
    let screen = try ComposedLabels().inspect()
    try screen.find(button: "Archive").tap()
    #expect(try screen.find(viewWithAccessibilityIdentifier: "taps").accessibilityLabel() == "a")
    #expect(try screen.find(navigationLink: "Subtitle").accessibilityLabel() == "Title, Subtitle")
    #expect(try screen.find(link: "Help").url().absoluteString == "https://example.com")
    #expect(try screen.find(ViewType.Toggle.self, containing: "For all alarms").isOn())
    #expect(try screen.find(ViewType.Button.self, containing: "Archive").accessibilityLabel().contains("Archive"))

    try screen.find(navigationLink: "Title").activate()
    _ = try screen.find(text: "Page")
  }

  @Test("A text in a label is a text, with its own words")
  func texts() throws {
    let screen = try ComposedLabels().inspect()
    for words in ["Archive", "Title", "Subtitle", "Sound", "For all alarms", "Help"] {
      #expect(try screen.find(text: words).string() == words)
    }
    #expect(try screen.find(ViewType.Toggle.self).find(text: "Sound").string() == "Sound")
  }

  @Test("A text is found by its words and by its accessibility label, and gives its words")
  func accessibilityLabels() throws {
    let screen = try ComposedLabels().inspect()
    #expect(try screen.find(text: "12").string() == "12")
    #expect(try screen.find(text: "twelve").string() == "12")
    #expect(try screen.find(text: "12").accessibilityLabel().string() == "twelve")
    #expect(try screen.find(button: "Save").labelView().text().string() == "Save")
    try screen.find(button: "Save the document").tap()
    try screen.find(button: "Save").tap()
    #expect(try screen.find(viewWithAccessibilityIdentifier: "taps").accessibilityLabel() == "ss")
  }

  @Test("A whole label comes before a label that holds the text")
  func order() throws {
    struct Screen: View {
      @State private var taps = ""
      var body: some View {
        Button {
          taps += "1"
        } label: {
          VStack {
            Text("Save")
            Text("as a draft")
          }
        }
        Button("Save") { taps += "2" }
        Text("taps \(taps)")
      }
    }
    let screen = try Screen().inspect()
    try screen.find(button: "Save").tap()
    _ = try screen.find(text: "taps 2")
  }

  @Test("What is not seen is not found: covered pages, hidden views, the options of a closed picker")
  func unseen() throws {
    struct Screen: View {
      var body: some View {
        Button {
        } label: {
          VStack {
            Text("Seen")
            Text("Transparent").hidden()
            VStack { Text("Unread") }.accessibilityHidden(true)
            Text("Silent").accessibilityHidden(true)
          }
        }
        VStack { Text("Ignored") }.accessibilityElement(children: .ignore)
      }
    }
    let hidden = try Screen().inspect()
    _ = try hidden.find(text: "Seen")
    for words in ["Transparent", "Unread", "Silent", "Ignored"] {
      #expect(throws: InspectionError.self, "\(words)") { try hidden.find(text: words) }
      #expect(throws: InspectionError.self, "\(words)") { try hidden.find(button: words) }
    }

    let screen = try ComposedLabels().inspect()
    #expect(throws: InspectionError.self) { try screen.find(text: "Large") }
    #expect(throws: InspectionError.self) { try screen.find(button: "Large") }
    try screen.find(navigationLink: "Title").activate()
    #expect(throws: InspectionError.self) { try screen.find(text: "Subtitle") }
    #expect(throws: InspectionError.self) { try screen.find(button: "Archive") }
  }

  @Test("A message lists the elements that there are, as it does for plain labels")
  func message() throws {
    struct Screen: View {
      var body: some View {
        Button {
        } label: {
          HStack {
            Image(systemName: "tray")
            Text("Archive")
          }
        }
      }
    }
    let screen = try Screen().inspect()
    #expect(
      throws: InspectionError.viewNotFound(
        #"Found no Button "Delete" in LabelInspectionTests.Screen. There: "Tray, Archive" Button."#)
    ) { try screen.find(button: "Delete") }
  }
}
