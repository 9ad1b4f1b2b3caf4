import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import Understudy

@MainActor struct TextLayoutTests {
  private static let fox = "The quick brown fox jumps over the lazy dog"

  @Test("LAY-304, LC-242, LC-244, LC-245: a text is as wide as its characters and as high as its line")
  func sizes() {
    expectSize(measured(Text("Hello, world!").font(.body)), 94.3333, 20.3333)
    expectSize(measured(Text("Settings").font(.largeTitle)), 122, 40.6667)
    expectSize(measured(Text("Hello").font(.caption)), 29, 14.3333)
  }

  @Test("LAY-309, LC-246, LC-248: a text takes as many lines as it needs, and the width of the widest")
  func wrapping() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      Text(Self.fox).placed("wide", in: places).frame(width: 200)
      Text(Self.fox).placed("narrow", in: places).frame(width: 60)
    }
    #expect(app.staticTexts.count == 2)
    expectSize(places["wide"].size, 182.3333, 42.3333)
    expectSize(places["narrow"].size, 59.6667, 174.3333)
  }

  @Test("LAY-300, LC-080, LC-084, LC-088: titles follow the user's size of text, sizes in points do not")
  func typeSizes() {
    #expect(measured(Text("x").font(.title).dynamicTypeSize(.xSmall)).height == 30)
    #expect(measured(Text("x").font(.title).dynamicTypeSize(.xLarge)).height == 36)
    #expect(abs(measured(Text("x").font(.title).dynamicTypeSize(.accessibility2)).height - 51.3333) < 0.01)
    #expect(measured(Text("x").font(.system(size: 15)).dynamicTypeSize(.accessibility2)).height == 18)
  }

  @Test("LAY-074 to LAY-076, LC-249: distances of texts to texts and to other views")
  func distances() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      VStack {
        Text("A").placed("a", in: places)
        Text("B").font(.footnote).placed("b", in: places)
        Color.red.frame(width: 50, height: 50).placed("c", in: places)
        Text("D").placed("d", in: places)
      }
    }
    #expect(app.staticTexts.count == 3)
    expectFrame(places["a"], 189.3333, 366.7727, 11.3333, 20.3333)
    #expect(abs(places["b"].minY - 389.7727) < 0.01)
    #expect(abs(places["c"].minY - places["b"].maxY - 8.021) < 0.01)
    #expect(abs(places["d"].minY - places["c"].maxY - 6.434) < 0.01)
  }

  @Test("LAY-303, LC-250: texts of two sizes on one baseline")
  func baselines() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      HStack(alignment: .firstTextBaseline) {
        Text("A").font(.largeTitle).placed("a", in: places)
        Text("B").font(.caption).placed("b", in: places)
      }
    }
    #expect(app.staticTexts.count == 2)
    expectFrame(places["a"], 175.5, 408.1667, 23, 40.6667)
    expectFrame(places["b"], 206.5, 429.1667, 8, 14.3333)
  }

  @Test("LAY-234: an empty text is one line high and has no width")
  func empty() {
    expectSize(measured(Text("")), 0, 20.3333)
    expectSize(measured(Text("").font(.largeTitle)), 0, 40.6667)
  }

  @Test("LAY-311: limits of lines, reserved lines and the distance between lines")
  func lines() {
    let one = measured(Text(Self.fox).lineLimit(1).frame(width: 200))
    #expect(abs(one.height - 20.3333) < 0.01)
    #expect(abs(measured(Text("Hello").lineLimit(3, reservesSpace: true)).height - 64.3333) < 0.01)
    #expect(abs(measured(Text("Hello").lineLimit(2...)).height - 42.3333) < 0.01)
    #expect(abs(measured(Text("Hello").lineLimit(...2)).height - 20.3333) < 0.01)
    #expect(abs(measured(Text("Hello").lineLimit(2...4)).height - 42.3333) < 0.01)
    #expect(abs(measured(Text("a\nb").lineSpacing(5)).height - 47.3333) < 0.01)
    let limited = measured(VStack { Text("a\nb\nc") }.lineLimit(2))
    #expect(abs(limited.height - 42.3333) < 0.01)
  }

  @Test("LAY-311: a text shrinks to fit its width, down to the least factor")
  func scaling() {
    let places = MeasuredPlaces()
    let app = XCUIApplication {
      Text("Settings").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.5).placed("text", in: places)
        .frame(width: 100)
    }
    #expect(app.staticTexts["Settings"].exists)
    #expect(places["text"].width <= 100)
    #expect(places["text"].height < 36)
    #expect(places["text"].height > 20)
  }

  @Test("LAY-307: kerning and tracking add to each character, and tracking replaces kerning")
  func tracking() {
    let plain = measured(Text(verbatim: "ab")).width
    #expect(abs(measured(Text(verbatim: "ab").kerning(5)).width - plain - 10) < 0.4)
    #expect(abs(measured(Text(verbatim: "ab").kerning(5).tracking(2)).width - plain - 4) < 0.4)
    #expect(abs(measured(VStack { Text(verbatim: "ab") }.tracking(2)).width - plain - 4) < 0.4)
  }

  @Test("LAY-307: weights, designs and equal widths are those of the font, of a text or of what is around it")
  func looks() {
    let bold = measured(Text("Hello").font(.body.bold()))
    #expect(bold.width > measured(Text("Hello")).width)
    #expect(measured(Text("Hello").bold()) == bold)
    #expect(measured(Text("Hello").fontWeight(.semibold)) == bold)
    #expect(measured(VStack { Text("Hello") }.bold()) == bold)
    #expect(measured(VStack { Text("Hello").fontWeight(.regular) }.bold()) == measured(Text("Hello")))
    #expect(measured(VStack { VStack { Text("Hello") }.fontWeight(nil) }.fontWeight(.bold)) == measured(Text("Hello")))
    #expect(measured(Text("Hello").italic()) == measured(Text("Hello")))
    #expect(measured(Text("iii").monospaced()).width == measured(Text("WWW").monospaced()).width)
    #expect(measured(Text("111").monospacedDigit()).width == measured(Text("000").monospacedDigit()).width)
    #expect(measured(VStack { Text("iii") }.fontDesign(.monospaced)) == measured(Text("WWW").monospaced()))
  }

  @Test("A font that is written further in holds")
  func nesting() {
    let title = measured(Text("x").font(.title))
    #expect(measured(Text("x").font(.title).font(.caption)) == title)
    #expect(measured(VStack { Text("x").font(.title) }.font(.caption)) == title)
    #expect(measured(VStack { VStack { Text("x") }.font(.title) }.font(.caption)) == title)
    #expect(measured(VStack { Text("x").font(nil) }.font(.title)) == title)
    #expect(measured(VStack { VStack { Text("x") }.font(nil) }.font(.title)) == measured(Text("x")))
  }

  @Test("The case of letters changes what is measured, and not the label")
  func textCase() {
    let places = MeasuredPlaces()
    let app = XCUIApplication { VStack { Text("Hello").placed("text", in: places) }.textCase(.uppercase) }
    #expect(app.staticTexts["Hello"].exists)
    #expect(places["text"].size == measured(Text("HELLO")))
  }

  @Test("LAY-312: texts that are joined keep their fonts; the line is as high as the largest")
  func concatenation() {
    let large = measured(Text("A").font(.largeTitle))
    let small = measured(Text("b"))
    let both = measured(Text("A").font(.largeTitle) + Text("b"))
    #expect(both.height == large.height)
    #expect(abs(both.width - large.width - small.width) < 0.7)
    let all = measured((Text("A").font(.largeTitle) + Text("b")).font(.title))
    #expect(all.height == large.height)
    #expect(all.width > both.width)
  }

  @Test("LAY-312: Markdown's emphasis is measured, also in translated and interpolated texts")
  func markdown() {
    #expect(measured(Text("**Hello**")) == measured(Text("Hello").bold()))
    #expect(measured(Text("`iii`")) == measured(Text("iii").monospaced()))
    #expect(measured(Text("\(Text("Hello").bold())")) == measured(Text("Hello").bold()))
    let app = XCUIApplication { Text("Say \(Text("Hello").bold()), [**bold** link](https://a.b)") }
    #expect(app.staticTexts["Say Hello, bold link"].exists)
    #expect(app.links.count == 1)
    #expect(app.links["bold link"].exists)
  }

  @Test("LAY-312: an image in a text takes the width of its symbol and adds no characters")
  func images() {
    let app = XCUIApplication { Text("\(Image(systemName: "star")) Favorite") }
    #expect(app.staticTexts[" Favorite"].exists)
    let symbol = measured(Image(systemName: "star")).width
    let plain = measured(Text(verbatim: "a")).width
    #expect(abs(measured(Text(Image(systemName: "star")) + Text(verbatim: "a")).width - symbol - plain) < 0.7)
  }

  @Test("A text that changes is laid out again; views around it follow")
  func changes() {
    struct Screen: View {
      let places: MeasuredPlaces
      @State private var text = "a"
      @State private var isLarge = false
      var body: some View {
        VStack {
          Text(text).font(isLarge ? .largeTitle : nil).placed("text", in: places)
          Button("Longer") { text += "aaaaaaaaa" }
          Button("Larger") { isLarge = true }
        }
      }
    }
    let places = MeasuredPlaces()
    let app = XCUIApplication { Screen(places: places) }
    let first = places["text"].size
    app.buttons["Longer"].tap()
    #expect(places["text"].width > 5 * first.width)
    #expect(places["text"].height == first.height)
    app.buttons["Larger"].tap()
    #expect(abs(places["text"].height - 40.6667) < 0.01)
  }

  @Test("Values of the environment decide sizes, and changes of them are followed")
  func environment() {
    struct Screen: View {
      let places: MeasuredPlaces
      @State private var size = DynamicTypeSize.large
      var body: some View {
        VStack {
          Text("x").placed("text", in: places)
          Text("x").font(.system(size: 10)).placed("fixed", in: places)
        }
        .dynamicTypeSize(size)
        Button("Larger") { size = .accessibility1 }
      }
    }
    let places = MeasuredPlaces()
    let app = XCUIApplication { Screen(places: places) }
    #expect(abs(places["text"].height - 20.3333) < 0.01)
    let fixed = places["fixed"].size
    app.buttons["Larger"].tap()
    #expect(abs(places["text"].height - 33.6667) < 0.01)
    #expect(places["fixed"].size == fixed)
  }

  @Test("Modifiers of texts set values of the environment")
  func values() {
    struct Reader: View {
      @Environment(\.font) private var font
      @Environment(\.lineLimit) private var lineLimit
      @Environment(\.lineSpacing) private var lineSpacing
      @Environment(\.multilineTextAlignment) private var alignment
      @Environment(\.minimumScaleFactor) private var factor
      @Environment(\.truncationMode) private var truncation
      @Environment(\.textCase) private var textCase
      @Environment(\.imageScale) private var imageScale
      @Environment(\.allowsTightening) private var allowsTightening
      let check: (Bool) -> Void
      var body: some View {
        let isDefault =
          font == nil && lineLimit == nil && lineSpacing == 0 && alignment == .leading && factor == 1
          && truncation == .tail && textCase == nil && imageScale == .medium && !allowsTightening
        let isSet =
          font == .title && lineLimit == 2 && lineSpacing == 3 && alignment == .center && factor == 0.5
          && truncation == .middle && textCase == .lowercase && imageScale == .large && allowsTightening
        let _ = check(isSet)
        Text(isDefault ? "default" : "\(isSet)")
      }
    }
    let app = XCUIApplication {
      Reader { _ in }
      Reader { _ in }
        .font(.title).lineLimit(2).lineSpacing(3).multilineTextAlignment(.center).minimumScaleFactor(0.5)
        .truncationMode(.middle).textCase(.lowercase).imageScale(.large).allowsTightening(true)
      Reader { _ in }.environment(\.font, .title)
    }
    #expect(app.texts == ["default", "true", "false"])
  }

  @Test("Texts are equal where they say the same in the same look")
  func equality() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text(verbatim: "a") + Text(verbatim: "b") == Text(verbatim: "ab"))
    #expect(Text("a") + Text("b").font(.title) == Text("a") + Text("b").font(.title))
  }
}
