/// One thing on the screen, as assistive technology and UI tests see it.
///
/// An element belongs to an ``ElementTree``, which is notified of every change, so that finding stays independent of the tree's size.
/// Tests and logs may hold it longer than what is around it and than what emitted it: both references are empty then.
@MainActor public final class Element {
  // Other modules reach what is stored by accessors: they would check each access for overlaps otherwise. What is small comes
  // first: between larger properties each would take eight bytes.
  @exclusivity(unchecked) private var storedType: ElementType
  /// A second type that queries find the element by, where public tests use both.
  package var alternateType: ElementType?
  @exclusivity(unchecked) private var storedTraits: ElementTraits = []
  /// The number of the element in the process, which no other one has.
  package let serial: UInt32
  /// The position among the parent's children.
  @exclusivity(unchecked) var position: Int32 = 0
  @exclusivity(unchecked) private var storedIsInTree = false
  @exclusivity(unchecked) var mark: UInt32 = 0
  @exclusivity(unchecked) private var storedTexts: ElementTexts
  @exclusivity(unchecked) private var storedChildren: [Element] = []
  // Not weak, because every walk outwards follows it: an element clears it in its children when it is destroyed.
  // Nonisolated for the deinitialiser, as the next two are.
  @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var storedParent: Element?
  @exclusivity(unchecked) private var storedSortPriority = 0.0
  // Cleared by `detach()`, which what is attached calls when it is destroyed.
  @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var storedSource: (any ElementSource)?
  /// What this element has its source from, or gives it to.
  @exclusivity(unchecked) private nonisolated(unsafe) var link: SourceLink?

  package internal(set) var type: ElementType {
    get { storedType }
    set { storedType = newValue }
  }
  package internal(set) var texts: ElementTexts {
    _read { yield storedTexts }
    set { storedTexts = newValue }
  }
  package var traits: ElementTraits {
    get { storedTraits }
    set { storedTraits = newValue }
  }
  package internal(set) var children: [Element] {
    _read { yield storedChildren }
    _modify { yield &storedChildren }
  }
  package internal(set) var parent: Element? {
    get { storedParent }
    set { storedParent = newValue }
  }
  package internal(set) var isInTree: Bool {
    get { storedIsInTree }
    set { storedIsInTree = newValue }
  }
  /// Where the element stands among its siblings, ahead of those with less.
  package var sortPriority: Double {
    get { storedSortPriority }
    set { storedSortPriority = newValue }
  }
  /// What emitted the element, nil once that has gone.
  package var source: (any ElementSource)? { storedSource ?? link?.source }

  /// Makes an element that nothing has emitted yet.
  package init(type: ElementType, texts: ElementTexts = ElementTexts()) {
    storedType = type
    storedTexts = texts
    Self.lastSerial &+= 1
    serial = Self.lastSerial
  }

  /// Makes a further element of what has emitted another one: both lose it together.
  ///
  /// - Parameter whole: The element that the source is, or will be, attached to.
  package convenience init(type: ElementType, texts: ElementTexts = ElementTexts(), partOf whole: Element) {
    self.init(type: type, texts: texts)
    if whole.link == nil { whole.link = SourceLink(whole.storedSource) }
    link = whole.link
  }

  deinit {
    for child in storedChildren where child.storedParent === self { child.storedParent = nil }
  }

  /// Gives the element its source, which must call ``detach()`` when it is destroyed at the latest; an ``EmittedElement`` does so
  /// by itself.
  package func attach(_ source: any ElementSource) {
    storedSource = source
    link?.source = source
  }

  /// Takes the source from the element and from all that are parts of it.
  package nonisolated func detach() {
    storedSource = nil
    link?.source = nil
  }

  private static var lastSerial: UInt32 = 0

  package var identifier: String { texts.identifier }
  package var label: String { texts.label }
  package var title: String { texts.title }
  package var value: String? { texts.value }
  package var placeholder: String? { texts.placeholder }
  package var isEnabled: Bool { source?.isElementEnabled ?? true }
  package var isSelected: Bool { traits.contains(.selected) }
  package var hasKeyboardFocus: Bool { traits.contains(.keyboardFocused) }

  /// Whether the element answers to a query for `wanted`.
  @inline(__always)
  package func matches(_ wanted: ElementType) -> Bool { type == wanted || wanted == .any || alternateType == wanted }

