import UnderstudyCore

/// Finds the previews that are types, so that a session can open them.
enum LinkedPreviews {
  /// Every linked type that conforms to `PreviewProvider`, as an app that shows its previews, in the order of the names.
  @MainActor static var all: [LinkedApplication] {
    LinkedTypes.conforming(to: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
      .map { application($0) }.sorted { $0.name < $1.name }
  }

  @MainActor private static func application<Provider: PreviewProvider>(_ type: Provider.Type) -> LinkedApplication {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return LinkedApplication(type, .view(named: "\(type)", by: module) { type.previews })
  }
}
