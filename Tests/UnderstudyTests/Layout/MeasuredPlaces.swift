import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// Where the marked views of a test are, in points of the screen.
@MainActor final class MeasuredPlaces {
  private var frames: [String: CGRect] = [:]

  subscript(name: String) -> CGRect { frames[name] ?? .null }

  fileprivate func set(_ frame: CGRect, of name: String) { frames[name] = frame }
}

extension View {
  /// Records where the view is.
  func placed(_ name: String, in places: MeasuredPlaces) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      places.set($0, of: name)
    }
  }
}

/// The size of a view that is proposed what its own frames propose, at most the screen.
@MainActor func measured(_ view: some View) -> CGSize {
  let places = MeasuredPlaces()
  let app = XCUIApplication { view.placed("view", in: places) }
  _ = app.exists
  return places["view"].size
}

func expectSize(
  _ size: CGSize, _ width: CGFloat, _ height: CGFloat, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(abs(size.width - width) < 0.01, "width \(size.width)", sourceLocation: sourceLocation)
  #expect(abs(size.height - height) < 0.01, "height \(size.height)", sourceLocation: sourceLocation)
}

func expectFrame(
  _ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(abs(frame.minX - x) < 0.01 && abs(frame.minY - y) < 0.01, "origin \(frame)", sourceLocation: sourceLocation)
  expectSize(frame.size, width, height, sourceLocation: sourceLocation)
}
