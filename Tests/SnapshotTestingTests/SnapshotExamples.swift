import InlineSnapshotTesting
import SwiftUI
import Testing
import XCUIAutomation

// The code blocks of Docs/Snapshots.md, in its order.

@Suite("Examples of Docs/Snapshots.md", .snapshots(record: .never))
struct SnapshotExamples {
  struct Order: Codable {
    let number: Int
    let items: [String]
  }

  @Test func orders() {
    let order = Order(number: 7, items: ["Tea", "Cup"])
    assertSnapshot(of: order, as: .json)
    assertSnapshot(of: order, as: .dump, named: "parts")
  }

  struct Basket: View {
    @State private var cups = 1

    var body: some View {
      VStack {
        Text("Basket").accessibilityAddTraits(.isHeader)
        Stepper("\(cups) cups", value: $cups).accessibilityIdentifier("cups")
        Button("Pay") {}.disabled(cups == 0)
      }
    }
  }

  @Test @MainActor func basket() {
    let app = XCUIApplication { Basket() }
    #expect(app.staticTexts["Basket"].treeDescription == "StaticText, label: 'Basket', header")
    assertInlineSnapshot(of: app.buttons["Pay"], as: .elementTree) {
      """
      Button, label: 'Pay'
        StaticText, label: 'Pay'
      """
    }
  }

  @Test func inline() {
    assertInlineSnapshot(of: ["Tea", "Cup"], as: .dump) {
      """
      ▿ 2 elements
        - "Tea"
        - "Cup"

      """
    }
  }

  @MainActor func pictures(of controller: UIViewController) {
    assertSnapshot(of: Basket(), as: .image)
    assertSnapshot(of: Basket(), as: .image(layout: .device(config: .iPhone13)))
    assertSnapshot(of: Basket(), as: .image(precision: 0.99, layout: .fixed(width: 320, height: 200)))
    assertSnapshots(of: controller, as: [.image])
  }

  @Test("The pictures have no references here: each is missing") @MainActor func picturesAreMissing() {
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures) {
      pictures(of: UIHostingController(rootView: Basket()))
    }
    #expect(failures.messages.count == 4)
    #expect(failures.messages.allSatisfy { $0.hasPrefix("There is no reference, and recording is off: ") })
  }
}
