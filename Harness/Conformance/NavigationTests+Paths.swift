import SwiftUI
import Testing
import UnderstudyTesting

extension NavigationTests {
  struct Path: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path = [1, 2] }
          .navigationDestination(for: Int.self) { number in
            TapCounter("Page \(number)")
            Button("Replace") { path = [1, 3] }
            Button("Root") { path = [] }
          }
      }
      Text("Path \(path.map(String.init).joined(separator: ","))")
    }
  }

  @Test("SEM-285: the way back takes one value off the path; an empty path shows the root")
  func back() {
    let app = XCUIApplication { Path() }
    app.buttons["Go"].tap()
    app.navigationBars.buttons["Back"].tap()
    #expect(app.staticTexts["Path 1"].exists)
    app.buttons["Root"].tap()
    #expect(app.buttons["Go"].exists)
    #expect(!app.navigationBars.buttons["Back"].exists)
  }

  @Test("SEM-286: where a path is replaced, the pages of its common beginning keep their state")
  func replacing() {
    let app = XCUIApplication { Path() }
    app.buttons["Go"].tap()
    app.buttons["Page 2 0"].tap()
    app.navigationBars.buttons["Back"].tap()
    app.buttons["Page 1 0"].tap()
    app.buttons["Replace"].tap()
    #expect(app.buttons["Page 3 0"].exists)
    app.navigationBars.buttons["Back"].tap()
    #expect(app.buttons["Page 1 1"].exists)
  }

  struct NotCodable: Hashable {}

  @Test("SEM-287: a path has a count, is comparable, and is encoded if all of its values can be")
  func navigationPath() throws {
    var path = NavigationPath([1, 2])
    #expect(path.count == 2)
    path.append("three")
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.append("two")
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let parts = try JSONDecoder().decode([String].self, from: data)
    #expect(parts.count == 4)
    #expect([parts[1], parts[3]] == [#""two""#, "1"], "last page first")
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    path.append(NotCodable())
    #expect(path.codable == nil)
  }

  @Test("SEM-287: taking more off a path than it holds stops the app")
  func removingTooMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = NavigationPath([1])
      path.removeLast(2)
    }
    #expect(
      errorOutput(result).contains(
        "Can't remove 2 values from a NavigationPath of 1: check count before removeLast(_:)."))
  }

  @Test("SEM-289: of two titles on one view the outer one is shown, of siblings the first")
  func titles() {
    let outer = XCUIApplication {
      NavigationStack { Text("A").navigationTitle("inner").navigationTitle("outer") }
    }
    #expect(outer.navigationBars["outer"].exists)
    let siblings = XCUIApplication {
      NavigationStack {
        VStack {
          Text("A").navigationTitle("first")
          Text("B").navigationTitle("second")
        }
      }
    }
    #expect(siblings.navigationBars["first"].exists)
  }

  @Test("SEM-290: the bar shows the title of the page on top, and the back button that of the page before")
  func barOfPages() {
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink("Go") { Text("Page").navigationTitle("Detail") }.navigationTitle("Home")
      }
    }
    #expect(app.navigationBars["Home"].exists)
    app.buttons["Go"].tap()
    #expect(app.navigationBars["Detail"].buttons["Home"].exists)
    #expect(!app.navigationBars["Home"].exists)
  }

  @Test("SEM-291: a title on the stack itself is ignored by it")
  func titleOfStack() {
    let app = XCUIApplication { NavigationStack { Text("Root") }.navigationTitle("Outside") }
    #expect(!app.navigationBars["Outside"].exists)
  }

  @Test("SEM-292: bar items of a covered page are not shown; a hidden back button does not keep dismiss from working")
  func coveredItems() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Dismiss") { dismiss() }.navigationBarBackButtonHidden()
      }
    }
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink("Go") { Page() }.toolbar { Button("Add") {} }
      }
    }
    #expect(app.navigationBars.buttons["Add"].exists)
    app.buttons["Go"].tap()
    #expect(!app.buttons["Add"].exists)
    #expect(!app.navigationBars.buttons["Back"].exists)
    app.buttons["Dismiss"].tap()
    #expect(app.navigationBars.buttons["Add"].exists)
  }

  class Animal: Hashable {
    static func == (lhs: Animal, rhs: Animal) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  final class Dog: Animal {}

  @Test("SEM-280: a destination for a type does not serve its subclasses")
  func subclass() {
    let app = XCUIApplication {
      NavigationStack {
        VStack {
          NavigationLink("Animal", value: Animal())
          NavigationLink("Dog", value: Dog())
        }
        .navigationDestination(for: Animal.self) { Text("Page \(String(describing: type(of: $0)))") }
      }
    }
    app.buttons["Dog"].tap()
    #expect(app.buttons["Dog"].exists)
    app.buttons["Animal"].tap()
    #expect(app.texts == ["Page Animal"])
  }

  @Test("SEM-283: a value that is pushed from a presented page goes under it, and the log says so")
  func mixedPushes() {
    struct Screen: View {
      @State private var isShown = false
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Present") { isShown = true }
            .navigationDestination(for: Int.self) { Text("Value \($0)") }
            .navigationDestination(isPresented: $isShown) { NavigationLink("Push", value: 7) }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Present"].tap()
    app.buttons["Push"].tap()
    #expect(app.buttons["Push"].exists)
    #expect(
      app.issues(.navigation) == [
        "A value was pushed while a page is presented on top of the path: the value's page goes under it (SEM-283)."
      ])
    app.navigationBars.buttons["Back"].tap()
    #expect(app.texts == ["Value 7"])
  }

  @Test("SEM-288, F-31: a stack on a page of another has pages of its own; both show one bar, and the log warns of it")
  func nestedStack() {
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink("Go") {
          NavigationStack {
            NavigationLink("Deeper") { Text("Inner page") }.navigationTitle("Inner")
          }
        }
        .navigationTitle("Outer")
      }
    }
    app.buttons["Go"].tap()
    #expect(app.navigationBars.allElementsBoundByIndex.map(\.identifier) == ["Inner"])
    app.buttons["Deeper"].tap()
    #expect(app.texts.contains("Inner page"))
    app.navigationBars.buttons["Inner"].tap()
    #expect(app.buttons["Deeper"].exists)
    app.navigationBars.buttons["Outer"].tap()
    #expect(app.buttons["Go"].exists)
    #expect(
      app.issues(.navigation) == [
        "A NavigationStack lies on a page of another one: each has pages of its own, and both show one bar. Keep one stack"
          + " around all pages."
      ])
  }
}

