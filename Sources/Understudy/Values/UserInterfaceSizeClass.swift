/// Whether there is much room or little.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}
