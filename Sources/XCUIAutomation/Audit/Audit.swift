import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A problem that an audit has found.
struct AuditFinding {
  let element: Element?
  let type: XCUIAccessibilityAuditType
  let compact: String
  /// The element's line, or the text that no element has.
  let subject: String
  /// What was measured; nil for nothing.
  let fact: String?
  /// What the app can do.
  let advice: String

  /// The problem, the element's line, and what to do.
  var detailed: String { AuditWording.detailed(self) }

  @MainActor init(
    _ element: Element, _ type: XCUIAccessibilityAuditType, _ compact: String, _ fact: String? = nil, advice: String
  ) {
    (self.element, self.type, self.compact) = (element, type, compact)
    (subject, self.fact, self.advice) = (ElementDescription.line(element), fact, advice)
  }

  init(text: String, _ type: XCUIAccessibilityAuditType, _ compact: String, advice: String) {
    (element, self.type, self.compact) = (nil, type, compact)
    (subject, fact, self.advice) = (text, nil, advice)
  }
}

/// Looks at what an app shows, at one moment.
@MainActor struct Audit {
  private let host: UnderstudyCore.Host
  /// What the user can reach, in the order of the tree: without what the system shows over the app for a field, and without what
  /// something covers.
  let elements: [Element]
  /// The keyboard with the keys beside it, and the menu of a field.
  private let systemParts: [Element]

  init(_ tree: ElementTree, _ host: UnderstudyCore.Host) {
    self.host = host
    systemParts = tree.inputWindow?.children ?? []
    elements = tree.root.descendants.filter { element in
      if let window = tree.inputWindow, element.isInside(window) { return false }
      return tree.barrier(before: element) == nil
    }
  }

  func findings(of types: XCUIAccessibilityAuditType) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    if types.contains(.sufficientElementDescription) { findings += elements.compactMap(description) }
    if types.contains(.hitRegion) { findings += hitRegions() }
    if types.contains(.textClipped) { findings += texts(\.isTextClipped, AuditWording.clipped) }
    if types.contains(.dynamicType) { findings += texts(\.hasFixedTextSize, AuditWording.fixedSize) }
    if !types.isDisjoint(with: [.contrast, .elementDetection]) { findings += drawnTexts(types) }
    if types.contains(.trait) { findings += elements.compactMap(traits) }
    if types.contains(.duplicateIdentifiers) { findings += duplicates() }
    if types.contains(.hiddenIdentifiers) { findings += hiddenIdentifiers() }
    return findings
  }

  // MARK: - Words

  private func description(_ element: Element) -> AuditFinding? {
    if element.lacksDescription {
      return AuditFinding(
        element, .sufficientElementDescription, FailureWording.noDescription, advice: AuditWording.addLabel)
    }
    guard let role = element.role(repeatedBy: element.label) else { return nil }
    return AuditFinding(
      element, .sufficientElementDescription, AuditWording.repeatsRole, advice: AuditWording.leaveOut(role))
  }

  // MARK: - Sizes

  private static let smallestSide = 44.0

  private func hitRegions() -> [AuditFinding] {
    let layout = host.layout
    return elements.compactMap { element in
      guard element.isAppsControl else { return nil }
      let frame = layout.frame(of: element)
      // Lengths are on whole pixels.
      let limit = Self.smallestSide - 0.01
      guard frame.width > 0, frame.height > 0, frame.width < limit || frame.height < limit else { return nil }
      return AuditFinding(
        element, .hitRegion, AuditWording.smallRegion, AuditWording.size(frame), advice: AuditWording.makeLarger)
    }
  }

  private func texts(
    _ property: (any AuditedText) -> Bool,
    _ wording: (type: XCUIAccessibilityAuditType, compact: String, advice: String)
  ) -> [AuditFinding] {
    // The layout must be up to date before texts are asked for their places.
    _ = host.layout
    return elements.compactMap { element in
      guard let text = element.source as? any AuditedText, text.element === element, !element.label.isEmpty,
        property(text)
      else { return nil }
      return AuditFinding(element, wording.type, wording.compact, advice: wording.advice)
    }
  }

  // MARK: - Colors

  private func drawnTexts(_ types: XCUIAccessibilityAuditType) -> [AuditFinding] {
    let layout = host.layout
    let frames = elements.map { (element: $0, frame: CGRect(layout.frame(of: $0))) }
    var seen: Set<ObjectIdentifier> = []
    var findings: [AuditFinding] = []
    let top = host.layoutTree.screen.safeArea.top
    let places = systemParts.map { CGRect(layout.frame(of: $0)) }
    for text in PaintedTexts.all(in: host.picture()) {
      // The status bar is the system's, and so are the keys of its keyboard.
      if text.frame.maxY <= top || places.contains(where: { $0.contains(text.middle) }) { continue }
      let around = frames.filter { $0.frame.insetBy(dx: -1, dy: -1).contains(text.middle) }
      // What the system writes into its controls is said by these as a whole.
      if around.contains(where: { $0.element.isSystemPart }) { continue }
      let sayers = around.filter { $0.element.says(text.string) }
      guard let sayer = sayers.min(by: { $0.frame.area < $1.frame.area })?.element else {
        if types.contains(.elementDetection), !elements.contains(where: { $0.says(text.string) }) {
          findings.append(
            AuditFinding(
              text: AuditWording.text(text.string, text.frame), .elementDetection, AuditWording.notReached,
              advice: AuditWording.reach))
        }
        continue
      }
      guard types.contains(.contrast), sayer.isEnabled, !sayer.isPlaceholder(text.string),
        !sayer.isSystemColored(text),
        let ratio = text.contrast, ratio < text.neededContrast, seen.insert(ObjectIdentifier(sayer)).inserted
      else { continue }
      findings.append(
        AuditFinding(
          sayer, .contrast,
          ratio < PaintedText.contrastOfLargeText ? AuditWording.lowContrast : AuditWording.nearContrast,
          AuditWording.contrast(ratio, text.neededContrast), advice: AuditWording.moreContrast))
    }
    return findings
  }

  // MARK: - Traits and identifiers

  private func traits(_ element: Element) -> AuditFinding? {
    guard let node = element.source as? ElementNode, node.element === element else { return nil }
    let conflict = AuditRoles.conflict(of: element.type, node.attributes.addedRoles)
    guard let conflict else { return nil }
    return AuditFinding(
      element, .trait, AuditWording.conflictingTraits, conflict, advice: AuditWording.removeTrait)
  }

  private func duplicates() -> [AuditFinding] {
    var groups: [String: [Element]] = [:]
    for element in elements where !element.identifier.isEmpty {
      groups[element.identifier, default: []].append(element)
    }
    // A control and the text inside it may have one identifier, as on a device.
    return elements.compactMap { element in
      guard let group = groups[element.identifier], group.first === element else { return nil }
      let others = group.filter { other in !group.contains { $0 !== other && other.isInside($0) } }
      guard others.count > 1 else { return nil }
      return AuditFinding(
        element, .duplicateIdentifiers, AuditWording.sameIdentifier, AuditWording.count(others.count),
        advice: AuditWording.otherIdentifier)
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
