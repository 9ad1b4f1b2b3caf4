import Foundation

/// What a swipe offers for a row. Source: Apple's page "UISwipeActionsConfiguration".
@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge.
  public let actions: [UIContextualAction]
  /// Whether a whole swipe performs the first one; true at first.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of buttons, from the edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A button that a swipe offers. Source: Apple's page "UIContextualAction".
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What the button does to the row.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Does what the button is for; gets the view of the row, which is another one here, and what to call at the end.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the button does to the row.
  public let style: Style
  /// The button's title.
  open var title: String?
  /// The button's picture.
  open var image: UIImage?
  /// The color behind them; nil for that of the style.
  open var backgroundColor: UIColor?
  /// Does what the button is for.
  public let handler: Handler

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

extension View {
  /// Offers what a table or a collection says; without that, a row that can be deleted offers it.
  @ViewBuilder
  func swipes(leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?) -> some View {
    if leading == nil, trailing == nil {
      self
    } else {
      swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
        SwipeButtons(actions: leading?.actions ?? [])
      }
      .swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
        SwipeButtons(actions: trailing?.actions ?? [])
      }
    }
  }
}

private struct SwipeButtons: View {
  let actions: [UIContextualAction]

  var body: some View {
    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
      Button(role: action.style == .destructive ? .destructive : nil) {
        action.handler(action, UIView()) { _ in }
      } label: {
        if let image = action.image { Image(uiImage: image) }
        if let title = action.title { Text(verbatim: title) }
      }
      .tint(action.backgroundColor.map { Color($0) })
    }
  }
}
