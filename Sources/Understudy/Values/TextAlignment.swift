import Foundation

/// How lines of a text line up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// Where a line that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A change of letters to capitals or small ones.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The look of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public enum Pattern: Hashable, Sendable {
      case solid, dash, dot, dashDot, dashDotDot
    }

    let pattern: Pattern
    private let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// How much smaller or larger a text is than its font says.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}
