import SwiftUI
import Testing
import UnderstudyTesting

/// A field as public apps wrap it: what is typed goes to a binding by the delegate.
private struct WrappedField: UIViewRepresentable {
  @Binding var text: String
  var isFirstResponder = false

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String
    var events: [String] = []

    init(text: Binding<String>) { _text = text }

    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
    func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { !string.contains("x") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      events.append("return")
      if text == "done" { textField.resignFirstResponder() }
      return true
    }
  }

  let keep: (Coordinator) -> Void

  func makeCoordinator() -> Coordinator {
    let coordinator = Coordinator(text: $text)
    keep(coordinator)
    return coordinator
  }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.text = text
    if isFirstResponder, !field.isFirstResponder { field.becomeFirstResponder() }
  }
}

@MainActor
@Suite("Text inputs of UIKit's in representables")
struct UITextInputTests {
  @MainActor private final class Holder {
    var coordinator: WrappedField.Coordinator?
  }

  private struct Screen: View {
    let holder: Holder
    var focuses = false
    @State private var text = ""

    var body: some View {
      VStack {
        WrappedField(text: $text, isFirstResponder: focuses) { holder.coordinator = $0 }
        Text("Text: \(text)")
        Button("Reset") { text = "" }
      }
    }
  }

  @Test("what is typed goes to the delegate and on to SwiftUI, and back")
  func typing() {
    let holder = Holder()
    let app = XCUIApplication { Screen(holder: holder) }
    let field = app.textFields["Name"]
    #expect(field.placeholderValue == "Name")
    field.tap()
    #expect(app.keyboards.firstMatch.exists)
    field.typeText("Ada")
    #expect(app.staticTexts["Text: Ada"].exists)
    #expect(field.value as? String == "Ada")

    field.typeText("x!")
    #expect(app.staticTexts["Text: Ada!"].exists)
    app.buttons["Reset"].tap()
    #expect(field.value as? String == "Name")
    #expect(holder.coordinator?.events == ["begin"])
  }

  @Test("Return is the delegate's business")
  func submission() {
    let holder = Holder()
    let app = XCUIApplication { Screen(holder: holder) }
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("do\n")
    #expect(app.keyboards.firstMatch.exists)
    app.textFields.firstMatch.typeText("ne\n")
    #expect(!app.keyboards.firstMatch.exists)
    #expect(holder.coordinator?.events == ["begin", "return", "return", "end"])
  }

  @Test("a field gets the keyboard by code")
  func firstResponder() {
    let holder = Holder()
    let app = XCUIApplication { Screen(holder: holder, focuses: true) }
    #expect(app.keyboards.firstMatch.exists)
    app.typeText("A")
    #expect(app.staticTexts["Text: A"].exists)
    #expect(holder.coordinator?.events == ["begin"])
  }

  @Test("a secure field hides its text, and is as high as a field of SwiftUI's")
  func secure() {
    struct Secure: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.accessibilityIdentifier = "password"
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
    }
    let app = XCUIApplication {
      VStack {
        Secure()
        SecureField("", text: .constant("")).accessibilityIdentifier("own")
      }
    }
    let field = app.secureTextFields["password"]
    field.tap()
    field.typeText("abc")
    #expect(field.value as? String == "•••")
    #expect(field.frame.height == app.secureTextFields["own"].frame.height)
  }

  @Test("a text view of several lines is edited, one that is not editable is not")
  func textView() {
    final class Delegate: NSObject, UITextViewDelegate {
      var texts: [String] = []
      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }
    struct Wrapped: UIViewRepresentable {
      let delegate: Delegate
      let isEditable: Bool
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.text = "One"
        view.delegate = delegate
        view.isEditable = isEditable
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {}
    }
    let delegate = Delegate()
    let app = XCUIApplication { Wrapped(delegate: delegate, isEditable: true) }
    app.textViews.firstMatch.tap()
    app.textViews.firstMatch.typeText("\nT")
    #expect(app.textViews.firstMatch.value as? String == "One\nT")
    #expect(delegate.texts == ["One\n", "One\nT"])

    let fixed = XCUIApplication { Wrapped(delegate: delegate, isEditable: false) }
    fixed.textViews.firstMatch.tap()
    #expect(!fixed.keyboards.firstMatch.exists)
  }

  @Test("a search bar notifies its delegate")
  func searchBar() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var events: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { events.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        events.append("cancel")
        searchBar.text = ""
      }
    }
    struct Wrapped: UIViewRepresentable {
      let delegate: Delegate
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        (bar.placeholder, bar.delegate, bar.showsCancelButton) = ("Find", delegate, true)
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
    }
    let delegate = Delegate()
    let app = XCUIApplication { Wrapped(delegate: delegate) }
    app.searchFields["Find"].tap()
    app.searchFields["Find"].typeText("a\n")
    app.buttons["Cancel"].tap()
    #expect(delegate.events == ["a", "search", "cancel"])
    #expect(app.searchFields["Find"].value as? String == "Find")
  }
}
