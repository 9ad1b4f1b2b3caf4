import Foundation
import UnderstudyElements

/// What an audit looks at. Source: Apple's page "XCUIAccessibilityAuditType".
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  /// One bit for each audit.
  public let rawValue: UInt64

  /// The audits of some bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Contrast of text; not checked, because nothing is drawn.
  public static let contrast = Self(rawValue: 1 << 0)
  /// Text and controls that assistive technology does not reach; not checked.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Areas that are too small for a finger; not checked, because no layout runs.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Whether assistive technology has words for an element; the one audit that needs no picture of the screen.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Texts that do not follow the type size; not checked, because nothing is drawn.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Texts that are cut off; not checked, because no layout runs.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Traits that contradict each other; not checked.
  public static let trait = Self(rawValue: 1 << 18)
  /// Every audit; of these ``sufficientElementDescription`` is checked.
  public static let all = Self(rawValue: .max)
}

/// What an audit has found. Source: Apple's page "XCUIAccessibilityAuditIssue".
@preconcurrency @MainActor
public final class XCUIAccessibilityAuditIssue: NSObject {
  /// The element with the problem.
  public let element: XCUIElement?
  /// The audit that found the problem.
  public let auditType: XCUIAccessibilityAuditType
  /// The problem in a few words, the same for each element.
  public let compactDescription: String
  /// The problem, the element's line, and what to do.
  public let detailedDescription: String

  init(_ element: XCUIElement, _ auditType: XCUIAccessibilityAuditType, compact: String, detailed: String) {
    self.element = element
    self.auditType = auditType
    compactDescription = compact
    detailedDescription = detailed
    super.init()
  }
}

extension XCUIApplication {
  /// Checks what the app shows for problems of accessibility, and fails the test for each one.
  ///
  /// Nothing is drawn here, so contrast, sizes and clipping are not checked. These are: controls, fields and images
  /// without a label, a value or a placeholder.
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
    guard auditTypes.contains(.sufficientElementDescription) else { return settle(at: site) }
    let query = XCUIElementQuery(application: self, input: .element(self), step: .descendants(.any), site: site)
    let found = read(at: site, otherwise: [], elseFail: { .action(.audit, self, .notRunning) }) { evaluation in
      evaluation.matches(of: query).filter(\.lacksDescription)
    }
    for element in found {
      let line = ElementDescription.line(element)
      let issue = XCUIAccessibilityAuditIssue(
        query.handle(.bound(element), at: site), .sufficientElementDescription,
        compact: FailureWording.noDescription, detailed: FailureWording.noDescription(line))
      guard try issueHandler?(issue) != true else { continue }
      AutomationFailure(message: issue.detailedDescription).report(at: site)
    }
  }
}

extension Element {
  /// Whether assistive technology has no words for an element that people use or look at.
  fileprivate var lacksDescription: Bool {
    switch type {
    case .button, .link, .switch, .toggle, .slider, .image, .textField, .secureTextField, .searchField, .textView,
      .datePicker, .colorWell, .menuItem, .segmentedControl:
      [label, title, placeholder ?? "", isField ? value ?? "" : ""].allSatisfy { $0.allSatisfy(\.isWhitespace) }
    default: false
    }
  }

  private var isField: Bool { type == .textField || type == .searchField || type == .textView }
}
