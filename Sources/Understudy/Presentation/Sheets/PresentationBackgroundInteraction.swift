@_spi(Runtime) import UnderstudyCore

extension View {
  /// Whether what lies behind the sheet around the view can be touched: its elements are there then, beside the sheet's.
  ///
  /// Source: Apple's page "presentationBackgroundInteraction(_:)".
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { preference(key: PresentationBackgroundKey.self, value: interaction) }
}

/// Whether what lies behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable, Equatable {
  private enum Kind: Equatable, Sendable {
    case disabled, enabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind
  /// It cannot, as on an iPhone.
  public static let automatic = Self(kind: .disabled)
  /// Elements behind the sheet are not in the tree while it is shown.
  public static let disabled = Self(kind: .disabled)
  /// Elements behind the sheet stay in the tree, at any height of the sheet.
  public static let enabled = Self(kind: .enabled)

  /// It can while the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(kind: .upThrough(detent)) }

  /// - Parameters:
  ///   - detents: The heights that the sheet may have; nil for the usual one.
  ///   - screen: The height of the screen, in points.
  func isEnabled(_ detents: PresentationDetents?, on screen: Double) -> Bool {
    switch kind {
    case .disabled: false
    case .enabled: true
    case .upThrough(let limit): (detents?.height(on: screen) ?? screen) <= limit.points(on: screen)
    }
  }
}
