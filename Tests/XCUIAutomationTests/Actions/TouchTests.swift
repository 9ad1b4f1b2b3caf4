import SwiftUI
import Testing
import UnderstudyTesting

/// Where touches go: LAY-186 to LAY-188, LAY-350 to LAY-356, LAY-360.
@MainActor
struct TouchTests {
  private struct Counter<Content: View>: View {
    @State private var counts: [String: Int] = [:]
    @ViewBuilder let content: (@escaping (String) -> Void) -> Content

    var body: some View {
      content { counts[$0, default: 0] += 1 }
      Text(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        .accessibilityIdentifier("log")
    }
  }

  private func log(_ app: XCUIApplication) -> String { app.staticTexts["log"].label }

  @Test("LAY-351, LAY-352, LAY-353: what lies in front and is seen covers; a clear colour does not")
  func covers() {
    func app(_ color: Color) -> XCUIApplication {
      XCUIApplication {
        ZStack {
          Button("Behind") {}
          color.frame(width: 200, height: 100)
        }
      }
    }
    #expect(!app(.red).buttons["Behind"].isHittable)
    #expect(app(.clear).buttons["Behind"].isHittable)
    #expect(app(.red.opacity(0)).buttons["Behind"].isHittable)
    let covered = app(.red)
    covered.profile.retryWindow = .zero
    #expect(
      failures { covered.buttons["Behind"].tap() } == [
        """
        Failed to tap "Behind" Button: Not hittable: Button, label: 'Behind'
        Covered by: a color, at (195.2, 428.5)
        Try: allowsHitTesting(false) on what lies in front, if users are to reach what is behind it
        """
      ])
  }

  @Test("A button below the keyboard is covered by it, and the advice is to end typing")
  func behindKeyboard() throws {
    let app = XCUIApplication {
      VStack {
        TextField("Name", text: .constant(""))
        Spacer()
        Button("Behind") {}
      }
      .ignoresSafeArea(.keyboard)
    }
    app.profile.retryWindow = .zero
    app.textFields["Name"].tap()
    let lines = try #require(failures { app.buttons["Behind"].tap() }.first).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("Covered by: Keyboard, at (") })
    #expect(lines.last == #"Try: typeText("\n") in the field first, or what else ends typing"#)
  }

  @Test("LAY-353, LAY-188: a layer that lets touches pass covers nothing")
  func passing() {
    let app = XCUIApplication {
      Counter { note in
        Button("Behind") { note("behind") }
          .overlay { Text("Over").allowsHitTesting(false) }
        Button("Other") { note("other") }
          .overlay { RoundedRectangle(cornerRadius: 4).stroke(.red) }
      }
    }
    app.buttons["Behind"].tap()
    app.buttons["Other"].tap()
    #expect(log(app) == "behind 1, other 1")
    #expect(app.buttons["Behind"].isHittable)
    #expect(!app.staticTexts["Over"].isHittable)
  }

  @Test("LAY-178, LAY-186: of siblings that overlap, the last or the one with the highest index takes the touch")
  func order() {
    let app = XCUIApplication {
      Counter { note in
        ZStack {
          Button("First") { note("first") }.zIndex(1)
          Button("Second") { note("second") }
        }
        ZStack {
          Button("Third") { note("third") }
          Button("Fourth") { note("fourth") }
        }
      }
    }
    #expect(app.buttons["First"].isHittable && !app.buttons["Second"].isHittable)
    #expect(!app.buttons["Third"].isHittable && app.buttons["Fourth"].isHittable)
    app.buttons["First"].tap()
    app.buttons["Fourth"].tap()
    #expect(log(app) == "first 1, fourth 1")
  }

