// Movement of the focus by keys and remote controls: no test of a phone can observe it.

extension View {
  nonisolated public consuming func focusable(_ isFocusable: Bool = true) -> some View { self }
  nonisolated public consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public consuming func focusScope(_ namespace: Namespace.ID) -> some View { self }
  nonisolated public consuming func focusSection() -> some View { self }
}
