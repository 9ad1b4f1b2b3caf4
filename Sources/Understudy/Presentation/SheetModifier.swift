@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Shows a sheet while a flag is true (SEM-310, SEM-311).
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the sheet is dismissed.
  ///   - onDismiss: Runs when the sheet is gone.
  ///   - content: The sheet's content; evaluated only while it is shown.
  nonisolated public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_CoverModifier(flag: isPresented, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet for an item while there is one; another item, by identity, replaces the sheet (SEM-312).
  nonisolated public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_CoverModifier(item: item, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen while a flag is true; the user cannot swipe it away (SEM-317).
  nonisolated public consuming func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_CoverModifier(flag: isPresented, kind: .fullScreenCover, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen for an item while there is one.
  nonisolated public consuming func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_CoverModifier(item: item, kind: .fullScreenCover, onDismiss: onDismiss, content: content))
  }

  /// Keeps the user from swiping the sheet away; `dismiss` and the binding still work (SEM-316).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }

  /// How high a sheet stands, and how it looks: nothing that the element tree shows.
  nonisolated public consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  nonisolated public consuming func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  nonisolated public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public consuming func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
  nonisolated public consuming func presentationBackground<S>(_ style: S) -> some View { self }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let amount: Double

  public static let medium = PresentationDetent(name: "medium", amount: 0)
  public static let large = PresentationDetent(name: "large", amount: 0)
  public static func fraction(_ fraction: Double) -> PresentationDetent { .init(name: "fraction", amount: fraction) }
  public static func height(_ height: Double) -> PresentationDetent { .init(name: "height", amount: height) }
}

package struct InteractiveDismissKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// What covers the screen.
enum CoverKind: String {
  case sheet
  case fullScreenCover = "full screen cover"
  case popover, inspector
}

public struct _CoverModifier<Item, Presented: View> {
  let kind: CoverKind
  let item: @MainActor () -> Item?
  let clear: @MainActor () -> Void
  let addReader: @MainActor (any LocationReader) -> Void
  let identity: (Item) -> AnyHashable?
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension _CoverModifier where Item == Bool {
  nonisolated init(flag: Binding<Bool>, kind: CoverKind, onDismiss: (() -> Void)?, content: @escaping () -> Presented) {
    self.init(
      kind: kind, item: { flag.wrappedValue ? true : nil }, clear: { flag.wrappedValue = false },
      addReader: { flag.location.addReader($0) }, identity: { _ in nil }, onDismiss: onDismiss,
      content: { _ in content() })
  }
}

extension _CoverModifier where Item: Identifiable {
  nonisolated init(
    item: Binding<Item?>, kind: CoverKind, onDismiss: (() -> Void)?, content: @escaping (Item) -> Presented
  ) {
    nonisolated(unsafe) let item = item
    self.init(
      kind: kind, item: { item.wrappedValue }, clear: { item.wrappedValue = nil },
      addReader: { item.location.addReader($0) }, identity: { AnyHashable($0.id) }, onDismiss: onDismiss,
      content: content)
  }
}

extension _CoverModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let node = inputs.node(make: { CoverNode(modifier, isList: isList, $0) }, update: { $0.accept(modifier) })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

/// The content with what it presents, which lies here for its environment and lifetime only.
package final class CoverNode<Item, Presented: View>: Node, LocationReader {
  @exclusivity(unchecked) private var modifier: _CoverModifier<Item, Presented>
  private let template: _ViewInputs
  private let isList: Bool
  @exclusivity(unchecked) private var shown: (item: Item, scope: ScopeNode, presentation: Presentation)?

  init(_ modifier: _CoverModifier<Item, Presented>, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.isList = isList
    template = inputs
    super.init(inputs)
    modifier.addReader(self)
    host.afterUpdate { [weak self] in self?.update() }
  }

  package override var isTransparent: Bool { isList }

  func accept(_ new: _CoverModifier<Item, Presented>) {
    modifier = new
    new.addReader(self)
    if let shown { shown.scope.update(content(shown.item)) }
    markDirty()
  }

  package override func update() {
    guard !flags.contains(.isUnmounted) else { return }
    let wanted = modifier.item()
    if let shown {
      guard let wanted else { return close() }
      if modifier.identity(shown.item) != modifier.identity(wanted) {
        close()
        present(wanted)
      } else {
        self.shown?.item = wanted
        shown.scope.update(content(wanted))
      }
    } else if let wanted {
      present(wanted)
    }
  }

  private func content(_ item: Item) -> @MainActor () -> Presented {
    { [unowned self] in modifier.content(item) }
  }

  /// Presents, or waits until what covers this place is gone (SEM-313).
  private func present(_ item: Item) {
    if let top = host.presentations.topCover, nearest({ $0 === top.node }) == nil {
      host.log(
        .presentation,
        "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently"
          + " presented sheet gets dismissed.", at: self)
      host.presentations.whenCoverEnds { [weak self] in self?.markDirty() }
      return
    }
    var inputs = template
    inputs.parent = self
    inputs.isMounting = true
    let editMode = EditModeStorage.make(in: host)
    let scope = ScopeNode(
      inputs, isOutOfFlow: true,
      environment: { values in
        values.navigationPage = nil
        values.editMode = editMode
        values.searchForStack = nil
        values.willTapButton = nil
        values.isPresented = true
        values.dismiss = DismissAction { [weak self] in self?.dismiss() }
      },
      content: content(item))
    if modifier.kind != .fullScreenCover {
      scope.responder = { [weak self, weak scope] action in
        guard let self, let scope, case .swipe(.down) = action else { return nil }
        let key = InteractiveDismissKey.self
        if scope.preference(key, bit: self.host.preferenceBit(of: key)) == true { return nil }
        self.dismiss()
        return .performed
      }
    }
    let presentation = Presentation(.cover, name: modifier.kind.rawValue, node: scope)
    presentation.presenterDidGo = { [weak self] in self?.end() }
    shown = (item, scope, presentation)
    open(scope)
    host.presentations.push(presentation)
  }

  /// Writes the binding; the sheet goes when the write is applied (SEM-254, SEM-311).
  private func dismiss() {
    guard shown != nil else { return }
    modifier.clear()
    if modifier.item() == nil { host.invalidate(self) }
  }

  private func close() {
    guard let shown else { return }
    host.presentations.endPresentations(inside: shown.scope)
    end()
    close(shown.scope)
  }

  /// Takes the presentation off the screen and tells of it; the scope goes with its presenter.
  private func end() {
    guard let shown else { return }
    self.shown = nil
    host.presentations.remove(shown.presentation)
    if host.isRunning, let onDismiss = modifier.onDismiss {
      let origin = EventOrigin(.closure(.onDismiss, view: nearestViewType))
      host.enqueue(.change) { [self] in host.run(as: origin, onDismiss) }
    }
  }

  /// The presenter goes, and what it presents with it (SEM-318).
  package override func didUnmount() { end() }

  package func locationDidChange() { markDirty() }
  package func locationWillChange() { host.invalidate(self) }
  package var isReading: Bool { !flags.contains(.isUnmounted) }
}
