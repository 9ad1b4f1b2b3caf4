/// Makes random trees. A container that shows one of several screens gets a place that no other one has.
struct RandomAppTree {
  var random: RandomNumbers
  private var nextPlace = 0

  init(seed: UInt64) { random = RandomNumbers(seed: seed) }

  /// A tree, which may present sheets, one over the other.
  ///
  /// Only the outermost views present sheets: those of a tab that is not shown stay where they are, and a fresh launch does not
  /// make that tab.
  mutating func screen(sheets: Int = 2) -> AppTree {
    let content = tree(depth: 6 - random.below(2))
    guard sheets > 0, random.below(3) == 0, let place = takePlace() else { return content }
    let sheet = AppTree.sheet(place, content, presented: screen(sheets: sheets - 1))
    return random.below(3) == 0 ? .branch(anyPlace(), sheet, .text(anyPlace())) : sheet
  }

  private mutating func takePlace() -> Int? {
    guard nextPlace < AppData.count else { return nil }
    nextPlace += 1
    return nextPlace - 1
  }

  private mutating func anyPlace() -> Int { random.below(AppData.count) }

  private mutating func tree(depth: Int) -> AppTree {
    guard depth > 0 else { return leaf() }
    switch random.below(14) {
    case 0: return leaf()
    case 1, 2: return .column((0...random.below(3)).map { _ in tree(depth: depth - 1 - random.below(2)) })
    case 3, 4, 5: return .branch(anyPlace(), tree(depth: depth - 1), tree(depth: depth - 2))
    case 6: return .list(anyPlace(), row())
    case 7, 8, 9: return stack(depth: depth)
    case 10, 11: return tabs(depth: depth)
    case 12: return .item(anyPlace(), AppItem.allCases[random.below(AppItem.allCases.count)], tree(depth: depth - 1))
    default: return .title(anyPlace(), isLarge: random.below(2) == 0, tree(depth: depth - 1))
    }
  }

  private mutating func leaf() -> AppTree { random.below(2) == 0 ? .text(anyPlace()) : .button(anyPlace()) }

  private mutating func row() -> AppTree {
    random.below(3) == 0 ? .branch(anyPlace(), leaf(), .column([leaf(), leaf()])) : leaf()
  }

  private mutating func stack(depth: Int) -> AppTree {
    guard let place = takePlace() else { return leaf() }
    var root = page(depth: depth - 1)
    // One presenter a stack: of several, the first to be asked is the lower one, which a fresh launch cannot know.
    if random.below(3) == 0, let pushed = takePlace() { root = .push(pushed, root, page: page(depth: depth - 2)) }
    return .stack(place, root: root, page: page(depth: depth - 2))
  }

  private mutating func page(depth: Int) -> AppTree {
    var content = tree(depth: depth)
    if random.below(2) == 0 {
      content = .item(anyPlace(), AppItem.allCases[random.below(AppItem.allCases.count)], content)
    }
    return random.below(3) == 0 ? content : .title(anyPlace(), isLarge: random.below(2) == 0, content)
  }

  private mutating func tabs(depth: Int) -> AppTree {
    guard let place = takePlace() else { return leaf() }
    return .tabs(place, (0...1 + random.below(2)).map { _ in tree(depth: depth - 1) })
  }
}
