import Foundation
import UnderstudyElements

/// What an audit looks at. Source: Apple's page "XCUIAccessibilityAuditType".
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  /// One bit for each audit.
  public let rawValue: UInt64

  /// The audits of some bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Contrast of texts with what is behind them, where both colors are known: 4.5, or 3 for large text.
  public static let contrast = Self(rawValue: 1 << 0)
  /// Texts that are drawn and that no element says.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Buttons and links that are smaller than 44 by 44 points; those of bars and of the system's controls aside.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Whether assistive technology has words for an element, which do not repeat what the element is.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Texts that do not follow the size that the user has chosen.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Texts that are cut off in their places.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Traits that contradict each other.
  public static let trait = Self(rawValue: 1 << 18)
  /// Identifiers that several elements have, so that a test cannot distinguish them. Not one of Apple's, and not in ``all``.
  public static let duplicateIdentifiers = Self(rawValue: 1 << 62)
  /// Identifiers that cannot be found, as a plain container around has one that takes their place. Not one of Apple's, and not in
  /// ``all``. The issue says where the container's is written, if one source file below the working directory has it.
  public static let hiddenIdentifiers = Self(rawValue: 1 << 61)
  /// Every audit of Apple's.
  public static let all = Self(rawValue: .max & ~(1 << 62 | 1 << 61))
}

/// What an audit has found. Source: Apple's page "XCUIAccessibilityAuditIssue".
@preconcurrency @MainActor
public final class XCUIAccessibilityAuditIssue: NSObject {
  /// The element with the problem; nil where there is none, as for a text that is drawn only.
  public let element: XCUIElement?
  /// The audit that found the problem.
  public let auditType: XCUIAccessibilityAuditType
  /// The problem in a few words, the same for each element.
  public let compactDescription: String
  /// The problem, the element's line, and what to do.
  public let detailedDescription: String
  /// The element's line, or the text that no element has.
  package let subject: String
  /// What was measured; nil for nothing.
  package let fact: String?
  /// What the app can do.
  package let advice: String

  init(_ element: XCUIElement?, _ finding: AuditFinding) {
    self.element = element
    auditType = finding.type
    compactDescription = finding.compact
    detailedDescription = finding.detailed
    (subject, fact, advice) = (finding.subject, finding.fact, finding.advice)
    super.init()
  }
}

extension XCUIApplication {
  /// Checks what the app shows for problems of accessibility, and fails the test for each one.
  ///
  /// What lies behind an alert or a sheet is not looked at, nor is the system's keyboard with its keys, nor the
  /// menu of a field.
  ///
  /// - Parameters:
  ///   - auditTypes: What to look at.
  ///   - issueHandler: Gets each issue; answers true where it is to be ignored.
  /// - Throws: What the handler throws.
  public final func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let site = CallSite(fileID, file, line)
    let query = XCUIElementQuery(application: self, input: .element(self), step: .descendants(.any), site: site)
    let findings = read(at: site, otherwise: [], elseFail: { .action(.audit, self, .notRunning) }) { evaluation in
      host.map { Audit(evaluation.tree, $0).findings(of: auditTypes) } ?? []
    }
    for finding in findings {
      let issue = XCUIAccessibilityAuditIssue(finding.element.map { query.handle(.bound($0), at: site) }, finding)
      guard try issueHandler?(issue) != true else { continue }
      AutomationFailure(message: issue.detailedDescription).report(at: site)
    }
  }
}
