/// What a customer asks for.
struct Order: Hashable, Sendable {
  var blend: String
  var customer: String
  var grams: Int
  var isGift: Bool
}

/// An order that the server has accepted.
struct Receipt: Identifiable, Hashable, Sendable {
  var id: Int
  var order: Order
}
