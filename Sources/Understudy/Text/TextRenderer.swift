import Foundation
import UnderstudyLayout

/// Draws the lines of texts in an own way, which pictures do not follow: they show the text as it is.
///
/// Source: Apple's page "TextRenderer".
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text. It is not called here.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of a text. It is not called here.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing reaches beyond the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text as it is, for renderers that do not say one.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// Nothing beyond the text, for renderers that do not say how far they draw.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Draws texts inside by a renderer; their elements and frames stay the same.
  nonisolated public consuming func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

/// Something that a renderer reads of a text.
public protocol TextAttribute: Hashable {}

extension Text {
  /// Gives renderers something to read of the text, of which none draws here.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of a text, for a renderer.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    /// A line.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      private let runs: [Run]
      /// Where the line is.
      public var origin: CGPoint
      /// How high and wide it is.
      public let typographicBounds: TypographicBounds
      /// The place of the first run, 0.
      public var startIndex: Int { runs.startIndex }
      /// The place after the last run.
      public var endIndex: Int { runs.endIndex }
      /// The run at a place in the line.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Characters of one look.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      private let slices: [RunSlice]
      /// How high and wide it is.
      public let typographicBounds: TypographicBounds
      /// The place of the first slice, 0.
      public var startIndex: Int { slices.startIndex }
      /// The place after the last slice.
      public var endIndex: Int { slices.endIndex }
      /// The slice at a place in the run.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// What the text says to renderers.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some of the characters of a run.
    public struct RunSlice: Equatable, Sendable {
      /// How high and wide it is.
      public let typographicBounds: TypographicBounds
      /// What the text says to renderers.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The size of characters.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the baseline begins.
      public var origin = CGPoint.zero
      /// How far the text goes, in points.
      public var width: CGFloat = 0
      /// How far it goes above the baseline, in points.
      public var ascent: CGFloat = 0
      /// How far it goes below the baseline, in points.
      public var descent: CGFloat = 0
      /// What a line leaves free below, in points.
      public var leading: CGFloat = 0
      /// The rectangle around the characters.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    private let lines: [Line]
    /// Whether the text was cut.
    public var isTruncated: Bool { false }
    /// The place of the first line, 0.
    public var startIndex: Int { lines.startIndex }
    /// The place after the last line.
    public var endIndex: Int { lines.endIndex }
    /// The line at a place in the text.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

/// A text that a renderer measures.
public struct TextProxy: Sendable {
  /// The size of the text, which only the layout knows: none is made for renderers.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws characters of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws characters of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension Text.Layout {
  /// How lines are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Characters begin at fractions of a pixel. Kept, without effect.
    public static let disablesSubpixelQuantization = Self(rawValue: 1 << 0)
  }
}
