@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// An element as predicates of queries see it (Apple's page "XCUIElementAttributes").
///
/// It holds what the frequent keys ask for, so that evaluation over thousands of elements stays free of actor checks.
struct ElementSubject: PredicateSubject, PredicateKeys {
  private let element: Element
  private let texts: ElementTexts
  private let type: ElementType
  private let traits: ElementTraits
  private let tree: ElementTree

  @MainActor init(_ element: Element, in tree: ElementTree) {
    self.element = element
    self.tree = tree
    texts = element.texts
    type = element.type
    traits = element.traits
  }

  @MainActor private var isHittable: Bool {
    guard let node = element.source as? Node else { return tree.barrier(before: element) == nil }
    return node.host.touchCourse(to: element, isCertain: true).isHittable
  }

  /// The keys whose text the index of the tree finds.
  static let indexedKeys: Set<String> = ["identifier", "label", "title", "value", "placeholderValue", "identifiers"]

  static let knownKeys = [
    "identifier", "label", "title", "value", "placeholderValue", "identifiers", "elementType", "isEnabled", "enabled",
    "isSelected", "selected", "hasFocus", "hasKeyboardFocus", "exists", "isHittable", "hittable",
  ]

  static let messageName = "an element"

  var predicateSelf: Any? { nil }

  func predicateValue(forKey key: String) -> PredicateLookup {
    switch key {
    case "label": .value(texts.label)
    case "identifier": .value(texts.identifier)
    case "value": .value(texts.value ?? "")
    case "placeholderValue": .value(texts.placeholder)
    case "title": .value(texts.title)
    case "elementType": .value(type.rawValue)
    case "identifiers":
      .value([texts.identifier, texts.label, texts.title, texts.value ?? "", texts.placeholder ?? ""])
    case "isSelected", "selected": .value(traits.contains(.selected))
    case "hasKeyboardFocus": .value(traits.contains(.keyboardFocused))
    case "hasFocus": .value(false)
    case "isEnabled", "enabled": .value(MainActor.assumeIsolated { element.isEnabled })
    // Not among Apple's attributes, but suites ask for them, and the answer is plain (F-49).
    case "exists": .value(true)
    case "isHittable", "hittable":
      .value(MainActor.assumeIsolated { isHittable })
    default: .unknownKey
    }
  }
}

extension XCUIElement: PredicateSubject, PredicateKeys {
  package nonisolated static var knownKeys: [String] {
    ElementSubject.knownKeys + ["frame"]
  }

  /// The names of ``ElementSubject`` for handles, which may also not exist.
  ///
  /// An expectation of XCTest may ask once more after its test and app have ended: then nothing is there, and nothing fails.
  package nonisolated func predicateValue(forKey key: String) -> PredicateLookup {
    nonisolated(unsafe) var lookup = PredicateLookup.unknownKey
    MainActor.assumeIsolated {
      if application.host?.isRunning != true {
        _ = Probe.holds {
          lookup = lookUp(key)
          return true
        }
      } else {
        lookup = lookUp(key)
      }
    }
    return lookup
  }

  private func lookUp(_ key: String) -> PredicateLookup {
    switch key {
    case "exists": .value(exists)
    case "isHittable", "hittable": .value(isHittable)
    case "label": .value(label)
    case "identifier": .value(identifier)
    case "value": .value(value)
    case "placeholderValue": .value(placeholderValue)
    case "title": .value(title)
    case "elementType": .value(elementType.rawValue)
    case "identifiers": .value([identifier, label, title, value as? String ?? "", placeholderValue ?? ""])
    case "isSelected", "selected": .value(isSelected)
    case "isEnabled", "enabled": .value(isEnabled)
    case "hasFocus": .value(hasFocus)
    case "hasKeyboardFocus": .value(hasKeyboardFocus)
    case "frame": .value(frame)
    default: .unknownKey
    }
  }
}

extension XCUIElementQuery: PredicateSubject, PredicateKeys {
  package nonisolated static var knownKeys: [String] { ["count"] }

  package nonisolated func predicateValue(forKey key: String) -> PredicateLookup {
    guard key == "count" else { return .unknownKey }
    return .value(MainActor.assumeIsolated { count })
  }
}
