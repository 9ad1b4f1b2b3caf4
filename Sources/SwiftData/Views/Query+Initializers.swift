import SwiftUI

extension Query where Result == [Element] {
  /// The objects that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: Describes the objects.
  ///   - animation: The animation of changes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(descriptor: descriptor, animation: animation)
  }

  /// The objects that a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: UpdateTransaction?) {
    self.init(descriptor: descriptor, transaction: transaction)
  }

  /// All objects of a class, whose changes are animated.
  public init(animation: Animation) { self.init(descriptor: FetchDescriptor(), animation: animation) }

  /// All objects of a class, whose changes belong to a transaction.
  public init(transaction: UpdateTransaction) { self.init(descriptor: FetchDescriptor(), transaction: transaction) }

  // MARK: - By a key path

  /// The objects that satisfy a predicate, in the order of a property.
  ///
  /// - Parameters:
  ///   - filter: The predicate; nil for all objects.
  ///   - keyPath: The property. Texts are in the order that users expect.
  ///   - order: Whether the smallest or the largest value is first.
  ///   - animation: The animation of changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      animation: animation)
  }

  /// The objects that satisfy a predicate, in the order of an optional property; those without a value are first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      animation: animation)
  }

  /// The objects that satisfy a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: UpdateTransaction
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      transaction: transaction)
  }

  // MARK: - By descriptors

  /// The objects that satisfy a predicate, in the order of descriptors.
  ///
  /// - Parameters:
  ///   - filter: The predicate; nil for all objects.
  ///   - descriptors: The order.
  ///   - animation: The animation of changes.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  /// The objects that satisfy a predicate, in the order of descriptors.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: UpdateTransaction
  ) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }
}
