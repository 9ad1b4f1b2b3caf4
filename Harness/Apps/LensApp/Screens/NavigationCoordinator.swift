import Combine
import SwiftUI

public final class NavigationCoordinator: ObservableObject {
  @Published public var path = NavigationPath()

  public init() {}

  public func showDetail(_ item: Int) {
    path.append(item)
  }

  public func popToRoot() {
    path = NavigationPath()
  }
}
