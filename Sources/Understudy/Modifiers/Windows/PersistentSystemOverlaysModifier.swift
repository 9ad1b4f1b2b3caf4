// The system's overlays are no part of the app's elements, so there is nothing to observe.

extension View {
  /// The setting is for the system's overlays, such as the home indicator, which have no elements in the app.
  nonisolated public consuming func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