  /// Whether `self` is `other` or lies below it.
  package func isInside(_ other: Element) -> Bool {
    var current: Element? = self
    while let element = current {
      if element === other { return true }
      current = element.parent
    }
    return false
  }

  /// Whether `self` comes before `other` in depth-first order.
  package func precedes(_ other: Element) -> Bool {
    let own = path
    let others = other.path
    return own.lexicographicallyPrecedes(others)
  }

  private var path: [Int32] {
    var result: [Int32] = []
    var current: Element = self
    while let parent = current.parent {
      result.append(current.position)
      current = parent
    }
    result.reverse()
    return result
  }

  /// Visits everything below the element in depth-first order, until `body` answers false.
  @discardableResult
  package func forEachDescendant(_ body: @MainActor (Element) -> Bool) -> Bool {
    guard !children.isEmpty else { return true }
    // Trees can be deeper than the thread's stack.
    var outer: [(elements: [Element], next: Int)] = []
    var elements = children
    var next = 0
    while true {
      guard next < elements.count else {
        guard let resumed = outer.popLast() else { return true }
        (elements, next) = resumed
        continue
      }
      let child = elements[next]
      next += 1
      guard body(child) else { return false }
      if !child.children.isEmpty {
        if next < elements.count { outer.append((elements, next)) }
        (elements, next) = (child.children, 0)
      }
    }
  }

  /// Everything below the element, in depth-first order.
  package var descendants: [Element] {
    var found: [Element] = []
    forEachDescendant { element in
      found.append(element)
      return true
    }
    return found
  }

  /// The first element below this one, in depth-first order, for which `isMeant` answers true.
  package func firstDescendant(where isMeant: @MainActor (Element) -> Bool) -> Element? {
    var found: Element?
    forEachDescendant { element in
      if isMeant(element) { found = element }
      return found == nil
    }
    return found
  }
}

/// The texts by which an element can be found.
package struct ElementTexts: Equatable, Sendable {
  package var identifier: String
  package var label: String
  package var title: String
  package var value: String?
  package var placeholder: String?

  package init(
    identifier: String = "", label: String = "", title: String = "", value: String? = nil, placeholder: String? = nil
  ) {
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholder = placeholder
  }

  /// Whether `key` is one of the identifying texts: what `"key" IN identifiers` asks (Apple's page
  /// "subscript(_:)").
  package func contain(_ key: String) -> Bool {
    identifier == key || label == key || value == key || placeholder == key || title == key
  }

  /// How messages name an element of these texts, as `"Add" Button`.
  package func messageName(_ type: ElementType) -> String { type.messageName(messageText) }

  /// The text in that name, nil where there is none.
  package var messageText: String? {
    if !identifier.isEmpty { return identifier }
    if !label.isEmpty { return label }
    if !title.isEmpty { return title }
    return placeholder?.isEmpty == false ? placeholder : nil
  }

  /// Calls `body` with each distinct, non-empty identifying text.
  func forEachKey(_ body: (String) -> Void) {
    if !identifier.isEmpty { body(identifier) }
    if !label.isEmpty, label != identifier { body(label) }
    if !title.isEmpty, title != identifier, title != label { body(title) }
    if let value, !value.isEmpty, value != identifier, value != label, value != title { body(value) }
    if let placeholder, !placeholder.isEmpty, placeholder != identifier, placeholder != label, placeholder != title,
      placeholder != value
    {
      body(placeholder)
    }
  }
}

extension ElementType {
  /// How messages name an element of this type: see ``ElementTexts/messageText``.
  package func messageName(_ text: String?) -> String { text.map { "\"\($0.onOneLine)\" \(name)" } ?? name }
}

/// What an element and its parts have their source from.
private final class SourceLink {
  nonisolated(unsafe) unowned(unsafe) var source: (any ElementSource)?

  init(_ source: (any ElementSource)?) { self.source = source }
}

/// The element of a source that is no node, held by the source alone: when the source is destroyed, the element and its parts
/// lose it.
@MainActor package final class EmittedElement {
  package let element: Element

  /// Makes an element without a source.
  package init(type: ElementType, texts: ElementTexts = ElementTexts()) { element = Element(type: type, texts: texts) }

  deinit { element.detach() }
}
