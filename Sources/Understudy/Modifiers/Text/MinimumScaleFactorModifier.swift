import Foundation

extension View {
  /// Lets the texts inside shrink to fit their room, in steps of a twentieth (LAY-311).
  ///
  /// - Parameter factor: The least part of a text's size, from 0 to 1.
  nonisolated public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(_TextLookModifier(.minimumScaleFactor(factor)))
  }
}
