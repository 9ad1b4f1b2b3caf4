import UnderstudyTime

/// A value that a container keeps for the views inside it, as whether the lists of a page are edited.
package final class ContainerLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private var value: Value
  @MainActor private lazy var readers = ReaderList()
  private weak var host: Host?
  private let didSet: (@MainActor (Value) -> Void)?

  /// Makes the place with its first value; `didSet` does not run for that one.
  ///
  /// - Parameters:
  ///   - value: What holds at first.
  ///   - host: The app that the container belongs to.
  ///   - didSet: Called with each new value, as soon as it is set.
  @MainActor
  package init(_ value: Value, host: Host, didSet: (@MainActor (Value) -> Void)? = nil) {
    self.value = value
    self.host = host
    self.didSet = didSet
  }

  package override func get() -> Value { value }

  package override func set(_ new: Value, transaction: UpdateTransaction) {
    guard MainThread.isCurrent else {
      let sendable = UncheckedSendable(new)
      return MainThread.enqueue { self.set(sendable.value, transaction: transaction) }
    }
    nonisolated(unsafe) let new = new
    assumeMain {
      guard let host, host.isRunning, !Comparison.areEqual(value, new) else { return }
      if currentEvaluation() != nil {
        return host.log(
          .stateModifiedDuringUpdate, "Modifying state during view update, this will cause undefined behavior.")
      }
      value = new
      readers.notifyLater()
      didSet?(new)
    }
  }

  @MainActor
  package override func addReader(_ node: any LocationReader) { readers.add(node) }

  /// A binding to the value.
  package var binding: Binding<Value> { Binding(location: self) }
}
