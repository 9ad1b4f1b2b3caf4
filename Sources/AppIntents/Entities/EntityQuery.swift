import SwiftUI

/// Finds entities. Source: Apple's page "EntityQuery".
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity where Entity == Result.Result
  /// The type of the suggestions.
  associatedtype Result = [Entity]
  /// Makes a query.
  init()
  /// Finds entities by their identifiers; those that do not exist are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that the user can choose from at first; none by default.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text. Source: Apple's page "EntityStringQuery".
public protocol EntityStringQuery: EntityQuery {
  /// The entities that fit a text.
  func entities(matching string: String) async throws -> Result
}

/// Has few entities. Source: Apple's page "EnumerableEntityQuery".
public protocol EnumerableEntityQuery: EntityQuery {
  // Both are repeated, as the compiler infers them from `allEntities()` only so.
  /// The type of the entities.
  associatedtype Entity
  /// The type of the suggestions.
  associatedtype Result = [Entity]
  /// All entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// All entities with one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds entities by their properties. Source: Apple's page "EntityPropertyQuery".
public protocol EntityPropertyQuery: EntityQuery {
  /// What comparisons of properties are made into, such as predicates.
  associatedtype ComparatorMappingType
  /// The properties by which the user can search.
  static var properties: QueryProperties { get }
  /// The properties by which the user can sort.
  static var sortingOptions: SortingOptions { get }
  /// Finds entities.
  ///
  /// - Parameters:
  ///   - comparators: What the user's comparisons are made into.
  ///   - mode: Whether all must hold or one.
  ///   - sortedBy: The order.
  ///   - limit: How many entities at most; nil for all.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  /// The properties by which the user can search.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// The properties by which the user can sort.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property by which the user can sort.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// A property by which the user can search.
  public typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  /// Whether all comparisons must hold or one.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// An order.
  public typealias Sort<Value: AppEntity> = EntityQuerySort<Value>
}

/// Whether all comparisons must hold or one. Source: Apple's page "EntityQueryComparatorMode".
public enum EntityQueryComparatorMode: Sendable {
  /// All comparisons must hold.
  case and
  /// One comparison must hold.
  case or
}

/// An order of entities. Source: Apple's page "EntityQuerySort".
public struct EntityQuerySort<Entity: AppEntity> {
  /// Up or down.
  public enum Ordering: Sendable { case ascending, descending }
  /// The property, as `\Entity.$name`.
  public let by: PartialKeyPath<Entity>
  /// Up or down.
  public let order: Ordering

  /// Makes an order, as a test does that calls a query.
  public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}
