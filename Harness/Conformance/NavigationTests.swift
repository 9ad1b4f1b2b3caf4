import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: NavigationStack")
struct NavigationTests {
  @Test("SEM-270: a page for each value of the path, found by the value's type")
  func pathOfValues() {
    struct Screen: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(1)
            path.append("two")
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: String.self) { Text("Word \($0)") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Go"].tap()
    #expect(app.texts == ["Word two"])
    app.navigationBars.buttons["Back"].tap()
    #expect(app.texts == ["Number 1"])
  }

  @Test("SEM-271: a stack without a path keeps one of its own")
  func ownPath() {
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
    app.buttons["Go"].tap()
    #expect(app.staticTexts["Number 1"].exists)
  }

  @Test("SEM-272: a link appends its value to the path; a link without a value is disabled")
  func links() {
    struct Screen: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { number in
            Text("Path \(path.map(String.init).joined(separator: ","))")
            NavigationLink("Next", value: number + 1)
            NavigationLink("None", value: nil as Int?)
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(!app.buttons["None"].isEnabled)
    app.buttons["Next"].tap()
    #expect(app.staticTexts["Path 1,2"].exists)
  }

  @Test("SEM-273: a link whose value has no destination is not followed, and the log says so")
  func linkWithoutDestination() {
    let app = XCUIApplication {
      NavigationStack { NavigationLink("Go", value: 1) }
    }
    app.buttons["Go"].tap()
    #expect(app.buttons["Go"].exists)
    #expect(
      app.issues(.navigation) == [
        "A NavigationLink is presenting a value of type “Int” but there is no matching navigationDestination declaration"
          + " visible from the location of the link. The link cannot be activated."
      ])
  }

