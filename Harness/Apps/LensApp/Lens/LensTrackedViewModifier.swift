import SwiftUI

extension View {
  /// Tags a view; its tag takes the place of those inside it.
  public func lensTracked(id: String, info: [String: AnyHashable] = [:]) -> some View {
    let capture = LensCapture(viewType: String(describing: Self.self), identifier: id, info: info)
    return preference(key: LensCaptureKey.self, value: [capture])
      .accessibilityIdentifier(id)
  }

  /// Tags a view and keeps the tags inside it as its children.
  public func lensGroup(id: String, info: [String: AnyHashable] = [:]) -> some View {
    transformPreference(LensCaptureKey.self) { captures in
      let type = String(describing: Self.self)
      captures = [LensCapture(viewType: type, identifier: id, info: info, children: captures)]
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(id)
  }
}
