import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// The heights at which the sheet around the view may rest: at the lowest, until the user moves it.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: PresentationDetentsKey.self, value: PresentationDetents(all: detents, selection: nil))
      .showsGrip(detents.count > 1)
  }

  /// Sets the heights at which a sheet can rest, and which of them it has.
  ///
  /// - Parameter selection: The height at which the sheet rests, which the user changes by moving it.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetents(detents, selection: Optional(selection)) }

  /// Sets the heights, with a selection if there is one.
  nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?
  ) -> some View {
    preference(key: PresentationDetentsKey.self, value: PresentationDetents(all: detents, selection: selection))
      .showsGrip(detents.count > 1)
  }

  /// A sheet with several heights shows by itself that it can be moved.
  nonisolated private func showsGrip(_ isShown: Bool) -> some View {
    transformPreference(SheetGripKey.self) { $0.hasHeights = isShown }
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case fraction(Double)
    case points(Double)
  }

  private let name: String
  private let height: Height

  /// Half of the screen's height.
  public static let medium = PresentationDetent(name: "medium", height: .fraction(0.5))
  /// All of the screen's height, which a sheet without detents has, too.
  public static let large = PresentationDetent(name: "large", height: .fraction(1))

  /// A part of the height that is available.
  ///
  /// - Parameter fraction: The share of the screen's height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    .init(name: "fraction", height: .fraction(fraction))
  }

  /// A height that does not depend on the screen.
  ///
  /// - Parameter height: In points.
  public static func height(_ height: Double) -> PresentationDetent { .init(name: "height", height: .points(height)) }

  /// The height as the layout has it, where fractions are of the largest sheet (LAY-210).
  var layoutDetent: SheetMetrics.Detent {
    if self == .large { return .large }
    if self == .medium { return .medium }
    return switch height {
    case .fraction(let share): .fraction(share)
    case .points(let points): .height(points)
    }
  }

  /// - Parameter screen: The height of the screen, in points.
  func points(on screen: Double) -> Double {
    switch height {
    case .fraction(let share): share * screen
    case .points(let points): min(points, screen)
    }
  }
}

/// The heights of a sheet as its content says them.
package struct PresentationDetents: Equatable, @unchecked Sendable {
  let all: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
  /// As it was when the view was evaluated.
  private let selected: PresentationDetent?

  init(all: Set<PresentationDetent>, selection: Binding<PresentationDetent>?) {
    self.all = all
    self.selection = selection
    selected = selection?.wrappedValue
  }

  package static func == (left: Self, right: Self) -> Bool { left.all == right.all && left.selected == right.selected }

  /// Where the sheet rests: at the height that the app has selected, else where the user has left it, else at the lowest.
  func detent(leftAt detent: PresentationDetent?, on screen: ScreenGeometry) -> PresentationDetent {
    if let selected { return selected }
    if let detent, all.contains(detent) { return detent }
    let metrics = SheetMetrics(screen)
    return all.min { metrics.height($0.layoutDetent) < metrics.height($1.layoutDetent) } ?? .large
  }

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
