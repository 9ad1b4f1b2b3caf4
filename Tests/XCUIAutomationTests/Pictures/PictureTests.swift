import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime
import XCUIAutomation

@Suite("Pictures of a screen")
@MainActor
struct PictureTests {
  private func svg<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    XCUIApplication { content() }.picture().svg
  }

  @Test("The picture takes the size and scale of the screen, and begins with its background")
  func screen() {
    let picture = XCUIApplication { Text("Hello") }.picture()
    #expect(picture.size == CGSize(width: 390, height: 844))
    #expect(picture.scale == 3)
    #expect(picture.svg.contains("<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" fill=\"#FFFFFF\"/>"))
  }

  @Test("A text is at its base line, with the width that the layout measures")
  func texts() {
    let app = XCUIApplication { Text("Hello").font(.title).bold() }
    let frame = app.staticTexts["Hello"].frame
    let text = app.picture().svg
    #expect(text.contains("<text x=\"\(number(frame.minX))\""))
    #expect(text.contains("font-size=\"28\" font-weight=\"700\""))
    #expect(text.contains(">Hello</text>"))
  }

  @Test("Each line of a text is a text")
  func lines() {
    let text = svg { Text("one two").frame(width: 40) }
    #expect(text.contains(">one</text>"))
    #expect(text.contains(">two</text>"))
  }

  @Test("A gradient is seen through the characters of a text, and is that of the whole text")
  func gradientText() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let app = XCUIApplication { Text("one two").frame(width: 40).foregroundStyle(style) }
    let text = app.picture().svg
    #expect(text.components(separatedBy: "<mask").count == 3)
    #expect(text.contains("<linearGradient"))
    #expect(text.contains(">one</text>"))
    let symbol = XCUIApplication { Image(systemName: "star.fill").foregroundStyle(style) }.picture().svg
    #expect(symbol.components(separatedBy: "<mask").count == 2)
    let plain = XCUIApplication { Text("one two").frame(width: 40).foregroundStyle(.red) }.picture().svg
    #expect(!plain.contains("<mask"))
  }

  @Test("The same screen gives the same bytes, and drawing it changes nothing")
  func determinism() {
    let app = XCUIApplication { Form { Toggle("On", isOn: .constant(true)) } }
    let tree = app.debugDescription
    let first = app.picture()
    #expect(app.picture() == first)
    #expect(app.picture().png == first.png)
    #expect(app.debugDescription == tree)
    let other = XCUIApplication { Form { Toggle("On", isOn: .constant(true)) } }
    #expect(other.picture().svg == first.svg)
  }

  /// Stacks, layers, clips and maps inside each other.
  private struct Deep: View {
    let level: Int

    var body: some View {
      guard level > 0 else { return AnyView(Text("inmost")) }
      let content = Deep(level: level - 1)
      return switch level % 4 {
      case 0: AnyView(VStack { content }.padding(0.01).background(level == 500 ? Color.red : Color.clear))
      case 1: AnyView(content.offset(x: level % 8 == 1 ? 1 : -1).clipped())
      case 2: AnyView(ZStack { content }.foregroundStyle(.blue))
      default: AnyView(content.scaleEffect(1).opacity(level == 3 ? 0.5 : 1))
      }
    }
  }

  // With a sanitizer the frames of functions are larger than the stack allows.
  @Test("Views of 2,000 levels are drawn, each in its place", .enabled(if: !PlatformGaps.isSanitized))
  func deepViews() throws {
    let picture = XCUIApplication { Deep(level: 2_000) }.picture()
    let lines = picture.svg.split(separator: "\n")
    let text = try #require(lines.firstIndex { $0.contains(">inmost</text>") })
    let color = try #require(lines.firstIndex { $0.contains("fill=\"#FF3B30\"") })
    #expect(color < text)
    #expect(lines[text].contains("fill=\"#007AFF\""))
    #expect(lines.filter { $0.hasPrefix("<g") }.count == lines.filter { $0.hasPrefix("</g>") }.count)
    #expect(picture.png.count > 1_000)
  }

  @Test("An element's picture is its part of the screen")
  func elements() {
    let app = XCUIApplication {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40)
        Button("Go") {}.frame(width: 60, height: 40).background(.green)
      }
    }
    let picture = app.buttons["Go"].picture()
    #expect(picture.size == app.buttons["Go"].frame.size)
    #expect(picture.svg.contains("#34C759"))
  }

  @Test("Without an element the test fails, and the picture is empty")
  func missing() {
    let app = XCUIApplication { Text("Hello") }
    let failures = FailureCapture()
    let picture = FailureReporter.$capture.withValue(failures) { app.buttons["None"].picture() }
    #expect(picture.size == .zero)
    #expect(failures.messages.count == 1)
  }

  @Test("A legend shows frames, by identifiers or by types and labels")
  func legend() {
    let app = XCUIApplication { Text("Hello").accessibilityIdentifier("greeting") }
    #expect(!app.picture().svg.contains(">greeting</text>"))
    #expect(app.picture(.identifiers).svg.contains(">greeting</text>"))
    #expect(app.picture(.elements).svg.contains(">StaticText Hello</text>"))
  }

  @Test("A screenshot is a PNG of the screen with its pixels")
  func screenshots() {
    let app = XCUIApplication { Text("Hello") }
    let screenshot = app.screenshot()
    #expect(screenshot.pngRepresentation == app.picture().png)
    #expect(screenshot.image.size == CGSize(width: 390, height: 844))
    #expect(screenshot.image.scale == 3)
    #expect(app.staticTexts["Hello"].screenshot().image.size == app.staticTexts["Hello"].frame.size)
  }

  @Test("Hidden views, and those that let all light through, are not drawn")
  func hidden() {
    let text = svg {
      VStack {
        Text("Seen")
        Text("Hidden").hidden()
        Text("Clear").opacity(0)
      }
    }
    #expect(text.contains(">Seen<"))
    #expect(!text.contains(">Hidden<"))
    #expect(!text.contains(">Clear<"))
  }

  private func number(_ value: CGFloat) -> String {
    let text = String(format: "%.3f", value)
    return text.contains(".") ? text.replacing(/\.?0+$/, with: "") : text
  }
}
