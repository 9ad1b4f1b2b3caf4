import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCUIAutomation

@Suite("Looks in pictures")
@MainActor
struct PictureLookTests {
  private func svg<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    XCUIApplication { content() }.picture().svg
  }

  /// How the text is drawn.
  private func line(_ text: String, in svg: String) -> String {
    svg.split(separator: "\n").first { $0.contains(">\(text)</text>") }.map(String.init) ?? ""
  }

  @Test("A style is inherited by texts, symbols and shapes, and the nearest one holds")
  func foreground() {
    let text = svg {
      VStack {
        Text("Outer")
        Text("Inner").foregroundColor(.green)
        Text("Level").foregroundStyle(.secondary)
        Circle().frame(width: 10, height: 10)
      }
      .foregroundStyle(.red)
    }
    #expect(line("Outer", in: text).contains("#FF3B30"))
    #expect(line("Inner", in: text).contains("#34C759"))
    #expect(line("Level", in: text).contains("fill=\"#FF3B30\" fill-opacity=\"0.5\""))
    #expect(text.contains("rx=\"5\" ry=\"5\" fill=\"#FF3B30\""))
  }

  @Test("Parts of a text have their own colour, weight and lines")
  func textParts() {
    let text = svg { Text("a").foregroundColor(.red) + Text("b").bold() + Text("c").underline() }
    #expect(line("a", in: text).contains("#FF3B30"))
    #expect(line("b", in: text).contains("font-weight=\"600\""))
    #expect(line("c", in: text).contains("text-decoration=\"underline\""))
  }

  @Test("Colours are those of a dark screen where it is dark")
  func dark() {
    let text = svg { Text("Hi").foregroundStyle(.red).preferredColorScheme(.dark) }
    #expect(text.contains("height=\"844\" fill=\"#000000\""))
    #expect(line("Hi", in: text).contains("#FF453A"))
  }

  @Test("Colours that UIKit names by their purposes are those of iOS")
  func namedColors() {
    let text = svg {
      VStack {
        Color(uiColor: .secondarySystemBackground)
        Color(uiColor: .systemRed)
        Color(uiColor: .systemGray4)
      }
    }
    for color in ["#F2F2F7", "#FF3B30", "#D1D1D6"] { #expect(text.contains(color)) }
  }

  @Test("Backgrounds are behind, overlays and borders in front, in the order in which they are written")
  func order() throws {
    let text = svg {
      Text("Hi").background(.red).border(.blue, width: 2).overlay { Color.green }.background { Color.yellow }
    }
    let places = try ["#FFCC00", "#FF3B30", ">Hi<", "#007AFF", "#34C759"].map {
      try #require(text.range(of: $0), "\($0)").lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test("A later view in front of an earlier one, unless its order says otherwise (LAY-178)")
  func zIndex() throws {
    let text = svg {
      ZStack {
        Color.red.zIndex(1)
        Color.green
      }
    }
    let (red, green) = (try #require(text.range(of: "#FF3B30")), try #require(text.range(of: "#34C759")))
    #expect(green.lowerBound < red.lowerBound)
  }

  @Test("A background reaches under the bars that its view touches (LAY-053)")
  func safeArea() {
    let text = svg { Color.clear.background(.red) }
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" fill=\"#FF3B30\"/>"))
  }

  @Test("Clips, shadows, opacity and rotations are groups")
  func groups() {
    let text = svg {
      VStack {
        Color.red.frame(width: 20, height: 20).clipShape(Circle())
        Text("Faded").opacity(0.5)
        Text("Turned").rotationEffect(.degrees(90))
        Color.blue.frame(width: 20, height: 20).cornerRadius(4).shadow(radius: 3)
      }
    }
    #expect(text.contains("<ellipse"))
    #expect(text.contains("<g opacity=\"0.5\">"))
    #expect(text.contains("transform=\"matrix(0 1 -1 0"))
    #expect(text.contains("rx=\"4\""))
    #expect(text.contains("<feDropShadow"))
  }

  @Test("Shapes are filled and stroked as they say")
  func shapes() {
    let text = svg {
      VStack {
        Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Capsule().stroke(.green, lineWidth: 3)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.orange, lineWidth: 2)
      }
      .frame(width: 100, height: 100)
    }
    #expect(text.contains("<linearGradient"))
    #expect(text.contains("fill=\"none\" stroke=\"#34C759\" stroke-width=\"3\""))
    #expect(text.contains("rx=\"7\" fill=\"none\" stroke=\"#FF9500\" stroke-width=\"2\""))
  }

  @Test("A change of a colour is drawn, though it is no change of the layout")
  func changes() {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Button("Turn") { isOn.toggle() }.foregroundColor(isOn ? .green : .red).padding().background(
          isOn ? .blue : .pink)
      }
    }
    let app = XCUIApplication { Switch() }
    #expect(app.picture().svg.contains("#FF3B30"))
    app.buttons["Turn"].tap()
    let text = app.picture().svg
    #expect(text.contains("#34C759"))
    #expect(text.contains("#007AFF"))
    #expect(!text.contains("#FF3B30"))
    #expect(!text.contains("#FF2D55"))
  }

  @Test("A style of the app paints what it resolves to in its place")
  func customStyle() {
    struct Notice: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.yellow.opacity(0.5) : Color.brown.opacity(0.5)
      }
    }
    let text = svg {
      VStack {
        Text("Light").foregroundStyle(Notice())
        Text("Dark").foregroundStyle(Notice()).environment(\.colorScheme, .dark)
        Circle().fill(Notice()).frame(width: 10, height: 10)
      }
    }
    #expect(line("Light", in: text).contains("fill=\"#A2845E\" fill-opacity=\"0.5\""))
    #expect(line("Dark", in: text).contains("fill=\"#FFD60A\" fill-opacity=\"0.5\""))
    #expect(text.contains("rx=\"5\" ry=\"5\" fill=\"#A2845E\" fill-opacity=\"0.5\""))
  }

  @Test("LAY-179: a view is seen through its mask, which has no elements and takes no touches")
  func mask() {
    let log = TapLog()
    let app = XCUIApplication {
      Button("Buy") { log.count += 1 }.mask { Text("Shape").fixedSize().accessibilityIdentifier("shape") }
    }
    #expect(!app.staticTexts["shape"].exists)
    app.buttons["Buy"].tap()
    #expect(log.count == 1)
    let text = app.picture().svg
    #expect(line("Shape", in: text).contains("fill=\"#000000\""))
    let parts = [">Shape<", "</mask>", "mask=\"url", ">Buy<"].map { text.range(of: $0)?.lowerBound ?? text.endIndex }
    #expect(parts == parts.sorted() && parts[3] < text.endIndex)
  }

  private final class TapLog {
    var count = 0
  }

  @Test("Symbols and images are drawn by name")
  func images() {
    let text = svg {
      VStack {
        Image(systemName: "trash")
        Image("photo")
      }
    }
    #expect(text.contains("data-symbol=\"trash\""))
    #expect(text.contains("data-image=\"photo\""))
  }
}
