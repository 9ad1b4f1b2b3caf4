import Observation

/// Makes a class one whose objects a container stores: its stored variables are saved, and views follow those that they read.
///
/// Source: Apple's page "Model()".
@attached(
  member, conformances: Observable, PersistentModel,
  names: named(_$backingData), named(persistentBackingData), named(_$entity), named(init))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "UnderstudyMacros", type: "ModelMacro")

/// Leaves a variable out of what is stored. It needs a default value.
@attached(peer)
public macro Transient() = #externalMacro(module: "UnderstudyMacros", type: "TransientMacro")

/// Says how a variable is stored. Source: Apple's page "Attribute(_:originalName:hashModifier:)".
///
/// - Parameters:
///   - options: For example ``Schema/Attribute/Option/unique``.
///   - originalName: The name in an earlier version of the class, whose values the variable takes.
///   - hashModifier: Has no effect here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "UnderstudyMacros", type: "AttributeMacro")

/// Says how a variable refers to other objects. Source: Apple's page
/// "Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)".
///
/// - Parameters:
///   - options: Have no effect here.
///   - deleteRule: What happens to those objects when the owner is deleted.
///   - minimumModelCount: Of how few objects `save()` throws; zero for no limit.
///   - maximumModelCount: Above how many objects `save()` throws; zero for no limit.
///   - originalName: The name in an earlier version of the class.
///   - inverse: The variable that refers back, which is kept in step.
///   - hashModifier: Has no effect here.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "UnderstudyMacros", type: "RelationshipMacro")

/// Says which variables are together unique: of objects with the same values, `save()` keeps one.
///
/// - Parameter constraints: Each is a list of variables.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "UnderstudyMacros", type: "UniqueMacro") where T: PersistentModel

/// Says by which variables objects are often looked for. It has no effect here.
///
/// - Parameter indices: Each is a list of variables.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "UnderstudyMacros", type: "IndexMacro") where T: PersistentModel

/// Makes the accessors of a stored variable. `@Model` writes it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ number: Int) =
  #externalMacro(module: "UnderstudyMacros", type: "PersistedPropertyMacro")
