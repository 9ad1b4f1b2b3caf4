import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// What content that is scrolled has taken of a bar's room: the search field first, then the large title (LAY-203).
struct BarCollapse {
  enum Part: Int, Comparable {
    case nothing, search, all
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The element whose content has been scrolled.
  fileprivate weak var container: Node?
  fileprivate var part = Part.nothing
}

extension NavigationBarNode {
  /// Whether the large title is there now: neither scrolled content nor an active search has its room.
  var showsLargeTitle: Bool { hasLargeTitle && search?.isActive != true && collapsed < .all }

  /// Whether the search field is there now.
  var showsSearchField: Bool {
    guard let search else { return false }
    return !search.leavesWhenScrolled || collapsed == .nothing
  }

  /// Whether the bar shows an active search and nothing else.
  var isTakenBySearch: Bool { search?.takesBar == true }

  /// What of the bar has given way on the page on top.
  private var collapsed: BarCollapse.Part {
    guard let container = collapse.container, let top = stack.topScope, container.nearest({ $0 === top }) != nil else {
      return .nothing
    }
    return collapse.part
  }

  /// Takes note of where the content of a page is: a part of the bar gives way when the content has moved by more than the
  /// part is high, and all is there again when the content is at its beginning.
  func contentDidMove(in container: any ScrollingNode) {
    guard stack.topScope?.firstScrollingNode(along: .vertical) === container, let layout = container.scrollLayout
    else { return }
    let search = search?.leavesWhenScrolled == true ? NavigationBarMetrics.searchHeight : 0
    let title = hasLargeTitle ? NavigationBarMetrics.largeTitleHeight : 0
    let old = collapsed
    let moved = layout.offset.y - layout.range(.vertical).lowerBound
    let hidden = (old >= .search ? search : 0) + (old == .all ? title : 0)
    let way = moved + hidden
    let reached: BarCollapse.Part =
      title > 0 && way > search + title ? .all : search > 0 && way > search ? .search : .nothing
    let new = moved > 0 ? max(old, reached) : .nothing
    guard new != old else { return }
    collapse.container = container
    collapse.part = new
    searchDidChange()
  }

  /// The search, or how much of the bar it has, is another one.
  func searchDidChange() {
    setNeedsChildren()
    layoutRuleDidChange()
    stack.layoutRuleDidChange()
    stack.childrenDidChange()
  }
}
