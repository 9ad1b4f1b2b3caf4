import SwiftUI

private struct ShowErrorEnvironmentKey: EnvironmentKey {
  static let defaultValue: (any Error, String) -> Void = { error, guidance in
    print("\(error.localizedDescription) \(guidance)")
  }
}

extension EnvironmentValues {
  /// Shows an error and what to do about it, wherever the app shows its errors.
  var showError: (any Error, String) -> Void {
    get { self[ShowErrorEnvironmentKey.self] }
    set { self[ShowErrorEnvironmentKey.self] = newValue }
  }
}
