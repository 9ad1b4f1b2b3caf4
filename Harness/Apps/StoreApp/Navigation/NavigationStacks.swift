import SwiftUI

struct ProductsNavigationStack: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.productRoutes) {
      ProductListScreen()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .home: ProductListScreen()
          case .detail(let product): ProductDetailScreen(product: product)
          case .reviews(let product): ReviewListScreen(product: product)
          case .newReview(let product): NewReviewScreen(product: product)
          }
        }
    }
    .onNavigate { type in
      router.navigate(type)
    }
  }
}

struct AccountNavigationStack: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.accountRoutes) {
      LoginScreen { username in
        router.accountRoutes.append(.welcome(username: username))
      }
      .navigationDestination(for: AccountRoute.self) { route in
        switch route {
        case .welcome(let username): WelcomeScreen(username: username)
        }
      }
    }
  }
}
