/// The screens that the products' stack can show.
enum Route: Hashable {
  case home
  case detail(Product)
  case reviews(Product)
  case newReview(Product)
}

/// The screens that the account's stack can show.
enum AccountRoute: Hashable {
  case welcome(username: String)
}

enum NavigationType: Hashable {
  case push(Route)
  /// Goes back to a screen that is in the stack already, over as many others as lie between.
  case unwind(Route)
}
