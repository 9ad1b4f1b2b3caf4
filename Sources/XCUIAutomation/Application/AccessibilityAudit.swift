import Foundation
import UnderstudyElements

/// What an audit looks at. Source: Apple's page "XCUIAccessibilityAuditType".
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let contrast = Self(rawValue: 1 << 0)
  public static let elementDetection = Self(rawValue: 1 << 1)
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Whether assistive technology has words for an element; the one audit that needs no picture of the screen.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  public static let dynamicType = Self(rawValue: 1 << 16)
  public static let textClipped = Self(rawValue: 1 << 17)
  public static let trait = Self(rawValue: 1 << 18)
  public static let all = Self(rawValue: .max)
}

/// What an audit has found. Source: Apple's page "XCUIAccessibilityAuditIssue".
@preconcurrency @MainActor
public final class XCUIAccessibilityAuditIssue: NSObject {
  public let element: XCUIElement?
  public let auditType: XCUIAccessibilityAuditType
  public let compactDescription: String
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
  /// Looks at what the app shows for what shuts people out, and fails the test for each thing that it finds.
  ///
  /// Nothing is drawn here, so contrast, sizes and clipping are not looked at. What is: controls, fields and images
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
  /// Whether assistive technology has nothing to say of an element that people use or look at.
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
