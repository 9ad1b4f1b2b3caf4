import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Scrolling to views by their identities")
struct ScrollToViewTests {
  private struct Screen<Content: View>: View {
    let id: AnyHashable
    var anchor: UnitPoint? = .top
    @ViewBuilder let content: () -> Content
    var body: some View {
      ScrollViewReader { proxy in
        content().overlay(alignment: .bottom) { Button("Go") { proxy.scrollTo(id, anchor: anchor) } }
      }
    }
  }

  private var sections: some View {
    ScrollView {
      VStack(spacing: 0) {
        VStack { Text("Section A") }.frame(height: 300).background(.blue).id("A")
        VStack { Text("Section B") }.frame(height: 300).background(.green).id("B")
        VStack { Text("Section C") }.padding(20).id("C")
        Color.gray.frame(height: 2000)
      }
    }
  }

  /// The frame of an element after the app has scrolled to a view.
  private func frame<Content: View>(
    of name: String, after id: some Hashable & Sendable, _ anchor: UnitPoint? = .top,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> CGRect? {
    let app = XCUIApplication { Screen(id: AnyHashable(id), anchor: anchor) { content() } }
    app.buttons["Go"].tap()
    let text = app.staticTexts[name]
    return text.exists ? text.frame : nil
  }

  @Test("LAY-194: the view that an identity is written on comes into view, with its frame and background")
  func frames() throws {
    let text = try #require(
      frame(of: "Example 8", after: 8) {
        ScrollView {
          ForEach(0..<100) { number in
            Text("Example \(number)").font(.title).frame(width: 200, height: 200).background(.red).id(number)
          }
        }
      })
    // 200 points that begin at the safe area's edge, with the text in their middle.
    #expect(abs(text.midY - 147) < 0.5)
    let named = try #require(
      frame(of: "Row 50", after: 50) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 60) } }
        }
      })
    #expect(abs(named.midY - 77) < 0.5)
  }

  @Test("LAY-194: a stack with a frame or padding is scrolled to as a whole")
  func stacks() throws {
    let framed = try #require(frame(of: "Section B", after: "B") { sections })
    #expect(abs(framed.midY - 197) < 0.5)
    let padded = try #require(frame(of: "Section C", after: "C") { sections })
    #expect(abs(padded.minY - 67) < 0.5)
  }

  @Test("LAY-194: the last row comes into view as a whole")
  func last() throws {
    let text = try #require(
      frame(of: "Row 99", after: 99, nil) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100) { number in Text("Row \(number)").frame(height: 60).id(number) } }
        }
      })
    #expect(abs(text.midY - 780) < 0.5)
  }

  @Test("LAY-192: a binding scrolls to a row with its frame")
  func binding() {
    struct Rows: View {
      @State private var id: Int?
      var body: some View {
        Button("Go") { id = 20 }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 100) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
      }
    }
    let app = XCUIApplication { Rows() }
    app.buttons["Go"].tap()
    #expect(abs(app.staticTexts["Row 20"].frame.midY - app.scrollViews.firstMatch.frame.minY - 50) < 0.5)
  }

  @Test("LAY-192, LAY-194: rows that are not made are found by the identity that is written on them")
  func writtenIdentities() throws {
    let lazy = try #require(
      frame(of: "Row 500", after: "r500") {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { Text("Row \($0)").frame(height: 50).id("r\($0)") }
          }
        }
      })
    #expect(abs(lazy.midY - 72) < 0.5)
  }

  private struct NamedRow: View {
    let number: Int
    var body: some View { Text("Row \(number)").frame(height: 50).id("r\(number)") }
  }

  private struct CountingRow: View {
    let number: Int
    @State private var count = 0
    var body: some View { NamedRow(number: number).onAppear { count += 1 } }
  }

  @Test("LAY-194: rows that are not made are found by the identity that their own body writes around them")
  func identitiesOfBodies() throws {
    let lazy = try #require(
      frame(of: "Row 500", after: "r500") {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { NamedRow(number: $0) } } }
      })
    #expect(abs(lazy.midY - 72) < 0.5)
    let inside = frame(of: "Row 500", after: "r500") {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { number in HStack { NamedRow(number: number) } } }
      }
    }
    #expect(inside == nil)
    // What a view with state shows is not known before it is made.
    let withState = frame(of: "Row 500", after: "r500") {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { CountingRow(number: $0) } } }
    }
    #expect(withState == nil)
  }

  @Test("LAY-194: rows of a list, and of its sections, are found by the identity that is written on them")
  func writtenIdentitiesInLists() throws {
    struct Item: Identifiable {
      let id = UUID()
      let name: String
    }
    let items = (0..<100).map { Item(name: "Item \($0)") }
    let row = try #require(
      frame(of: "Item 60", after: "Item 60", .center) {
        List(items) { Text($0.name).id($0.name) }.listStyle(.plain)
      })
    #expect(abs(row.midY - 428.5) < 1)
    let inSection = frame(of: "Item 60", after: "Item 60", .center) {
      List {
        Section("First") { ForEach(items.prefix(50)) { Text($0.name).id($0.name) } }
        Section("Second") { ForEach(items.dropFirst(50)) { Text($0.name).id($0.name) } }
      }
    }
    #expect(inSection != nil)
  }

  @Test("LAY-194: rows of sections that are made of data are found by their data, and by what is written on them")
  func nestedSections() throws {
    func list(_ id: some Hashable & Sendable) throws -> CGRect {
      try #require(
        frame(of: "Item 650", after: id, .center) {
          List {
            ForEach(0..<100) { section in
              Section("Section \(section)") {
                if section < 0 { Text("Never") }
                ForEach((section * 10)..<(section * 10 + 10), id: \.self) { number in
                  Group { AnyView(Text("Item \(number)").id("Written \(number)")) }
                }
                Text("End of \(section)").id("End \(section)")
              }
            }
          }
          .listStyle(.plain)
        })
    }
    #expect(abs(try list("Written 650").midY - 428.5) < 1)
    #expect(abs(try list(650).midY - 428.5) < 1)
    // The first row of a section follows the last of the one before, and its header.
    #expect(try list("End 64").midY > 428.5)
  }

  @Test("LAY-194: an identity that is nowhere leaves content where it is")
  func unknown() throws {
    let text = try #require(
      frame(of: "Row 1", after: "nowhere") {
        List(0..<1000, id: \.self) { Text("Row \($0)").id("r\($0)") }.listStyle(.plain)
      })
    #expect(text.minY < 200)
  }

  @Test("LAY-194: the identities of ForEach come before those that are written on its rows")
  func precedence() throws {
    let text = try #require(
      frame(of: "Row 30", after: 30) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 50).id(99 - $0) }
          }
        }
      })
    #expect(abs(text.midY - 72) < 0.5)
  }

  @Test("LAY-192: a coordinate that is no number is left out", arguments: 0..<6)
  func noNumber(_ way: Int) {
    struct Rows: View {
      @State private var position = ScrollPosition(edge: .top)
      @State private var taps = 0
      let way: Int
      var body: some View {
        Button("Go \(taps)") {
          taps += 1
          switch way {
          case 0: position.scrollTo(y: .nan)
          case 1: position.scrollTo(x: .nan)
          case 2: position.scrollTo(point: CGPoint(x: CGFloat.nan, y: .nan))
          case 3: position.scrollTo(x: .nan, y: 100)
          case 4: position.scrollTo(id: 5, anchor: UnitPoint(x: .nan, y: 0))
          default: position = ScrollPosition(id: Double.nan)
          }
        }
        ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 100) } } }
          .scrollPosition($position)
      }
    }
    let app = XCUIApplication { Rows(way: way) }
    let start = app.staticTexts["Row 5"].frame.minY
    app.buttons["Go 0"].tap()
    #expect(app.buttons["Go 1"].exists)
    #expect(app.staticTexts["Row 5"].frame.minY == (way == 3 ? start - 100 : start))
  }
}
