import ItemApp
import SwiftUI
import UnderstudyTesting

/// What a picture of a screen costs (issue of geometry, L6).
extension Workloads {
  static var pictures: [Workload] {
    [
      picture(.vectorPicture, bound: 8.6, draw: { keep($0.picture().svg.utf8.count) }, limit: writeShapes),
      picture(.pixelPicture, bound: 37, draw: { keep($0.picture().png.count) }, limit: fillPixels),
    ]
  }

  private static func picture(
    _ id: WorkloadID, bound: Double, draw: @escaping (XCUIApplication) -> Void, limit: @escaping () -> Void
  ) -> Workload {
    Workload(id, n: 3, bound: bound, samples: 15) {
      let app = XCUIApplication {
        ContentView(viewModel: ItemViewModel(items: ["One", "Two", "Three"].map { Item(name: $0) }))
      }
      return .init(run: { draw(app) }, limit: limit, finish: { app.terminate() })
    }
  }

  /// Forty shapes as lines of text.
  private static func writeShapes() {
    var text = ""
    for index in 0..<40 { text += "<rect x=\"\(index)\" y=\"\(2 * index)\" width=\"100\" height=\"20\"/>\n" }
    keep(text.utf8.count)
  }

  /// The pixels of an iPhone's screen, each written once.
  private static func fillPixels() {
    var pixels = [UInt32](repeating: 0, count: 1_170 * 2_532)
    for index in pixels.indices { pixels[index] = UInt32(truncatingIfNeeded: index) }
    keep(pixels[pixels.count / 2])
  }
}
