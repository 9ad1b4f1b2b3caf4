extension View {
  /// Shows the content as a placeholder; its elements stay.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Removes all reasons for placeholders that were added further out.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
