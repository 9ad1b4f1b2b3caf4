/// The two prices as the user types them, and what they choose.
struct ProductFilterForm {
  var min = ""
  var max = ""

  var isValid: Bool { priceRange != nil }

  /// The products within the range, or all of them if the form is not valid.
  func filter(_ products: [Product]) -> [Product] {
    guard let priceRange else { return products }
    return products.filter { priceRange.contains($0.price) }
  }

  private var priceRange: ClosedRange<Double>? {
    guard let min = Double(min), let max = Double(max), min < max else { return nil }
    return min...max
  }
}
