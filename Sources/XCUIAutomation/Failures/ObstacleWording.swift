import Foundation
import UnderstudyCore
import UnderstudyElements

extension FailureWording {
  /// What keeps a touch from an element, and where.
  @MainActor static func obstructed(by obstacle: Obstacle) -> String {
    switch obstacle {
    case .cover(let cover, let point):
      let name = cover.element.map { ElementDescription.line($0) } ?? cover.view
      return coveredBy(name) + (point.map { ", at (\(decimal($0.x)), \(decimal($0.y)))" } ?? "")
    case .outside(let place):
      guard let side = place.side else { return "Its frame is empty." }
      return "It is \(words(for: side)) the \(place.isScrolled ? "visible part of what scrolls" : "screen")."
    }
  }

  private static func words(for side: OutsidePlace.Side) -> String {
    switch side {
    case .above: "above"
    case .below: "below"
    case .left: "left of"
    case .right: "right of"
    }
  }

  private static func decimal(_ value: CGFloat) -> String {
    let text = String(format: "%.1f", Double(value))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  @MainActor static func advice(about obstacle: Obstacle) -> [String] {
    switch obstacle {
    case .cover(let cover, nil):
      cover.element.map { [dismiss($0.type.queryName, $0.firstText, buttons: $0.textsOfButtons)] } ?? []
    case .cover: ["allowsHitTesting(false) on what lies in front, if users are to reach what is behind it"]
    case .outside(let place):
      place.side.map { [place.isScrolled ? swipe(to: $0) : "a ScrollView around the content"] } ?? []
    }
  }

  private static func swipe(to side: OutsidePlace.Side) -> String {
    switch side {
    case .above: "swipeDown() on what scrolls"
    case .below: "swipeUp() on what scrolls"
    case .left: "swipeRight() on what scrolls"
    case .right: "swipeLeft() on what scrolls"
    }
  }

  static let gap = "nothing at its middle takes touches; a contentShape(_:) would"
}
