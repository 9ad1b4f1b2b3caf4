import SwiftUI
import UnderstudyTesting

/// What the layout costs where something asks for it (issue of geometry, L1 to L5).
extension Workloads {
  static var layouts: [Workload] {
    [100, 1_000, 10_000].map(firstLayout)
      + [100, 10_000].map(relayout)
      + [openList, jumpInList, swipeThroughList]
      + [flatStacks, nestedStacks, sizePreference]
  }

  /// L1: the first frame that is read of the rows of W2.
  private static func firstLayout(_ n: Int) -> Workload {
    Workload(.firstLayout, n: n, bound: 17.6, samples: n < 10_000 ? 15 : 7) {
      let last = "row.\(n - 1).label"
      @MainActor func mount() -> XCUIApplication {
        let app = XCUIApplication { PlainRows(count: n) }
        keep(app.staticTexts[last].exists)
        return app
      }
      var app = mount()
      return .init(
        run: { keep(app.staticTexts[last].frame) },
        limit: { keep(PlainLayout(rows: n).frame(of: n - 1)) },
        clean: {
          app.terminate()
          app = mount()
        },
        finish: { app.terminate() })
    }
  }

  /// L2: a tap changes the text of one row, and the frame of that text is read.
  private static func relayout(_ n: Int) -> Workload {
    Workload(.relayout, n: n, bound: 280, repetitions: 200) {
      let app = XCUIApplication { CountingRows(count: n) }
      let (button, label) = (app.buttons["row.\(n / 2).button"], app.staticTexts["row.\(n / 2).label"])
      keep(label.frame)
      let plain = PlainLayout(rows: n)
      return .init(
        run: {
          button.tap()
          keep(label.frame)
        },
        limit: {
          plain.setText("Row", of: n / 2)
          keep(plain.frame(of: n / 2))
        },
        finish: { app.terminate() })
    }
  }

  /// L3: a list of 100,000 rows is opened.
  private static var openList: Workload {
    Workload(.openList, n: 100_000, bound: 87) {
      var opened: XCUIApplication?
      return .init(
        run: {
          let app = XCUIApplication { LongList(count: 100_000) }
          keep(app.staticTexts["row.0"].frame)
          opened = app
        },
        limit: { keep(PlainLayout(rows: 20).frame(of: 19)) },
        clean: {
          opened?.terminate()
          opened = nil
        })
    }
  }

  /// L3: from the beginning to the middle of the list, and back.
  private static var jumpInList: Workload {
    Workload(.jumpInList, n: 100_000, bound: 33, repetitions: 2) {
      let app = XCUIApplication { LongList(count: 100_000) }
      var isInMiddle = false
      return .init(
        run: {
          app.buttons[isInMiddle ? "First" : "Middle"].tap()
          isInMiddle.toggle()
          keep(app.staticTexts[isInMiddle ? "row.50000" : "row.0"].frame)
        },
        limit: { keep(PlainLayout(rows: 20).frame(of: 19)) },
        finish: { app.terminate() })
    }
  }

  /// L3: a swipe, again and again, from the middle of the list.
  private static var swipeThroughList: Workload {
    Workload(.swipeThroughList, n: 100_000, bound: 56, repetitions: 10) {
      let app = XCUIApplication { LongList(count: 100_000) }
      app.buttons["Middle"].tap()
      let list = app.collectionViews.firstMatch
      return .init(
        run: { list.swipeUp() }, limit: { keep(PlainLayout(rows: 20).frame(of: 19)) }, finish: { app.terminate() })
    }
  }

  /// L4: 4,096 leaves in one stack.
  private static var flatStacks: Workload {
    Workload(.flatStacks, n: 4_096, bound: 4.7, samples: 15) { firstFrame { FlatStacks(count: 4_096) } }
  }

  /// L4: as many leaves in twelve levels of stacks with two children each, of alternating axes.
  private static var nestedStacks: Workload {
    Workload(.nestedStacks, n: 4_096, bound: 7, samples: 15) { firstFrame { AlternatingStacks() } }
  }

  /// The first frame that is read of an app with 4,096 leaves.
  private static func firstFrame<Content: View>(_ content: @escaping () -> Content) -> Workload.Operation {
    @MainActor func mount() -> XCUIApplication {
      let app = XCUIApplication {
        VStack(spacing: 0) {
          Text("Top")
          content()
        }
      }
      keep(app.staticTexts["Top"].exists)
      return app
    }
    var app = mount()
    return .init(
      run: { keep(app.staticTexts["Top"].frame) },
      limit: { keep(PlainLayout(rows: 4_096).frame(of: 4_095)) },
      clean: {
        app.terminate()
        app = mount()
      },
      finish: { app.terminate() })
  }

  /// L5: one of 1,000 readers has another size, which goes up as a preference.
  private static var sizePreference: Workload {
    Workload(.sizePreference, n: 1_000, bound: 64, repetitions: 20) {
      let app = XCUIApplication { MeasuredRows(count: 1_000) }
      let sizes = app.preferences(SizesKey.self)
      let button = app.buttons["row.0.button"]
      var plain = Array(repeating: CGSize(width: 390, height: 20), count: 1_000)
      return .init(
        run: {
          button.tap()
          keep(sizes.value.count)
        },
        limit: {
          plain[500].height += 1
          var combined: [CGSize] = []
          for size in plain { combined.append(size) }
          keep(combined.count)
        },
        finish: { app.terminate() })
    }
  }
}
