/// The chosen rows of a list, whatever the type of their identities.
package struct ListSelection: Sendable {
  /// Whether rows are chosen only while the list is edited.
  let needsEditing: Bool
  let isSelected: @MainActor @Sendable (AnyHashable) -> Bool
  /// Chooses a row, or a further one; answers whether the identity is of the selection's type.
  let select: @MainActor @Sendable (AnyHashable) -> Bool
  let addReader: @MainActor @Sendable (any LocationReader) -> Void
  /// All that is chosen.
  let chosen: @MainActor @Sendable () -> [AnyHashable]
  /// What is chosen, and how to choose nothing, where one row is at most: it leads to the next column (SEM-293).
  let single: Single?

  struct Single: Sendable {
    let current: @MainActor @Sendable () -> AnyHashable?
    let clear: @MainActor @Sendable () -> Void
  }

  nonisolated init<ID: Hashable>(_ binding: Binding<ID?>) {
    let binding = UnsafeTransfer(binding)
    needsEditing = false
    isSelected = { $0.base as? ID == binding.value.wrappedValue && $0.base is ID }
    select = { row in
      guard let id = row.base as? ID else { return false }
      binding.value.wrappedValue = id
      return true
    }
    addReader = { binding.value.location.addReader($0) }
    chosen = { binding.value.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    single = Single(
      current: { binding.value.location.get().map { AnyHashable($0) } }, clear: { binding.value.wrappedValue = nil })
  }

  nonisolated init<ID: Hashable>(_ binding: Binding<Set<ID>>) {
    let binding = UnsafeTransfer(binding)
    needsEditing = true
    isSelected = { row in (row.base as? ID).map { binding.value.wrappedValue.contains($0) } ?? false }
    select = { row in
      guard let id = row.base as? ID else { return false }
      if binding.value.wrappedValue.contains(id) {
        binding.value.wrappedValue.remove(id)
      } else {
        binding.value.wrappedValue.insert(id)
      }
      return true
    }
    addReader = { binding.value.location.addReader($0) }
    chosen = { binding.value.wrappedValue.map { AnyHashable($0) } }
    single = nil
  }
}

/// Carries a value into closures that run on the main actor only.
struct UnsafeTransfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
