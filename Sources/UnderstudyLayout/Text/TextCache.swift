import Foundation

/// The width and height that a text may take, in points; infinity for no limit.
struct TextProposal: Equatable {
  let width: Double
  let height: Double

  static var unlimited: TextProposal { TextProposal(width: nil, height: nil) }

  init(width: CGFloat?, height: CGFloat?) {
    self.width = Self.length(width)
    self.height = Self.length(height)
  }

  private static func length(_ length: CGFloat?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(Double(length), 0)
  }
}

/// The latest results of one text.
///
/// A result answers its own proposal and each one between that and its size, axis by axis (LAY-313). The width of a
/// text that is cut or scaled must be the same.
struct TextCache {
  private var entries: [(proposal: TextProposal, result: MeasuredText)] = []
  /// Which entry is replaced next.
  private var oldest = 0

  private static let limit = 8

  func result(for proposal: TextProposal) -> MeasuredText? {
    for entry in entries where entry.result.answers(proposal, for: entry.proposal) { return entry.result }
    return nil
  }

  mutating func add(_ result: MeasuredText, for proposal: TextProposal) {
    if entries.count < Self.limit {
      entries.append((proposal, result))
    } else {
      entries[oldest] = (proposal, result)
      oldest = (oldest + 1) % Self.limit
    }
  }
}

extension MeasuredText {
  /// Whether the result for one proposal is that for another one too.
  func answers(_ asked: TextProposal, for proposal: TextProposal) -> Bool {
    if asked.height != proposal.height {
      guard Double(size.height) <= asked.height, asked.height <= proposal.height else { return false }
    }
    if asked.width == proposal.width { return true }
    // What a text that does not fit shows depends on the width in other ways, and a width of 0 is a case of its own.
    guard !isTruncated, scale == 1, asked.width > 0 else { return false }
    return Double(size.width) <= asked.width && asked.width <= proposal.width
  }
}
