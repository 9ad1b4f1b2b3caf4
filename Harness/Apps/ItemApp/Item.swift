import Foundation

public struct Item: Identifiable, Equatable {
  public let id = UUID()
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

extension Item {
  /// What the app shows when it is launched.
  public static var predefined: [Item] {
    ["Bread", "Butter", "Honey", "Milk"].map(Item.init(name:))
  }
}
