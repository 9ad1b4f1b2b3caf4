import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: observable models")
struct ObservableTests {
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

  @Test("SEM-060, SEM-061: an observed property evaluates its readers; an ignored one evaluates none")
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

  @Test("SEM-062: what a body no longer reads is no longer a dependency")
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

  @Test("SEM-066: a change marks its readers once, before it is made; they are evaluated after it, in one update")
  func notification() {
    struct Content: View {
      let trace: Trace
      let profile: Profile
      var body: some View {
        let _ = trace("body \(profile.name) \(profile.age)")
        Button("Change") {
          profile.name = "Bob"
          trace("after the first change")
          profile.name = "Cid"
          profile.age = 31
        }
      }
    }
    let (trace, profile) = (Trace(), Profile())
    let app = XCUIApplication { Content(trace: trace, profile: profile) }
    app.buttons["Change"].tap()
    #expect(trace.entries == ["body Ann 30", "after the first change", "body Cid 31"])
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
