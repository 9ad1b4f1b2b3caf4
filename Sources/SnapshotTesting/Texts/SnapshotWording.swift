import Foundation
import UnderstudyPictures

/// All that failures of snapshots say.
enum SnapshotWording {
  // MARK: Recording

  static func recorded(_ path: String, test: String) -> String {
    "Recorded the snapshot, as recording is on: \(path)\nTurn it off and run \"\(test)\" again to compare with it."
  }

  static func recordedFirst(_ path: String, test: String) -> String {
    "There was no reference; the snapshot is recorded as one: \(path)\nRun \"\(test)\" again to compare with it."
  }

  static func noReference(_ path: String) -> String {
    "There is no reference, and recording is off: \(path)"
  }

  static func unknownRecord(_ value: String) -> String {
    "The environment variable SNAPSHOT_TESTING_RECORD is \"\(value)\"; it can be all, failed, missing or never."
  }

  // MARK: Differences

  static func differs(_ name: String?, isRecorded: Bool) -> String {
    let subject = name.map { "The snapshot \"\($0)\"" } ?? "The snapshot"
    return "\(subject) differs from its reference."
      + (isRecorded ? " The reference is replaced by it." : "")
  }

  static func bytes(_ reference: Data, _ snapshot: Data) -> String {
    let place = zip(reference, snapshot).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let first = place ?? min(reference.count, snapshot.count)
    return "\(snapshot.count) bytes, expected \(reference.count); the first difference is at byte \(first)"
  }

  // MARK: What cannot be done

  static func noValue(_ error: any Error) -> String { "The value to take a snapshot of could not be made: \(error)" }

  static func notEncoded(_ error: any Error) -> String { "The value could not be encoded: \(error)" }

  static func late(_ seconds: TimeInterval) -> String {
    "The snapshot was not there after \(seconds) seconds; the parameter \"timeout\" allows a longer time."
  }

  static func unreadable(_ path: String, _ error: any Error) -> String {
    "The reference could not be read: \(path)\n\(error.localizedDescription)"
  }

  static func unwritable(_ path: String, _ error: any Error) -> String {
    "The snapshot could not be written: \(path)\n\(error.localizedDescription)"
  }

  static let notOnMain = "Snapshots of views and apps are taken on the main actor: mark the test with @MainActor."

  static let nothingShown = "There is no snapshot: the element was not found, as the failure before this one says."

  static let notText = "The reference is not a text in UTF-8"

  // MARK: Pictures

  static let notPNG = "The reference is not a PNG file that can be read"
  static let noPixels = "The image has no data to take a snapshot of: one by name has none."

  static let notOurs = """
    The reference was not made by Understudy. A picture of a simulator has another font and other symbols, so it never \
    equals one that is drawn here; record it again (record: .all), in a folder of its own
    """

  static func sizes(_ reference: StoredPNG, _ snapshot: StoredPNG) -> String {
    func text(_ png: StoredPNG) -> String {
      let scale = png.text(PictureText.scale).flatMap(Double.init) ?? 1
      let points =
        "\(String(format: "%g", Double(png.width) / scale)) by \(String(format: "%g", Double(png.height) / scale))"
      return scale == 1 ? "\(points) pixels" : "\(points) points at \(String(format: "%g", scale)) pixels a point"
    }
    return """
      The sizes differ: the reference has \(text(reference)), the snapshot \(text(snapshot)). The device, the layout or what is \
      shown has changed.
      """
  }

  /// - Parameters:
  ///   - count: How many pixels differ.
  ///   - total: How many there are.
  ///   - area: Where they are.
  static func pixels(_ count: Int, of total: Int, in area: String, precision: Float) -> String {
    let share = Double(count) / Double(max(1, total)) * 100
    let limit = precision < 1 ? "; \(String(format: "%.3g", Double(1 - precision) * 100)) % may" : ""
    return "\(String(format: "%.2g", share)) % of the pixels differ\(limit). All of them are inside \(area)."
  }

  static func elementsThere(_ lines: [String]) -> String {
    "There:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }
  static func elements(_ difference: String) -> String { "Elements:\n\(difference)" }

  // MARK: Inline

  static func inlineRecorded(test: String) -> String {
    "The snapshot is written into the test; build and run \"\(test)\" again to compare with it."
  }

  static let inlineMissing = "The call has no snapshot, and recording is off."
  static let inlineDiffers = "The snapshot differs from the one in the test."
  static let inlineReplaced = "The one in the test is replaced by it."

  static func inlineNotWritten(_ reason: String) -> String { "It could not be written into the test: \(reason)" }

  static func sourceIsNewer(_ path: String) -> String {
    "\(path) has changed since it was built, so that places in it are not certain; build again"
  }

  static func sourceChanged(_ path: String) -> String { "\(path) has changed while the tests ran; build again" }

  static func noCall(_ path: String, _ line: Int, _ column: Int) -> String {
    "there is no call at line \(line), column \(column) of \(path)"
  }

  static func argumentIsNoClosure(_ label: String) -> String {
    "the argument \"\(label)\" is not a closure in braces"
  }

  static func severalTimes(_ former: String?) -> String {
    "this call was recorded before in this run with another value, and there is one place for it:\n\(former ?? "nil")"
  }
}
