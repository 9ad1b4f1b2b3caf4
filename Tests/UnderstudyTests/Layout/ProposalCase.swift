import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// A case of the table of layouts that proposes a size to a view, and compares what the view answers.
struct ProposalCase: CustomTestStringConvertible, Sendable {
  let id: String
  let proposal: ProposedViewSize
  let expected: CGSize
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ id: String, _ width: CGFloat?, _ height: CGFloat?, is expected: (width: CGFloat, height: CGFloat),
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    proposal = ProposedViewSize(width: width, height: height)
    self.expected = CGSize(width: expected.width, height: expected.height)
    self.view = { AnyView(view()) }
  }

  var testDescription: String { id }

  /// Asks the view by a layout of the app, as an app would.
  @MainActor func check() {
    let answer = Answer()
    let app = XCUIApplication { Proposing(proposal: proposal, answer: answer) { view() } }
    #expect(app.exists)
    guard let size = answer.size else {
      Issue.record("\(id): nothing was measured")
      return
    }
    let isEqual = zip([size.width, size.height], [expected.width, expected.height]).allSatisfy {
      $0 == $1 || abs($0 - $1) < 0.001
    }
    #expect(isEqual, "\(id) is \(size.width) by \(size.height), not \(expected.width) by \(expected.height)")
  }
}

/// What a view answered to a proposal.
final class Answer: @unchecked Sendable {
  var size: CGSize?
}

/// Takes its room, and proposes another one to its view.
struct Proposing: Layout {
  let proposal: ProposedViewSize
  let answer: Answer

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    answer.size = subviews.first?.sizeThatFits(self.proposal)
  }
}