  @Test("LAY-187, LAY-356: the gap of a row takes touches with a content shape, or a background, only")
  func gaps() {
    func row(_ label: String) -> some View {
      HStack {
        Text(label)
        Spacer()
        Text("End")
      }
    }
    let app = XCUIApplication {
      Counter { note in
        ZStack { Color.clear }.frame(height: 1)
        row("plain").accessibilityElement(children: .contain).accessibilityIdentifier("plain")
          .onTapGesture { note("plain") }
        row("shaped").contentShape(Rectangle()).accessibilityElement(children: .contain)
          .accessibilityIdentifier("shaped").onTapGesture { note("shaped") }
        row("filled").background(Color.yellow).accessibilityElement(children: .contain)
          .accessibilityIdentifier("filled").onTapGesture { note("filled") }
      }
    }
    for name in ["plain", "shaped", "filled"] {
      #expect(app.otherElements[name].isHittable)
      app.otherElements[name].tap()
    }
    #expect(log(app) == "filled 1, shaped 1")
    app.staticTexts["plain"].tap()
    #expect(log(app) == "filled 1, plain 1, shaped 1")
  }

  @Test("LAY-175: an offset moves where a view is touched")
  func offset() {
    let app = XCUIApplication {
      Counter { note in
        Button("Still") { note("still") }
        Button("Moved") { note("moved") }.offset(y: -300)
      }
    }
    let place = app.buttons["Moved"].frame
    app.coordinate(withNormalizedOffset: .zero)
      .withOffset(CGVector(dx: place.midX, dy: place.midY)).tap()
    #expect(log(app) == "moved 1")
  }

  @Test("LAY-350, LAY-354: a tap scrolls what is out of view into it; until then it is not hittable")
  func scrolling() {
    let app = XCUIApplication {
      Counter { note in
        ScrollView {
          ForEach(0..<20) { number in
            Button("Row \(number)") { note("row \(number)") }.frame(height: 100)
          }
        }
      }
    }
    #expect(app.buttons["Row 0"].isHittable && !app.buttons["Row 15"].isHittable)
    app.buttons["Row 15"].tap()
    #expect(log(app) == "row 15 1")
    #expect(app.buttons["Row 15"].isHittable && !app.buttons["Row 0"].isHittable)
  }

  @Test("LAY-352: what no scroll view can show is not hittable, and a tap says where it is")
  func outside() {
    let app = XCUIApplication {
      Button("Away") {}.offset(y: 900)
    }
    app.profile.retryWindow = .zero
    #expect(app.buttons["Away"].exists && !app.buttons["Away"].isHittable)
    #expect(failures { app.buttons["Away"].tap() }.first?.contains("It is below the screen.") == true)
  }

  @Test("LAY-352: the keyboard covers what it lies over; a field in a scroll view is scrolled above it")
  func keyboard() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Spacer()
          Button("Save") {}
        }
        .ignoresSafeArea(.keyboard)
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["Save"].isHittable)
    app.textFields["Name"].tap()
    #expect(!app.buttons["Save"].isHittable)
  }

  @Test("LAY-360: a coordinate meets the view in front, and nothing beside the views")
  func coordinates() {
    let app = XCUIApplication {
      Counter { note in
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 200, height: 200).onTapGesture { note("back") }
          Color.red.frame(width: 100, height: 100).onTapGesture { note("front") }
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("field")
      }
    }
    let field = app.otherElements["field"]
    field.coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.25)).tap()
    field.coordinate(withNormalizedOffset: CGVector(dx: 0.75, dy: 0.75)).tap()
    field.coordinate(withNormalizedOffset: CGVector(dx: 1.2, dy: 1.2)).tap()
    #expect(log(app) == "back 1, front 1")
  }

  private struct LongColumn: View {
    @State private var isAway = true
    @State private var touched = "none"

    var body: some View {
      Text(touched).accessibilityIdentifier("touched")
      Button("Move") { isAway.toggle() }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<200) { row in
            Button("Row \(row)") { touched = "row \(row)" }
              .frame(height: 20)
              .offset(y: row == 150 && isAway ? -3_000 : 0)
          }
        }
      }
    }
  }

  @Test("LAY-175, LAY-186: a touch meets a view of a long column that an offset draws far from its place")
  func farAway() {
    let app = XCUIApplication { LongColumn() }
    let first = app.buttons["Row 0"].frame
    func touch() -> String {
      app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: first.midX, dy: first.midY)).tap()
      return app.staticTexts["touched"].label
    }
    #expect(touch() == "row 150")
    app.buttons["Move"].tap()
    #expect(touch() == "row 0")
    app.buttons["Move"].tap()
    #expect(touch() == "row 150")
  }
}
