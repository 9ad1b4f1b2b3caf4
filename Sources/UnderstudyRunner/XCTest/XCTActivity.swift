import Foundation

/// A named part of a test (Apple's page "XCTActivity").
public protocol XCTActivity: NSObjectProtocol {
  /// What the part is called.
  var name: String { get }
  /// Keeps data beside the test's result.
  func add(_ attachment: XCTAttachment)
}

/// Runs named parts of a test (Apple's page "XCTContext").
public final class XCTContext: NSObject {
  /// Runs a part of a test. Attachments without a name of their own are named after it.
  ///
  /// - Parameters:
  ///   - name: what the part is called.
  ///   - block: the part; runs at once.
  /// - Returns: what `block` returns.
  /// - Throws: what `block` throws.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try recordingActivity(name) { try block(Activity(name: name)) }
  }
}

private final class Activity: NSObject, XCTActivity {
  let name: String

  init(name: String) { self.name = name }

  func add(_ attachment: XCTAttachment) {
    attachment.name = attachment.name ?? name
    attachment.keep()
  }
}
