/// What is selected in the text of a field: a range, or the place where the next character goes.
///
/// Source: Apple's page "TextSelection".
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The parts of a text that are selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part; an empty one is the insertion point.
    case selection(Range<String.Index>)
    /// Several parts, as on a Mac; fields here select the first one.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// The insertion point at a place of the text.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// A selected part of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several parts of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, so that there is an insertion point.
  public var isInsertion: Bool { range?.isEmpty ?? true }

  /// At which side of a line break the insertion point is: the platform decides.
  public var affinity: TextSelectionAffinity { .automatic }

  /// The only part, or the first.
  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

/// At which side of a line break an insertion point is.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

extension View {
  /// The side of a line break is not visible here.
  nonisolated public consuming func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}
