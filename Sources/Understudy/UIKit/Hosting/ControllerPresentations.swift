import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The controllers that an app of either kind presents, from the lowest to the topmost.
@MainActor final class ControllerPresentations: HostService {
  private unowned(unsafe) let host: UnderstudyCore.Host
  private var chain: [UIViewController] = []
  private var window: PresenterNode?

  init(host: UnderstudyCore.Host) { self.host = host }

  func show(_ controller: UIViewController) {
    chain.append(controller)
    update()
  }

  /// Closes a controller, and those that are over it.
  func close(_ controller: UIViewController) {
    guard let position = chain.firstIndex(where: { $0 === controller }) else { return }
    for gone in chain[position...] {
      gone.presentation.presenter?.presentation.presented = nil
      gone.presentation.presenter = nil
    }
    chain.removeSubrange(position...)
    update()
  }

  private func update() {
    let window = window ?? host.root.addWindow { PresenterNode(&$0) }
    self.window = window
    window.show(PresentedControllers(chain: chain) { [weak self] in self?.close($0) })
  }
}

/// A window without elements of its own, from which controllers are presented.
private final class PresenterNode: ElementNode {
  private var scope: ScopeNode?
  private var template: _ViewInputs

  init(_ inputs: inout _ViewInputs) {
    template = inputs
    super.init(.window, &inputs)
    flags.insert(.isOutOfFlow)
  }

  func show(_ content: PresentedControllers) {
    if let scope { return scope.update { content } }
    var inputs = template
    inputs.parent = self
    let made = ScopeNode(inputs) { content }
    scope = made
    children.append(made)
    host.noteInsertion(made)
  }

  override func collect(_ elements: inout [Element]) {}
}

/// Shows the first controller of a chain, from which the others are shown.
private struct PresentedControllers: View {
  let chain: [UIViewController]
  let close: (UIViewController) -> Void

  var body: some View {
    switch chain.first {
    case let alert as UIAlertController: Color.clear.modifier(AlertPlace(alert: alert, close: close))
    case let controller?:
      Color.clear.modifier(CoverPlace(controller: controller, over: Array(chain.dropFirst()), close: close))
    case nil: Color.clear
    }
  }
}

private struct AlertPlace: ViewModifier {
  let alert: UIAlertController
  let close: (UIViewController) -> Void

  func body(content: Content) -> some View {
    let isPresented = Binding(get: { true }, set: { if !$0 { close(alert) } })
    let title = alert.title ?? ""
    if alert.preferredStyle == .alert {
      content.alert(title, isPresented: isPresented, actions: actions) { message }
    } else {
      content.confirmationDialog(
        title, isPresented: isPresented, titleVisibility: title.isEmpty ? .hidden : .visible, actions: actions
      ) { message }
    }
  }

  @ViewBuilder private func actions() -> some View {
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { AlertField(field: $0.element) }
    ForEach(Array(alert.actions.enumerated()), id: \.offset) { entry in
      Button(entry.element.title ?? "", role: entry.element.role) { entry.element.perform() }
        .disabled(!entry.element.isEnabled)
    }
  }

  @ViewBuilder private var message: some View {
    if let text = alert.message, !text.isEmpty { Text(verbatim: text) }
  }
}

/// A field of an alert, which writes each edit to the field of UIKit's.
private struct AlertField: View {
  let field: UITextField
  @State private var version = 0

  var body: some View {
    let text = Binding<String> {
      _ = version
      return field.text ?? ""
    } set: { new in
      field.text = new
      version += 1
      field.sendActions(for: .editingChanged)
    }
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text)
    } else {
      TextField(field.placeholder ?? "", text: text)
    }
  }
}

private struct CoverPlace: ViewModifier {
  let controller: UIViewController
  let over: [UIViewController]
  let close: (UIViewController) -> Void
  @State private var version = 0

  func body(content: Content) -> some View {
    let isPresented = Binding(get: { true }, set: { if !$0 { dismiss() } })
    if [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(
      controller.modalPresentationStyle)
    {
      content.fullScreenCover(isPresented: isPresented) { shown }
    } else {
      content.sheet(isPresented: isPresented) {
        SheetPlace(controller: controller, version: version) { shown }
      }
      .onAppear { controller.sheetPresentationController?.showsAgain = { version += 1 } }
    }
  }

  /// The user closes the controller.
  private func dismiss() {
    let presentation = controller.presentationController
    presentation.map { $0.delegate?.presentationControllerWillDismiss($0) }
    controller.sheetPresentationController?.showsAgain = nil
    close(controller)
    presentation.map { $0.delegate?.presentationControllerDidDismiss($0) }
  }

  private var shown: some View {
    ControllerPlace(controller: controller)
      .background { AnyView(PresentedControllers(chain: over, close: close)) }
  }
}

/// The content of a sheet, with what its controller says of its heights and its end.
private struct SheetPlace<Content: View>: View {
  let controller: UIViewController
  let version: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    let sheet = controller.sheetPresentationController
    content()
      .dismissAttempts(of: controller) { mayBeDismissed }
      .presentationDetents(sheet?.shownDetents ?? [.large], selection: sheet.flatMap(selection))
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .automatic)
  }

  private func selection(_ sheet: UISheetPresentationController) -> Binding<PresentationDetent>? {
    guard sheet.detents.count > 1 else { return nil }
    let lowest = sheet.detents.compactMap(\.shown).min { $0.points(on: 1000) < $1.points(on: 1000) } ?? .large
    return Binding {
      _ = version
      return sheet.shownDetent ?? lowest
    } set: { detent in
      sheet.choose(detent)
    }
  }

  private var mayBeDismissed: Bool {
    guard let presentation = controller.presentationController, !presentation.mayBeDismissed else { return true }
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    return false
  }
}
