import SwiftUI
import Testing
import UnderstudyJSON

@testable import UnderstudySession

@MainActor struct StepTests {
  @Test("The screen is a list with a reference for each element")
  func tree() {
    let session = teaSession()
    #expect(
      session.done("tree")["lines"]?.texts == [
        "e1 TextField \"Name\" #name value \"\"", "e2 Button \"Add\" disabled", "e3 Switch \"Strong\" value \"0\"",
        "  e4 Switch value \"0\"", "e5 StaticText \"Assam\"", "e6 Button \"Delete\"", "e7 StaticText \"Oolong\"",
        "e8 Button \"Delete\"", "e9 StaticText \"2\" #count", "e10 Button \"Brew\"", "e11 Button \"Clear\"",
      ])
  }

  @Test("The title of a screen is its bar's identifier, and no name of what it has in common with another element")
  func bars() {
    let session = session {
      NavigationStack {
        List {
          Button("Products") {}
          Button("Other") {}.accessibilityIdentifier("Others")
        }.navigationTitle("Products").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(session.done("tree")["lines"]?.texts?.first == "e1 NavigationBar #Products")
    #expect(session.done("tap", ["target": "Products"])["code"] == "app.buttons[\"Products\"].tap()")
    #expect(
      session.done("assert", ["target": "#Products"])["code"]
        == "XCTAssertTrue(app.navigationBars[\"Products\"].exists)")
    #expect(session.done("find", ["query": "#Others"])["count"] == 1)
    #expect(session.done("find", ["query": "#Other"])["count"] == 0)
  }

  @Test("A title that no other element has is the bar")
  func title() {
    let session = session {
      NavigationStack { Text("Tea").navigationTitle("All teas").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(session.done("tree")["lines"]?.texts?.first == "e1 NavigationBar #\"All teas\"")
    for name in ["All teas", "#All teas", "#\"All teas\""] {
      #expect(
        session.done("assert", ["target": .string(name)])["code"]
          == "XCTAssertTrue(app.navigationBars[\"All teas\"].exists)")
    }
  }

  @Test("What is new comes before what has come back")
  func news() {
    struct Shelf: View {
      @State private var teas = ["Assam", "Oolong"]
      @State private var isAdding = false
      var body: some View {
        VStack {
          ForEach(teas, id: \.self) { Text($0) }
          Button("Add") { isAdding = true }
        }.sheet(isPresented: $isAdding) {
          Button("Done") {
            teas.append("Rooibos")
            isAdding = false
          }
        }
      }
    }
    let session = session { Shelf() }
    session.done("launch")
    session.done("tap", ["target": "Add"])
    let changes = session.done("tap", ["target": "Done"])["changes"]?.texts ?? []
    #expect(changes.first?.hasSuffix("StaticText \"Rooibos\"") == true, "\(changes)")
  }

  @Test("Of a long text that has changed, the part is shown that has")
  func longTexts() {
    let start = String(repeating: "a cup of tea ", count: 12)
    struct Page: View {
      let start: String
      @State private var end = "is hot"
      var body: some View {
        Text(start + end).accessibilityIdentifier("page")
        Button("Wait") { end = "is cold" }
      }
    }
    let session = session { Page(start: start) }
    let changes = session.done("tap", ["target": "Wait"])["changes"]?.texts ?? []
    #expect(changes.first?.hasSuffix("→ \"…of tea is cold\"") == true, "\(changes)")
  }

  @Test("What comes next is what turns a toggle whose label was met, and the way back to the app")
  func next() {
    let session = teaSession()
    session.done("launch")
    let strong = session.done("tap", ["target": "Strong"])
    #expect(strong["issues"]?.texts?.first?.hasPrefix("without effect") == true)
    #expect(strong["next"]?.texts?.first == "tap e4")
    #expect(session.done("home")["next"]?.texts == ["activate"])
    #expect(session.done("activate")["next"]?.texts?.isEmpty == false)
  }

  @Test("A part of a name is close to it")
  func parts() {
    let session = teaSession()
    session.done("launch")
    #expect(session.done("find", ["query": "SS"])["near"]?.texts == ["e5 StaticText \"Assam\""])
    #expect(
      session.error("assert", ["target": "ss"])?.message
        == "\"ss\" does not exist.\nClose:\n  e5 StaticText \"Assam\"")
    let count = session.error("assert", ["target": "staticTexts", "kind": "count", "expected": 0])
    #expect(count?.advice?.hasPrefix("find staticTexts lists them.") == true)
  }

  @Test("If nothing has the focus, the fields are named")
  func unfocused() {
    let session = teaSession()
    session.done("launch")
    #expect(session.error("type", ["text": "a"])?.advice == "Name the field as target: \"name\"")
    let other = UnderstudySessionTests.session { Text("Tea") }
    other.done("launch")
    #expect(other.error("type", ["text": "a"])?.advice == "The screen has no field")
  }

  @Test("A step says what changed, and is noted with its query")
  func step() {
    let session = teaSession()
    session.done("launch")
    let typed = session.done("type", ["text": "Rooibos", "target": "Name"])
    #expect(typed["step"] == 1)
    #expect(typed["code"] == "app.textFields[\"name\"].tap()\napp.textFields[\"name\"].typeText(\"Rooibos\")")
    let added = session.done("tap", ["target": "Add"])
    let changes = added["changes"]?.texts ?? []
    #expect(changes.contains { $0.hasPrefix("+ ") && $0.hasSuffix("StaticText \"Rooibos\"") })
    #expect(added["code"] == "app.buttons[\"Add\"].tap()")
    let titles = (session.done("steps")["steps"]?.elements ?? []).map { $0["title"]?.text }
    #expect(titles == ["Type \"Rooibos\" into \"name\" TextField", "Tap \"Add\" Button"])
  }

  @Test("The screen of a step is the one that the tree shows then, and the same steps lead to it again")
  func places() {
    let session = session {
      Form {
        TextField("Name", text: .constant("Assam"))
        Picker("Strength", selection: .constant(1)) {
          ForEach(0..<3) { Text("Strength \($0)").tag($0) }
        }
      }
    }
    session.done("launch")
    for target in ["Name", "Strength, Strength 1", "Strength 2"] {
      let step = session.done("tap", ["target": .string(target)])
      #expect(step["screen"] == session.done("tree")["screen"], "\(target)")
    }
    #expect(session.done("back", ["count": 1])["deterministic"] == true)
  }

  @Test("A step after which the same elements are elsewhere says so")
  func scrolling() {
    let session = session { ScrollView { Text("Tea").frame(height: 2_000, alignment: .bottom) } }
    session.done("launch")
    #expect(session.done("scroll", ["dx": 0, "dy": -100])["changes"]?.texts == ["only places changed"])
    #expect(session.done("clock", ["advance": 5])["changes"]?.texts == [])
  }

  @Test("Going back launches afresh and runs the steps before, which lead to the same screens")
  func back() {
    let session = teaSession()
    session.done("launch")
    session.done("tap", ["target": "Brew"])
    let ready = session.done("clock", ["advance": 5])
    let back = session.done("back", ["to": 1])
    #expect(back["deterministic"] == true)
    #expect(back["time"] == 0)
    let forward = session.done("forward")
    #expect(forward["screen"] == ready["screen"])
    #expect(forward["time"] == 5)
    #expect(session.done("back", ["count": 2])["current"] == 0)
  }

  @Test("A screen that depends on something else than the steps is reported")
  func nondeterminism() {
    final class Launches { var count = 0 }
    let launches = Launches()
    let session = session {
      let _ = (launches.count += 1)
      Text("Launch \(launches.count)")
      Button("Go") {}
    }
    session.done("launch")
    session.done("tap", ["target": "Go"])
    session.done("tap", ["target": "Go"])
    let back = session.done("back")
    #expect(back["deterministic"] == false)
    #expect(back["differences"]?.texts?.first?.hasPrefix("After step 1, Tap \"Go\" Button: ") == true)
  }

  @Test("A step is removed, or replaced, and the others are run")
  func editing() {
    let session = teaSession()
    session.done("launch")
    session.done("type", ["text": "Rooibos", "target": "name"])
    session.done("tap", ["target": "Add"])
    session.done("assert", ["target": "count", "kind": "label"])
    #expect(session.error("remove", ["step": 1])?.code == .assertionFailed)
    #expect(session.done("steps")["current"] == 3)
    session.done("back", ["to": 2])
    session.done("replace", ["step": 1, "with": .members(["call": "type", "text": "Mate", "target": "name"])])
    #expect(session.done("find", ["query": "Mate"])["count"] == 1)
  }

  @Test("Trying calls says what each would lead to and leaves the app as it was")
  func trying() {
    let session = teaSession()
    let screen = session.done("launch")["screen"]
    let tried = session.done(
      "try", ["calls": .array([["call": "tap", "target": "Clear"], ["call": "tap", "target": "None"]])])
    #expect(tried["results"]?.elements?[0]["result"]?["changes"]?.texts?.isEmpty == false)
    #expect(tried["results"]?.elements?[1]["error"]?["code"] == "none-matches")
    #expect(tried["screen"] == screen)
    #expect(session.done("steps")["steps"]?.elements?.isEmpty == true)
  }

  @Test("A failed action leaves the app as it was")
  func failing() {
    let session = teaSession()
    session.done("launch")
    session.done("tap", ["target": "Brew"])
    let error = session.error("tap", ["target": "Sav"])
    #expect(error?.code == .noneMatches)
    #expect(session.done("clock")["time"] == 0)
    #expect(session.done("clock")["next"] == 3)
    // The tap before it is taken back.
    #expect(session.error("type", ["text": "a", "target": "Clear"])?.code == .notPossible)
    #expect(session.done("find", ["query": "alerts"])["count"] == 0)
    session.done("clock", ["advance": 3])
    #expect(session.done("find", ["query": "Ready"])["count"] == 1)
  }

  @Test("Several elements of one name are listed, and each is named by its reference or a query")
  func several() {
    let session = teaSession()
    session.done("launch")
    let error = session.error("tap", ["target": "Delete"])
    #expect(error?.code == .severalMatch)
    let found = session.done("find", ["query": "Delete"])["matches"]?.elements ?? []
    #expect(found.count == 2)
    let second = found.last?["ref"]
    let tapped = session.done("tap", ["target": second])
    #expect(tapped["code"] == "app.buttons.matching(identifier: \"Delete\").element(boundBy: 1).tap()")
    #expect(session.error("tap", ["target": second])?.code == .staleReference)
  }

  @Test("An action without effect is said to have none")
  func ignored() {
    let session = teaSession()
    session.done("launch")
    let tapped = session.done("tap", ["target": "Add"])
    #expect(tapped["issues"]?.texts == ["without effect: Tap \"Add\" Button: it is disabled"])
    // Steps that the app does not notice do not say it again.
    #expect(session.done("assert", ["target": "count", "kind": "exists"])["issues"]?.texts == [])
    #expect(session.done("clock", ["advance": 5])["issues"]?.texts == [])
  }
}
