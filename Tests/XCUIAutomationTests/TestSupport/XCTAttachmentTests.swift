import Foundation
import SwiftUI
import UnderstudyTesting
import XCTest
import XCUIAutomation

final class XCTAttachmentTests: XCTestCase {
  private var directory = ""

  override func setUp() {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: directory) }

  private func store(_ attachments: XCTAttachment...) -> [String] {
    XCTAttachment.store(attachments, of: self, in: directory)
    return ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
  }

  func testAPassingTestKeepsWhatIsAlwaysKept() throws {
    let kept = XCTAttachment(string: "notes")
    kept.name = "Notes"
    kept.lifetime = .keepAlways

    XCTAssertEqual(store(XCTAttachment(string: "dropped"), kept), ["\(name)-2-Notes.txt"])
    let content = try String(contentsOfFile: "\(directory)/\(name)-2-Notes.txt", encoding: .utf8)
    XCTAssertEqual(content, "notes")
  }

  func testTheTypeDecidesTheFilesExtension() {
    let attachments = [
      XCTAttachment(data: Data("{}".utf8), uniformTypeIdentifier: "public.json"),
      XCTAttachment(plistObject: ["key": "value"]),
      XCTAttachment(uniformTypeIdentifier: nil, name: "dump.bin", payload: Data([1])),
    ]
    for attachment in attachments { attachment.lifetime = .keepAlways }

    XCTAttachment.store(attachments, of: self, in: directory)

    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    XCTAssertEqual(
      files.sorted(), ["\(name)-1-Attachment.json", "\(name)-2-Attachment.plist", "\(name)-3-dump.bin"])
  }

  @MainActor func testAnImageIsKeptInItsFormatAndOneWithoutDataIsNot() throws {
    // F-46
    let screenshot = XCUIApplication { Text("Hello") }.screenshot()
    XCTAssertEqual(screenshot.image.pngData(), screenshot.pngRepresentation)
    XCTAssertGreaterThan(screenshot.image.size.width, 0)
    let attachments = [XCTAttachment(image: screenshot.image), XCTAttachment(image: UIImage(), quality: .low)]
    for attachment in attachments { attachment.lifetime = .keepAlways }

    XCTAttachment.store(attachments, of: self, in: directory)

    let files = try FileManager.default.contentsOfDirectory(atPath: directory)
    XCTAssertEqual(files, ["\(name)-1-Attachment.png"])
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(directory)/\(files[0])"))
    XCTAssertEqual(data, screenshot.pngRepresentation)
  }

  func testWhatCannotBeReadFailsTheTest() {
    let attachment = XCTAttachment(contentsOfFile: URL(fileURLWithPath: "\(directory)/missing.log"))
    attachment.lifetime = .keepAlways
    let capture = FailureCapture()

    FailureReporter.$capture.withValue(capture) { _ = store(attachment) }

    XCTAssertEqual(capture.messages.count, 1)
    XCTAssertTrue(capture.messages[0].hasPrefix("Could not keep the attachment \"missing.log\" at \(directory)/"))
  }
}
