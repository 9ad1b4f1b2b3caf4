import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The view that fits")
struct ViewThatFitsTests {
  /// Writes down what appears, disappears and runs.
  private struct Screen: View {
    @State private var log: [String] = []
    @State private var width: CGFloat = 350

    var body: some View {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      ViewThatFits(in: .horizontal) {
        Part(name: "wide", log: $log).frame(width: 300).onAppear { log.append("+wide") }
          .onDisappear { log.append("-wide") }
        Group {
          Part(name: "middle", log: $log).frame(width: 200)
          Part(name: "narrow", log: $log).frame(width: 50)
        }
        .onAppear { log.append("+group") }
      }
      .frame(width: width)
      Button("250") { width = 250 }
      Button("350") { width = 350 }
      Button("100") { width = 100 }
    }
  }

  private struct Part: View {
    let name: String
    @Binding var log: [String]

    var body: some View {
      Button(name) { log.append(name) }.task { log.append("task \(name)") }
    }
  }

  @Test("LAY-141: only the view that fits appears, and those before it disappear")
  func appearing() {
    let app = XCUIApplication { Screen() }
    let log = app.staticTexts["log"]
    #expect(log.label == "+wide task wide")
    app.buttons["250"].tap()
    #expect(log.label == "+wide task wide +group -wide task middle")
    app.buttons["100"].tap()
    #expect(log.label == "+wide task wide +group -wide task middle task narrow")
    app.buttons["350"].tap()
    #expect(log.label.hasSuffix("+wide task wide"))
  }

  @Test("LAY-141: a view that does not fit takes no touches")
  func touches() {
    let app = XCUIApplication { Screen() }
    app.buttons["100"].tap()
    app.buttons["narrow"].tap()
    #expect(app.staticTexts["log"].label.hasSuffix("narrow"))
    #expect(app.buttons["wide"].exists == false)
  }

  /// Something that comes in a view that does not fit.
  private struct Growing: View {
    @State private var log: [String] = []
    @State private var isLong = false

    var body: some View {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      ViewThatFits {
        Text("fits")
        VStack { if isLong { Text("more").onAppear { log.append("+more") } } }
      }
      Button("Longer") { isLong = true }
    }
  }

  @Test("LAY-141: what comes in a view that does not fit does not appear")
  func insertion() {
    let app = XCUIApplication { Growing() }
    app.buttons["Longer"].tap()
    #expect(app.staticTexts["log"].label == "")
  }
}
