// How content scrolls beyond what a test's swipes do: there is nothing to observe.

extension View {
  nonisolated public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  nonisolated public consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public consuming func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  nonisolated public consuming func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}
