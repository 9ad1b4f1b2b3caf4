import SwiftUI

/// Collects the captures of all views, in the order of their declaration.
public struct LensCaptureKey: PreferenceKey {
  public static let defaultValue: [LensCapture] = []

  public static func reduce(value: inout [LensCapture], nextValue: () -> [LensCapture]) {
    value.append(contentsOf: nextValue())
  }
}

extension View {
  /// Tags a view that has no tagged views inside: a tag replaces those of its content.
  func lensTracked(_ capture: LensCapture) -> some View {
    preference(key: LensCaptureKey.self, value: [capture])
  }

  /// Puts the captures of the content under one of its own.
  func lensGroup(_ identifier: String) -> some View {
    transformPreference(LensCaptureKey.self) { captures in
      captures = [LensCapture(identifier: identifier, children: captures)]
    }
  }
}
