import SwiftUI

extension ChartContent {
  /// Names the marks for people who do not see them, and for tests.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    style { $0.accessibility.label = label }
  }

  /// Names the marks by a key of the app's strings.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the marks by a text that is taken as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Describes the values of the marks for people who do not see them, and for tests.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    style { $0.accessibility.value = valueDescription }
  }

  /// Describes the values of the marks by a key of the app's strings.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Describes the values of the marks by a text that is taken as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Gives the marks' elements an identifier, which tests find them by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { $0.accessibility.identifier = identifier }
  }

  /// Decides whether the marks have elements.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    style { $0.accessibility.isHidden = hidden }
  }
}
