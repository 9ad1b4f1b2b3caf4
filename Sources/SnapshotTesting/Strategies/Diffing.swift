import Foundation
import XCUIAutomation

/// How snapshots of a format are stored, read again and compared.
public struct Diffing<Value> {
  /// Gives the content of the reference's file.
  public var toData: (Value) -> Data
  /// Reads the content of the reference's file.
  public var fromData: (Data) -> Value
  /// Gives the difference between reference and snapshot as a text with attachments; nil for none.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Compares values that can be stored as data.
  ///
  /// - Parameters:
  ///   - toData: Gives the content of the reference's file.
  ///   - fromData: Reads the content of the reference's file.
  ///   - diff: Compares the reference with the snapshot; nil where they agree.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

extension Diffing where Value == String {
  /// Compares texts line by line; the difference shows the lines removed and added, with four lines around them.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: text) { reference, snapshot in
      guard let text = LineDifference.text(from: reference, to: snapshot) else { return nil }
      return (
        text,
        [XCTAttachment(data: Data(text.utf8), uniformTypeIdentifier: "public.patch-file", name: "difference.patch")]
      )
    }
  }
}

/// The text of a file; what is no text is noted, and read as far as it is.
private func text(_ data: Data) -> String {
  if let text = String(data: data, encoding: .utf8) { return text }
  SnapshotRun.note(SnapshotWording.notText)
  return String(decoding: data, as: UTF8.self)
}

extension Diffing where Value == Data {
  /// Compares data byte by byte.
  public static var data: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { reference, snapshot in
      guard reference != snapshot else { return nil }
      return (SnapshotWording.bytes(reference, snapshot), [])
    }
  }
}

extension XCTAttachment {
  convenience init(data: Data, uniformTypeIdentifier: String, name: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: name, payload: data)
  }
}
