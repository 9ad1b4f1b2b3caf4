import SwiftUI

private enum ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { .missing }
}

extension EnvironmentValues {
  /// The context of the fetch requests of the views. Without one around them, each use of it is an issue.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