  @Test("SEM-274: a link with a value outside of a stack is disabled, and the log says so")
  func linkOutsideOfStack() {
    let app = XCUIApplication { NavigationLink("Go", value: 1) }
    #expect(!app.buttons["Go"].isEnabled)
    #expect(
      app.issues(.navigation) == [
        "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be"
          + " disabled."
      ])
  }

  @Test("A link to a page outside of a stack is disabled, without a word in the log")
  func linkToPageOutsideOfStack() {
    let app = XCUIApplication { NavigationLink("Go") { Text("Page") } }
    #expect(!app.buttons["Go"].isEnabled)
    #expect(app.issues(.navigation) == [])
  }

  @Test("SEM-275: a value without destination that is put into the path shows a warning and fails the test")
  func valueWithoutDestination() {
    struct Screen: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) { Button("Go") { path.append(1) } }
      }
    }
    let app = XCUIApplication { Screen() }
    let messages = failures { app.buttons["Go"].tap() }
    #expect(
      messages == [
        "A value of type \"Int\" was pushed, but there is no matching navigationDestination declaration visible from the"
          + " location of the stack: the page shows a warning. Add .navigationDestination(for: Int.self) { … } inside the"
          + " NavigationStack."
      ])
    #expect(app.images["missingDestination(Int)"].exists)
    #expect(app.runtimeIssues.map(\.failsTest) == [true])
    app.navigationBars.buttons["Back"].tap()
    #expect(app.buttons["Go"].isHittable)
  }

  @Test("SEM-276: of two destinations for a type the one closest to the root is used, and the log names the type")
  func twoDestinations() {
    let app = XCUIApplication {
      NavigationStack {
        VStack {
          NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("Inner \($0)") }
        }
        .navigationDestination(for: Int.self) { Text("Outer \($0)") }
      }
    }
    app.buttons["Go"].tap()
    #expect(app.texts == ["Outer 1"])
    #expect(
      app.issues(.navigation) == [
        "A navigationDestination for “Int” was declared earlier on the stack. Only the destination declared closest to the"
          + " root view of the stack will be used."
      ])
  }

  @Test("SEM-277: a destination in a lazy container is used where its row is made, and the log warns of it")
  func lazyDestination() {
    let app = XCUIApplication {
      NavigationStack {
        List {
          NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
    app.buttons["Go"].tap()
    #expect(app.texts == ["Number 1"])
    #expect(
      app.issues(.navigation) == [
        "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or `LazyVStack`. These containers"
          + " create child views only when needed to render on screen. Add the navigation destination modifier outside these"
          + " containers so that the navigation stack can always see the destination. There's a misplaced"
          + " `navigationDestination(for:destination:)` modifier for type `Int`. It will be ignored in a future release."
      ])
  }

  @Test("SEM-278: a destination outside of a stack is ignored, and the log says so")
  func destinationOutsideOfStack() {
    let app = XCUIApplication { Text("Text").navigationDestination(for: Int.self) { Text("Number \($0)") } }
    #expect(
      app.issues(.navigation) == [
        "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's a"
          + " misplaced `navigationDestination(for:destination:)` modifier for type `Int`. It will be ignored."
      ])
  }

  @Test("SEM-279: a destination that a page declares serves the pages above it")
  func destinationOnPage() {
    struct Screen: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(1)
            path.append("two")
          }
          .navigationDestination(for: Int.self) { number in
            Text("Number \(number)").navigationDestination(for: String.self) { Text("Word \($0)") }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Go"].tap()
    #expect(app.texts == ["Word two"])
  }

  @Test("SEM-280: a destination serves its type itself, no type derived from it")
  func staticType() {
    class Base: Hashable {
      static func == (lhs: Base, rhs: Base) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    final class Derived: Base {}
    let (base, derived) = (Base(), Derived())
    let app = XCUIApplication {
      NavigationStack {
        VStack {
          NavigationLink("Base", value: base)
          NavigationLink("Derived", value: derived)
        }
        .navigationDestination(for: Base.self) { _ in Text("Page") }
      }
    }
    app.buttons["Derived"].tap()
    #expect(!app.staticTexts["Page"].exists)
    #expect(app.issues(.navigation).count == 1)
    app.buttons["Base"].tap()
    #expect(app.texts == ["Page"])
  }

  @Test("SEM-281: a page by flag is pushed when the flag turns true, and the way back writes false")
  func flag() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Shown \(isShown)") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Text("Page") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Shown false"].tap()
    #expect(app.texts == ["Page"])
    app.navigationBars.buttons["Back"].tap()
    #expect(app.buttons["Shown false"].exists)
  }

  @Test("SEM-282: a page by item is pushed when there is an item, and the way back writes nil")
  func item() {
    struct Screen: View {
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          Button("Item \(item ?? 0)") { item = 5 }
            .navigationDestination(item: $item) { Text("Page \($0)") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Item 0"].tap()
    #expect(app.texts == ["Page 5"])
    app.navigationBars.buttons["Back"].tap()
    #expect(app.buttons["Item 0"].exists)
  }

  @Test("SEM-283: a value that is pushed while a page by item is shown goes under that page, and the log says so")
  func underPresentedPage() {
    struct Screen: View {
      @State private var item: String?
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Present") { item = "item" }
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
            .navigationDestination(item: $item) { item in
              Text("Page \(item)")
              NavigationLink("Push", value: 1)
            }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Present"].tap()
    app.buttons["Push"].tap()
    #expect(app.texts == ["Page item"])
    #expect(
      app.issues(.navigation) == [
        "A value was pushed while a page is presented on top of the path: the value's page goes under it (SEM-283)."
      ])
    app.navigationBars.buttons["Back"].tap()
    #expect(app.texts == ["Number 1"])
  }

  @Test("SEM-284: the page of a link runs when it is pushed, and the path does not hold it")
  func destinationLink() {
    struct Page: View {
      let trace: Trace
      var body: some View {
        let _ = trace("page")
        Text("Page")
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) { NavigationLink("Go") { Page(trace: trace) } }
        Text("Path \(path.count)")
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.entries == [])
    app.buttons["Go"].tap()
    #expect(trace.entries == ["page"])
    #expect(app.texts == ["Page", "Path 0"])
  }
}
