/// Where the lines of a text begin or end.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
