extension Schema {
  /// How a variable is stored. Source: Apple's page "Schema.Attribute".
  public enum Attribute {
    /// One part of that.
    public struct Option: Hashable, Sendable {
      private let name: String
      init(name: String) { self.name = name }
      /// A value that one object has: `save()` keeps one of those with the same, with the newest values.
      public static let unique = Option(name: "unique")
      /// The value has a file of its own on a device. It has no effect here.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is in the system's search on a device. It has no effect here.
      public static let spotlight = Option(name: "spotlight")
      /// Changes are not saved on a device. It has no effect here.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value is encrypted on a device. It has no effect here.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value outlives its object in the history: a ``HistoryTombstone`` has it.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value is stored by a transformer on a device. It has no effect here.
      public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
      /// The value is stored by a transformer on a device. It has no effect here.
      public static func transformable(by transformerType: AnyClass) -> Option { Option(name: "transformable") }
    }

    /// What `@Attribute` says.
    public struct Options: Sendable {
      let options: [Option]
      let originalName: String?

      /// Takes what the macro was given.
      public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
        (self.options, self.originalName) = (options, originalName)
      }
    }
  }
}
