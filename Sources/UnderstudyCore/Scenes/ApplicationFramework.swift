import UnderstudyTime

/// What a framework beside SwiftUI adds to apps: more that can be launched, and what follows the phases of each of them.
package struct ApplicationFramework: Sendable {
  /// Finds the apps that are linked into the process and are not `App` types.
  let linkedApplications: @MainActor @Sendable () -> [LinkedApplication]
  /// Finds the previews that are linked into the process.
  let linkedPreviews: @Sendable () -> [FoundPreview]
  /// Called when the app's scene has gone from one phase to another.
  let phaseDidChange: @MainActor @Sendable (Host, _ old: ScenePhase, _ new: ScenePhase) -> Void

  private static let installed = Guarded<ApplicationFramework?>(nil)

  package init(
    linkedApplications: @escaping @MainActor @Sendable () -> [LinkedApplication],
    linkedPreviews: @escaping @Sendable () -> [FoundPreview],
    phaseDidChange: @escaping @MainActor @Sendable (Host, _ old: ScenePhase, _ new: ScenePhase) -> Void
  ) {
    (self.linkedApplications, self.linkedPreviews) = (linkedApplications, linkedPreviews)
    self.phaseDidChange = phaseDidChange
  }

  /// To be called before the first launch.
  package func install() { Self.installed.withLock { $0 = self } }

  /// The apps of the framework, where it is linked.
  @MainActor package static var linkedApplications: [LinkedApplication] {
    installed.withLock { $0 }?.linkedApplications() ?? []
  }

  /// The previews, each as an app of one window. Runs no code of the app.
  package static var linkedPreviews: [FoundPreview] {
    installed.withLock { $0 }?.linkedPreviews() ?? []
  }

  @MainActor static func phaseDidChange(of host: Host, from old: ScenePhase, to new: ScenePhase) {
    installed.withLock { $0 }?.phaseDidChange(host, old, new)
  }
}

/// An app that is linked into the process.
@MainActor
package struct LinkedApplication {
  /// The name of its type, the module's included.
  package let name: String
  package let blueprint: AppBlueprint

  package init(_ type: Any.Type, _ blueprint: AppBlueprint) {
    name = String(reflecting: type)
    self.blueprint = blueprint
  }

  package var module: Substring { name.prefix { $0 != "." } }
}
