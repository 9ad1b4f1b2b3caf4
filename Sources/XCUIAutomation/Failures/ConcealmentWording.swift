import UnderstudyCore
import UnderstudyElements

extension FailureWording {
  /// Why a query cannot see something that is alive.
  @MainActor static func words(for concealment: Concealment) -> String {
    switch concealment {
    case .behind(let cover, let text): "behind the \(cover)" + (text.map { " with \"\($0)\"" } ?? "")
    case .otherPage: "on a page or tab that is not shown"
    case .scrolledOut(let place): words(for: place)
    case .part(let whole): "a part of \(whole.texts.messageName(whole.type))"
    case .hidden: "hidden"
    }
  }

  /// What a test does to reach it.
  @MainActor static func uncover(_ concealment: Concealment) -> String {
    switch concealment {
    case .behind("sheet", _): "dismiss the sheet first, as by app.swipeDown() or one of its buttons"
    case .behind(let cover, _): "dismiss the \(cover) first, as by one of its buttons"
    case .otherPage: "select its tab, or go back to its page, first"
    case .scrolledOut(let place): scroll(to: place)
    case .part(let whole): use(whole.type.queryName, whole.firstText)
    case .hidden: "show it first: queries do not find what is hidden"
    }
  }
}
