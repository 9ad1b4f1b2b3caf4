import Foundation

/// A value as text, a property a line: in the same order each time, and without addresses.
enum ValueDump {
  /// - Returns: The lines, each with its line break.
  static func text(of value: some Any) -> String {
    var dump = ""
    write(value, label: nil, indent: 0, inside: [], to: &dump)
    return dump
  }

  /// - Parameters:
  ///   - label: The property's name.
  ///   - indent: In spaces.
  ///   - outer: The objects around the value: one that refers to itself would have no end.
  private static func write(
    _ value: Any, label: String?, indent: Int, inside outer: Set<ObjectIdentifier>, to dump: inout String
  ) {
    let mirror = Mirror(reflecting: value)
    var outer = outer
    let margin = String(repeating: " ", count: indent)
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    let name = label.map { "\($0): " } ?? ""
    if mirror.displayStyle == .class {
      let identity = ObjectIdentifier(value as AnyObject)
      guard outer.insert(identity).inserted else {
        dump += "\(margin)\(bullet) \(label ?? "value") (circular reference detected)\n"
        return
      }
    }
    let head = headline(of: value, mirror)
    guard head.showsChildren else {
      dump += "\(margin)- \(name)\(head.text)\n"
      return
    }
    dump += "\(margin)\(bullet) \(name)\(head.text)\n"
    for child in head.isSorted ? sorted(mirror.children, inside: outer) : Array(mirror.children) {
      write(child.value, label: child.label, indent: indent + 2, inside: outer, to: &dump)
    }
  }

  private struct Headline {
    let text: String
    var isSorted = false
    var showsChildren = true
  }

  private static func headline(of value: Any, _ mirror: Mirror) -> Headline {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return Headline(text: count == 1 ? "1 element" : "\(count) elements")
    case .dictionary:
      return Headline(text: count == 1 ? "1 key/value pair" : "\(count) key/value pairs", isSorted: true)
    case .set: return Headline(text: count == 1 ? "1 member" : "\(count) members", isSorted: true)
    case .tuple: return Headline(text: count == 1 ? "(1 element)" : "(\(count) elements)")
    case .optional: return Headline(text: typeName(of: mirror) + (count == 0 ? ".none" : ""))
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      return Headline(text: value.snapshotDescription, showsChildren: type(of: value).renderChildren)
    }
    if let value = value as? any CustomStringConvertible { return Headline(text: value.description) }
    switch mirror.displayStyle {
    case .class, .struct: return Headline(text: typeName(of: mirror), isSorted: true)
    case .enum: return Headline(text: typeName(of: mirror) + (count == 0 ? ".\(value)" : ""))
    default: return Headline(text: String(describing: value))
    }
  }

  /// The name without the number that a local type has.
  private static func typeName(of mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }

  /// Sets and dictionaries have another order in each process; properties are in the order of their names.
  private static func sorted(_ children: Mirror.Children, inside outer: Set<ObjectIdentifier>) -> [Mirror.Child] {
    let keys = children.map { child in
      var text = ""
      write(child.value, label: nil, indent: 0, inside: outer, to: &text)
      return (child, label: child.label ?? "", text: text)
    }
    return keys.sorted { ($0.label, $0.text) < ($1.label, $1.text) }.map(\.0)
  }

  /// A text without the addresses of objects.
  static func withoutAddresses(_ text: String) -> String { text.replacing(/:?\s*0x[\da-fA-F]+(\s*)/, with: \.output.1) }
}

/// A type whose values `dump` writes in a form of their own.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties follow; false by default.
  static var renderChildren: Bool { get }
  /// What stands for the value: the same in each run.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the text stands for all of the value.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in Greenwich time, as `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's debug description without addresses.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address as text.
  public var snapshotDescription: String { debugDescription }
}
