/// Whether the system shows dark text on light or the reverse.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

/// How much foreground and background differ.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}
