import Foundation
import SwiftUI
import Testing
import UnderstudyPictures
import XCUIAutomation

@testable import SnapshotTesting

private struct Card: View {
  var text = "Hello"
  var width: CGFloat = 100

  var body: some View { Text(text).frame(width: width, height: 44) }
}

@Suite("Pictures as snapshots") @MainActor struct PictureSnapshotTests {
  private let folder = TemporaryFolder()

  private func verify<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>, named name: String = "n")
    -> String?
  {
    verifySnapshot(of: value, as: strategy, named: name, snapshotDirectory: folder.path, testName: "t")
  }

  private func stored(_ name: String = "n") throws -> StoredPNG {
    try StoredPNG(Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/t.\(name).png")))
  }

  @Test func `The same view has the same picture`() throws {
    #expect(verify(Card(), .image)?.hasPrefix("There was no reference") == true)
    #expect(verify(Card(), .image) == nil)
    let png = try stored()
    #expect(png.isOurs)
    #expect(png.width == 300 && png.height == 132)
  }

  @Test func `Layouts are sizes of the screen`() throws {
    _ = verify(Card(), .image(layout: .fixed(width: 200, height: 80)), named: "fixed")
    _ = verify(Card(), .image(layout: .device(config: .iPhone13)), named: "device")
    _ = verify(UIHostingController(rootView: Card()), .image(on: .iPhone13Mini(.landscape)), named: "landscape")
    _ = verify(UIHostingController(rootView: Card()), .image(size: CGSize(width: 50, height: 60)), named: "size")
    #expect(try [stored("fixed").width, stored("fixed").height] == [600, 240])
    #expect(try [stored("device").width, stored("device").height] == [1170, 2532])
    #expect(try [stored("landscape").width, stored("landscape").height] == [2436, 1125])
    #expect(try [stored("size").width, stored("size").height] == [150, 180])
  }

  @Test func `A difference says where it is, which elements are there and how they differ`() throws {
    _ = verify(Card(), .image)
    let failure = try #require(verify(Card(text: "Hellu"), .image))
    #expect(failure.hasPrefix("The snapshot \"n\" differs from its reference.\n\nReference: \(folder.path)/t.n.png\n"))
    #expect(failure.contains(" % of the pixels differ. All of them are inside {{"))
    #expect(failure.contains("There:\n  StaticText, label: 'Hellu', {{"))
    #expect(failure.contains("\n\u{2212}StaticText, label: 'Hello', {{"))
    #expect(failure.contains("\n+StaticText, label: 'Hellu', {{"))
  }

  @Test func `Precision allows some pixels to differ`() {
    _ = verify(Card(), .image)
    #expect(verify(Card(text: "Hellu"), .image(precision: 0.99))?.contains("; 1 % may. All") == true)
    #expect(verify(Card(text: "Hellu"), .image(precision: 0.5)) == nil)
    #expect(verify(Card(text: "Hellu"), .image(perceptualPrecision: 0)) == nil)
  }

  @Test func `Another size says both`() {
    _ = verify(Card(), .image)
    let failure = verify(Card(width: 120), .image)
    #expect(
      failure?.contains(
        "the reference has 100 by 44 points at 3 pixels a point, the snapshot 120 by 44 points at 3 pixels a point.")
        == true)
  }

  @Test func `A reference of a simulator, and one that is no picture, say so`() throws {
    _ = verify(Card(), .image)
    let file = URL(fileURLWithPath: "\(folder.path)/t.n.png")
    let pixels = [UInt8](repeating: 255, count: 300 * 132 * 4)
    try StoredPNG.data(width: 300, height: 132, pixels: pixels).write(to: file)
    #expect(verify(Card(), .image)?.contains("The reference was not made by Understudy.") == true)
    try Data("no picture".utf8).write(to: file)
    #expect(verify(Card(), .image)?.contains("The reference is not a PNG file that can be read: \(file.path)") == true)
  }

  @Test func `A reference that is no text says so`() throws {
    func verify() -> String? {
      verifySnapshot(of: "Tea", as: .lines, named: "n", snapshotDirectory: folder.path, testName: "t")
    }
    _ = verify()
    #expect(verify() == nil)
    let file = URL(fileURLWithPath: "\(folder.path)/t.n.txt")
    try Data([0xFF, 0xFE, 0x00]).write(to: file)
    #expect(verify()?.contains("The reference is not a text in UTF-8: \(file.path)") == true)
  }

  @Test func `Images are compared as they are`() throws {
    let white = StoredPNG.data(width: 2, height: 1, pixels: [255, 255, 255, 255, 255, 255, 255, 255])
    let almost = StoredPNG.data(width: 2, height: 1, pixels: [255, 255, 255, 255, 254, 255, 255, 255])
    let image = try #require(UIImage(data: white))
    _ = verify(image, .image)
    #expect(verify(image, .image) == nil)
    let other = try #require(UIImage(data: almost))
    #expect(
      verify(other, .image)?.contains("50 % of the pixels differ. All of them are inside {{1.0, 0.0}, {1.0, 1.0}}")
        == true)
    #expect(verify(other, .image(perceptualPrecision: 0.98)) == nil)
    #expect(verify(UIImage(), .image) == "The image has no data to take a snapshot of: one by name has none.")
  }

  @Test func `A controller in a window keeps its state`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let controller = UIHostingController(rootView: Counter())
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let all: Snapshotting<UIViewController, String> = .elementTree(on: .iPhoneSe)
    for _ in 1...2 {
      assertInlineSnapshot(of: controller, as: all) {
        """
        Button, label: '0'
          StaticText, label: '0'
        """
      }
    }
    _ = verify(controller, .image(on: .iPhoneSe))
    #expect(verify(controller, .image(on: .iPhoneSe)) == nil)
    window.isHidden = true
  }

  @Test func `Off the main actor there is no picture, and the message says what to do`() async {
    let path = folder.path
    let failure = await Task.detached {
      verifySnapshot(of: Card(), as: .image, named: "n", snapshotDirectory: path)
    }.value
    #expect(failure == "Snapshots of views and apps are taken on the main actor: mark the test with @MainActor.")
    #expect(folder.files == [])
  }

  @Test func `An app and its elements have pictures; what is not there has none`() throws {
    let app = XCUIApplication { Button("Save") {}.frame(width: 80, height: 44) }
    _ = verify(app, .image, named: "app")
    _ = verify(app.buttons["Save"], .image, named: "button")
    #expect(try stored("app").width == 1170)
    #expect(try stored("button").height < 200)
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures) {
      #expect(verify(app.buttons["None"], .image)?.hasPrefix("There is no snapshot") == true)
    }
    #expect(failures.messages.count == 1)
  }
}

/// The flows of articles and of tests as they are published.
@Suite("Flows with snapshots", .snapshots, .serialized) @MainActor struct SnapshotFlowTests {
  private struct Bench { var hostingController: UIViewController? }

  /// Runs twice what records at first.
  private func twice(_ body: () -> Void) async {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    defer { try? FileManager.default.removeItem(at: folder) }
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures, operation: body)
    #expect(!failures.messages.isEmpty)
    #expect(failures.messages.allSatisfy { $0.hasPrefix("There was no reference") })
    // As in another run of the test, numbers begin again.
    await SnapshotCounters.withOwn { body() }
  }

  @Test func `assertSnapshots of a hosting controller`() async {
    let sut = Bench(hostingController: UIHostingController(rootView: Card()))
    await twice { assertSnapshots(of: sut.hostingController!, as: [.image], record: false, testName: "article") }
  }

  @Test func `assertSnapshot of a view on a device`() async {
    let view = Card()
    await twice { assertSnapshot(of: view, as: .image(layout: .device(config: .iPhone13)), named: "iPhone 13") }
  }
}
