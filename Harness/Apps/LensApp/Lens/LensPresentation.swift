import SwiftUI

extension View {
  /// A sheet whose tags are those of the view that presents it, below one with the sheet's own identifier.
  public func lensSheet<Content: View>(
    id: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(LensSheetModifier(id: id, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }

  /// An alert whose buttons are tagged like the content of a sheet.
  public func lensAlert<Actions: View, Message: View>(
    id: String, title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(LensAlertModifier(id: id, title: title, isPresented: isPresented, actions: actions, message: message))
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

public struct LensAlertModifier<Actions: View, Message: View>: ViewModifier {
  let id: String
  let title: LocalizedStringKey
  @Binding var isPresented: Bool
  let actions: () -> Actions
  let message: () -> Message
  @State private var lifted: [LensCapture] = []

  public func body(content: Content) -> some View {
    content
      .alert(title, isPresented: $isPresented) {
        actions().onPreferenceChange(LensCaptureKey.self) { lifted = $0 }
      } message: {
        message()
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
