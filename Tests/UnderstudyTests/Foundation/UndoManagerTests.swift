import SwiftUI
import Testing
import UnderstudyTesting

@Observable private final class Texts {
  var texts: [String] = []

  func add(_ text: String, _ manager: UndoManager?) {
    manager?.registerUndo(withTarget: self) { $0.remove(manager) }
    manager?.setActionName("Add")
    texts.append(text)
  }

  func remove(_ manager: UndoManager?) {
    guard let last = texts.popLast() else { return }
    manager?.registerUndo(withTarget: self) { $0.add(last, manager) }
  }
}

@MainActor
@Suite("UndoManager")
struct UndoManagerTests {
  private final class Document {
    let undoManager = UndoManager()
    var text = ""

    func set(_ new: String, name: String? = nil) {
      let old = text
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
      if let name { undoManager.setActionName(name) }
      text = new
    }

    /// In a group of its own, as in a turn of its own.
    func setAlone(_ new: String) {
      undoManager.beginUndoGrouping()
      set(new)
      undoManager.endUndoGrouping()
    }
  }

  private func document(_ texts: String...) -> Document {
    let document = Document()
    document.undoManager.groupsByEvent = false
    for text in texts { document.setAlone(text) }
    return document
  }

  @Test("What was undone can be done again, until something else is done")
  func undoing() {
    let document = document("a", "b")
    let manager = document.undoManager
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(document.text == "a")
    #expect(manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(document.text == "b")
    manager.undo()
    manager.undo()
    #expect(document.text == "")
    #expect(!manager.canUndo)
    manager.undo()
    #expect(document.text == "")
    manager.redo()
    document.setAlone("c")
    #expect(!manager.canRedo)
    manager.undo()
    #expect(document.text == "a")
  }

  @Test("What is registered in one turn is undone together, by the name that it was given")
  func turn() {
    let document = Document()
    document.set("a")
    document.set("b", name: "Typing")
    #expect(document.undoManager.groupingLevel == 1)
    #expect(document.undoManager.undoMenuItemTitle == "Undo Typing")
    document.undoManager.undo()
    #expect(document.text == "")
    #expect(document.undoManager.undoMenuItemTitle == "Undo")
    #expect(document.undoManager.redoActionName == "Typing")
    #expect(document.undoManager.redoMenuItemTitle == "Redo Typing")
    document.undoManager.redo()
    #expect(document.text == "b")
    #expect(document.undoManager.undoActionName == "Typing")
  }

  @Test("A group has those inside, which are undone from the last to the first")
  func groups() {
    let document = Document()
    let manager = document.undoManager
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    document.setAlone("a")
    document.setAlone("b")
    manager.undoNestedGroup()
    #expect(document.text == "a")
    document.setAlone("c")
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(document.text == "")
    #expect(!manager.canUndo)
  }

  @Test("An empty group is not kept")
  func emptyGroup() {
    let manager = UndoManager()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test("Only the last groups are kept, as many as there are levels")
  func levels() {
    let document = document("a", "b", "c")
    document.undoManager.levelsOfUndo = 2
    document.undoManager.undo()
    document.undoManager.undo()
    document.undoManager.undo()
    #expect(document.text == "a")
  }

  @Test("Nothing is registered while that is turned off")
  func disabling() {
    let document = document("a")
    document.undoManager.disableUndoRegistration()
    document.undoManager.disableUndoRegistration()
    document.undoManager.enableUndoRegistration()
    #expect(!document.undoManager.isUndoRegistrationEnabled)
    document.setAlone("b")
    document.undoManager.enableUndoRegistration()
    document.undoManager.undo()
    #expect(document.text == "")
    #expect(!document.undoManager.canUndo)
  }

  @Test("A target is not retained, and its changes can be forgotten")
  func targets() {
    let manager = UndoManager()
    var gone: Document? = Document()
    weak let reference = gone
    var calls = 0
    if let gone { manager.registerUndo(withTarget: gone) { _ in calls += 1 } }
    let kept = Document()
    manager.registerUndo(withTarget: kept) { _ in calls += 10 }
    gone = nil
    #expect(reference == nil)
    manager.undo()
    #expect(calls == 10)
    manager.registerUndo(withTarget: kept) { _ in calls += 10 }
    manager.removeAllActions(withTarget: kept)
    manager.undo()
    #expect(calls == 10)
    manager.registerUndo(withTarget: kept) { _ in calls += 10 }
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test("A manager says what it does by notifications")
  func notifications() {
    let document = document("a")
    let manager = document.undoManager
    var names: [String] = []
    let all: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated {
          names.append("\(name.rawValue) \(manager.isUndoing) \(manager.isRedoing)")
        }
      }
    }
    manager.undo()
    manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      names == [
        "NSUndoManagerWillUndoChangeNotification false false", "NSUndoManagerDidUndoChangeNotification false false",
        "NSUndoManagerWillRedoChangeNotification false false", "NSUndoManagerDidRedoChangeNotification false false",
      ])
  }

  private struct Editor: View {
    @Environment(\.undoManager) private var undoManager
    @State private var model = Texts()

    var body: some View {
      Text(model.texts.joined(separator: " ")).accessibilityIdentifier("texts")
      Button("Add") { model.add("tea", undoManager) }
      Button("Add two") {
        model.add("green", undoManager)
        model.add("white", undoManager)
      }
      Button(undoManager?.undoMenuItemTitle ?? "None") { undoManager?.undo() }.accessibilityIdentifier("undo")
      Button("Redo") { undoManager?.redo() }
    }
  }

  @Test("The environment has a manager of the window, for which each tap is a turn")
  func environment() {
    let app = XCUIApplication { Editor() }
    #expect(app.buttons["undo"].label == "Undo")
    app.buttons["Add"].tap()
    app.buttons["Add two"].tap()
    #expect(app.staticTexts["texts"].label == "tea green white")
    app.buttons["undo"].tap()
    #expect(app.staticTexts["texts"].label == "tea")
    app.buttons["Redo"].tap()
    #expect(app.staticTexts["texts"].label == "tea green white")
    app.buttons["undo"].tap()
    app.buttons["undo"].tap()
    app.buttons["undo"].tap()
    #expect(app.staticTexts["texts"].label == "")
  }

  @Test("Responders have the manager of the window")
  func responders() {
    final class Canvas: UIView {}
    struct Shown: UIViewRepresentable {
      let canvas: Canvas
      func makeUIView(context: Context) -> Canvas { canvas }
      func updateUIView(_ view: Canvas, context: Context) {}
    }
    struct Screen: View {
      let canvas: Canvas
      @Environment(\.undoManager) private var undoManager
      @State private var isSame = false
      var body: some View {
        Shown(canvas: canvas)
        Button(isSame ? "same" : "other") { isSame = canvas.undoManager === undoManager && undoManager != nil }
      }
    }
    let app = XCUIApplication { Screen(canvas: Canvas()) }
    app.buttons["other"].tap()
    #expect(app.buttons["same"].exists)
  }

  @Test("An end without a beginning stops the app on a device, and fails the test here")
  func misuse() {
    let app = XCUIApplication { Button("End") { UndoManager().endUndoGrouping() } }
    app.launch()
    withKnownIssue {
      app.buttons["End"].tap()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("endUndoGrouping is called with no matching begin") }
    }
  }
}
