extension View {
  /// Adds something that assistive technology reads on demand; a test reads it by `customContent` of the element.
  ///
  /// Source: Apple's page "accessibilityCustomContent(_:_:importance:)".
  ///
  /// - Parameters:
  ///   - key: What it says something about; what is written further out with the same key takes precedence.
  ///   - value: What it says; nil takes back what is written further in.
  ///   - importance: Whether it is read at once.
  nonisolated public consuming func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { detail(key, value, importance) }

  /// Takes what it says as a localized key.
  nonisolated public consuming func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { detail(key, Text(valueKey), importance) }

  /// Takes what it says as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { detail(key, Text(verbatim: String(value)), importance) }

  /// Takes both as texts; the label is the key.
  nonisolated public consuming func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { detail(AccessibilityCustomContentKey(label), value, importance) }

  /// Takes both as localized keys.
  nonisolated public consuming func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { detail(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance) }

  /// Takes the label as a localized key, and the value as a text.
  nonisolated public consuming func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { detail(AccessibilityCustomContentKey(labelKey), value, importance) }

  /// Takes the label as a localized key, and the value as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { detail(AccessibilityCustomContentKey(labelKey), Text(verbatim: String(value)), importance) }

  nonisolated private consuming func detail(
    _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance
  ) -> _Attached<Self> {
    attachment(
      .detail(
        ElementDetail(
          key: key.id, label: key.label.elementText, value: value?.elementText, isImportant: importance == .high)))
  }
}

/// What custom content says something about. Source: Apple's page "AccessibilityCustomContentKey".
public struct AccessibilityCustomContentKey: Sendable {
  let id: String?
  let label: Text

  /// A key with a label and a name of its own.
  public init(_ label: Text, id: String) { (self.id, self.label) = (id, label) }
  /// A key with a localized label and a name of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// A key that is named by its label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

  init(_ label: Text) { (id, self.label) = (nil, label) }
}

/// Content that assistive technology reads on demand.
public enum AXCustomContent {
  /// Whether content is read at once.
  public enum Importance: UInt, Sendable {
    /// The content is read if the user asks for more.
    case `default` = 0
    /// The content is read with the label and the value.
    case high = 1
  }
}
