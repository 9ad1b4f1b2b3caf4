import Foundation
import UnderstudyCore

extension EnvironmentValues {
  /// How texts look here, as far as it decides their sizes.
  package var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The font of texts, as `font(_:)` sets it; nil for that of running text.
  public var font: Font? {
    get { textLook.font }
    set { textLook.font = newValue }
  }
  /// The largest number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { textLook.lineLimit }
    set { textLook.lineLimit = newValue }
  }
  /// What is added between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { textLook.lineSpacing }
    set { textLook.lineSpacing = newValue }
  }
  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { textLook.alignment }
    set { textLook.alignment = newValue }
  }
  /// Where a text is cut that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { textLook.truncation }
    set { textLook.truncation = newValue }
  }
  /// To which part of its size a text may shrink to fit, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { textLook.minimumScaleFactor }
    set { textLook.minimumScaleFactor = newValue }
  }
  /// Whether characters may stand closer to each other where room is short; texts are measured without that.
  public var allowsTightening: Bool {
    get { textLook.allowsTightening }
    set { textLook.allowsTightening = newValue }
  }
  /// Whether letters are shown as capitals or small ones; nil as they are written.
  public var textCase: Text.Case? {
    get { textLook.textCase }
    set { textLook.textCase = newValue }
  }
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { textLook.imageScale }
    set { textLook.imageScale = newValue }
  }
}

private enum TextLookKey: EnvironmentKey { static let defaultValue = TextLook() }
