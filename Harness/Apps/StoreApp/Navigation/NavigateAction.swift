import SwiftUI

/// What views call to go somewhere: `navigate(.push(.detail(product)))`.
struct NavigateAction {
  typealias Action = (NavigationType) -> Void

  let action: Action

  func callAsFunction(_ type: NavigationType) {
    action(type)
  }
}

private struct NavigateEnvironmentKey: EnvironmentKey {
  static let defaultValue = NavigateAction { _ in }
}

extension EnvironmentValues {
  var navigate: NavigateAction {
    get { self[NavigateEnvironmentKey.self] }
    set { self[NavigateEnvironmentKey.self] = newValue }
  }
}

extension View {
  func onNavigate(_ action: @escaping NavigateAction.Action) -> some View {
    environment(\.navigate, NavigateAction(action: action))
  }
}
