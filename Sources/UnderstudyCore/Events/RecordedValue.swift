/// A value as the log retains it: the value itself where it is small and holds no object of the app's, else its type.
///
/// An object that the log held would live longer than in the app, and a test that waits for its end would see that.
package struct RecordedValue {
  /// Stands for a value that is not retained.
  private struct Omitted {
    let type: Any.Type
    /// The number of elements of a collection with too many.
    var count: Int?
  }

  /// The number of elements above which only their number is retained.
  static let largestCollection = 64

  /// The value, or what stands for it: four words, so that a change is small enough for the allocator's quick lists.
  private let content: Any

  @MainActor
  init<Value>(_ value: Value) {
    switch RetentionRule.of(Value.self) {
    case .always: content = value
    case .never: content = Omitted(type: Value.self)
    case .plainCollection(let type):
      let count = type.count(of: value)
      content = count > Self.largestCollection ? Omitted(type: Value.self, count: count) : value
    case .dependsOnValue:
      if let collection = value as? any Collection, collection.count > Self.largestCollection {
        content = Omitted(type: Value.self, count: collection.count)
      } else {
        content = RetentionRule.allows(value, depth: 4) ? value : Omitted(type: Value.self)
      }
    }
  }

  /// A value that is not known.
  init(ofType type: Any.Type) { content = Omitted(type: type) }

  /// What the value was, or what kind of value.
  package var text: String {
    guard let omitted = content as? Omitted else { return Self.text(of: content) }
    return omitted.count.map { "\(omitted.type) of \($0) elements" } ?? String(describing: omitted.type)
  }

  private static func text(of value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return ViewTypeName.withoutContexts(String(describing: value)) }
    return mirror.children.first.map { text(of: $0.value) } ?? "nil"
  }
}
