import Foundation
@_spi(Runtime) import UnderstudyCore

// What only says how a text looks: headless there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func bold(_ isActive: Bool = true) -> Text { self }
  nonisolated public func italic(_ isActive: Bool = true) -> Text { self }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  nonisolated public consuming func bold(_ isActive: Bool = true) -> some View { self }
  nonisolated public consuming func italic(_ isActive: Bool = true) -> some View { self }
  nonisolated public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  nonisolated public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  nonisolated public consuming func font(_ font: Font?) -> some View { self }
  nonisolated public consuming func fontWeight(_ weight: Font.Weight?) -> some View { self }
  nonisolated public consuming func fontWidth(_ width: Font.Width?) -> some View { self }
  nonisolated public consuming func fontDesign(_ design: Font.Design?) -> some View { self }
  nonisolated public consuming func monospaced(_ isActive: Bool = true) -> some View { self }
  nonisolated public consuming func monospacedDigit() -> some View { self }
  nonisolated public consuming func kerning(_ kerning: CGFloat) -> some View { self }
  nonisolated public consuming func tracking(_ tracking: CGFloat) -> some View { self }
  nonisolated public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  nonisolated public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Draws letters as capitals or small ones; the label stays as written.
  nonisolated public consuming func textCase(_ textCase: Text.Case?) -> some View { self }
  nonisolated public consuming func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  nonisolated public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  nonisolated public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  nonisolated public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  nonisolated public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  nonisolated public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  nonisolated public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  nonisolated public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  nonisolated public consuming func allowsTightening(_ flag: Bool) -> some View { self }
  nonisolated public consuming func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// Whether the user can select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }
