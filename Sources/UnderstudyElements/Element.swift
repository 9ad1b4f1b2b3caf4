/// One thing on the screen, as assistive technology and UI tests see it.
///
/// An element belongs to an ``ElementTree``, which is told of every change, so that finding stays independent of the tree's size.
@MainActor public final class Element {
  @exclusivity(unchecked) package internal(set) var type: ElementType
  @exclusivity(unchecked) package internal(set) var texts: ElementTexts
  @exclusivity(unchecked) package var traits: ElementTraits = []
  @exclusivity(unchecked) package internal(set) var children: [Element] = []
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: Element?
  /// The position among the parent's children.
  @exclusivity(unchecked) package internal(set) var position: Int32 = 0
  @exclusivity(unchecked) package internal(set) var isInTree = false
  @exclusivity(unchecked) var mark: UInt32 = 0
  let serial: UInt32
  /// Where the element stands among its siblings, ahead of those with less.
  @exclusivity(unchecked) package var sortPriority = 0.0
  /// What emitted the element; it outlives it.
  @exclusivity(unchecked) package unowned(unsafe) var source: (any ElementSource)?

  package init(type: ElementType, texts: ElementTexts = ElementTexts(), source: (any ElementSource)? = nil) {
    self.type = type
    self.texts = texts
    self.source = source
    Self.lastSerial &+= 1
    serial = Self.lastSerial
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

  /// Whether `key` is one of the identifying texts: what `"key" IN identifiers` asks (reference, section 2.1).
  package func contain(_ key: String) -> Bool {
    identifier == key || label == key || value == key || placeholder == key || title == key
  }

  /// How messages name an element of these texts, as `"Add" Button`.
  package func messageName(_ type: ElementType) -> String { type.messageName(messageText) }

  /// The text in that name, nil where there is none.
  package var messageText: String? {
    if !identifier.isEmpty { return identifier }
    if !label.isEmpty { return label }
    return title.isEmpty ? nil : title
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
  package func messageName(_ text: String?) -> String { text.map { "\"\($0)\" \(name)" } ?? name }
}
