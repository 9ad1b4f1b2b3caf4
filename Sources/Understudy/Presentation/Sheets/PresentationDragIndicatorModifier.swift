@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows or hides the line at the upper end of a sheet, which only pictures show.
  nonisolated public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View {
    let isShown = visibility == .automatic ? nil : visibility == .visible
    return transformPreference(SheetGripKey.self) { if let isShown { $0.isShown = isShown } }
  }
}
