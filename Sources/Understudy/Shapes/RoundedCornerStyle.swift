/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
