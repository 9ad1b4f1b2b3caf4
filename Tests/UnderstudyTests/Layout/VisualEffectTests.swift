import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Effects that move views")
struct VisualEffectTests {
  @Test("LAY-181: what an effect moves, scales and turns has its frame there, and nothing makes room for it")
  func geometry() {
    let app = appFromTop {
      SizedBox(id: "moved", width: 60, height: 20).visualEffect { view, place in
        view.offset(x: place.size.width, y: 5).offset(CGSize(width: 1, height: 0))
      }
      SizedBox(id: "scaled", width: 60, height: 20).visualEffect { view, _ in view.scaleEffect(2, anchor: .topLeading) }
      SizedBox(id: "turned", width: 60, height: 20).visualEffect { view, _ in view.rotationEffect(.degrees(90)) }
      SizedBox(id: "both", width: 60, height: 20).visualEffect { view, _ in view.offset(x: 10).scaleEffect(0.5) }
      SizedBox(id: "faint", width: 60, height: 20).visualEffect { view, _ in view.opacity(0.5).blur(radius: 2) }
    }
    #expect(app.buttons["moved"].frame.isNear(61, 52, 60, 20))
    #expect(app.buttons["scaled"].frame.isNear(0, 67, 120, 40))
    #expect(app.buttons["turned"].frame.isNear(20, 67, 20, 60))
    #expect(app.buttons["both"].frame.isNear(20, 112, 30, 10))
    #expect(app.buttons["faint"].frame.isNear(0, 127, 60, 20))
  }

  @Test("LAY-181: an effect follows the place that it reads")
  func following() {
    let app = XCUIApplication {
      ScrollView {
        VStack(spacing: 0) {
          SizedBox(id: "pinned", width: 100, height: 50).visualEffect { view, place in
            view.offset(y: max(0, -place.frame(in: .scrollView).minY))
          }
          .zIndex(1)
          Color.red.frame(height: 3_000)
        }
      }
    }
    #expect(app.buttons["pinned"].frame.isNear(145, 47, 100, 50))
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.buttons["pinned"].frame.isNear(145, 47, 100, 50))
    #expect(app.buttons["pinned"].isHittable)
  }

  @Test("LAY-181: a transition moves what is out of view")
  func transitions() {
    let app = XCUIApplication {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            SizedBox(id: "\(number)", width: 100, height: 100)
              .scrollTransition { view, phase in view.scaleEffect(phase.isIdentity ? 1 : 0.5) }
          }
        }
      }
    }
    #expect(app.buttons["0"].frame.isNear(145, 47, 100, 100))
    #expect(app.buttons["15"].frame.isNear(170, 1572, 50, 50))
  }

  @Test("LAY-175: a turn in space shows the box of what is seen")
  func turnsInSpace() {
    let app = appFromTop {
      SizedBox(id: "over", width: 60, height: 20).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      SizedBox(id: "half", width: 60, height: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      SizedBox(id: "flat", width: 60, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2))
      SizedBox(id: "edge", width: 60, height: 20).rotation3DEffect(
        .degrees(180), axis: (x: 1, y: 0, z: 0), anchor: .bottom)
      SizedBox(id: "none", width: 60, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 0))
    }
    #expect(app.buttons["over"].frame.isNear(0, 47, 60, 20))
    #expect(app.buttons["half"].frame.isNear(15, 67, 30, 20))
    #expect(app.buttons["flat"].frame.isNear(20, 67, 20, 60))
    #expect(app.buttons["edge"].frame.isNear(0, 127, 60, 20))
    #expect(app.buttons["none"].frame.isNear(0, 127, 60, 20))
  }
}
