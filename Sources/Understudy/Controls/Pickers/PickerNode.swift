import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// How a picker shows its options.
package enum PickerKind: Sendable {
  /// A button that opens a list of the options.
  case menu
  /// A button that leads to a page with the options.
  case link
  case segmented
  /// A button for each option.
  case inline
  case wheel
}

/// The element of a picker, with an element for each option.
package final class PickerNode<Selection: Hashable>: ElementNode {
  private struct Option {
    let element: Element
    var selection: Selection?
  }

  private var selection: PickerSelection<Selection>
  let kind: PickerKind
  private var options: [Option] = []
  private lazy var wheel = makePart(.pickerWheel)
  /// The texts of a menu's button: its title, and the option that is chosen (F-20).
  private var texts: (title: Element, current: Element)?
  private var template: _ViewInputs
  private var menu: MenuNode?
  /// The page of a picker that is a link, and the scope that shows it.
  fileprivate var page: PickerPage?
  fileprivate weak var pageScope: ScopeNode?
  private var warned: Selection?
  private lazy var menuLayout = PickerMenuLayout()

  init(
    _ selection: PickerSelection<Selection>, _ kind: PickerKind, page: PickerPage?, _ inputs: inout _ViewInputs
  ) {
    self.selection = selection
    self.kind = kind
    self.page = page
    template = inputs
    template.attributes = ElementAttributes()
    template.layoutSteps = nil
    let type: ElementType =
      switch kind {
      case .menu, .link: .button
      case .segmented: .segmentedControl
      case .inline: .other
      case .wheel: .picker
      }
    let isFlat = inputs.environment.values.controlsAreSystemDrawn
    super.init(type, &inputs)
    if type == .button, !isFlat { texts = (makePart(.staticText), makePart(.staticText)) }
    follow()
  }

  func accept(_ new: PickerSelection<Selection>, page: PickerPage?) {
    selection = new
    self.page = page
    if let page = titledPage { pageScope?.update { page } }
    follow()
  }

  /// Whether the picker is a button that leads to its options.
  private var isButton: Bool { kind == .menu || kind == .link }

  private func follow() {
    selection.addReader(self)
    scheduleCheck()
  }

  package override var derivesLabel: Bool { true }

  /// The texts of all options, and which of them is chosen.
  var wheelTitles: (all: [String], chosen: Int) {
    let current = selection.value
    return (options.map(\.element.label), options.firstIndex { $0.selection == current } ?? 0)
  }

  // MARK: Description

  package override func describe(_ content: inout ElementContent) {
    updateOptions()
    let title = title
    // An open menu is a child after these three.
    let own = children.dropFirst(2).first?.labels().joined(separator: ", ") ?? ""
    let current = own.isEmpty ? currentOption?.element.label ?? "" : own
    switch kind {
    case .menu, .link:
      content.texts.label = [title, current].filter { !$0.isEmpty }.joined(separator: ", ")
      describeTexts(title, current)
    case .segmented: content.texts.label = title
    case .inline: break
    case .wheel:
      content.texts.label = title
      host.tree.update(wheel, type: .pickerWheel, texts: ElementTexts(value: current), traits: [])
    }
  }

  package override func collectChildren(_ elements: inout [Element]) {
    updateOptions()
    switch kind {
    case .menu, .link:
      menu?.setNeedsChildren()
      if let texts { elements += [texts.title, texts.current].filter { !$0.label.isEmpty } }
    case .segmented, .inline: elements += options.map(\.element)
    case .wheel: elements.append(wheel)
    }
  }

  private func describeTexts(_ title: String, _ current: String) {
    guard let texts else { return }
    for (element, label) in [(texts.title, title), (texts.current, current)] where element.label != label {
      if element.label.isEmpty != label.isEmpty { setNeedsChildren() }
      host.tree.update(element, type: .staticText, texts: ElementTexts(label: label), traits: [])
    }
  }

  private var currentOption: Option? {
    guard let current = selection.value else { return nil }
    return options.first { $0.selection == current }
  }

  /// Brings the options' elements up to date with the views that stand for them.
  private func updateOptions() {
    guard children.count >= 3 else { return }
    let found = PickerContent.entries(of: children[1])
    let current = selection.value
    if found.count != options.count {
      options = found.indices.map { position in
        if position < options.count { return options[position] }
        return Option(element: makePart(.button), selection: nil)
      }
      menu?.setNeedsChildren()
    }
    for (position, entry) in found.enumerated() {
      let value = entry.tag?.selection(as: Selection.self)
      options[position].selection = value
      host.tree.update(
        options[position].element, type: .button, texts: entry.texts,
        traits: value != nil && value == current ? .selected : [])
    }
  }

  // MARK: Layout

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    guard isButton else { return items.append(controlLayout(tree, [], barRule(tree))) }
    _ = currentTexts
    let current = partLayout(2, tree)
    let value = menuLayout.value(
      current.isEmpty ? currentOption?.element.label ?? "" : nil, current, hasSymbol: kind == .menu,
      environment.values, tree)
    guard isRow else {
      return items.append(controlLayout(tree, [value], ControlRule(insets: ButtonMetrics.insets(.regular))))
    }
    let isHidden = environment.values.labelsAreHidden
    let title = isHidden ? nil : stackLayout(partLayout(0, tree), known: knownPart(0), tree)
    items.append(controlLayout(tree, [title, value].compactMap { $0 }, TitledControlRule(fillsWidth: !isHidden)))
  }

  /// Whether the picker is a row of a list, which shows the title, too.
  private var isRow: Bool { nearest { $0 is ListCellNode } != nil }

  /// The rule of the styles that show all options.
  private func barRule(_ tree: LayoutTree) -> BarLeaf {
    updateOptions()
    let font = environment.values.controlFont()
    let widths = options.map { option in
      var text = TextMeasurement(option.element.label, font: font, displayScale: tree.context.displayScale)
      return text.measure().size.width
    }
    switch kind {
    case .wheel: return BarLeaf(height: PickerMetrics.wheelHeight, idealWidth: PickerMetrics.wheelIdealWidth)
    case .inline:
      return BarLeaf(height: ListMetrics.minimumRowHeight * CGFloat(options.count), idealWidth: widths.max() ?? 0)
    case .segmented, .menu, .link:
      return BarLeaf(
        height: PickerMetrics.segmentedHeight, idealWidth: PickerMetrics.segmentedIdealWidth(labels: widths))
    }
  }

  package override func frame(ofPart part: Element, in frame: CGRect) -> CGRect? {
    if part === wheel { return frame }
    if part === texts?.title || part === texts?.current { return textFrame(part, in: frame) }
    guard let position = options.firstIndex(where: { $0.element === part }) else { return nil }
    switch kind {
    case .segmented: return share(position, of: options.count, in: frame)
    case .inline:
      let height = frame.height / CGFloat(options.count)
      return CGRect(x: frame.minX, y: frame.minY + CGFloat(position) * height, width: frame.width, height: height)
    case .menu, .link, .wheel: return nil
    }
  }

  /// The title at the leading end of a row, and the chosen option's text before the symbol.
  private func textFrame(_ part: Element, in frame: CGRect) -> CGRect {
    if isRow, part === texts?.title { return leadingFrame(knownPart(0)?.placedSize ?? .zero, in: frame) }
    guard let value = layout?.own?.children.last else { return frame }
    let place = isRow ? trailingFrame(value.placedSize, in: frame) : centeredFrame(value.placedSize, in: frame)
    return leadingFrame(value.children.first?.placedSize ?? .zero, in: place)
  }

  // MARK: Interaction

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    switch action {
    case .tap, .press:
      let option = options.first { $0.element === element }
      guard option != nil || isButton else { return nil }
      guard isElementEnabled else { return .disabled }
      if let option { select(option) } else { open() }
      return .performed
    case .adjustPickerWheel(let title) where kind == .wheel:
      guard isElementEnabled else { return .disabled }
      guard let option = options.first(where: { $0.element.label == title }) else {
        let titles = options.map { "\"\($0.element.label)\"" }.joined(separator: ", ")
        return .refused("the wheel has no row \"\(title)\"; its rows are \(titles)")
      }
      select(option)
      return .performed
    default:
      guard kind == .wheel, let rows = action.turnedRows else { return nil }
      guard isElementEnabled else { return .disabled }
      turn(by: rows)
      return .performed
    }
  }

  /// Turns the wheel, as far as there are rows.
  private func turn(by rows: Int) {
    guard !options.isEmpty else { return }
    let current = options.firstIndex { $0.selection != nil && $0.selection == selection.value } ?? 0
    let (wanted, isOverflown) = current.addingReportingOverflow(rows)
    let last = options.count - 1
    select(options[isOverflown ? (rows < 0 ? 0 : last) : min(max(wanted, 0), last)])
  }

  private func select(_ option: Option) {
    // UIKit's segmented control sends nothing where its segment stays the same.
    if let value = option.selection, kind != .segmented || value != selection.value { selection.choose(value) }
    setNeedsDescription()
    menu?.close()
    environment.values.controlWasUsed()
  }

  private func open() {
    if kind == .link { return environment.values.navigationPage?.stack?.present(self) ?? () }
    guard menu == nil else { return }
    menu = MenuNode(
      in: self, template, items: { [weak self] in self?.options.map(\.element) ?? [] },
      didClose: { [weak self] in self?.menu = nil })
  }

  // MARK: Selection without an option

  package override func locationDidChange() {
    super.locationDidChange()
    scheduleCheck()
  }

  package override func update() {
    super.update()
    scheduleCheck()
  }

  private func scheduleCheck() { host.afterUpdate { [self] in checkSelection() } }

  private func checkSelection() {
    guard isReading, children.count >= 3 else { return }
    let choices = PickerContent.entries(of: children[1]).compactMap { $0.tag?.selection(as: Selection.self) }
    let invalid = selection.values.first { !choices.contains($0) }
    if let invalid, warned != invalid {
      host.log(
        .selection,
        "Picker: the selection \"\(invalid)\" is invalid and does not have an associated tag, this will give undefined"
          + " results.", at: self)
    }
    warned = invalid
  }

  /// A link needs a stack that shows the page.
  package override var isAvailable: Bool { kind != .link || environment.values.navigationPage?.stack != nil }

  package override func didUnmount() {
    if kind == .link { environment.values.navigationPage?.stack?.unpresent(self) }
    super.didUnmount()
  }
}