// MARK: - Types of values

extension NavigationTests {
  private class Article: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (lhs: Article, rhs: Article) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private final class Review: Article {}

  /// A stack, a button that puts values into its path, and a link.
  private struct Typed<Path: Equatable, Value: Hashable>: View {
    @State var path: Path
    let stack: (Binding<Path>, AnyView) -> AnyView
    let fill: (inout Path) -> Void
    let value: Value
    let text: (Value) -> String
    var body: some View {
      stack(
        $path,
        AnyView(
          VStack {
            Button("Go") { fill(&path) }
            NavigationLink("Link", value: value)
          }
          .navigationDestination(for: Value.self) { Text(text($0)) }))
    }
  }

  private func pages(_ screen: some View) -> [String] {
    let app = XCUIApplication { screen }
    return ["Go", "Link"].map { button in
      app.buttons[button].tap()
      defer { app.navigationBars.buttons["Back"].tap() }
      return app.texts.joined()
    }
  }

  @Test("SEM-270: values of a collection are found by the type of its elements")
  func typeOfElements() {
    let erased = Typed(
      path: [AnyHashable](), stack: { path, root in AnyView(NavigationStack(path: path) { root }) },
      fill: { $0.append(AnyHashable(1)) }, value: AnyHashable("two"), text: { "\($0)" })
    #expect(pages(erased) == ["1", "two"])
    let inherited = Typed(
      path: [Article](), stack: { path, root in AnyView(NavigationStack(path: path) { root }) },
      fill: { $0.append(Review("tea")) }, value: Review("cup") as Article, text: { $0.name })
    #expect(pages(inherited) == ["tea", "cup"])
  }

  @Test("SEM-270: values of a NavigationPath are found by the type that they were appended as")
  func typeOfAppended() {
    let erased = Typed(
      path: NavigationPath(), stack: { path, root in AnyView(NavigationStack(path: path) { root }) },
      fill: { $0.append(AnyHashable(1)) }, value: AnyHashable("two"), text: { "\($0)" })
    #expect(pages(erased) == ["1", "two"])
    let inherited = Typed(
      path: NavigationPath(), stack: { path, root in AnyView(NavigationStack(path: path) { root }) },
      fill: { $0.append(Review("tea") as Article) }, value: Review("cup") as Article, text: { $0.name })
    #expect(pages(inherited) == ["tea", "cup"])
    let existential: any Hashable = 3
    let opened = Typed(
      path: NavigationPath(), stack: { path, root in AnyView(NavigationStack(path: path) { root }) },
      fill: { $0.append(existential) }, value: 4, text: { "\($0)" })
    #expect(pages(opened) == ["3", "4"])
  }
}
