// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The angle shifts all hues of the view on a screen; here there are no hues to shift.
  nonisolated public consuming func hueRotation(_ angle: Angle) -> some View { self }
}
