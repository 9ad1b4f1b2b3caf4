import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("H: builders and lists of views")
struct BuilderTests {
  func type<Content: View>(@ViewBuilder _ content: () -> Content) -> Any.Type { Content.self }

  @Test("SEM-380: a builder makes nothing, the view itself, or a tuple of any number of views")
  func blocks() {
    #expect(type {} == EmptyView.self)
    #expect(type { Text("A") } == Text.self)
    #expect(
      type {
        Text("A")
        Spacer()
      } == TupleView<(Text, Spacer)>.self)
    let app = XCUIApplication {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    #expect(app.texts == (1...12).map { "\($0)" })
  }

  @Test("SEM-380: a tuple has its views in their order, whatever their number and sizes")
  func sizesOfBlocks() {
    let flag = true
    #expect(
      texts {
        Text("1")
        Color.red
      } == ["1"])
    #expect(
      texts {
        Color.red
        Text("1")
        if flag { Text("2") }
      } == ["1", "2"])
    #expect(
      texts {
        Text("1")
        Divider()
        Text("2").padding()
        Text("3")
      } == ["1", "2", "3"])
    #expect(
      texts {
        if !flag { Text("0") }
        Text("1")
        Group {
          Text("2")
          Text("3")
        }
        Spacer()
        Text("4")
      } == ["1", "2", "3", "4"])
    #expect(
      texts {
        Text("1")
        Spacer()
        Text("2")
        AnyView(Text("3"))
        Text("4")
        Text("5")
      } == ["1", "2", "3", "4", "5"])
    #expect(
      type {
        Text("1")
        Spacer()
        Text("2")
        AnyView(Text("3"))
        Text("4")
        Divider()
      } == TupleView<(Text, Spacer, Text, AnyView, Text, Divider)>.self)
  }

  private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let content = content()
    return XCUIApplication { content }.texts
  }

  @Test("SEM-381: conditions make optional and conditional content, availability an erased view")
  func conditions() {
    let flag = true
    #expect(type { if flag { Text("A") } } == Text?.self)
    #expect(type { if flag { Text("A") } else { Spacer() } } == _ConditionalContent<Text, Spacer>.self)
    #expect(type { if #available(iOS 999, *) { Text("A") } } == AnyView?.self)
    let app = XCUIApplication {
      let name = "Ann"
      let _ = name.count
      Text(name)
    }
    #expect(app.texts == ["Ann"])
  }

  @Test("SEM-383: a closure marked ViewBuilder builds a view wherever it stands")
  func builderParameter() {
    struct Card<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { VStack { content } }
    }
    let app = XCUIApplication {
      Card {
        Text("A")
        if true { Text("B") }
      }
    }
    #expect(app.texts == ["A", "B"])
  }

  struct Two: View {
    var body: some View {
      Text("A")
      Text("B")
    }
  }

  @Test("SEM-384: groups, rows, conditions and custom views add no level: each view is an entry of the list around")
  func flattening() {
    let app = XCUIApplication {
      List {
        Two()
        Group {
          Text("C")
          if true { Text("D") }
        }
        ForEach(["E", "F"], id: \.self) { Text($0) }
        Optional(Text("G"))
      }
    }
    #expect(app.cells.count == 7)
    #expect(app.texts == ["A", "B", "C", "D", "E", "F", "G"])
  }

  struct Doubling: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  struct Leaving: ViewModifier {
    func body(content: Content) -> some View { Text("Instead") }
  }

  @Test("SEM-385: a modifier may place its content any number of times, each with a state of its own")
  func contentOfModifier() {
    let twice = XCUIApplication { TapCounter("Counter").modifier(Doubling()) }
    twice.buttons.element(boundBy: 1).tap()
    #expect(twice.buttonLabels == ["Counter 0", "Counter 1"])
    #expect(XCUIApplication { Text("Content").modifier(Leaving()) }.texts == ["Instead"])
  }

  @Test("SEM-385: modifiers are joined before they are applied; the empty one changes nothing")
  func joinedModifiers() {
    let joined = XCUIApplication { Text("A").modifier(Doubling().concat(Doubling())) }
    #expect(joined.texts == ["A", "A", "A", "A"])
    #expect(XCUIApplication { Text("A").modifier(EmptyModifier()) }.texts == ["A"])
  }

  @Test("SEM-386: a modified view is a ModifiedContent of the view and its modifier")
  func typeOfModifiedView() {
    #expect(Swift.type(of: Text("A").modifier(Doubling())) == ModifiedContent<Text, Doubling>.self)
    let mirror = Mirror(reflecting: Text("A").modifier(Doubling()))
    #expect(mirror.children.map(\.label) == ["content", "modifier"])
  }

  struct Isolated: View {
    @MainActor static var evaluations = 0
    var body: some View {
      // Both compile only where body is isolated to the main actor.
      let _ = MainActor.preconditionIsolated()
      let _ = (Isolated.evaluations += 1)
      Text("A")
    }
  }

  nonisolated func makeOffMainActor() -> some View { Text("A").padding().id(1) }

  @Test("SEM-387: a body belongs to the main actor, modifiers to none")
  func isolation() {
    let before = Isolated.evaluations
    _ = XCUIApplication { Isolated() }
    #expect(Isolated.evaluations == before + 1)
    #expect(XCUIApplication { makeOffMainActor() }.texts == ["A"])
  }

  @Test("SEM-389: an empty view and nil are no entries")
  func nothing() {
    let app = XCUIApplication {
      List {
        EmptyView()
        Text("A")
        Optional<Text>.none
        if false { Text("B") }
      }
    }
    #expect(app.cells.count == 1)
    #expect(app.texts == ["A"])
  }

  @Test("SEM-390: a text shows its key with the values put in, a verbatim text what it says; texts are joined in order")
  func texts() {
    let count = 3
    let app = XCUIApplication {
      Text("Count \(count) of \("five")")
      Text(verbatim: "100%d")
      Text("A") + Text("B") + Text(verbatim: "C")
    }
    #expect(app.texts == ["Count 3 of five", "100%d", "ABC"])
  }

  struct Boxed<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  @Test("SEM-391: Never is a view, and an opaque view can be kept as a value")
  func neverAndOpaque() {
    func view<V: View>(_: V.Type) -> Bool { true }
    #expect(view(Never.self))
    #expect(XCUIApplication { Boxed(content: Two().padding()) }.texts == ["A", "B"])
  }
}
