import Combine
import Foundation

public final class ItemViewModel: ObservableObject {
  @Published public private(set) var items: [Item]

  public init(items: [Item] = Item.predefined) {
    self.items = items
  }

  public var deleteDisabled: Bool { items.isEmpty }

  public func addItem(name: String) {
    items.append(Item(name: name))
  }

  public func deleteLastItem() {
    _ = items.popLast()
  }
}
