@_spi(Runtime) import UnderstudyCore

/// Says something of the element inside it; what is said further out wins (SEM-235).
public struct AccessibilityAttachmentModifier: Sendable {
  enum Attribute: Sendable {
    case none
    case identifier(String)
    case label(ElementText)
    case value(ElementText)
    case added(ElementRoles)
    case removed(ElementRoles)
    case hidden(Bool)
    case sortPriority(Double)
    // Rare and large: the others are copied with each update.
    indirect case detail(ElementDetail)
    indirect case rotor(ElementRotor)
  }

  let attribute: Attribute

  init(_ attribute: Attribute) { self.attribute = attribute }

  @usableFromInline
  init(identifier: String) { attribute = .identifier(identifier) }
}

extension AccessibilityAttachmentModifier: ViewModifier, AttributeModifier {
  package func apply(to attributes: inout ElementAttributes) {
    switch attribute {
    case .none: break
    case .identifier(let identifier): if attributes.identifier == nil { attributes.identifier = identifier }
    case .label(let label): if attributes.label == nil { attributes.label = label }
    case .value(let value): if attributes.value == nil { attributes.value = value }
    case .added(let roles): attributes.addedRoles.formUnion(roles.subtracting(attributes.removedRoles))
    case .removed(let roles): attributes.removedRoles.formUnion(roles.subtracting(attributes.addedRoles))
    case .hidden(let hidden): if attributes.isHidden == nil { attributes.isHidden = hidden }
    case .sortPriority(let priority): if attributes.sortPriority == nil { attributes.sortPriority = priority }
    case .detail(let detail):
      if !attributes.customContent.contains(where: detail.isAboutTheSame) { attributes.customContent.append(detail) }
    case .rotor(let rotor): attributes.rotors.append(rotor)
    }
  }
}

extension View {
  nonisolated consuming func attachment(
    _ attribute: AccessibilityAttachmentModifier.Attribute, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled ? attribute : .none))
  }
}
