import Foundation
import UnderstudyTime

/// The texts by which assistive technologies describe an object. Views have their own, which elements show; those of any other object
/// are only kept.
///
/// Source: Apple's page "UIAccessibility".
public protocol _DescribedObject: NSObject {}

extension NSObject: _DescribedObject {}

extension _DescribedObject {
  /// Whether assistive technologies find the object; false at first. Kept, without effect.
  public var isAccessibilityElement: Bool {
    get { ObjectDescriptions[self].isElement }
    set { ObjectDescriptions.change(self) { $0.isElement = newValue } }
  }

  /// The name of the object. Kept, without effect.
  public var accessibilityLabel: String? {
    get { ObjectDescriptions[self].label }
    set { ObjectDescriptions.change(self) { $0.label = newValue } }
  }

  /// What happens when the user acts on the object. Kept, without effect.
  public var accessibilityHint: String? {
    get { ObjectDescriptions[self].hint }
    set { ObjectDescriptions.change(self) { $0.hint = newValue } }
  }

  /// The value of the object. Kept, without effect.
  public var accessibilityValue: String? {
    get { ObjectDescriptions[self].value }
    set { ObjectDescriptions.change(self) { $0.value = newValue } }
  }
}

/// What apps have said of objects that are no views, as long as these last.
private enum ObjectDescriptions {
  struct Texts {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
  }

  private struct Entry {
    weak var object: NSObject?
    var texts = Texts()
  }

  private static let all = Guarded(unchecked: [ObjectIdentifier: Entry]())

  static subscript(object: NSObject) -> Texts {
    all.withUncheckedLock { all in
      // Another object can be where one was that has ended.
      guard let entry = all[ObjectIdentifier(object)], entry.object === object else { return Texts() }
      return entry.texts
    }
  }

  static func change(_ object: NSObject, _ body: (inout Texts) -> Void) {
    all.withUncheckedLock { all in
      all = all.filter { $0.value.object != nil }
      var entry = all[ObjectIdentifier(object)] ?? Entry(object: object)
      body(&entry.texts)
      all[ObjectIdentifier(object)] = entry
    }
  }
}
