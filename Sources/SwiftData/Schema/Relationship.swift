extension Schema {
  /// How a variable refers to other objects. Source: Apple's page "Schema.Relationship".
  public enum Relationship {
    /// One part of that.
    public struct Option: Hashable, Sendable {
      /// The related objects are unique. It has no effect here.
      public static let unique = Option()
    }

    /// What happens to related objects when the owner is deleted. Source: Apple's page "Schema.Relationship.DeleteRule".
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// They keep their reference, which then finds nothing.
      case noAction
      /// Their reference to the owner is removed.
      case nullify
      /// They are deleted, too.
      case cascade
      /// As long as there are any, `save()` throws.
      case deny
    }

    /// What `@Relationship` says.
    public struct Options: @unchecked Sendable {
      let deleteRule: DeleteRule
      let minimum: Int
      let maximum: Int
      let originalName: String?
      let inverse: AnyKeyPath?

      /// Takes what the macro was given.
      public init(
        _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
        maximumModelCount: Int? = 0,
        originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
      ) {
        (self.deleteRule, self.originalName, self.inverse) = (deleteRule, originalName, inverse)
        (minimum, maximum) = (minimumModelCount ?? 0, maximumModelCount ?? 0)
      }
    }
  }
}
