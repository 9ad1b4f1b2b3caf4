@_spi(Runtime) import UnderstudyCore

/// The content with the alert or dialog that it may show.
package final class DialogPresenterNode: ValueNode<_DialogModifier>, LocationReader {
  private var template: _ViewInputs
  private var shown: Shown?
  /// Whether the log says already that something else is in the way.
  private var isWaiting = false

  private struct Shown {
    let dialog: DialogNode
    let presentation: Presentation
    let identity: AnyHashable?
    /// Set by a tap on one of its buttons: it goes, whatever the flag says afterwards (F-114).
    var isAnswered = false
  }

  package required init(_ modifier: _DialogModifier, isList: Bool, _ inputs: _ViewInputs) {
    template = inputs
    super.init(modifier, isList: isList, inputs)
    modifier.isPresented.location.addReader(self)
    host.afterUpdate { [weak self] in self?.update() }
  }

  package override func accept(_ new: _DialogModifier) {
    modifier = new
    new.isPresented.location.addReader(self)
    if let shown, !shown.isAnswered, !new.needsData { shown.dialog.accept(new) }
    markDirty()
  }

  package override func update() {
    guard !flags.contains(.isUnmounted) else { return }
    let isOn = modifier.isPresented.location.get()
    let isWanted = isOn && !(modifier.needsData && modifier.actions == nil)
    if let shown, shown.isAnswered || !isOn || isWanted && shown.identity != modifier.identity { close() }
    if !isWanted { isWaiting = false }
    if isWanted, shown == nil { present() }
  }

  /// Presents, or waits until what is in the way has gone: a device shows one alert, and none beside what its view presents
  ///
  private func present() {
    guard host.presentations.mayPresent(from: self) else { return wait() }
    isWaiting = false
    var inputs = template
    inputs.parent = self
    inputs.isMounting = true
    inputs.attributes = ElementAttributes()
    inputs.distributed = nil
    inputs.lazyWindow = nil
    inputs.overrides = nil
    let dialog = DialogNode(modifier, &inputs) { [weak self] in self?.answer() }
    children.append(dialog)
    dialog.mountContent(inputs)
    host.noteInsertion(dialog)
    let presentation = Presentation(.alert, name: modifier.kind.name, node: dialog)
    if modifier.kind == .confirmation { presentation.touchBeside = { [weak dialog] in dialog?.cancel() ?? .unhandled } }
    shown = Shown(dialog: dialog, presentation: presentation, identity: modifier.identity)
    host.presentations.push(presentation)
    host.afterUpdate { [weak dialog] in dialog?.focusFirstField() }
  }

  private func wait() {
    if !isWaiting, let front = host.presentations.presentation(beside: self) {
      isWaiting = true
      host.log(
        .presentation,
        "Attempt to present a second presentation: the \(modifier.kind.name) waits until the \(front.name) is"
          + " dismissed.", at: self)
    }
    host.presentations.whenPlaceIsFree { [weak self] in self?.markDirty() }
  }

  /// A button was tapped, which acts next: what it makes of the flag and the data is for the next alert.
  private func answer() {
    shown?.isAnswered = true
    modifier.isPresented.wrappedValue = false
    host.invalidate(self)
  }

  private func close() {
    guard let shown else { return }
    self.shown = nil
    host.presentations.remove(shown.presentation)
    if let position = children.firstIndex(where: { $0 === shown.dialog }) {
      removeChildren(position..<(position + 1))
    }
    childrenDidChange()
  }

  package override func didUnmount() {
    if let shown { host.presentations.remove(shown.presentation) }
    shown = nil
  }

  package func locationDidChange() { markDirty() }
  package func locationWillChange() { host.invalidate(self) }
}

extension DialogKind {
  /// What messages call it.
  fileprivate var name: String { self == .alert ? "alert" : "confirmation dialog" }
}
