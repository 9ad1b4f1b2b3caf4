import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("B: _printChanges")
struct PrintChangesTests {
  struct Child: View {
    let number: Int
    let title: String
    var body: some View {
      let _ = Self._logChanges()
      Text("\(title) \(number)")
    }
  }

  @Observable
  final class Model {
    var counter = 0
  }

  struct ContentModel: View {
    @State private var sheetShown = false
    @State private var counter = 0
    var body: some View {
      let _ = Self._logChanges()
      VStack {
        Text("The counter value is \(counter)")
        Button("Increase") { counter += 1 }
        Button("Show sheet") { sheetShown.toggle() }
      }
      .sheet(isPresented: $sheetShown) { Text("Sheet") }
    }
  }

  struct ContentView: View {
    @State private var vm = Model()
    var body: some View {
      let _ = Self._logChanges()
      Button("Count \(vm.counter)") { vm.counter += 1 }
    }
  }

  @Test("SEM-126: the first evaluation of a view without dynamic properties names @self")
  func plainView() {
    let app = XCUIApplication { Child(number: 1, title: "Child") }
    #expect(app.issues(.changedBodyProperties) == ["PrintChangesTests.Child: @self changed."])
  }

  @Test("SEM-125, SEM-126, SEM-127: the first evaluation names everything, a later one the state that changed")
  func state() {
    let app = XCUIApplication { ContentModel() }
    app.buttons["Increase"].tap()
    app.buttons["Show sheet"].tap()
    #expect(
      app.issues(.changedBodyProperties) == [
        "PrintChangesTests.ContentModel: @self, @identity, _sheetShown, _counter changed.",
        "PrintChangesTests.ContentModel: _counter changed.",
      ])
  }

  @Test("SEM-128, SEM-130: a new value from the parent is @self, whatever field differs")
  func parentValue() {
    struct Parent: View {
      @State private var number = 0
      var body: some View {
        Button("Next") { number += 1 }
        Child(number: number, title: "Child")
      }
    }
    let app = XCUIApplication { Parent() }
    app.buttons["Next"].tap()
    #expect(
      app.issues(.changedBodyProperties) == [
        "PrintChangesTests.Child: @self changed.", "PrintChangesTests.Child: @self changed.",
      ])
  }

  @Test("SEM-129: an observed property that changed is @dependencies")
  func dependencies() {
    let app = XCUIApplication { ContentView() }
    app.buttons["Count 0"].tap()
    app.buttons["Count 1"].tap()
    #expect(
      app.issues(.changedBodyProperties) == [
        "PrintChangesTests.ContentView: @self, @identity, _vm changed.",
        "PrintChangesTests.ContentView: @dependencies changed.",
        "PrintChangesTests.ContentView: @dependencies changed.",
      ])
  }

  struct Counting: View {
    let number: Int
    let title: String
    @State private var count = 0
    init(number: Int, title: String) { (self.number, self.title) = (number, title) }
    var body: some View {
      let _ = Self._logChanges()
      Button("\(title) \(number) \(count)") { count += 1 }
    }
  }

  @Test("SEM-128, SEM-130: beside a state too, a field that differs is @self and never named")
  func parentValueBesideState() {
    struct Parent: View {
      @State private var number = 0
      @State private var id = 0
      var body: some View {
        Button("Next") { number += 1 }
        Button("Anew") { id += 1 }
        Counting(number: number, title: "Child").id(id)
      }
    }
    let app = XCUIApplication { Parent() }
    app.buttons["Child 0 0"].tap()
    app.buttons["Next"].tap()
    app.buttons["Anew"].tap()
    #expect(
      app.issues(.changedBodyProperties) == [
        "PrintChangesTests.Counting: @self, @identity, _count changed.",
        "PrintChangesTests.Counting: _count changed.",
        "PrintChangesTests.Counting: @self changed.",
        "PrintChangesTests.Counting: @self, @identity, _count changed.",
      ])
  }

  @Test("SEM-131: a type of a file is named alone, without its module, whatever its access")
  func typeOfFile() {
    let app = XCUIApplication {
      OpenTypeOfFile()
      PrivateTypeOfFile(value: 1)
    }
    #expect(
      app.issues(.changedBodyProperties) == [
        "OpenTypeOfFile: @self changed.", "PrivateTypeOfFile<Int>: @self changed.",
      ])
  }

  @Test("SEM-131: a type of a function is named with its enclosing types, without marks of the place")
  func localType() {
    struct Local: View {
      var body: some View {
        let _ = Self._logChanges()
        Text("Local")
      }
    }
    let app = XCUIApplication { Local() }
    #expect(app.issues(.changedBodyProperties) == ["PrintChangesTests.Local: @self changed."])
  }

  struct Printing: View {
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test("SEM-132: _printChanges writes to standard output")
  func standardOutput() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let app = XCUIApplication { Printing() }
        app.buttons["Count 0"].tap()
      }
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("PrintChangesTests") } == [
        "PrintChangesTests.Printing: @self, @identity, _count changed.", "PrintChangesTests.Printing: _count changed.",
      ])
  }
}

struct OpenTypeOfFile: View {
  var body: some View {
    let _ = Self._logChanges()
    Text("Open")
  }
}

private struct PrivateTypeOfFile<Value>: View {
  let value: Value
  var body: some View {
    let _ = Self._logChanges()
    Text("Private")
  }
}
