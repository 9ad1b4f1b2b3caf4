import Foundation

/// The width and height that a text may take, in points; infinity for no limit.
struct TextProposal: Equatable {
  let width: Double
  let height: Double

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
/// A result answers its own proposal and each one between that and its size, axis by axis (LAY-313).
struct TextCache {
  private var entries: [(proposal: TextProposal, result: MeasuredText)] = []
  /// Which entry is replaced next.
  private var oldest = 0

  private static let limit = 8

  func result(for proposal: TextProposal) -> MeasuredText? {
    for entry in entries {
      let size = entry.result.size
      if Self.answers(proposal.width, entry.proposal.width, Double(size.width)),
        Self.answers(proposal.height, entry.proposal.height, Double(size.height))
      {
        return entry.result
      }
    }
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

  private static func answers(_ asked: Double, _ proposed: Double, _ answered: Double) -> Bool {
    asked == proposed || answered <= asked && asked <= proposed
  }
}