extension PickerNode: PagePresenter {
  func makePage(in stack: NavigationStackNode, depth: Int) -> ScopeNode {
    guard let page = titledPage else { preconditionFailure("A picker that is no link has no page.") }
    let made = stack.makeScope(depth: depth, isVisible: true) { page }
    pageScope = made
    return made
  }

  func didPop() {}
}

extension PickerNode {
  fileprivate var title: String { children.first?.labels().joined(separator: ", ") ?? "" }

  fileprivate var titledPage: PickerPage? {
    var page = page
    page?.title = title
    return page
  }
}

extension PickerNode: SectionedContainer {
  /// So that titles of sections are no options.
  package var placesSections: Bool { true }
}

extension PickerNode: NavigationRow {
  var showsChevron: Bool { kind == .link }
}

extension PickerNode: InspectablePicker {
  package var optionsPart: Node? { children.count > 1 ? children[1] : nil }
  package var selectedValue: Any? { selection.value }

  package func choose(_ value: Any) -> ElementActionOutcome {
    updateOptions()
    guard isElementEnabled else { return .disabled }
    let wanted = value as? Selection
    if let option = options.first(where: { $0.selection == wanted && wanted != nil }) {
      select(option)
      return .performed
    }
    let values = options.compactMap { $0.selection.map { "\($0)" } }.joined(separator: ", ")
    return .refused("it has no option with the tag \(value); its tags are \(values)")
  }
}
