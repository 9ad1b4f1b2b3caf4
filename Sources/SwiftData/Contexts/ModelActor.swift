import UnderstudyTime

/// An actor with a context of its own. `@ModelActor` conforms an actor to it. Source: Apple's page "ModelActor".
public protocol ModelActor: Actor {
  /// The container of the context.
  nonisolated var modelContainer: ModelContainer { get }
  /// What has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identifier, if there is one.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.catchUp()
    return modelContext.object(id, of: nil)?.model as? T
  }
}

/// Has the context of an actor. Source: Apple's page "ModelExecutor".
public protocol ModelExecutor: Executor {
  /// The context, for the actor alone.
  var modelContext: ModelContext { get }
}

/// A ``ModelExecutor`` that runs one job at a time. Source: Apple's page "SerialModelExecutor".
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Has a context; the jobs of an actor run on the actor's own executor, in the virtual time of the test.
///
/// Source: Apple's page "DefaultSerialModelExecutor".
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context that it was made with.
  public let modelContext: ModelContext
  private let jobs = Guarded<(waiting: [UnownedJob], isRunning: Bool)>(([], false))

  /// Takes a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs jobs one after the other, if an actor names this executor as its own.
  public func enqueue(_ job: UnownedJob) {
    let begins = jobs.withLock { jobs in
      jobs.waiting.append(job)
      defer { jobs.isRunning = true }
      return !jobs.isRunning
    }
    if begins { Task { run() } }
  }

  private func run() {
    while let job = next() { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  private func next() -> UnownedJob? {
    jobs.withLock { jobs in
      guard jobs.waiting.isEmpty else { return jobs.waiting.removeFirst() }
      jobs.isRunning = false
      return nil
    }
  }
}

/// Makes an actor one with a context of its own: it gets `modelContainer`, `modelExecutor`, and `init(modelContainer:)`.
///
/// Source: Apple's page "ModelActor()".
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "UnderstudyMacros", type: "ModelActorMacro")

/// Makes an actor one with a context of its own.
///
/// - Parameter disableGenerateInit: Whether the app writes the initialiser itself.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) =
  #externalMacro(module: "UnderstudyMacros", type: "ModelActorMacro")
