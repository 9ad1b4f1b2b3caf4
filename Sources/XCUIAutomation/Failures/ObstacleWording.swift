import Foundation
import UnderstudyCore
import UnderstudyElements

extension FailureWording {
  /// What keeps a touch from an element, and where.
  @MainActor static func obstructed(by obstacle: Obstacle) -> String {
    switch obstacle {
    case .cover(let cover, let point):
      let name = (cover.element?.keyboard ?? cover.element).map { ElementDescription.line($0) } ?? cover.view
      return coveredBy(name) + (point.map { ", at (\(decimal($0.x)), \(decimal($0.y)))" } ?? "")
    case .outside(let place):
      return place.side == nil ? "Its frame is empty." : "It is \(words(for: place))."
    }
  }

  /// Where something lies that is not in view, such as "below the visible part of ScrollView".
  @MainActor static func words(for place: OutsidePlace) -> String {
    let side =
      switch place.side {
      case .above: "above"
      case .below: "below"
      case .left: "left of"
      case .right: "right of"
      case nil: "outside"
      }
    guard let scroll = place.scroll else { return "\(side) the screen" }
    return "\(side) the visible part of \(scroll.type.name)" + (scroll.firstText.map { " \"\($0)\"" } ?? "")
  }

  private static func decimal(_ value: CGFloat) -> String {
    let text = String(format: "%.1f", Double(value))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  @MainActor static func advice(about obstacle: Obstacle) -> [String] {
    switch obstacle {
    case .cover(let cover, nil):
      cover.element.map { [dismiss($0.type.queryName, $0.firstText, buttons: $0.textsOfButtons)] } ?? []
    case .cover(let cover, _) where cover.element?.keyboard != nil:
      [#"typeText("\n") in the field first, or what else ends typing"#]
    case .cover: ["allowsHitTesting(false) on what lies in front, if users are to reach what is behind it"]
    case .outside(let place):
      place.side == nil ? [] : [scroll(to: place)]
    }
  }

  /// What a test does to reach something that is not in view.
  @MainActor static func scroll(to place: OutsidePlace) -> String {
    guard let side = place.side, let scroll = place.scroll else { return "a ScrollView around the content" }
    return swipe(to: side, on: scroll)
  }

  /// The swipe that shows more of a side, as a call.
  @MainActor static func swipe(to side: OutsidePlace.Side, on scroll: Element) -> String {
    "\(use(scroll.type.queryName, scroll.firstText)).\(swipe(to: side))"
  }

  /// The swipe that shows more of a side.
  static func swipe(to side: OutsidePlace.Side) -> String {
    switch side {
    case .above: "swipeDown()"
    case .below: "swipeUp()"
    case .left: "swipeRight()"
    case .right: "swipeLeft()"
    }
  }

  static let gap = "nothing at its middle takes touches; a contentShape(_:) would"
}

extension Element {
  /// The keyboard in what covers a view.
  @MainActor fileprivate var keyboard: Element? { type == .keyboard ? self : children.first { $0.type == .keyboard } }
}
