import SwiftUI
import UnderstudyCore

private enum ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { .missing }
}

extension EnvironmentValues {
  /// The context of the model container around the view. Without one it has no classes, and each use of it is an issue.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Gives the views inside a container for their queries, and its main context.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(
      ModelContainerModifier(
        ContainerRequest(
          types: [], inMemory: false, isAutosaveEnabled: true, isUndoEnabled: false, onSetup: { _ in },
          container: container)))
  }

  /// Gives the views inside a context for their queries.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container for a class, and gives the views inside its main context.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: Whether the objects end with the view.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has the undo manager of the environment.
  ///   - onSetup: Gets the container, or why there is none.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container for classes, and gives the views inside its main context.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: Whether the objects end with the view.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has the undo manager of the environment.
  ///   - onSetup: Gets the container, or why there is none.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        ContainerRequest(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
          onSetup: onSetup)))
  }
}

extension Scene {
  /// Gives the views of the scene a container for their queries, and its main context.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
    ContainerScene(content: self, container: container)
  }

  /// Gives the views of the scene a context for their queries.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container for a class, and gives the views of the scene its main context.
  ///
  /// - Parameters:
  ///   - modelType: The class.
  ///   - inMemory: Whether the objects end with the app.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has the undo manager of the environment.
  ///   - onSetup: Gets the container, or why there is none.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container for classes, and gives the views of the scene its main context.
  ///
  /// - Parameters:
  ///   - modelTypes: The classes.
  ///   - inMemory: Whether the objects end with the app.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has the undo manager of the environment.
  ///   - onSetup: Gets the container, or why there is none.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    MadeContainerScene(
      content: self,
      request: ContainerRequest(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
  }
}

// MARK: - Making containers

/// What a modifier is given: a container, or what it is made of.
struct ContainerRequest: @unchecked Sendable {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  var container: ModelContainer?

  func isEqual(to other: ContainerRequest) -> Bool {
    container === other.container && inMemory == other.inMemory
      && types.map { ObjectIdentifier($0) } == other.types.map { ObjectIdentifier($0) }
  }
}

/// Makes a container when its context is first asked for, and retains it.
@MainActor
final class ContainerHolder {
  private var container: ModelContainer?
  private var hasFailed = false

  nonisolated init() {}

  /// - Parameter undoManager: That of the environment, which a request may want.
  func context(_ request: ContainerRequest, undoManager: @autoclosure () -> UndoManager?) -> ModelContext {
    if let container = request.container ?? container { return container.mainContext }
    guard !hasFailed else { return .missing }
    do {
      let made = try ModelContainer(
        for: Schema(request.types), configurations: ModelConfiguration(isStoredInMemoryOnly: request.inMemory))
      container = made
      made.mainContext.autosaveEnabled = request.isAutosaveEnabled
      if request.isUndoEnabled { made.mainContext.undoManager = undoManager() }
      request.onSetup(.success(made))
      return made.mainContext
    } catch {
      hasFailed = true
      SwiftDataWording.log("modelContainer(for:): \(error)")
      request.onSetup(.failure(error))
      return .missing
    }
  }
}

/// Writes a container's context into the environment. Of equal ones the first stays, with the container that it has made.
struct ModelContainerModifier: ViewModifier, EnvironmentModifier {
  private let holder: ContainerHolder
  private let request: ContainerRequest

  nonisolated init(_ request: ContainerRequest) { (holder, self.request) = (ContainerHolder(), request) }

  func apply(to values: inout EnvironmentValues) {
    values.modelContext = holder.context(request, undoManager: values.undoManager)
  }
  func isEqual(to other: Self) -> Bool { request.isEqual(to: other.request) }
}

private struct ContainerScene<Content> {
  let content: Content
  let container: ModelContainer
}

extension ContainerScene: Scene where Content: Scene {
  var body: some Scene { content.environment(\.modelContext, container.mainContext) }
}

private struct MadeContainerScene<Content> {
  let content: Content
  let request: ContainerRequest
  @State private var holder = ContainerHolder()
  @Environment(\.undoManager) private var undoManager

  init(content: Content, request: ContainerRequest) { (self.content, self.request) = (content, request) }
}

extension MadeContainerScene: Scene where Content: Scene {
  var body: some Scene {
    content.environment(\.modelContext, holder.context(request, undoManager: undoManager))
  }
}
