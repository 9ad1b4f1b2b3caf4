@_spi(Runtime) import UnderstudyCore

/// What accessibility modifiers make of a view.
public typealias _Attached<Content> = ModifiedContent<Content, AccessibilityAttachmentModifier>

extension View {
  /// The name by which tests find the element. On a plain container it goes to all elements inside (SEM-235).
  @inlinable
  nonisolated public consuming func accessibilityIdentifier(_ identifier: String) -> _Attached<Self> {
    modifier(AccessibilityAttachmentModifier(identifier: identifier))
  }
  /// Sets the identifier if `isEnabled` is true; otherwise the element keeps the identifier that it has.
  nonisolated public consuming func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> _Attached<Self> {
    attachment(.identifier(identifier), isEnabled: isEnabled)
  }

  /// The element's label, in place of what it shows.
  nonisolated public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Attached<Self> {
    attachment(.label(Text(labelKey).elementText))
  }
  /// Takes the label as a plain string, which is not localized.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> _Attached<Self> {
    attachment(.label(.string(String(label))))
  }
  /// Takes the label as a text, of which only the characters matter.
  nonisolated public consuming func accessibilityLabel(_ label: Text) -> _Attached<Self> {
    attachment(.label(label.elementText))
  }
  /// Sets the label if `isEnabled` is true; otherwise the element keeps the label that it has.
  nonisolated public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> _Attached<
    Self
  > {
    attachment(.label(Text(labelKey).elementText), isEnabled: isEnabled)
  }
  /// Takes a plain string, and sets it as the label if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> _Attached<
    Self
  > {
    attachment(.label(.string(String(label))), isEnabled: isEnabled)
  }

  /// The element's value.
  nonisolated public consuming func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Attached<Self> {
    attachment(.value(Text(valueKey).elementText))
  }
  /// Takes the value as a plain string, which is not localized.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityValue<S: StringProtocol>(_ value: S) -> _Attached<Self> {
    attachment(.value(.string(String(value))))
  }
  /// Takes the value as a text, of which only the characters matter.
  nonisolated public consuming func accessibilityValue(_ valueDescription: Text) -> _Attached<Self> {
    attachment(.value(valueDescription.elementText))
  }
  /// Sets the value if `isEnabled` is true; otherwise the element keeps the value that it has.
  nonisolated public consuming func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> _Attached<
    Self
  > {
    attachment(.value(Text(valueKey).elementText), isEnabled: isEnabled)
  }
  /// Takes a plain string, and sets it as the value if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> _Attached<
    Self
  > {
    attachment(.value(.string(String(value))), isEnabled: isEnabled)
  }

  /// Traits that the element has beside its own; some decide its type.
  nonisolated public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Attached<Self> {
    attachment(.added(traits.roles))
  }

  /// Traits that the element does not have.
  nonisolated public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _Attached<Self> {
    attachment(.removed(traits.roles))
  }

  /// Whether the element and all below it are left out of the tree.
  nonisolated public consuming func accessibilityHidden(_ hidden: Bool) -> _Attached<Self> {
    attachment(.hidden(hidden))
  }
  /// Hides or shows the element if `isEnabled` is true; otherwise this modifier does nothing.
  nonisolated public consuming func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> _Attached<Self> {
    attachment(.hidden(hidden), isEnabled: isEnabled)
  }

  /// The element's place among its siblings: those with more come first.
  nonisolated public consuming func accessibilitySortPriority(_ sortPriority: Double) -> _Attached<Self> {
    attachment(.sortPriority(sortPriority))
  }
}

// MARK: - Convenience

extension View {
  /// An older spelling of `accessibilityIdentifier(_:)`, with the same effect.
  nonisolated public func accessibility(identifier: String) -> _Attached<Self> { accessibilityIdentifier(identifier) }
  /// An older spelling of `accessibilityLabel(_:)`, which replaces the label that tests find.
  nonisolated public func accessibility(label: Text) -> _Attached<Self> { accessibilityLabel(label) }
  /// An older spelling of `accessibilityValue(_:)`, which replaces the value that tests read.
  nonisolated public func accessibility(value: Text) -> _Attached<Self> { accessibilityValue(value) }
  /// An older spelling of `accessibilityHint(_:)`, which the element tree does not show.
  nonisolated public consuming func accessibility(hint: Text) -> some View { self }
  /// An older spelling of `accessibilityHidden(_:)`, which leaves the element out of the tree.
  nonisolated public func accessibility(hidden: Bool) -> _Attached<Self> { accessibilityHidden(hidden) }
  /// An older spelling of `accessibilityAddTraits(_:)`, which can change the element's type.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> _Attached<Self> {
    accessibilityAddTraits(traits)
  }
  /// An older spelling of `accessibilityRemoveTraits(_:)`, which can take back what added traits say.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> _Attached<Self> {
    accessibilityRemoveTraits(traits)
  }
  /// An older spelling of `accessibilitySortPriority(_:)`, which orders the element among its siblings.
  nonisolated public func accessibility(sortPriority: Double) -> _Attached<Self> {
    accessibilitySortPriority(sortPriority)
  }
}
