import Foundation
import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@MainActor
@Suite("Recognizers of UIKit's")
struct UIGestureRecognizerTests {
  private struct Recognizing<Recognizer: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
    let make: @MainActor () -> Recognizer
    let act: @MainActor (Recognizer, UIGestureRecognizerRepresentableCoordinateSpaceConverter) -> Void
    func makeUIGestureRecognizer(context: Context) -> Recognizer { make() }
    func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
      act(recognizer, context.converter)
    }
  }

  private struct Screen<Recognizer: UIGestureRecognizer>: View {
    let make: @MainActor () -> Recognizer
    let text: @MainActor (Recognizer, UIGestureRecognizerRepresentableCoordinateSpaceConverter) -> String
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text("Card").frame(width: 200, height: 200)
          .gesture(Recognizing(make: make) { log.append("\($0.state) \(text($0, $1))") })
        Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
      }
    }
  }

  private func log(_ app: XCUIApplication) -> String { app.staticTexts["log"].label }

  @Test("F-137: taps and presses have their states")
  func taps() {
    let app = XCUIApplication {
      Screen {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        return recognizer
      } text: {
        "\($0.numberOfTouches) at \(Int($1.localLocation.x))"
      }
    }
    app.staticTexts["Card"].tap()
    #expect(log(app) == "")
    app.staticTexts["Card"].doubleTap()
    #expect(log(app) == "ended 1 at 100")
    let press = XCUIApplication {
      Screen {
        UILongPressGestureRecognizer()
      } text: { _, _ in
        ""
      }
    }
    press.staticTexts["Card"].press(forDuration: 0.2)
    press.staticTexts["Card"].press(forDuration: 1)
    #expect(log(press) == "began , ended ")
  }

  @Test("F-137: a pan goes through its states with its translation")
  func pan() {
    let app = XCUIApplication {
      Screen {
        UIPanGestureRecognizer()
      } text: { pan, _ in
        "\(Int(pan.translation(in: nil).x))"
      }
    }
    let start = app.staticTexts["Card"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 60, dy: 0)))
    #expect(log(app) == "began 0, changed 60, ended 60")
  }

  @Test("F-137: a flick counts in its direction alone, two fingers by their scale and angle, and a delegate may refuse")
  func others() {
    let app = XCUIApplication {
      Screen {
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = .left
        return recognizer
      } text: { _, _ in
        ""
      }
    }
    app.staticTexts["Card"].swipeRight()
    #expect(log(app) == "")
    app.staticTexts["Card"].swipeLeft()
    #expect(log(app) == "ended ")
    let pinch = XCUIApplication {
      Screen {
        UIPinchGestureRecognizer()
      } text: { pinch, _ in
        "\(pinch.scale)"
      }
    }
    pinch.staticTexts["Card"].pinch(withScale: 2, velocity: 1)
    #expect(log(pinch) == "began 1.0, changed 2.0, ended 2.0")
    final class Refusing: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let delegate = Refusing()
    let refused = XCUIApplication {
      Screen {
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = delegate
        return recognizer
      } text: { _, _ in
        ""
      }
    }
    refused.staticTexts["Card"].tap()
    #expect(log(refused) == "")
  }
}
