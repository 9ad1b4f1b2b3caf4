import Foundation
import SwiftUI
import UnderstudyTesting

/// An app whose views stand one below the other, without distances, from the top leading corner of the safe area: at 0, 47
/// on a screen that is 390 points wide.
@MainActor
func appFromTop<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> XCUIApplication {
  XCUIApplication {
    VStack(alignment: .leading, spacing: 0) { content() }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A label of 60 by 20 points.
struct Block: View {
  var body: some View { Color.red.frame(width: 60, height: 20) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether the frame is another one, to a third of a pixel.
  func isClose(to other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 0.1 }
  }
}
