import XCTest

/// Something that went wrong in a test. Source: Apple's page "XCTIssue".
public struct XCTIssue {
  /// What went wrong.
  public enum IssueType: Int, Sendable {
    /// An assertion did not hold.
    case assertionFailure = 0
    /// The test threw an error that it did not catch.
    case thrownError = 1
    /// An exception of Objective-C ended the test; none does here.
    case uncaughtException = 2
    /// A measurement is worse than its baseline.
    case performanceRegression = 3
    /// The test could not run as it should.
    case system = 4
    /// A failure was expected and did not come.
    case unmatchedExpectedFailure = 5
  }

  /// The kind of failure, such as an assertion or a thrown error.
  public var type: IssueType
  /// What went wrong, without values that differ from run to run.
  public var compactDescription: String
  /// More about this failure, such as its values; printed below the compact description.
  public var detailedDescription: String?
  /// The place where the failure is reported.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that caused the failure; nil for none.
  public var associatedError: (any Error)?
  /// What is kept with the failure.
  public private(set) var attachments: [XCTAttachment]

  /// An issue that is not recorded yet; `record(_:)` of a test case does that.
  ///
  /// - Parameters:
  ///   - type: The kind of failure.
  ///   - compactDescription: What went wrong, without values that differ from run to run.
  ///   - detailedDescription: More about this failure.
  ///   - sourceCodeContext: The place where it is reported.
  ///   - associatedError: The error that caused it.
  ///   - attachments: What is stored with it.
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

  /// An issue of a test at a place.
  init(
    _ type: IssueType, _ text: String, at location: XCTSourceCodeLocation, explanation: String? = nil,
    error: (any Error)? = nil
  ) {
    self.init(
      type: type, compactDescription: text, detailedDescription: explanation,
      sourceCodeContext: XCTSourceCodeContext(location: location), associatedError: error)
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
  /// The source file.
  public let fileURL: URL
  /// The line in the file, from 1.
  public let lineNumber: Int

  /// A place in a file.
  ///
  /// - Parameters:
  ///   - fileURL: The source file.
  ///   - lineNumber: The line, from 1.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  /// A place in a file by its path, such as `#filePath`.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// What is known of the place where something went wrong. Source: Apple's page "XCTSourceCodeContext".
public final class XCTSourceCodeContext: NSObject {
  /// The place; nil if it is not known.
  public let location: XCTSourceCodeLocation?

  /// A context with a place.
  ///
  /// - Parameter location: The place; nil if it is not known.
  public init(location: XCTSourceCodeLocation?) {
    self.location = location
    super.init()
  }

  public convenience override init() { self.init(location: nil) }
}
