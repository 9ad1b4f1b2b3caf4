@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A control that shows a page of the stack around (SEM-272 … SEM-274, SEM-284).
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: Target
  /// Whether the link's page is shown, where the app wants to say so itself.
  var activation: Binding<Bool>?

  enum Target {
    /// A value, with the type that it is pushed as.
    case value((any Hashable)?, Any.Type)
    case destination(Destination)
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes a value, for which a destination is declared elsewhere.
  ///
  /// - Parameters:
  ///   - value: What to append to the stack's path; nil disables the link.
  ///   - label: What the link shows.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value, P.self))
  }

  /// Takes the label as a localized key.
  ///
  /// - Parameters:
  ///   - titleKey: The label.
  ///   - value: What to append to the stack's path; nil disables the link.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey), target: .value(value, P.self))
  }

  /// Takes the label of a link to a value as a resource, which is looked up in its own table.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(label: Text(titleResource), target: .value(value, P.self))
  }

  /// Takes the label of a link to a value as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title), target: .value(value, P.self))
  }
}

extension NavigationLink {
  /// A link that pushes a view.
  ///
  /// - Parameters:
  ///   - destination: The page; its body is evaluated when it is pushed.
  ///   - label: What the link shows.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .destination(destination()))
  }

  /// Takes the page as a view, in the spelling of the first releases.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .destination(destination))
  }

  /// Takes the label of a link to a page as a localized key.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  where Label == Text {
    self.init(label: Text(titleKey), target: .destination(destination()))
  }

  /// Takes the label of a link to a page as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
  where Label == Text {
    self.init(label: Text(title), target: .destination(destination()))
  }

  /// Takes the label as a localized key and the page as a view, in the spelling of the first releases.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text {
    self.init(label: Text(titleKey), target: .destination(destination))
  }

  /// Takes a label that is not localized and the page as a view, in the spelling of the first releases.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) where Label == Text {
    self.init(label: Text(title), target: .destination(destination))
  }
}

extension NavigationLink: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    if let style = inputs.environment.values[StyleKey<PrimitiveButtonStyleConfiguration>.self], style.isCustom {
      return inputs.styledButton(
        make: { NavigationLinkNode(view.target, view.activation, look: $0, &$1) },
        update: { $0.accept(view.target, view.activation) }, role: nil, label: view.label, style: style)
    }
    inputs.element(
      make: { NavigationLinkNode(view.target, view.activation, &$0) },
      update: { $0.accept(view.target, view.activation) },
      content: { Label._makeView(view.label, inputs: &$0) })
  }
  public static var _takesAttributes: Bool { true }
}

package final class NavigationLinkNode<Label: View, Destination: View>: ButtonNode, PagePresenter, ClosedContainer {
  private var target: NavigationLink<Label, Destination>.Target
  private var activation: Binding<Bool>?
  private weak var scope: ScopeNode?
  private let page: NavigationPage?
  /// Whether the page was taken off and the app's flag does not say so yet.
  private var isPopping = false
  /// Whether a button's style shows the button so: the link is only how it looks, and the button is the element (F-06).
  private let isPartOfStyle: Bool

  init(
    _ target: NavigationLink<Label, Destination>.Target, _ activation: Binding<Bool>?, look: Look = .plain,
    _ inputs: inout _ViewInputs
  ) {
    self.target = target
    self.activation = activation
    page = inputs.environment.values.navigationPage
    isPartOfStyle = (inputs.enclosingElement as? ButtonNode)?.look == .styled
    super.init({}, look: look, &inputs)
    action = { [unowned self] in follow() }
    if page == nil, !isPartOfStyle, case .value = target {
      host.log(
        .navigation,
        "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be"
          + " disabled.", at: self)
    }
    if let activation {
      activation.location.addReader(self)
      host.afterUpdate { [weak self] in self?.followActivation() }
    }
  }

  package override var isStoodInFor: Bool { isPartOfStyle || super.isStoodInFor }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    isPartOfStyle ? nil : super.respond(to: action, on: element)
  }

  package override var leavesTouches: Bool {
    !isPartOfStyle && look != .primitive && !environment.values.controlsAreSystemDrawn
  }

  package override var isAvailable: Bool {
    guard page?.stack != nil, super.isAvailable else { return false }
    if case .value(nil, _) = target { return false }
    return true
  }

  func accept(_ new: NavigationLink<Label, Destination>.Target, _ activation: Binding<Bool>?) {
    target = new
    self.activation = activation
    if case .destination(let destination) = new { scope?.update { destination } }
    guard let activation else { return }
    activation.location.addReader(self)
    host.afterUpdate { [weak self] in self?.followActivation() }
  }

  private func follow() {
    guard let stack = page?.stack else { return }
    switch target {
    case .value(let value, let type):
      guard let value, !selectsRow(of: value) else { return }
      stack.push(NavigationPath.Element(value, as: type), from: self)
    case .destination:
      guard let activation else { return stack.present(self) }
      activation.wrappedValue = true
      host.afterUpdate { [weak self] in self?.followActivation() }
    }
  }

  /// In a column of a split view a link to a value chooses the row of the list around it (SEM-293).
  private func selectsRow(of value: any Hashable) -> Bool {
    guard page?.column != nil, let list = nearest({ $0 is ListNode }) as? ListNode else { return false }
    guard let selection = list.selection, selection.single != nil, selection.select(AnyHashable(value)) else {
      return false
    }
    page?.column?.rowWasChosen()
    return true
  }

  // MARK: Activation

  package override func locationDidChange() {
    super.locationDidChange()
    host.afterUpdate { [weak self] in self?.followActivation() }
  }

  package override func update() {
    super.update()
    followActivation()
  }

  /// Shows the page while the app's flag is true.
  private func followActivation() {
    guard let activation, let stack = page?.stack, !isPopping, !flags.contains(.isUnmounted) else { return }
    if activation.location.get() { stack.present(self) } else { stack.unpresent(self) }
  }

  /// Writes the app's flag when the page below has appeared: apps ask in the binding whether they are on screen.
  func didPop() {
    guard activation != nil else { return }
    isPopping = true
    // The update takes the page off, and in the round after it the page below appears.
    host.afterUpdate { [self] in
      host.afterUpdate { [self] in
        host.enqueue(.change) { [self] in finishPopping() }
      }
    }
  }

  private func finishPopping() {
    isPopping = false
    activation?.wrappedValue = false
  }

  // MARK: PagePresenter

  func makePage(in stack: NavigationStackNode, depth: Int) -> ScopeNode {
    guard case .destination(let destination) = target else {
      preconditionFailure("A link to a value has no page of its own.")
    }
    let made = stack.makeScope(depth: depth, isVisible: true) { destination }
    scope = made
    return made
  }

  package func closedContent() -> Node? {
    guard scope == nil, case .destination(let destination) = target else { return nil }
    return closedScope(inputsBelow, content: { destination })
  }

  package override func didUnmount() {
    super.didUnmount()
    page?.stack?.unpresent(self)
  }
}

extension NavigationLinkNode: InspectableNavigationLink {}
