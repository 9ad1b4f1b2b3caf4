import SwiftUI

/// Several tips of which one is shown at a time. Source: Apple's page "TipGroup".
@MainActor @preconcurrency
public final class TipGroup: Observable {
  /// Which of the tips is shown.
  public enum Priority: Sendable {
    /// The first that can be.
    case firstAvailable
    /// The first that is not invalidated, when it can be.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Takes tips.
  ///
  /// - Parameters:
  ///   - priority: Which of them is shown.
  ///   - tips: In their order.
  public init(_ priority: Priority = .firstAvailable, @Tips.ListBuilder<any Tip> _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }

  /// The tip that is to be shown; nil for none.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: tips.first { $0.shouldDisplay }
    case .ordered: tips.first { !$0.isInvalidated }.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}

extension Tip {
  fileprivate var isInvalidated: Bool {
    if case .invalidated = status { true } else { false }
  }
}
