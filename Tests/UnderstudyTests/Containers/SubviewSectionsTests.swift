import SwiftUI
import Testing
import UnderstudyTesting

extension ContainerValues {
  @Entry fileprivate var mark = "-"
}

@MainActor
@Suite("Sections of containers")
struct SubviewSectionsTests {
  struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      ForEach(sections: content) { section in
        Text("section \(section.containerValues.mark) \(section.content.count)")
        section.header
        ForEach(section.content) { subview in
          Text("\(subview.containerValues.mark):")
          subview
        }
        section.footer
      }
    }
  }

  @Test("Views outside of sections form sections with their neighbours; a value on a section is one of its views too")
  func sections() {
    let app = XCUIApplication {
      Board {
        Text("a")
        Text("b").containerValue(\.mark, "b")
        Section {
          Text("c")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        .containerValue(\.mark, "s")
        Section("title") {
          Text("d")
          Section("inner") { Text("e") }
        }
        Text("f")
      }
    }
    #expect(
      app.texts == [
        "section - 2", "-:", "a", "b:", "b", "section s 1", "header", "s:", "c", "footer", "section - 3", "title", "-:",
        "d", "-:", "inner", "-:", "e", "section - 1", "-:", "f",
      ])
  }

  @Test("There is one section at least, and sections are handled together by a group")
  func sectionCollection() {
    struct Screen: View {
      @State private var names = ["x", "y"]
      var body: some View {
        Button("Swap") { names.reverse() }
        Button("Empty") { names = [] }
        Group(
          sections: ForEach(names, id: \.self) { name in
            Section(name) { SubviewsTests.Counter(name: name) }
          }
        ) { sections in
          Text("sections \(sections.count)")
          ForEach(sections) { $0.content }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["sections 2"])
    app.buttons["x 0"].tap()
    app.buttons["Swap"].tap()
    #expect(app.buttons.allElementsBoundByIndex.suffix(2).map(\.label) == ["y 0", "x 1"])
    app.buttons["Empty"].tap()
    #expect(app.texts == ["sections 1"])
  }

  @Test("Subviews of sections are their headers, rows and footers")
  func subviewsOfSections() {
    let app = XCUIApplication {
      Group(
        subviews: Section {
          Text("a")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      ) { subviews in
        Text("count \(subviews.count)")
        subviews
      }
    }
    #expect(app.texts == ["count 3", "header", "a", "footer"])
  }

  @Test("Rows of subviews can be deleted like others, and are made lazily in a list")
  func inList() {
    struct Screen: View {
      @State private var names = (0..<50).map { "row \($0)" }
      var body: some View {
        List {
          ForEach(subviews: ForEach(names, id: \.self) { Text($0) }) { $0 }.onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.cells.count == 27)
    app.staticTexts["row 1"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["row 2"].exists)
    #expect(!app.staticTexts["row 1"].exists)
    #expect(app.cells.count == 27)
  }
}
