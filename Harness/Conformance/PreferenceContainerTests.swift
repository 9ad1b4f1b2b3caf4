import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("D: preferences of containers, and their observers")
struct PreferenceContainerTests {
  /// What a view sends up for a key that uses the last contribution, and for one that adds them.
  private func value<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> [String] {
    let app = XCUIApplication(content: content)
    return [app.preferences(LastKey.self).value] + app.preferences(NamesKey.self).value
  }

  private struct Writer: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View {
      Text(name).preference(key: NamesKey.self, value: [name]).preference(key: LastKey.self, value: name)
    }
  }

  @Test("SEM-214: beside a writer, a container whose list can change is reduced with its default")
  func besideDynamicContainer() {
    let hasText = true
    #expect(
      value {
        VStack {
          Writer("a")
          HStack { if hasText { Text("B") } }
        }
      } == ["default", "a", "default"])
    #expect(
      value {
        VStack {
          Writer("a")
          HStack { ForEach(0..<2, id: \.self) { Text("\($0)") } }
          HStack { AnyView(Text("C")) }
        }
      } == ["default", "a", "default", "default"])
  }

  @Test(
    "SEM-210, SEM-215: a condition in the container's own list has no voice, nor has a container that cannot change")
  func besideCondition() {
    let hasText = true
    #expect(
      value {
        VStack {
          Writer("a")
          if hasText { Text("B") }
          HStack { Text("C") }
          ForEach(0..<2, id: \.self) { Text("\($0)") }
        }
      } == ["a", "a"])
  }

  @Test("SEM-225: stacks of any kind combine in the order of their views, layers as they lie")
  func orderOfContainers() {
    #expect(
      value {
        ZStack {
          Writer("a")
          HStack {
            Writer("b")
            Group {
              Writer("c")
              Writer("d")
            }
          }
          Writer("e")
            .background { Writer("behind e") }
            .overlay { Writer("over e") }
            .background(alignment: .top) { Writer("far behind e") }
        }
      } == ["over e", "a", "b", "c", "d", "far behind e", "behind e", "e", "over e"])
  }

  @Test("SEM-226: a view made of a preference lies behind the content too, and sends up its own before the content's")
  func backgroundPreferenceValue() {
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        Button("Rename") { name = "b" }
        Text("Base").preference(key: NamesKey.self, value: [name])
          .backgroundPreferenceValue(NamesKey.self) { names in
            Text("Behind \(names.joined())").preference(key: NamesKey.self, value: ["behind"])
          }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["Behind a", "Base"])
    #expect(app.preferences(NamesKey.self).value == ["behind", "a"])
    app.buttons["Rename"].tap()
    #expect(app.texts == ["Behind b", "Base"])
    #expect(app.preferences(NamesKey.self).value == ["behind", "b"])
  }

  @Test("SEM-224: a view that fades away contributes no more, from the update on that removes it")
  func fadingAway() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Remove") { withAnimation(.linear(duration: 60)) { isShown = false } }
          Writer("a")
          if isShown { Writer("b").transition(.opacity) }
        }
        .onPreferenceChange(NamesKey.self) { trace($0.joined()) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.clock.mode = .manual
    app.buttons["Remove"].tap()
    #expect(trace.entries == ["ab", "a"])
    #expect(app.clock.now == .zero)
  }

  @Test(
    "SEM-220, SEM-222: observers hear after onAppear and onChange: inner ones first, neighbours as they are written")
  func orderOfObservers() {
    struct Inner: View {
      let name: String
      let count: Int
      let trace: Trace
      var body: some View {
        Text(name).preference(key: NamesKey.self, value: ["\(name)\(count)"])
          .onPreferenceChange(NamesKey.self) { trace("inner \($0.joined())") }
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      @State private var hasMore = false
      var body: some View {
        VStack {
          Button("Next") { count += 1 }
          Button("More") { hasMore = true }
          VStack {
            VStack { Inner(name: "a", count: count, trace: trace) }
            if hasMore { Inner(name: "m", count: count, trace: trace) }
          }
          .onPreferenceChange(NamesKey.self) { trace("stack \($0.joined())") }
          Inner(name: "b", count: count, trace: trace)
          Text("C").onAppear { trace("appear") }.onChange(of: count) { trace("change") }
        }
        .onPreferenceChange(NamesKey.self) { trace("all \($0.joined())") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["appear", "inner a0", "stack a0", "inner b0", "all a0b0"])
    app.buttons["Next"].tap()
    #expect(trace.take() == ["change", "inner a1", "stack a1", "inner b1", "all a1b1"])
    app.buttons["More"].tap()
    #expect(trace.take() == ["inner m1", "stack a1m1", "all a1m1b1"])
    app.buttons["Next"].tap()
    #expect(trace.take() == ["change", "inner a2", "inner m2", "stack a2m2", "inner b2", "all a2m2b2"])
  }

  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Text("\(name) \(scheme)") }
  }

  @Test("SEM-233: a preferred colour scheme is that of the whole window, wherever in it it is asked for")
  func colorSchemeOfWindow() {
    struct Screen: View {
      @State private var isDark = false
      var body: some View {
        Scheme("above")
        VStack {
          Scheme("inside")
          Button("Dark") { isDark.toggle() }
        }
        .preferredColorScheme(isDark ? .dark : nil)
        Scheme("own").environment(\.colorScheme, .light)
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["above light", "inside light", "own light"])
    app.buttons["Dark"].tap()
    #expect(app.texts == ["above dark", "inside dark", "own light"])
    app.buttons["Dark"].tap()
    #expect(app.texts == ["above light", "inside light", "own light"])
  }

  @Test("SEM-233: one that a sheet's content asks for is the sheet's; the window's own reaches sheets too")
  func colorSchemeOfSheet() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Scheme("window")
        Button("Present") { isShown = true }
          .sheet(isPresented: $isShown) {
            Scheme("sheet")
            VStack { Text("Light").preferredColorScheme(.light) }
            Button("Close") { isShown = false }
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Present"].tap()
    #expect(app.staticTexts["sheet light"].exists)
    app.buttons["Close"].tap()
    let dark = XCUIApplication { Screen().preferredColorScheme(.dark) }
    #expect(dark.texts == ["window dark"])
    dark.buttons["Present"].tap()
    #expect(dark.staticTexts["sheet light"].exists)
    dark.buttons["Close"].tap()
    #expect(dark.texts == ["window dark"])
    let plain = XCUIApplication {
      Text("Presenter").preferredColorScheme(.dark).sheet(isPresented: .constant(true)) { Scheme("sheet") }
    }
    #expect(plain.texts == ["sheet dark"])
  }
}
