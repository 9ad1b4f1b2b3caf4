import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

/// Shows a text as its place has it: after a change of the locale, and while time passes, if it is seen.
package final class TextNode: ElementNode {
  private var text: Text
  private var timer: SessionTimer?
  private var links: [(link: ResolvedText.Link, element: Element)] = []
  /// What the layout measures; nil before something asks for places.
  private(set) var measured: ShownText?
  private var isMeasured = false
  /// What the element's description has found the text to say, for a text without looks and links.
  private var described: String?
  private var isLeftOut = false

  init(_ text: Text, _ inputs: inout _ViewInputs) {
    self.text = text
    super.init(.staticText, &inputs)
    noteText()
  }

  func accept(_ new: Text) {
    if measured != nil, new != text { isMeasured = false }
    text = new
    noteText()
  }

  private func noteText() {
    guard !flags.contains(.hasLifecycle) else {
      if flags.contains(.hasAppeared) { startTimer() }
      return
    }
    guard text.followsClock else { return }
    flags.insert(.hasLifecycle)
    raise(.containsLifecycle)
    host.noteInsertion(self)
  }

  /// The text where it is nothing but characters that are known from the start.
  private var plain: String? {
    guard text.changes == nil else { return nil }
    return switch text.storage {
    case .string(let string): string
    case .source(let source): host.plainText(of: source, in: environment)
    }
  }

  /// As the app sees it, also where a test asks: its locale, its date.
  private var resolved: ResolvedText {
    if let plain { return ResolvedText(plain) }
    return host.session.perform { text.resolved(in: TextContext(environment.values)) }
  }

  /// The changes of each part of the text; empty for a plain string.
  var textChanges: [[TextChange]] {
    plain == nil ? resolved.parts.map(\.changes) : []
  }

  package override func describe(_ content: inout ElementContent) {
    defer {
      if isLeftOut != content.texts.label.isEmpty, dropsEmptyTexts {
        (parent?.nearest { $0 is ElementNode } as? ElementNode)?.setNeedsChildren()
      }
    }
    if links.isEmpty, let plain {
      content.texts.label = plain
      described = nil
      return
    }
    let resolved = resolved
    content.texts.label = resolved.string
    described = resolved.parts.isEmpty && resolved.links.isEmpty ? resolved.string : nil
    guard !(resolved.links.isEmpty && links.isEmpty), resolved.links != links.map(\.link) else { return }
    links = resolved.links.map { ($0, makePart(.link)) }
    setNeedsChildren()
  }

  /// From iOS 26 on a text without characters has no element, unless it has a label (F-122).
  package override func collect(_ elements: inout [Element]) {
    if dropsEmptyTexts {
      isLeftOut = currentTexts.label.isEmpty
      if isLeftOut { return }
    }
    super.collect(&elements)
  }

  private var dropsEmptyTexts: Bool { host.configuration.profile.systemVersion >= 26 }

  package override var alwaysCollects: Bool { !links.isEmpty }

  package override func collectChildren(_ elements: inout [Element]) {
    for link in links {
      host.tree.update(link.element, type: .link, texts: ElementTexts(label: link.link.text), traits: [])
      elements.append(link.element)
    }
  }

  /// A link in the text opens as any other (SEM-258).
  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action, let tapped = links.first(where: { $0.element === element }) else { return nil }
    guard isElementEnabled else { return .disabled }
    environment.values.openURL(tapped.link.destination)
    return .performed
  }

  // MARK: Layout

  /// A link is where its characters are (LAY-312).
  package override func frame(ofPart part: Element, in frame: CGRect) -> CGRect? {
    guard let measured, let place = links.firstIndex(where: { $0.element === part }) else { return nil }
    let found = measured.frame(ofLink: place, among: links.map(\.link.text), in: frame.size)
    return found?.offsetBy(dx: frame.minX, dy: frame.minY).snapped(scale: host.layoutTree.context.displayScale)
  }

  /// Most looks at the layout find the text and its place as they were.
  package override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    let values = environment.values
    if let measured, isMeasured, old != nil, measured.isMade(from: values) { return nil }
    isMeasured = true
    let scale = host.layoutTree.context.displayScale
    let known = flags.contains(.needsDescription) ? nil : described
    let resolved = if let known { ResolvedText(known) } else { resolved }
    // Images among the characters are looked for in the app's resources.
    let new =
      resolved.parts.isEmpty
      ? ShownText(resolved, in: values, displayScale: scale)
      : host.session.perform { ShownText(resolved, in: values, displayScale: scale) }
    let isSame = old != nil && measured?.isEqual(to: new) == true
    measured = new
    return isSame ? nil : ElementLayout(new.rule)
  }

  /// The text is another one: time has passed.
  package override func update() {
    isMeasured = false
    super.update()
  }

  // MARK: Time

  package override func didAppear() { startTimer() }
  package override func didDisappear() { stopTimer() }
  package override func didUnmount() {
    stopTimer()
    super.didUnmount()
  }

  private func startTimer() {
    stopTimer()
    let delay: Duration? = host.session.perform {
      let context = TextContext(environment.values)
      return text.nextChange(in: context).map { Duration(seconds: max($0.timeIntervalSince(context.now), 1e-6)) }
    }
    guard let delay else { return }
    timer = host.session.schedule(after: delay) { [weak self] in
      guard let self else { return }
      host.invalidate(self)
      startTimer()
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}

extension TextNode: InspectableText {
  package var ownText: String? { resolved.string }
}
