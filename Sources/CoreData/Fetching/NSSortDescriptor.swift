import Foundation
import Understudy
import UnderstudyStore

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
    let compare = sortDescriptor.deviceComparison
    self = SwiftLensSortDescriptor(sortDescriptor) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
      return compare(first, second)
    }
  }
}

/// How texts are compared, by the name of a method of `NSString`.
private enum TextComparison {
  case plain, caseInsensitive, localized, localizedCaseInsensitive, standard

  init(_ selector: Selector?) {
    let name = selector?.description ?? ""
    let known: [(String, Self)] = [
      ("localizedStandardCompare", .standard), ("localizedCaseInsensitiveCompare", .localizedCaseInsensitive),
      ("localizedCompare", .localized), ("caseInsensitiveCompare", .caseInsensitive),
    ]
    self = known.first { name.contains($0.0) }?.1 ?? .plain
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
private final class SwiftLensSortDescriptor: LensSortDescriptor {
  let descriptor: Any

  init<Compared>(_ descriptor: SortDescriptor<Compared>, _ comparison: @escaping (Any, Any) -> ComparisonResult) {
    self.descriptor = descriptor
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

extension NSSortDescriptor {
  /// The descriptor of Swift's that it was made of.
  var swiftDescriptor: Any? { (self as? SwiftLensSortDescriptor)?.descriptor }
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
