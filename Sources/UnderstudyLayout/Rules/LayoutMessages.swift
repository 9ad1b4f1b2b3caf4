/// What the layout reports of bad input: SwiftUI's words where it has some.
package enum LayoutMessages {
  package static let invalidFrame = "Invalid frame dimension (negative or non-finite)."
  package static let contradictoryFrame = "Contradictory frame constraints specified."

  /// The message about a custom layout that answers with a length that is no number or negative.
  package static func invalidSize(_ layout: String) -> String {
    "\(layout) answered a size with a length that is negative or not a number; zero takes its place."
  }

  /// The message about a custom layout that answers with an infinite length where a finite one is proposed.
  package static func infiniteSize(_ layout: String) -> String {
    "\(layout) answered an infinite length to a finite proposal; the proposal takes its place."
  }

  /// The message about a custom layout that places a view at a point that is no number.
  package static func invalidOrigin(_ layout: String) -> String {
    "view origin is invalid: \(layout) placed a view at a point that is not finite; zero takes its place."
  }
}
