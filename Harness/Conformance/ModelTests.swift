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

  @Observable
  final class ObservedPair {
    var first = false
    @ObservationIgnored var second = false
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

  @Test("SEM-058: who listens to a published property sees the old value still in it")
  func willSet() {
    let pair = Pair()
    var seen: [[Bool]] = []
    let token = pair.$first.dropFirst().sink { seen.append([$0, pair.first]) }
    pair.first = true
    token.cancel()
    #expect(seen == [[true, false]])
  }

  @Test("SEM-060, SEM-061: an observed property evaluates who read it; an ignored one nobody")
  func observable() {
    struct Content: View {
      let trace: Trace
      let changesFirst: Bool
      let pair: ObservedPair
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
    _ = XCUIApplication { Content(trace: first, changesFirst: true, pair: ObservedPair()) }
    #expect(first.counts("content", "subview") == [2, 3])
    _ = XCUIApplication { Content(trace: second, changesFirst: false, pair: ObservedPair()) }
    #expect(second.counts("content", "subview") == [1, 2])
  }

  @Observable
  final class Profile {
    var name = "Ann"
    var age = 30
  }

  @Test("SEM-060: a body depends on the properties that it read, on no others of the same object")
  func observableProperties() {
    struct Content: View {
      let trace: Trace
      let profile: Profile
      var body: some View {
        let _ = trace("body")
        Text(profile.name)
      }
    }
    let (trace, profile) = (Trace(), Profile())
    let app = XCUIApplication { Content(trace: trace, profile: profile) }
    profile.age = 31
    app.settle()
    #expect(trace.count("body") == 1)
    profile.name = "Bob"
    #expect(app.staticTexts["Bob"].exists)
    #expect(trace.count("body") == 2)
  }

  @Test("SEM-062: what a body read only before is no dependency any more")
  func rerecording() {
    struct Content: View {
      let trace: Trace
      let profile: Profile
      @State private var showsName = true
      var body: some View {
        let _ = trace("body")
        Button("Switch") { showsName = false }
        Text(showsName ? profile.name : "\(profile.age)")
      }
    }
    let (trace, profile) = (Trace(), Profile())
    let app = XCUIApplication { Content(trace: trace, profile: profile) }
    profile.name = "Bob"
    app.buttons["Switch"].tap()
    _ = trace.take()
    profile.name = "Cid"
    app.settle()
    #expect(trace.take() == [])
    profile.age = 31
    #expect(app.staticTexts["31"].exists)
  }

  @Test("SEM-063: an action that reads a property does not depend on it")
  func readInAction() {
    struct Content: View {
      let trace: Trace
      let profile: Profile
      var body: some View {
        let _ = trace("body")
        Button("Read") { trace(profile.name) }.onAppear { trace(profile.name) }
      }
    }
    let (trace, profile) = (Trace(), Profile())
    let app = XCUIApplication { Content(trace: trace, profile: profile) }
    app.buttons["Read"].tap()
    profile.name = "Bob"
    app.settle()
    #expect(trace.count("body") == 1)
  }

  @Test("SEM-063: a row that reads a property depends on it; the view around does not")
  func readInRow() {
    struct Content: View {
      let trace: Trace
      let profiles: [Profile]
      var body: some View {
        let _ = trace("body")
        ForEach(profiles.indices, id: \.self) { index in
          let _ = trace("row \(index)")
          Text(profiles[index].name)
        }
      }
    }
    let (trace, profiles) = (Trace(), [Profile(), Profile()])
    let app = XCUIApplication { Content(trace: trace, profiles: profiles) }
    #expect(trace.take() == ["body", "row 0", "row 1"])
    profiles[1].name = "Bob"
    #expect(app.texts == ["Ann", "Bob"])
    #expect(trace.take() == ["row 1"])
  }

  @Observable
  final class Company {
    var director = Profile()
  }

  @Test("SEM-064: handing an object on makes no dependency on what is in it")
  func handingOn() {
    struct Child: View {
      let trace: Trace
      let profile: Profile
      var body: some View {
        let _ = trace("child")
        Text(profile.name)
      }
    }
    struct Parent: View {
      let trace: Trace
      let company: Company
      var body: some View {
        let _ = trace("parent")
        Child(trace: trace, profile: company.director)
      }
    }
    let (trace, company) = (Trace(), Company())
    let app = XCUIApplication { Parent(trace: trace, company: company) }
    _ = trace.take()
    company.director.name = "Bob"
    #expect(app.staticTexts["Bob"].exists)
    #expect(trace.take() == ["child"])
  }

  @Test("SEM-065: setting an observed property to an equal value evaluates nothing")
  func equalObserved() {
    struct Content: View {
      let trace: Trace
      let profile: Profile
      var body: some View {
        let _ = trace("body")
        Text(profile.name)
      }
    }
    let (trace, profile) = (Trace(), Profile())
    let app = XCUIApplication { Content(trace: trace, profile: profile) }
    profile.name = "Ann"
    app.settle()
    #expect(trace.count("body") == 1)
  }

  @Test("SEM-068: a bindable object gives bindings to its properties")
  func bindable() {
    struct Content: View {
      @Bindable var profile: Profile
      var body: some View {
        TextField("Name", text: $profile.name)
        Text("Hello \(profile.name)")
      }
    }
    let profile = Profile()
    let app = XCUIApplication { Content(profile: profile) }
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("e")
    #expect(profile.name == "Anne")
    #expect(app.staticTexts["Hello Anne"].exists)
  }
}
