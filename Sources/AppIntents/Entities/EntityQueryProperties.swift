import SwiftUI

/// The properties by which the user can search. Source: Apple's page "EntityQueryProperties".
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  /// Takes the properties.
  public init(
    @EntityQueryListBuilder<EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>> properties: () ->
      [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {}
}

/// A property of any type by which the user can search. Source: Apple's page "EntityQueryPropertyDeclaration".
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
  init() {}
}

/// A property by which the user can search, with the ways to compare it. Source: Apple's page "EntityQueryProperty".
public final class EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, ComparatorMappingType>:
  EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
{
  /// Takes a property and its comparisons.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryListBuilder<EntityQueryComparator<Value, ComparatorMappingType>> comparators: () ->
      [EntityQueryComparator<Value, ComparatorMappingType>]
  ) {}
}

/// A way to compare a property. Source: Apple's page "EntityQueryComparator".
public class EntityQueryComparator<Value: _IntentValue, ComparatorMappingType> {
  init() {}
}

/// Compares for equality. Source: Apple's page "EqualToComparator".
public final class EqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Compares for inequality. Source: Apple's page "NotEqualToComparator".
public final class NotEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Compares for a smaller value. Source: Apple's page "LessThanComparator".
public final class LessThanComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Compares for a smaller or equal value. Source: Apple's page "LessThanOrEqualToComparator".
public final class LessThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Compares for a greater value. Source: Apple's page "GreaterThanComparator".
public final class GreaterThanComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Compares for a greater or equal value. Source: Apple's page "GreaterThanOrEqualToComparator".
public final class GreaterThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Looks for a part of a text. Source: Apple's page "ContainsComparator".
public final class ContainsComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Looks for the beginning of a text. Source: Apple's page "HasPrefixComparator".
public final class HasPrefixComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// Looks for the end of a text. Source: Apple's page "HasSuffixComparator".
public final class HasSuffixComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Takes what the comparison is made into.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// The properties by which the user can sort. Source: Apple's page "EntityQuerySortingOptions".
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// Takes the properties.
  public init(
    @EntityQueryListBuilder<EntityQuerySortableByProperty<Entity>> content: () ->
      [EntityQuerySortableByProperty<Entity>]
  ) {}
}

/// A property by which the user can sort. Source: Apple's page "EntityQuerySortableByProperty".
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  /// Takes a property.
  public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// Makes a list of those written in a closure.
@resultBuilder
public enum EntityQueryListBuilder<Item> {
  /// Takes one.
  public static func buildExpression(_ item: Item) -> Item { item }
  /// Takes them.
  public static func buildBlock(_ items: Item...) -> [Item] { items }
}
