import Combine
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: reference-type models")
struct ModelTests {
  final class Pair: ObservableObject {
    @Published var first = false
    var second = false
  }

  struct Shown: View {
    let trace: Trace
    let isOn: Bool
    var body: some View {
      let _ = trace("subview")
      Text("\(isOn)")
    }
  }

  @Test("SEM-050: the object of a view is made once for its identity, when it is first evaluated")
  func stateObject() {
    @MainActor final class Model: ObservableObject {
      init(_ trace: Trace) { trace("model") }
    }
    struct Child: View {
      let number: Int
      @StateObject private var model: Model
      init(_ number: Int, _ trace: Trace) {
        self.number = number
        _model = StateObject(wrappedValue: Model(trace))
        trace("init")
      }
      var body: some View { Text("Child \(number)") }
    }
    struct Parent: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Child(count, trace)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Parent(trace: trace) }
    #expect(trace.take() == ["init", "model"])
    app.buttons["Count 0"].tap()
    #expect(app.staticTexts["Child 1"].exists)
    #expect(trace.take() == ["init"])
  }

  @Test("SEM-051: the object of a view that is not installed is new each time, and the log says so")
  func stateObjectNotInstalled() {
    struct Screen: View {
      @StateObject var pair = Pair()
      var body: some View { Text("Screen") }
    }
    let app = XCUIApplication { Text("Running") }
    let screen = Screen()
    #expect(screen.pair !== screen.pair)
    #expect(
      app.issues(.propertyOutsideView).contains(
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time."))
  }

  @Test("SEM-052: a view follows the object that it was given last")
  func observedObjectMoves() {
    struct Child: View {
      let trace: Trace
      @ObservedObject var pair: Pair
      var body: some View {
        let _ = trace("child")
        Text("First \(pair.first)")
      }
    }
    struct Parent: View {
      let trace: Trace
      let old, new: Pair
      @State private var isNew = false
      var body: some View {
        Button("Change") { isNew = true }
        Child(trace: trace, pair: isNew ? new : old)
      }
    }
    let (trace, old, new) = (Trace(), Pair(), Pair())
    let app = XCUIApplication { Parent(trace: trace, old: old, new: new) }
    app.buttons["Change"].tap()
    _ = trace.take()
    old.first = true
    app.settle()
    #expect(trace.take() == [])
    new.first = true
    #expect(app.staticTexts["First true"].exists)
    #expect(trace.take() == ["child"])
  }

  @Test("SEM-053: a change evaluates every view that holds the object, whatever it reads")
  func observedWithoutRead() {
    struct Holder: View {
      let trace: Trace
      @ObservedObject var pair: Pair
      var body: some View {
        let _ = trace("holder")
        Text("Holder")
      }
    }
    let (trace, pair) = (Trace(), Pair())
    let app = XCUIApplication { Holder(trace: trace, pair: pair) }
    pair.first = true
    app.settle()
    #expect(trace.count("holder") == 2)
  }

  @Test("SEM-054: a published change evaluates its holder and the subview that gets it; a plain change nothing")
  func observedObject() {
    struct Content: View {
      let trace: Trace
      let changesFirst: Bool
      @ObservedObject var pair: Pair
      var body: some View {
        let _ = trace("content")
        VStack {
          Shown(trace: trace, isOn: pair.first)
          Shown(trace: trace, isOn: pair.second)
        }
        .onAppear { if changesFirst { pair.first.toggle() } else { pair.second.toggle() } }
      }
    }
    let (first, second) = (Trace(), Trace())
    _ = XCUIApplication { Content(trace: first, changesFirst: true, pair: Pair()) }
    #expect(first.counts("content", "subview") == [2, 3])
    _ = XCUIApplication { Content(trace: second, changesFirst: false, pair: Pair()) }
    #expect(second.counts("content", "subview") == [1, 2])
  }

  @Test("SEM-054: the same holds for an object of the view's own")
  func ownedObject() {
    struct Content: View {
      let trace: Trace
      let changesFirst: Bool
      @StateObject private var pair = Pair()
      init(_ trace: Trace, changesFirst: Bool) { (self.trace, self.changesFirst) = (trace, changesFirst) }
      var body: some View {
        let _ = trace("content")
        VStack {
          Shown(trace: trace, isOn: pair.first)
          Shown(trace: trace, isOn: pair.second)
        }
        .onAppear { if changesFirst { pair.first.toggle() } else { pair.second.toggle() } }
      }
    }
    let (first, second) = (Trace(), Trace())
    _ = XCUIApplication { Content(first, changesFirst: true) }
    #expect(first.counts("content", "subview") == [2, 3])
    _ = XCUIApplication { Content(second, changesFirst: false) }
    #expect(second.counts("content", "subview") == [1, 2])
  }

  @Test("SEM-055: an object in a plain property is not observed")
  func plainProperty() {
    struct Content: View {
      let pair: Pair
      var body: some View { Text("First \(pair.first)") }
    }
    let pair = Pair()
    let app = XCUIApplication { Content(pair: pair) }
    pair.first = true
    #expect(app.staticTexts["First false"].exists)
  }

  @Test("SEM-056: an object that publishes while a view is evaluated is named in the log")
  func publishingInBody() {
    struct Content: View {
      @ObservedObject var pair: Pair
      var body: some View {
        let _ = pair.first ? () : (pair.first = true)
        Text("First \(pair.first)")
      }
    }
    let app = XCUIApplication { Content(pair: Pair()) }
    #expect(
      app.issues(.publishedDuringUpdate) == [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
      ])
  }

  @Test("SEM-057: changes made together evaluate a holder once")
  func published() {
    struct Content: View {
      let trace: Trace
      @ObservedObject var pair: Pair
      var body: some View {
        let _ = trace("content")
        Button("Twice") {
          pair.first = true
          pair.first = false
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Content(trace: trace, pair: Pair()) }
    app.buttons["Twice"].tap()
    #expect(trace.count("content") == 2)
  }

  @Test("SEM-058: a subscriber of a published property still sees the old value in it")
  func willSet() {
    let pair = Pair()
    var seen: [[Bool]] = []
    let token = pair.$first.dropFirst().sink { seen.append([$0, pair.first]) }
    pair.first = true
    token.cancel()
    #expect(seen == [[true, false]])
  }
}
