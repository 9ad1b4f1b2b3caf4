import Combine

/// A node's subscription to an observable object: any change re-evaluates the node, whatever it read (SEM-053).
@MainActor
final class ObjectSubscription: PropertySlot {
  private unowned(unsafe) let node: EvaluatingNode
  private let number: Int
  private(set) var object: AnyObject?
  private var cancellable: AnyCancellable?

  init(node: EvaluatingNode, number: Int) {
    self.node = node
    self.number = number
  }

  /// Observes an object, and the one before no more (SEM-052).
  func observe<Object: ObservableObject>(_ new: Object) {
    guard object !== new else { return }
    object = new
    let session = node.host.session
    cancellable = new.objectWillChange.sink { [weak self] _ in
      if MainThread.isCurrent {
        assumeMain { self?.objectWillChange() }
      } else {
        BackgroundChange.current?.announce(to: session)
        session.enqueue { self?.objectWillChangeInBackground() }
      }
    }
  }

  private func objectWillChangeInBackground() {
    guard cancellable != nil else { return }
    node.host.log(
      .publishedFromBackground,
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread"
        + " (via operators like receive(on:)) on model updates.", at: node)
    objectWillChange()
  }

  private func objectWillChange() {
    if currentEvaluation() != nil {
      node.host.log(
        .publishedDuringUpdate,
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
    }
    node.invalidate(.property(number))
  }

  package func nodeDidUnmount() {
    cancellable?.cancel()
    cancellable = nil
  }
}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup
@MainActor
public struct _ObservableObjectWrapper<Object: AnyObject> {
  let object: Object

  /// A binding to a property: sets go to the object, which announces its change itself.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
    Binding(location: ObjectPropertyLocation(object, keyPath))
  }
}

/// A property of an object, as a place to read and write.
final class ObjectPropertyLocation<Object: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, transaction: UpdateTransaction) {
    UpdateTransaction.$scoped.withValue(transaction) { object[keyPath: keyPath] = value }
  }

  @MainActor
  override func addReader(_ node: any LocationReader) { ObjectReaders.observe(object, by: node) }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectPropertyLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// Lets what shows a binding to an object's property look again when the object changes.
@MainActor
enum ObjectReaders {
  private struct Entry {
    weak var object: AnyObject?
    let readers: ReaderList
    let cancellable: AnyCancellable
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func observe(_ object: AnyObject, by reader: any LocationReader) {
    guard let observable = object as? any ObservableObject else { return }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.readers.add(reader) }
    let readers = ReaderList { if entries[key]?.readers === $0 { entries[key] = nil } }
    let cancellable = subscribe(to: observable) { [weak readers] in readers?.notifyLater() }
    entries[key] = Entry(object: object, readers: readers, cancellable: cancellable)
    readers.add(reader)
  }

  private static func subscribe<Object: ObservableObject>(
    to object: Object, _ body: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    object.objectWillChange.sink { _ in
      if MainThread.isCurrent { assumeMain(body) } else { MainThread.enqueue(body) }
    }
  }
}
