import Foundation
import XCTest

/// Something that went wrong in a test. Source: Apple's page "XCTIssue".
public struct XCTIssue {
  /// What went wrong.
  public enum IssueType: Int, Sendable {
    case assertionFailure = 0
    case thrownError = 1
    case uncaughtException = 2
    case performanceRegression = 3
    case system = 4
    /// A failure was expected and did not come.
    case unmatchedExpectedFailure = 5
  }

  public var type: IssueType
  /// What went wrong, without values that differ from run to run.
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  /// What is kept with the failure.
  public private(set) var attachments: [XCTAttachment]

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Keeps something with the failure.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// The text of the failure.
  var message: String { [compactDescription, detailedDescription].compactMap(\.self).joined(separator: "\n") }
}

/// Apple's name of an issue that can be changed.
public typealias XCTMutableIssue = XCTIssue

/// Where something is in the source. Source: Apple's page "XCTSourceCodeLocation".
public final class XCTSourceCodeLocation: NSObject {
  public let fileURL: URL
  /// From 1.
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// What is known of the place where something went wrong. Source: Apple's page "XCTSourceCodeContext".
public final class XCTSourceCodeContext: NSObject {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation?) {
    self.location = location
    super.init()
  }

  public convenience override init() { self.init(location: nil) }
}
