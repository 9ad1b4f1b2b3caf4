import SwiftUI

extension View {
  /// Shows a tip in a popover at the view, while it can be shown. Source: Apple's page "popoverTip(_:arrowEdge:action:)".
  ///
  /// - Parameters:
  ///   - tip: The tip; nil for none.
  ///   - arrowEdge: Has no effect: the room around the view decides.
  ///   - action: Runs when the user taps one of the tip's buttons.
  @preconcurrency nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTipModifier(tip: tip, isPresented: nil, action: action)) }

  /// Shows a tip in a popover at the view, and says whether it is shown.
  ///
  /// - Parameter isPresented: Gets whether the tip is shown.
  @preconcurrency nonisolated public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTipModifier(tip: tip, isPresented: isPresented, action: action)) }
}

private struct PopoverTipModifier: ViewModifier {
  let tip: (any Tip)?
  let isPresented: Binding<Bool>?
  let action: @MainActor (Tips.Action) -> Void
  /// A popover that the user has dismissed without closing the tip is not shown again at this place.
  @State private var dismissed: String?

  nonisolated init(tip: (any Tip)?, isPresented: Binding<Bool>?, action: @escaping @MainActor (Tips.Action) -> Void) {
    (self.tip, self.isPresented, self.action) = (tip, isPresented, action)
  }

  func body(content: Content) -> some View {
    let isShown = tip.map { $0.shouldDisplay && $0.id != dismissed } ?? false
    content
      .popover(isPresented: Binding(get: { isShown }, set: { if !$0 { dismissed = tip?.id } })) {
        TipView(tip, action: action).presentationCompactAdaptation(.popover)
      }
      .onChange(of: isShown, initial: true) { isPresented?.wrappedValue = isShown }
  }
}
