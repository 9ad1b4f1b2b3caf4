import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("C: appear and disappear")
struct LifecycleTests {
  @Test("SEM-160: parent's body, child's init, child's body, onAppear, task")
  func order() {
    struct Child: View {
      let trace: Trace
      init(_ trace: Trace) {
        self.trace = trace
        trace("child init")
      }
      var body: some View {
        let _ = trace("child body")
        Text("Child").task { trace("task") }.onAppear { trace("onAppear") }
      }
    }
    struct Parent: View {
      let trace: Trace
      var body: some View {
        let _ = trace("parent body")
        Child(trace)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Parent(trace: trace) }
    app.settle()
    #expect(trace.entries == ["parent body", "child init", "child body", "onAppear", "task"])
  }

  @Test("SEM-161: a body must do with the initial state: it runs before onAppear can change it")
  func initialState() {
    struct Screen: View {
      let trace: Trace
      @State private var names: [String] = []
      var body: some View {
        let _ = trace("body \(names.count)")
        Text(names.first ?? "none").onAppear { names = ["Ann"] }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.entries == ["body 0", "body 1"])
    #expect(app.texts == ["Ann"])
  }

  @Test("SEM-162: views appear from the inside out, modifiers of one view as they are written")
  func innerFirst() {
    let trace = Trace()
    _ = XCUIApplication {
      Group {
        VStack {
          Text("Text").onAppear { trace("text") }
        }
        .onAppear { trace("stack") }
        .onChange(of: 1, initial: true) { trace("stack change") }
      }
      .onAppear { trace("group") }
    }
    #expect(trace.entries == ["text", "stack", "stack change", "group"])
  }

  @Test("SEM-162: an initial onChange runs among the appearances, where it is written")
  func initialChangeFirst() {
    let trace = Trace()
    _ = XCUIApplication {
      VStack {
        Text("Text").onChange(of: 1, initial: true) { trace("change") }.onAppear { trace("text") }
      }
      .onAppear { trace("stack") }
    }
    #expect(trace.entries == ["change", "text", "stack"])
  }

  @Test("SEM-163: tasks begin when all views of the update have appeared, from the inside out")
  func tasksLast() {
    let trace = Trace()
    let app = XCUIApplication {
      VStack {
        Text("Text").task { trace("text task") }.onAppear { trace("text") }
      }
      .task { trace("stack task") }
      .onAppear { trace("stack") }
    }
    app.settle()
    #expect(trace.entries == ["text", "stack", "text task", "stack task"])
  }

  @Test("SEM-164: siblings appear as they are written")
  func siblings() {
    let trace = Trace()
    _ = XCUIApplication {
      Text("A").onAppear { trace("a") }
      Text("B").onAppear { trace("b") }
      Text("C").onAppear { trace("c") }
    }
    #expect(trace.entries == ["a", "b", "c"])
  }

  @Test("SEM-166: on a group, onAppear runs once with the first view and onDisappear with the last")
  func group() {
    struct Screen: View {
      let trace: Trace
      @State private var names = ["a"]
      var body: some View {
        Button("Two") { names = ["a", "b"] }
        Button("One") { names = ["b"] }
        Button("None") { names = [] }
        Group {
          ForEach(names, id: \.self) { Text($0) }
        }
        .onAppear { trace("appear") }
        .onDisappear { trace("disappear") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["appear"])
    app.buttons["Two"].tap()
    app.buttons["One"].tap()
    #expect(trace.take() == [])
    app.buttons["None"].tap()
    #expect(trace.take() == ["disappear"])
    app.buttons["One"].tap()
    #expect(trace.take() == ["appear"])
  }

  @Test("SEM-167: an empty list does not appear, an erased empty view does")
  func empty() {
    let trace = Trace()
    _ = XCUIApplication {
      Text("Text")
      Group {}.onAppear { trace("group") }
      EmptyView().onAppear { trace("empty") }
      Group { if trace.entries.count > 9 { Text("Never") } }.onAppear { trace("condition") }
      AnyView(EmptyView()).onAppear { trace("erased") }
    }
    #expect(trace.entries == ["erased"])
  }

  @Test("SEM-168: the new identity appears before the old one disappears, which sees the new state")
  func newIdentity() {
    struct Screen: View {
      let trace: Trace
      @State private var flag = false
      var body: some View {
        Button("Flip") { flag = true }
        Text("Text")
          .onAppear { trace("appear \(flag)") }
          .onDisappear { trace("disappear \(flag)") }
          .id(flag)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Flip"].tap()
    #expect(trace.take() == ["appear false", "appear true", "disappear true"])
    app.terminate()
    #expect(trace.entries == ["disappear true"])
  }

  @Test("SEM-168: with the identity transition the old one disappears first")
  func identityTransition() {
    struct Screen: View {
      let trace: Trace
      @State private var flag = false
      var body: some View {
        Button("Flip") { flag = true }
        Text("Text")
          .onAppear { trace("appear \(flag)") }
          .onDisappear { trace("disappear \(flag)") }
          .transition(.identity)
          .id(flag)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Flip"].tap()
    app.terminate()
    #expect(trace.entries == ["appear false", "disappear true", "appear true", "disappear true"])
  }

  @Test("SEM-169: a branch that comes appears before the one that goes disappears")
  func branches() {
    struct Screen: View {
      let trace: Trace
      @State private var isFirst = true
      var body: some View {
        Button("Flip") { isFirst.toggle() }
        if isFirst {
          Text("First").onAppear { trace("first +") }.onDisappear { trace("first -") }
        } else {
          Text("Second").onAppear { trace("second +") }.onDisappear { trace("second -") }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Flip"].tap()
    #expect(trace.entries == ["first +", "second +", "first -"])
  }

  @Test("SEM-169: an erased view cannot make a transition: the old one goes first")
  func erased() {
    struct Screen: View {
      let trace: Trace
      @State private var isFirst = true
      var body: some View {
        Button("Flip") { isFirst.toggle() }
        isFirst
          ? AnyView(Text("First").onAppear { trace("first +") }.onDisappear { trace("first -") })
          : AnyView(VStack { Text("Second") }.onAppear { trace("second +") }.onDisappear { trace("second -") })
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Flip"].tap()
    #expect(trace.entries == ["first +", "first -", "second +"])
  }

  @Test("SEM-170: onDisappear of a view that is removed runs once and reads its state")
  func removal() {
    struct Child: View {
      let trace: Trace
      @State private var count = 0
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        Button("Count \(count)") { count += 1 }.onDisappear { trace("count \(count)") }
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var isShown = true
      var body: some View {
        Button("Remove") { isShown = false }
        if isShown { Child(trace) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Count 0"].tap()
    app.buttons["Remove"].tap()
    #expect(trace.entries == ["count 1"])
  }

  @Test("SEM-170: a view that is removed releases its objects at once, after onDisappear, whatever it read")
  func objectsOfRemoved() {
    @MainActor final class Model: ObservableObject {
      let trace: Trace
      let name = "model"
      init(_ trace: Trace) { self.trace = trace }
      isolated deinit { trace("gone") }
    }
    struct Child: View {
      @StateObject private var model: Model
      @Environment(\.accent) private var accent
      init(_ trace: Trace) { _model = StateObject(wrappedValue: Model(trace)) }
      var body: some View {
        Button("Child \(accent)") { model.objectWillChange.send() }
          .onDisappear { model.trace("disappear \(model.name)") }
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var isShown = true
      var body: some View {
        Button("Remove") { isShown = false }
        if isShown { Child(trace) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Child plain"].tap()
    #expect(trace.entries == [])
    app.buttons["Remove"].tap()
    #expect(trace.entries == ["disappear model", "gone"])
  }

  @Test("SEM-171, SEM-172: when the app ends, what is visible disappears, from the inside out")
  func termination() {
    let trace = Trace()
    let app = XCUIApplication {
      VStack {
        Text("Text").onDisappear { trace("text") }
      }
      .onDisappear { trace("stack") }
    }
    app.terminate()
    #expect(trace.entries == ["text", "stack"])
  }

  @Test("SEM-172: what is removed disappears from the inside out, siblings as they are written")
  func removalOfNested() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = true
      var body: some View {
        Button("Remove") { isShown = false }
        if isShown {
          VStack {
            HStack { Text("A").onDisappear { trace("a") } }.onDisappear { trace("row") }
            Text("B").onDisappear { trace("b") }
          }
          .onDisappear { trace("stack") }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Remove"].tap()
    #expect(trace.entries == ["a", "row", "b", "stack"])
  }

  @Test("SEM-173: hiding, fading and disabling a view is no disappearance, and showing it no appearance")
  func becomingHidden() {
    struct Screen: View {
      let trace: Trace
      @State private var isPlain = true
      @State private var isShown = true
      var body: some View {
        Button("Toggle") { isPlain.toggle() }
        Button("Remove") { isShown = false }
        if isShown {
          Text("A").onAppear { trace("+a") }.onDisappear { trace("-a") }.opacity(isPlain ? 1 : 0)
          Text("B").onAppear { trace("+b") }.onDisappear { trace("-b") }.disabled(!isPlain)
          Text("C").onAppear { trace("+c") }.onDisappear { trace("-c") }.hidden()
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["+a", "+b", "+c"])
    #expect(app.texts == ["A", "B"])
    app.buttons["Toggle"].tap()
    #expect(app.texts == ["B"])
    app.buttons["Toggle"].tap()
    #expect(app.texts == ["A", "B"])
    #expect(trace.take() == [])
    app.buttons["Remove"].tap()
    #expect(trace.entries == ["-a", "-b", "-c"])
  }

  @Test("SEM-173: hidden, transparent and disabled views appear like others")
  func hidden() {
    let trace = Trace()
    let app = XCUIApplication {
      Text("A").onAppear { trace("hidden") }.hidden()
      Text("B").onAppear { trace("transparent") }.opacity(0)
      Text("C").onAppear { trace("disabled") }.disabled(true)
    }
    #expect(trace.entries == ["hidden", "transparent", "disabled"])
    #expect(app.texts == ["C"])
  }
}
