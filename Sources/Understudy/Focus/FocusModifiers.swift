// Movement of the focus by keys and remote controls: no test of a phone can observe it.

extension View {
  /// Removes the ring that a Mac draws around what has the focus; the focus itself stays.
  nonisolated public consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Limits where default focus is looked for on a Mac or a TV; `defaultFocus(_:_:)` here needs no scope.
  nonisolated public consuming func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Guides the movement of the focus by a remote control, which no test of a phone has.
  nonisolated public consuming func focusSection() -> some View { self }
}
