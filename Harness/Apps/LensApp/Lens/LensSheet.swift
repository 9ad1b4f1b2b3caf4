import SwiftUI

extension View {
  /// A sheet whose tags are those of the view that presents it, below one with the sheet's own identifier.
  public func lensSheet<Content: View>(
    id: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(LensSheetModifier(id: id, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }
}

private struct LensSheetModifier<Presented: View>: ViewModifier {
  let id: String
  @Binding var isPresented: Bool
  let onDismiss: (() -> Void)?
  let presented: () -> Presented
  @State private var lifted: [LensCapture] = []

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: $isPresented, onDismiss: onDismiss) {
        presented().onPreferenceChange(LensCaptureKey.self) { lifted = $0 }
      }
      .lensLifted(id: id, isPresented ? lifted : [])
  }
}

extension View {
  /// Adds tags from elsewhere behind those of the view; none where there are none.
  fileprivate func lensLifted(id: String, _ captures: [LensCapture]) -> some View {
    background {
      Color.clear.preference(
        key: LensCaptureKey.self,
        value: captures.isEmpty ? [] : [LensCapture(viewType: "Presentation", identifier: id, children: captures)])
    }
  }
}
