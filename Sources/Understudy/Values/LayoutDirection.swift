/// The direction of writing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether there is much room or little.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}
