import UnderstudyElements

/// What the menu over a field offers.
@MainActor
struct EditMenu {
  enum Item: String, CaseIterable {
    case cut = "Cut"
    case copy = "Copy"
    case paste = "Paste"
    case select = "Select"
    case selectAll = "Select All"

    var edit: TextEdit {
      switch self {
      case .cut: .cut
      case .copy: .copy
      case .paste: .paste
      case .select: .selectWord
      case .selectAll: .selectAll
      }
    }

    /// Whether the menu comes back for what is selected now.
    var keepsMenu: Bool { self == .select || self == .selectAll }
  }

  nonisolated static let titles = Set(Item.allCases.map(\.rawValue))

  let items: [Item]

  init(for field: TextInputNode) {
    let edited = field.edited
    items = Item.allCases.filter { item in
      switch item {
      case .cut, .copy: edited.hasSelection && !field.isSecure
      case .paste: UIPasteboard.general.hasStrings
      case .select: !edited.hasSelection && !edited.characters.isEmpty
      case .selectAll: !edited.characters.isEmpty
      }
    }
  }
}
