import Foundation
import UnderstudyCore
import UnderstudyTime

/// The stores of an installed app, by their names.
final class InstalledStores: SystemPart {
  private let stores = Guarded<[String: ModelStore]>([:])
  private let states = Guarded(unchecked: [ObjectIdentifier: (container: WeakContainer, state: ContainerState)]())

  private struct WeakContainer { weak var container: ModelContainer? }

  init() {}

  func store(named name: String) -> ModelStore {
    stores.withLock { stores in
      if let known = stores[name] { return known }
      let made = ModelStore()
      stores[name] = made
      return made
    }
  }

  /// What a container that outlives a test, as one in a static property, has in this one.
  func state(of container: ModelContainer, make: () -> ContainerState) -> ContainerState {
    if let known = states.withUncheckedLock({ $0[ObjectIdentifier(container)] }),
      known.container.container === container
    {
      return known.state
    }
    let made = make()
    states.withUncheckedLock { $0[ObjectIdentifier(container)] = (WeakContainer(container: container), made) }
    return made
  }
}
