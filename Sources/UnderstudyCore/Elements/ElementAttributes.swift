import Foundation
import UnderstudyElements

/// What accessibility modifiers say of the element inside them; what is said further out wins.
package struct ElementAttributes {
  package var identifier: String?
  private var extras: Extras?

  package init() {}

  /// The rarely used rest, so that the common case stays small.
  final class Extras {
    var label: ElementText?
    var value: ElementText?
    var added: ElementRoles = []
    var removed: ElementRoles = []
    var isHidden: Bool?
    var sortPriority: Double?
    var activationPoint: (@Sendable (CGSize) -> CGPoint)?
    var shapeBounds: (@Sendable (CGSize) -> CGRect)?
    var customContent: [ElementDetail] = []
    var rotors: [ElementRotor] = []

    init() {}
    init(_ other: Extras) {
      (label, value, added, removed) = (other.label, other.value, other.added, other.removed)
      (isHidden, sortPriority) = (other.isHidden, other.sortPriority)
      (activationPoint, shapeBounds) = (other.activationPoint, other.shapeBounds)
      (customContent, rotors) = (other.customContent, other.rotors)
    }
  }

  package var label: ElementText? {
    get { extras?.label }
    set { change { $0.label = newValue } }
  }
  package var value: ElementText? {
    get { extras?.value }
    set { change { $0.value = newValue } }
  }
  package var addedRoles: ElementRoles {
    get { extras?.added ?? [] }
    set { change { $0.added = newValue } }
  }
  package var removedRoles: ElementRoles {
    get { extras?.removed ?? [] }
    set { change { $0.removed = newValue } }
  }
  package var isHidden: Bool? {
    get { extras?.isHidden }
    set { change { $0.isHidden = newValue } }
  }
  package var sortPriority: Double? {
    get { extras?.sortPriority }
    set { change { $0.sortPriority = newValue } }
  }

  /// Where a finger touches the element, by its size; nil for its middle (LAY-342).
  package var activationPoint: (@Sendable (CGSize) -> CGPoint)? {
    get { extras?.activationPoint }
    set { change { $0.activationPoint = newValue } }
  }
  /// The frame of the element in its view, by the view's size; nil for all of it (LAY-342).
  package var shapeBounds: (@Sendable (CGSize) -> CGRect)? {
    get { extras?.shapeBounds }
    set { change { $0.shapeBounds = newValue } }
  }

  /// What assistive technology reads on demand, by its keys: a key that is said further out takes precedence.
  package var customContent: [ElementDetail] {
    get { extras?.customContent ?? [] }
    set { change { $0.customContent = newValue } }
  }
  /// The lists by which assistive technology moves through the element.
  package var rotors: [ElementRotor] {
    get { extras?.rotors ?? [] }
    set { change { $0.rotors = newValue } }
  }

  private mutating func change(_ body: (Extras) -> Void) {
    let copy = extras.map(Extras.init) ?? Extras()
    body(copy)
    extras = copy
  }

  /// Fills in what is not said yet: `inner` is closer to the element, so it yields.
  package mutating func fill(from inner: ElementAttributes) {
    if identifier == nil { identifier = inner.identifier }
    guard inner.extras != nil else { return }
    if label == nil { label = inner.label }
    if value == nil { value = inner.value }
    if isHidden == nil { isHidden = inner.isHidden }
    if sortPriority == nil { sortPriority = inner.sortPriority }
    if activationPoint == nil, let point = inner.activationPoint { activationPoint = point }
    if shapeBounds == nil, let bounds = inner.shapeBounds { shapeBounds = bounds }
    let details = inner.customContent.filter { detail in !customContent.contains { $0.isAboutTheSame(as: detail) } }
    if !details.isEmpty { customContent += details }
    if !inner.rotors.isEmpty { rotors += inner.rotors }
    let removed = removedRoles.union(inner.removedRoles.subtracting(addedRoles))
    addedRoles = addedRoles.union(inner.addedRoles.subtracting(removedRoles))
    removedRoles = removed
  }

  package var hasExtras: Bool { extras != nil }

  /// Whether both describe an element in the same way; its places are asked for when they are needed.
  package func isEqual(to other: ElementAttributes) -> Bool {
    identifier == other.identifier && label == other.label && value == other.value && isHidden == other.isHidden
      && addedRoles == other.addedRoles && removedRoles == other.removedRoles && sortPriority == other.sortPriority
      && customContent == other.customContent
  }
}

/// Something that assistive technology reads of an element on demand.
package struct ElementDetail: Equatable, Sendable {
  /// The app's own name for it; nil where the label identifies it.
  package let key: String?
  package let label: ElementText
  /// Nil takes back what is said further in.
  package let value: ElementText?
  package let isImportant: Bool

  package init(key: String?, label: ElementText, value: ElementText?, isImportant: Bool) {
    (self.key, self.label, self.value, self.isImportant) = (key, label, value, isImportant)
  }

  /// Whether both say the same thing of an element, so that one takes the other's place.
  package func isAboutTheSame(as other: ElementDetail) -> Bool {
    key == nil && other.key == nil ? label == other.label : key == other.key
  }
}

/// A list of places by which assistive technology moves through an element.
package struct ElementRotor: Sendable {
  package let label: ElementText
  /// The names of the places, asked for when they are read.
  package let entries: @MainActor @Sendable () -> [ElementText]

  package init(label: ElementText, entries: @escaping @MainActor @Sendable () -> [ElementText]) {
    (self.label, self.entries) = (label, entries)
  }
}

/// The accessibility traits that show in a test's element tree.
package struct ElementRoles: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let button = Self(rawValue: 1 << 0)
  package static let header = Self(rawValue: 1 << 1)
  package static let selected = Self(rawValue: 1 << 2)
  package static let link = Self(rawValue: 1 << 3)
  package static let searchField = Self(rawValue: 1 << 4)
  package static let image = Self(rawValue: 1 << 5)
  package static let staticText = Self(rawValue: 1 << 6)
  package static let toggle = Self(rawValue: 1 << 7)
  package static let tabBar = Self(rawValue: 1 << 8)
  package static let keyboardKey = Self(rawValue: 1 << 9)
  package static let modal = Self(rawValue: 1 << 10)

  /// The type that the traits give an element, nil where they leave it as it is.
  package var elementType: ElementType? {
    if contains(.toggle) { return .switch }
    if contains(.tabBar) { return .tabBar }
    if contains(.keyboardKey) { return .key }
    if contains(.button) { return .button }
    if contains(.link) { return .link }
    if contains(.searchField) { return .searchField }
    if contains(.image) { return .image }
    if contains(.staticText) { return .staticText }
    return nil
  }
}
