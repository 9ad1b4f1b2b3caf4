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

    /// Creates a line, solid and in the color of the text by default.
    ///
    /// - Parameters:
    ///   - pattern: The dashes of the line.
    ///   - color: The color of the line; nil for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// How much smaller or larger a text is than its font says.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// The size of the font.
    public static let `default` = Scale(name: "default")
    /// A smaller size, for what accompanies another text.
    public static let secondary = Scale(name: "secondary")
  }
}
