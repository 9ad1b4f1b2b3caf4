import Foundation

public struct Product: Identifiable, Hashable, Sendable {
  public let id: Int
  public let title: String
  public let price: Double

  public init(id: Int, title: String, price: Double) {
    self.id = id
    self.title = title
    self.price = price
  }
}

extension Product {
  var formattedPrice: String {
    price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
  }
}
