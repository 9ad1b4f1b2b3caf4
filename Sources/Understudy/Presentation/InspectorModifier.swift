import Foundation

extension View {
  /// Shows details of what the view shows while a flag is true: a sheet on an iPhone.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the sheet is dismissed.
  ///   - content: The details.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let details = content()
    return modifier(_CoverModifier(flag: isPresented, kind: .inspector, onDismiss: nil, content: { details }))
  }

  /// How wide a wide screen shows the details: nothing that an iPhone shows.
  nonisolated public consuming func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the range of widths of the details on a wide screen, in points; an iPhone shows a sheet in its usual size.
  nonisolated public consuming func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
