// The system's overlays are no part of the app's elements, so there is nothing to observe.

extension View {
  nonisolated public consuming func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
