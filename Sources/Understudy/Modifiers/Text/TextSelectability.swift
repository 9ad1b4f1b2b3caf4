/// Whether the user can select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// True for this type, although the element tree does not depend on it.
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// False for this type, although the element tree does not depend on it.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }
