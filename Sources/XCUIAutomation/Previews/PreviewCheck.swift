import UnderstudyCore
import UnderstudyLayout

/// How a preview is shown for a check: one of two schemes, three sizes of text and two directions.
package struct PreviewVariant: Equatable, Sendable {
  package let isDark: Bool
  package let typeSize: TypeSize
  package let isRightToLeft: Bool

  /// The smallest, the usual and the first size for accessibility.
  static let typeSizes: [TypeSize] = [.xSmall, .large, .accessibility1]

  /// All variants, the usual one first.
  static let all: [PreviewVariant] = [false, true].flatMap { isRightToLeft in
    [false, true].flatMap { isDark in
      [TypeSize.large, .xSmall, .accessibility1].map {
        PreviewVariant(isDark: isDark, typeSize: $0, isRightToLeft: isRightToLeft)
      }
    }
  }
}

/// What is wrong with a preview, once for all variants in which it is.
package struct PreviewProblem: Sendable {
  /// What is wrong and where, on one line.
  package let headline: String
  /// What was measured and what to do, a line each.
  package let details: [String]
  package internal(set) var variants: [PreviewVariant]

  /// The problem as a message, with the variants that have it.
  package var message: String {
    ([headline] + details + [PreviewWording.variants(variants)].compactMap(\.self)).joined(separator: "\n")
  }
}

/// Shows a preview in each variant and looks for what is wrong.
@MainActor package struct PreviewCheck {
  let preview: LinkedPreview
  let audits: XCUIAccessibilityAuditType

  /// - Parameter audits: what to look for beside texts that are cut off, which are always looked for.
  package init(_ preview: LinkedPreview, audits: XCUIAccessibilityAuditType) {
    (self.preview, self.audits) = (preview, audits.union(.textClipped))
  }

  /// The problems in the order in which they are found. The device is as before afterwards.
  package func problems() -> [PreviewProblem] {
    let device = (XCUIDevice.shared.orientation, XCUIDevice.shared.appearance)
    defer { (XCUIDevice.shared.orientation, XCUIDevice.shared.appearance) = device }
    var problems: [PreviewProblem] = []
    for variant in PreviewVariant.all {
      for (headline, details) in findings(variant) {
        if let index = problems.firstIndex(where: { $0.headline == headline }) {
          if problems[index].variants.last != variant { problems[index].variants.append(variant) }
        } else {
          problems.append(PreviewProblem(headline: headline, details: details, variants: [variant]))
        }
      }
    }
    return problems
  }

  private func findings(_ variant: PreviewVariant) -> [(headline: String, details: [String])] {
    let capture = FailureCapture()
    var findings: [AuditFinding] = []
    var issues: [RuntimeIssue] = []
    FailureReporter.$capture.withValue(capture) {
      let application = launch(variant)
      defer { application.terminate() }
      issues = application.runtimeIssues
      let audits = audits
      findings =
        application.readTree { tree in
          application.host.map { Audit(tree, $0).findings(of: audits) } ?? []
        } ?? []
    }
    let texts = capture.messages + issues.map { PreviewWording.issue($0) } + findings.map(\.detailed)
    return texts.map { text in
      var lines = text.split(separator: "\n").map(String.init)
      return (lines.isEmpty ? text : lines.removeFirst(), lines)
    }
  }

  private func launch(_ variant: PreviewVariant) -> XCUIApplication {
    XCUIDevice.shared.orientation = .portrait
    XCUIDevice.shared.appearance = variant.isDark ? .dark : .light
    let application = preview.application()
    application.launchArguments = [
      "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategory\(variant.typeSize.categoryName)",
    ]
    application.launch()
    if variant.isRightToLeft { application.setDirection(isRightToLeft: true) }
    return application
  }
}

extension XCUIApplication {
  /// Lays out what the app shows from right to left, or from left to right.
  package final func setDirection(isRightToLeft: Bool) {
    MainThread.wait {
      guard let host else { return }
      session.perform {
        host.root.setEnvironment(\.layoutDirection, to: isRightToLeft ? .rightToLeft : .leftToRight)
      }
      settle()
    }
  }
}

extension LinkedPreview {
  /// Shows the preview in light and dark, with the sizes of text `XS`, `L` and `AccessibilityM`, from left to right and from right to
  /// left. Fails the test for each runtime issue, each text that is cut off, and each finding of the audit, at the preview's line.
  ///
  /// A problem is one failure, however many variants have it. Types that conform to `PreviewProvider` fail at the caller's line.
  ///
  /// - Parameter audits: What to look for beside texts that are cut off; an empty set for nothing else.
  public func check(
    for audits: XCUIAccessibilityAuditType = [.all, .hiddenIdentifiers], fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let problems = MainThread.wait { PreviewCheck(self, audits: audits).problems() }
    for problem in problems {
      FailureReporter.report(
        PreviewWording.failure(problem, of: self), at: location ?? CallSite(fileID, file, line).location)
    }
  }
}
