@_spi(Runtime) import UnderstudyCore

extension View {
  /// Fills the background of bars with a style, where they have one; only pictures show it.
  ///
  /// - Parameters:
  ///   - style: Of the background.
  ///   - bars: The navigation bar, where none is named, the bar at the bottom, or the bar of tabs; others stay as they are.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barSurface(of: bars) { $0.style = AnyShapeStyle(style) }
  }

  /// Shows or hides the background of bars in pictures, whether content is scrolled below them or not.
  ///
  /// - Parameters:
  ///   - visibility: Of the background.
  ///   - bars: The navigation bar, where none is named, the bar at the bottom, or the bar of tabs; others stay as they are.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barSurface(of: bars) { $0.visibility = visibility }
  }

  /// Shows or hides the background of bars in pictures, in a newer spelling.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barSurface(of: bars) { $0.visibility = visibility } }

  nonisolated private func barSurface(
    of bars: [ToolbarPlacement], _ change: @escaping (inout BarSurface) -> Void
  ) -> some View {
    let bars = bars.isEmpty ? [.navigationBar] : bars.map { $0 == .automatic ? .navigationBar : $0 }
    return transformPreference(BarSurfaceKey.self) { surfaces in
      for bar in bars { change(&surfaces[bar, default: BarSurface()]) }
    }
  }
}

/// What a page says of the background of a bar.
package struct BarSurface {
  var style: AnyShapeStyle?
  var visibility = Visibility.automatic

  /// Whether the background is drawn.
  ///
  /// - Parameter isUsual: What is drawn where the page leaves that open.
  func isShown(_ isUsual: Bool) -> Bool { visibility == .automatic ? isUsual : visibility == .visible }
}

/// The first page among siblings that says something of a bar takes precedence.
package struct BarSurfaceKey: PreferenceKey {
  package static var defaultValue: [ToolbarPlacement: BarSurface] { [:] }

  package static func reduce(
    value: inout [ToolbarPlacement: BarSurface], nextValue: () -> [ToolbarPlacement: BarSurface]
  ) { value.merge(nextValue()) { own, _ in own } }
}
