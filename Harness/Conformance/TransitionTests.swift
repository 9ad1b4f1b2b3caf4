import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("B, C: animations and transitions")
struct TransitionTests {
  struct Swap<Result: View>: View {
    let trace: Trace
    @ViewBuilder let change: (Marked) -> Result
    @State private var isOn = false
    var body: some View {
      Button("Swap") { withAnimation { isOn.toggle() } }
      if isOn { change(Marked(name: "new", trace: trace)) } else { change(Marked(name: "old", trace: trace)) }
    }
  }

  struct Marked: View {
    let name: String
    let trace: Trace
    var body: some View {
      Text(name).onAppear { trace("+\(name)") }.onDisappear { trace("-\(name)") }
    }
  }

  @Test("SEM-168, SEM-169: a branch with a transition comes before the other goes; without one it is the reverse")
  func order() {
    func log<Result: View>(@ViewBuilder _ change: @escaping (Marked) -> Result) -> [String] {
      let trace = Trace()
      let app = XCUIApplication { Swap(trace: trace, change: change) }
      _ = trace.take()
      app.buttons["Swap"].tap()
      // An app ends with its last use, and its views disappear.
      return withExtendedLifetime(app) { trace.entries }
    }
    let late = ["+new", "-old"]
    let early = ["-old", "+new"]
    #expect(log { $0 } == late)
    #expect(log { $0.transition(.opacity) } == late)
    #expect(log { $0.transition(.identity) } == early)
    #expect(log { $0.transition(AnyTransition.opacity.combined(with: .move(edge: .top))) } == late)
    #expect(log { $0.transition(.asymmetric(insertion: .scale, removal: .identity)) } == early)
    #expect(log { $0.transition(IdentityTransition()) } == early)
    #expect(log { $0.transition(BlurReplaceTransition(configuration: .upUp)) } == late)
    #expect(log { $0.transition(AnyTransition(IdentityTransition())) } == early)
    #expect(log { $0.transition(IdentityTransition().combined(with: MoveTransition(edge: .top))) } == late)
  }

  @Test("A custom transition shows its body at the place of the view")
  func custom() {
    struct Framed: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        Text("phase \(phase.value)")
        content.accessibilityIdentifier(phase.isIdentity ? "there" : "away")
      }
    }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { withAnimation { isShown = true } }
        if isShown { TapCounter("Counter").transition(Framed()) }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Show"].tap()
    #expect(app.texts == ["phase 0.000000"])
    app.buttons["there"].tap()
    #expect(app.buttons["there"].label == "Counter 1")
  }

  @Test("SEM-137: an animation or a transaction for a closure's modifiers changes no more than those do")
  func closures() {
    let app = XCUIApplication {
      TapCounter("A").animation(.easeIn) { $0.opacity(0.5).accessibilityIdentifier("first") }
      TapCounter("B").transaction {
        $0.animation = nil
      } body: {
        $0.accessibilityIdentifier("second")
      }
    }
    app.buttons["first"].tap()
    app.buttons["second"].tap()
    #expect(app.buttons["first"].label == "A 1")
    #expect(app.buttons["second"].label == "B 1")
  }

  @Test("SEM-138: content of phases is that of the first")
  func phases() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        PhaseAnimator([1, 2, 3]) { Text("Phase \($0)") }
        Button("Count \(count)") { count += 1 }
          .phaseAnimator([false, true], trigger: count) { $0.accessibilityIdentifier($1 ? "moved" : "rest") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["rest"].tap()
    #expect(app.buttons["rest"].label == "Count 1")
    #expect(app.texts == ["Phase 1"])
  }
}
