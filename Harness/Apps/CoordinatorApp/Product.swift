public struct Product: Hashable {
  public let name: String
  public let image: String

  public init(name: String, image: String) {
    self.name = name
    self.image = image
  }
}

extension Product {
  public static let chair = Product(name: "Chair", image: "chair")
}
