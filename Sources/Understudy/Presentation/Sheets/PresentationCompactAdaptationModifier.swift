@_spi(Runtime) import UnderstudyCore

extension View {
  /// Says what becomes of the sheet or popover around the view on a narrow screen (SEM-317).
  ///
  /// A popover is a sheet there, unless it is to be a cover or to stay a popover; a sheet may be a cover. What the content says
  /// when it is first shown applies. Source: Apple's page "presentationCompactAdaptation(_:)".
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    preference(key: PresentationAdaptationKey.self, value: adaptation)
  }

  /// Changes how a presentation is shown, for each size class on its own.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: What becomes of it where the screen is narrow, as that of an iPhone is.
  ///   - verticalAdaptation: What becomes of it where the screen is only low.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
}
