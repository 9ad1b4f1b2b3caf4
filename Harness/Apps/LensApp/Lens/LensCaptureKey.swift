import SwiftUI

public struct LensCaptureKey: PreferenceKey {
  public static var defaultValue: [LensCapture] = []

  public static func reduce(value: inout [LensCapture], nextValue: () -> [LensCapture]) {
    value.append(contentsOf: nextValue())
  }
}
