import Observation

/// The history of every tab.
@Observable
final class Router {
  var productRoutes: [Route] = []
  var accountRoutes: [AccountRoute] = []

  func navigate(_ type: NavigationType) {
    switch type {
    case .push(let route):
      productRoutes.append(route)
    case .unwind(.home):
      productRoutes = []
    case .unwind(let route):
      guard let index = productRoutes.firstIndex(of: route) else { return }
      productRoutes = Array(productRoutes.prefix(through: index))
    }
  }
}
