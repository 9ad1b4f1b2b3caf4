import UnderstudyCore
import UnderstudyTime

/// A part of the system that asks the user for permission, and so can be made to ask again.
package protocol ProtectedPart: SystemPart {
  /// Forgets what the user has decided.
  @MainActor func forgetDecision()
}

/// The parts that ask for permission, by the numbers that XCUITest has for what they protect.
package enum ProtectedParts {
  private static let types = Guarded<[Int: any ProtectedPart.Type]>([:])

  /// Says which part protects a resource; a part does so when it is made.
  package static func register(_ type: any ProtectedPart.Type, for resource: Int) {
    types.withLock { $0[resource] = type }
  }

  fileprivate static func type(for resource: Int) -> (any ProtectedPart.Type)? { types.withLock { $0[resource] } }
}

extension AppWorld {
  /// Makes the app ask again for a resource, if it is one that apps ask for here.
  ///
  /// - Parameter resource: The number that XCUITest has for it.
  package func forgetDecision(about resource: Int) {
    guard let type = ProtectedParts.type(for: resource) else { return }
    control.act("Reset the authorization", at: nil) { part(type).forgetDecision() }
  }
}
