/// A node with a text that an accessibility audit looks at.
@MainActor package protocol AuditedText: ElementNode {
  /// Whether a part of the text is cut off where it is placed (LAY-309).
  var isTextClipped: Bool { get }
  /// Whether the font stays the same when the user chooses another size of text (LAY-307).
  var hasFixedTextSize: Bool { get }
}
