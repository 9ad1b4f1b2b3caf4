import Foundation

/// A tea that the shop sells.
struct Blend: Identifiable, Hashable, Sendable {
  var id: String { name }
  let name: String
  let origin: String
  /// Euros for 100 grams.
  let price: Decimal
  /// Degrees Celsius.
  let temperature: Int
  let minutes: Int
}

extension Blend {
  static let samples = [
    Blend(name: "Assam", origin: "India", price: 6.5, temperature: 95, minutes: 4),
    Blend(name: "Darjeeling", origin: "India", price: 9, temperature: 90, minutes: 3),
    Blend(name: "Gyokuro", origin: "Japan", price: 24, temperature: 60, minutes: 2),
    Blend(name: "Lapsang", origin: "China", price: 8, temperature: 95, minutes: 4),
    Blend(name: "Oolong", origin: "Taiwan", price: 14, temperature: 85, minutes: 3),
    Blend(name: "Sencha", origin: "Japan", price: 12.5, temperature: 75, minutes: 2),
  ]
}
