import Testing
import XCTest

/// Data that a test keeps beside its result (Apple's page "XCTAttachment").
///
/// In an XCTest test it is written to a file where the environment variable `UNDERSTUDY_ATTACHMENTS` names a directory;
/// in a Swift Testing test it becomes an attachment there, see `swift test --attachments-path`.
public final class XCTAttachment: NSObject {
  /// When the data is kept.
  public enum Lifetime: Int, Sendable {
    /// Also where the test passes.
    case keepAlways = 0
    /// Only where the test fails.
    case deleteOnSuccess = 1
  }

  /// How much an image may lose; images here lose nothing.
  public enum ImageQuality: Int, Sendable {
    /// All pixels as they are.
    case original = 0
    /// Some loss on a device; none here.
    case medium = 1
    /// Much loss on a device; none here.
    case low = 2
  }

  /// Part of the file's name.
  public var name: String?
  /// When the data is kept; if the test fails, unless set.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The test's own notes on the attachment; not written to the file.
  public var userInfo: [AnyHashable: Any]?
  /// The data's type, as `public.png`.
  public let uniformTypeIdentifier: String
  private let makePayload: () throws -> Data?

  package init(type: String, name: String? = nil, payload: @escaping () throws -> Data?) {
    uniformTypeIdentifier = type
    self.name = name
    makePayload = payload
  }

  /// An attachment of data with a type and a name.
  ///
  /// - Parameters:
  ///   - uniformTypeIdentifier: the data's type; nil for data of any kind.
  ///   - name: part of the file's name.
  ///   - payload: the data.
  ///   - userInfo: kept with the attachment, not written.
  public convenience init(
    uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.init(type: uniformTypeIdentifier ?? "public.data", name: name) { payload }
    self.userInfo = userInfo
  }

  /// An attachment of data without a type.
  ///
  /// - Parameter data: data of any kind.
  public convenience init(data: Data) { self.init(type: "public.data") { data } }

  /// An attachment of data with a type.
  ///
  /// - Parameters:
  ///   - data: the data.
  ///   - uniformTypeIdentifier: its type, as `public.json`.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(type: uniformTypeIdentifier) { data }
  }

  /// A text.
  ///
  /// - Parameter string: stored as UTF-8.
  public convenience init(string: String) { self.init(type: "public.plain-text") { Data(string.utf8) } }

  /// A copy of a file.
  ///
  /// - Parameters:
  ///   - url: a file, read when the test ends.
  ///   - uniformTypeIdentifier: its type.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String = "public.data") {
    self.init(type: uniformTypeIdentifier, name: url.lastPathComponent) { try Data(contentsOf: url) }
  }

  /// A property list.
  ///
  /// - Parameter object: stored in its XML form.
  public convenience init(plistObject object: Any) {
    self.init(type: "com.apple.property-list") {
      try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }
  }

  /// An archived object.
  ///
  /// - Parameters:
  ///   - object: stored as a keyed archive.
  ///   - uniformTypeIdentifier: its type.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier: String = "public.data"
  ) {
    self.init(type: uniformTypeIdentifier) {
      try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }
  }

  // MARK: - Keeping

  private var fileExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text", "public.text", "public.utf8-plain-text": "txt"
    case "public.json": "json"
    case "com.apple.property-list": "plist"
    default: (name as NSString?)?.pathExtension ?? ""
    }
  }

  /// What the file is called in a report.
  private var title: String {
    let name = name ?? "Attachment"
    guard !fileExtension.isEmpty, (name as NSString).pathExtension != fileExtension else { return name }
    return "\(name).\(fileExtension)"
  }

  private var fileName: String { SafeName.file(title) }

  /// Hands the attachment to the running test, of whichever framework.
  package func keep() {
    if Test.current != nil {
      do {
        guard let payload = try makePayload() else { return }
        addToReport { payload }
        Testing.Attachment.record(Array(payload), named: fileName)
      } catch {
        FailureReporter.report("Could not keep the attachment \"\(fileName)\": \(error)")
      }
    } else {
      TestRun.ofXCTest?.attachments.append(self)
      addToReport(makePayload)
    }
  }

  private func addToReport(_ payload: @escaping () throws -> Data?) {
    guard ReportDestination.isOn, let report = TestRun.currentTest?.report else { return }
    report.update { $0.attach(title, type: uniformTypeIdentifier, lifetime, payload: payload) }
  }

  package static let directory = ProcessInfo.processInfo.environment["UNDERSTUDY_ATTACHMENTS"]

  /// Writes what is to be kept when a test ends.
  ///
  /// - Parameters:
  ///   - attachments: all of the test.
  ///   - testCase: the test, for names and its result.
  ///   - directory: where to write; nil to write nothing. Made where it is missing.
  package static func store(_ attachments: [XCTAttachment], of testCase: XCTestCase, in directory: String?) {
    guard let directory, !attachments.isEmpty else { return }
    let hasFailed = testCase.testRun?.totalFailureCount ?? 0 > 0
    for (index, attachment) in attachments.enumerated() where hasFailed || attachment.lifetime == .keepAlways {
      let url = URL(fileURLWithPath: directory).appendingPathComponent(
        "\(SafeName.folder(testCase.name, limit: 120))-\(index + 1)-\(attachment.fileName)")
      do {
        guard let payload = try attachment.makePayload() else { continue }
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try payload.write(to: url, options: .atomic)
      } catch {
        FailureReporter.report("Could not keep the attachment \"\(attachment.fileName)\" at \(url.path): \(error)")
      }
    }
  }
}

extension XCTestCase {
  /// Keeps data beside the test's result; see ``XCTAttachment``.
  ///
  /// - Parameter attachment: what to keep.
  public func add(_ attachment: XCTAttachment) { attachment.keep() }
}
