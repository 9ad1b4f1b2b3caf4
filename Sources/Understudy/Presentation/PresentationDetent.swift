@_spi(Runtime) import UnderstudyCore

extension View {
  /// The heights at which the sheet around the view may rest: it rests at the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: PresentationDetentsKey.self, value: PresentationDetents(all: detents, selected: nil))
  }

  /// - Parameter selection: The height at which the sheet rests; the user of a test does not change it.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    preference(
      key: PresentationDetentsKey.self, value: PresentationDetents(all: detents, selected: selection.wrappedValue))
  }

  /// Whether what lies behind the sheet around the view can be touched: its elements are there then, beside the sheet's.
  ///
  /// Source: Apple's page "presentationBackgroundInteraction(_:)".
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { preference(key: PresentationBackgroundKey.self, value: interaction) }

  /// How large a sheet is on a wide screen: nothing that an iPhone shows.
  nonisolated public consuming func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case fraction(Double)
    case points(Double)
  }

  private let name: String
  private let height: Height

  public static let medium = PresentationDetent(name: "medium", height: .fraction(0.5))
  public static let large = PresentationDetent(name: "large", height: .fraction(1))

  /// - Parameter fraction: The share of the screen's height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    .init(name: "fraction", height: .fraction(fraction))
  }

  /// - Parameter height: In points.
  public static func height(_ height: Double) -> PresentationDetent { .init(name: "height", height: .points(height)) }

  /// - Parameter screen: The height of the screen, in points.
  func points(on screen: Double) -> Double {
    switch height {
    case .fraction(let share): share * screen
    case .points(let points): min(points, screen)
    }
  }
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
  public static let disabled = Self(kind: .disabled)
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

/// How large a sheet is on a wide screen.
public protocol PresentationSizing: Sendable {}
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
public struct FormPresentationSizing: PresentationSizing { public init() {} }
public struct PagePresentationSizing: PresentationSizing { public init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { .init() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }
extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// The heights of a sheet as its content says them.
package struct PresentationDetents: Equatable, Sendable {
  let all: Set<PresentationDetent>
  let selected: PresentationDetent?

  func height(on screen: Double) -> Double {
    selected?.points(on: screen) ?? all.map { $0.points(on: screen) }.min() ?? screen
  }
}

package struct PresentationDetentsKey: PreferenceKey {
  package static var defaultValue: PresentationDetents? { nil }
  package static func reduce(value: inout PresentationDetents?, nextValue: () -> PresentationDetents?) {
    value = value ?? nextValue()
  }
}

package struct PresentationBackgroundKey: PreferenceKey {
  package static var defaultValue: PresentationBackgroundInteraction? { nil }
  package static func reduce(
    value: inout PresentationBackgroundInteraction?, nextValue: () -> PresentationBackgroundInteraction?
  ) { value = value ?? nextValue() }
}
