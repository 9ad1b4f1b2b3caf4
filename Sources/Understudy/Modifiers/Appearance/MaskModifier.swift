@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Shows the view where the mask is drawn, as far as that is opaque. The mask has no elements and takes no touches, and the
  /// view takes them where it is not shown, too (LAY-179).
  ///
  /// - Parameters:
  ///   - alignment: How the mask lies in the view.
  ///   - mask: The views.
  nonisolated public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_OverlayModifier(overlay: mask().hidden(), place: .mask(alignment))) }

  // MARK: - Convenience

  /// Shows the view where the mask, which is in its middle, is drawn.
  nonisolated public consuming func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
