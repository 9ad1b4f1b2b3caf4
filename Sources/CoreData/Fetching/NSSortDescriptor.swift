import Foundation
import Understudy

/// Gives `NSSortDescriptor` the initializers that Foundation lacks on Linux.
///
/// A protocol, because only an initializer of a protocol extension may return an instance of a subclass.
public protocol SortDescriptorInitializable {
  /// Whether smaller values come first.
  var ascending: Bool { get }
}

extension NSSortDescriptor: SortDescriptorInitializable {}

extension SortDescriptorInitializable where Self == NSSortDescriptor {
  /// Sorts by the values of a key, or of keys that are separated by dots.
  public init(key: String?, ascending: Bool) {
    self = KeySortDescriptor(key, ascending: ascending) { ManagedValue.order($0, $1) }
  }

  /// Sorts by the values of a key.
  ///
  /// - Parameters:
  ///   - key: The key, or keys that are separated by dots.
  ///   - ascending: Whether smaller values come first.
  ///   - selector: How texts are compared, such as `localizedStandardCompare:`.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    let comparison = TextComparison(selector)
    self = KeySortDescriptor(key, ascending: ascending) { comparison.order($0, $1) }
  }

  /// Sorts by the values of a key.
  ///
  /// - Parameters:
  ///   - key: The key, or keys that are separated by dots.
  ///   - ascending: Whether smaller values come first.
  ///   - cmptr: Compares two values.
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self = KeySortDescriptor(key, ascending: ascending) { cmptr($0 ?? NSNull(), $1 ?? NSNull()) }
  }

  /// Sorts by a property of any type: without a value an object comes first.
  @_disfavoredOverload
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    nonisolated(unsafe) let path = keyPath
    self = LensSortDescriptor(ascending: ascending) { first, second in
      ManagedValue.order((first as? Root)?[keyPath: path], (second as? Root)?[keyPath: path])
    }
  }

  /// Sorts as a descriptor of Swift does.
  public init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    let comparison = SwiftOrder(sortDescriptor)
    self = SwiftLensSortDescriptor(sortDescriptor) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
      return comparison.compare(first, second)
    }
  }
}

/// How texts are compared, by the name of a method of `NSString`.
private enum TextComparison {
  case plain, caseInsensitive, localized, localizedCaseInsensitive, standard

  init(_ selector: Selector?) {
    let name = selector?.description ?? ""
    self =
      name.contains("localizedStandardCompare") ? .standard
      : name.contains("localizedCaseInsensitiveCompare") ? .localizedCaseInsensitive
      : name.contains("localizedCompare") ? .localized
      : name.contains("caseInsensitiveCompare") ? .caseInsensitive : .plain
  }

  func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    guard let one = first as? String, let other = second as? String else { return ManagedValue.order(first, second) }
    switch self {
    case .plain: return ManagedValue.order(one, other)
    case .caseInsensitive: return one.caseInsensitiveCompare(other)
    case .localized: return one.localizedCompare(other)
    case .localizedCaseInsensitive: return one.localizedCaseInsensitiveCompare(other)
    case .standard: return one.localizedStandardCompare(other)
    }
  }
}

/// A descriptor that compares whole objects.
private class LensSortDescriptor: NSSortDescriptor {
  private let comparison: (Any, Any) -> ComparisonResult

  init(ascending: Bool, _ comparison: @escaping (Any, Any) -> ComparisonResult) {
    self.comparison = comparison
    super.init(keyPath: \String.count, ascending: ascending)
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = comparison(object1, object2)
    guard !ascending else { return result }
    return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : result
  }

  override var reversedSortDescriptor: Any { LensSortDescriptor(ascending: !ascending, comparison) }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A descriptor that was made of one of Swift's.
protocol SwiftSortDescriptor {
  var swiftDescriptor: Any { get }
}

private final class SwiftLensSortDescriptor: LensSortDescriptor, SwiftSortDescriptor {
  let swiftDescriptor: Any

  init<Compared>(_ descriptor: SortDescriptor<Compared>, _ comparison: @escaping (Any, Any) -> ComparisonResult) {
    swiftDescriptor = descriptor
    super.init(ascending: true, comparison)
  }
}

/// A descriptor that compares the values of a key.
private final class KeySortDescriptor: LensSortDescriptor {
  init(_ key: String?, ascending: Bool, _ comparison: @escaping (Any?, Any?) -> ComparisonResult) {
    let keys = (key ?? "").split(separator: ".").map(String.init)
    super.init(ascending: ascending) { first, second in
      comparison(KeyPaths.value(of: keys[...], in: first), KeyPaths.value(of: keys[...], in: second))
    }
  }
}

/// The order of a descriptor of Swift's: texts as Finder has them, unless the descriptor names another way.
private struct SwiftOrder<Compared> {
  private let descriptor: SortDescriptor<Compared>
  private let isReverse: Bool
  private let text: ((Compared) -> String?)?

  init(_ descriptor: SortDescriptor<Compared>) {
    self.descriptor = descriptor
    isReverse = descriptor.order == .reverse
    if descriptor.stringComparator != nil {
      text = nil
    } else if let path = descriptor.keyPath as? KeyPath<Compared, String> {
      text = { $0[keyPath: path] }
    } else if let path = descriptor.keyPath as? KeyPath<Compared, String?> {
      text = { $0[keyPath: path] }
    } else {
      text = nil
    }
  }

  func compare(_ first: Compared, _ second: Compared) -> ComparisonResult {
    guard let text else { return descriptor.compare(first, second) }
    let result: ComparisonResult =
      switch (text(first), text(second)) {
      case (let one?, let other?): one.localizedStandardCompare(other)
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    guard isReverse else { return result }
    return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : result
  }
}

/// The order of objects by descriptors.
struct ManagedOrder {
  let descriptors: [NSSortDescriptor]

  init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

  func compare(_ first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
    for descriptor in descriptors {
      let result = descriptor.compare(first, to: second)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
