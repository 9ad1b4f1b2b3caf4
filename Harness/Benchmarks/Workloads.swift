import SwiftUI
import UnderstudyTesting

/// The workloads of Docs/Speed.md, each with its bound.
@MainActor
public enum Workloads {
  public static var all: [Workload] {
    [flow]
      + [100, 1_000, 10_000].map(mounting)
      + [100, 10_000].map(tapping)
      + [rootChange(10_000)]
      + [100, 10_000].map(finding)
      + [nestedMount(200), nestedMount(1_000), nestedUpdate(200), nestedUpdate(1_000)]
      + [preferenceChange(10_000), asyncFlows]
      + layouts + pictures + users
  }

  private static func mounting(_ n: Int) -> Workload {
    Workload(.mounting, n: n, bound: 5.9, samples: n < 10_000 ? 15 : 7) {
      var mounted: XCUIApplication?
      return .init(
        run: {
          let app = XCUIApplication { PlainRows(count: n) }
          keep(app.staticTexts["row.\(n - 1).label"].exists)
          mounted = app
        },
        limit: {
          let tree = PlainTree()
          tree.addRows(n)
          keep(tree["row.\(n - 1).label"].label)
        },
        clean: {
          mounted?.terminate()
          mounted = nil
        })
    }
  }

  private static func tapping(_ n: Int) -> Workload {
    Workload(.tapping, n: n, bound: 95, repetitions: 200) {
      let app = XCUIApplication { CountingRows(count: n) }
      let tree = PlainTree()
      tree.addRows(n)
      let (button, label) = ("row.\(n / 2).button", "row.\(n / 2).label")
      return .init(
        run: {
          app.buttons[button].tap()
          keep(app.staticTexts[label].label)
        },
        limit: {
          tree[button].action?()
          keep(tree[label].label)
          tree[label].label = "Row"
        },
        finish: { app.terminate() })
    }
  }

  private static func rootChange(_ n: Int) -> Workload {
    Workload(.rootChange, n: n, bound: 11_900, repetitions: 4) {
      let app = XCUIApplication { DependentRows(count: n) }
      let tree = PlainTree()
      tree.addRows(n)
      var ticks = 0
      let label = "row.\(n / 2).label"
      return .init(
        run: {
          app.buttons["tick"].tap()
          keep(app.staticTexts[label].label)
        },
        limit: {
          ticks += 1
          tree[label].label = "Ticks \(ticks)"
          keep(tree[label].label)
        },
        finish: { app.terminate() })
    }
  }

  private static func finding(_ n: Int) -> Workload {
    Workload(.finding, n: n, bound: 18, repetitions: 5_000) {
      let app = XCUIApplication { PlainRows(count: n) }
      let tree = PlainTree()
      tree.addRows(n)
      // Another one each time: the same one in a hot loop would measure a cache.
      let labels = (0..<n).map { "row.\($0).label" }
      var (position, limitPosition) = (0, 0)
      return .init(
        run: {
          position = (position + 61) % n
          keep(app.staticTexts[labels[position]].label)
        },
        limit: {
          limitPosition = (limitPosition + 61) % n
          keep(tree[labels[limitPosition]].label)
        },
        finish: { app.terminate() })
    }
  }

  private static func nestedMount(_ depth: Int) -> Workload {
    Workload(.nestedMount, n: depth, bound: 7, samples: 15) {
      var mounted: XCUIApplication?
      return .init(
        run: {
          let app = XCUIApplication { NestedContainers(depth: depth) }
          keep(app.buttons["leaf"].exists)
          mounted = app
        },
        limit: { keep(PlainTree().nest(depth).label) },
        clean: {
          mounted?.terminate()
          mounted = nil
        })
    }
  }

  private static func nestedUpdate(_ depth: Int) -> Workload {
    Workload(.nestedUpdate, n: depth, bound: 125, repetitions: 200) {
      let app = XCUIApplication { NestedContainers(depth: depth) }
      let tree = PlainTree()
      let leaf = tree.nest(depth)
      var count = 0
      return .init(
        run: {
          app.buttons["leaf"].tap()
          keep(app.buttons["leaf"].label)
        },
        limit: {
          count += 1
          tree["leaf"].label = "Leaf \(count)"
          keep(leaf.label)
        },
        finish: { app.terminate() })
    }
  }

  private static func preferenceChange(_ n: Int) -> Workload {
    Workload(.preferenceChange, n: n, bound: 1.6, repetitions: 4) {
      let app = XCUIApplication { NamedRows(count: n) }
      let names = app.preferences(NamesKey.self)
      var plain = (0..<n).map { ["row.\($0).0"] }
      var version = 0
      let button = "row.\(n / 2).button"
      return .init(
        run: {
          app.buttons[button].tap()
          keep(names.value.count)
        },
        limit: {
          version += 1
          plain[n / 2] = ["row.\(n / 2).\(version)"]
          var combined: [String] = []
          for value in plain { combined.append(contentsOf: value) }
          keep(combined.count)
        },
        finish: { app.terminate() })
    }
  }
}
