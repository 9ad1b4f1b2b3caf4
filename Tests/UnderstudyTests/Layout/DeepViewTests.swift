import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

// With a sanitizer the frames of functions are larger than the stack allows.
@MainActor
@Suite("LAY-404: Deep views", .enabled(if: !PlatformGaps.isSanitized))
struct DeepViewTests {
  /// A view of a number of levels of stacks, layers, frames and padding.
  private struct Deep: View {
    let level: Int

    var body: some View {
      guard level > 0 else { return AnyView(SizedBox(id: "leaf", width: 10, height: 10)) }
      let content = Deep(level: level - 1)
      return switch level % 4 {
      case 0: AnyView(VStack { content }.padding(0.01))
      case 1:
        AnyView(
          HStack {
            content
            Spacer(minLength: 0)
          })
      case 2:
        AnyView(
          ZStack {
            Color.clear
            content
          })
      default: AnyView(content.frame(maxWidth: .infinity))
      }
    }
  }

  @Test("LAY-404: views of 2,000 levels are laid out")
  func deepTrees() {
    let app = XCUIApplication { Deep(level: 2_000) }
    #expect(app.buttons["leaf"].frame.isNear(5, 423.667, 10, 10))
  }

  @Test("LAY-186, LAY-404: a view of 2,000 levels takes a touch in a long column")
  func touchInDeepTree() {
    let app = XCUIApplication {
      VStack(spacing: 0) {
        ForEach(0..<200) { _ in Color.clear.frame(height: 1) }
        Deep(level: 2_000)
      }
    }
    #expect(app.buttons["leaf"].isHittable)
  }
}
