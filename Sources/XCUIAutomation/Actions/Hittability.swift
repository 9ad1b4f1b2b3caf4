import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// What keeps a touch from an element (Apple's page "isHittable"; LAY-351, LAY-352).
enum Obstacle {
  /// Something that is presented, or lies in front, with the place where the touch would meet it.
  case cover(TouchCover, at: CGPoint?)
  /// The element is not on the screen.
  case outside(OutsidePlace)
}

/// Where a touch on an element goes.
struct TouchCourse {
  var obstacle: Obstacle?
  /// The view that takes it, inside the element or, where that has a gap, behind it; nil for the element itself.
  var start: Node?
  /// Whether nothing takes the touch.
  var isLost = false
  /// Whether the element takes no touches, wherever they are.
  var passesElement = false

  /// What `isHittable` reads.
  var isHittable: Bool { obstacle == nil && !passesElement }
}

extension UnderstudyCore.Host {
  /// Where a touch on an element goes now.
  ///
  /// - Parameter isCertain: Whether the layout runs in any case; otherwise it runs where the structure of the views says that
  ///   something may lie in front, or that the element may be out of view, and where it has run for a read.
  func touchCourse(to element: Element, isCertain: Bool) -> TouchCourse {
    if let barrier = tree.barrier(before: element), !barrier.isInside(element) {
      return TouchCourse(obstacle: .cover(TouchCover(element: barrier), at: nil))
    }
    let place = isCertain || mayBeCovered(element) ? touchPlace(of: element) : touchPlaceInScroll(of: element)
    guard let place else { return TouchCourse() }
    switch place.outcome {
    case .reached(let start): return TouchCourse(start: start)
    case .gap(let behind): return TouchCourse(start: behind, isLost: behind == nil)
    case .passed(let behind): return TouchCourse(start: behind, isLost: behind == nil, passesElement: true)
    case .covered(let cover): return TouchCourse(obstacle: .cover(cover, at: place.point))
    case .outside(let outside): return TouchCourse(obstacle: .outside(outside))
    }
  }
}

extension XCUIApplication {
  /// Where a touch on an element goes now, as the app's host says.
  func touchCourse(to element: Element, isCertain: Bool) -> TouchCourse {
    host?.touchCourse(to: element, isCertain: isCertain) ?? TouchCourse()
  }

  /// The course of a touch after what is around the element was scrolled, if that makes the element visible (LAY-354).
  ///
  /// - Parameter verb: What is done: a finger that moves finds room on what scrolls, whatever lies over its middle.
  func touchCourse(to element: Element, for verb: ActionVerb) -> TouchCourse {
    var course = touchCourse(to: element, isCertain: false)
    if element.type.scrolls, !verb.isTouch, case .cover(_, .some) = course.obstacle { course.obstacle = nil }
    guard course.obstacle != nil, let host, host.tree.barrier(before: element) == nil,
      session.perform({ host.scrollToVisible(element) })
    else { return course }
    return touchCourse(to: element, isCertain: false)
  }

  /// What a touch at a place of the screen goes to: the element, and the view that the finger meets in it or around it.
  func touched(at place: CGPoint) -> (element: Element, start: Node?)? {
    guard let host, let tree = host.tree else { return nil }
    let layout = run.layout
    // What the system shows over the app has only elements.
    for window in [tree.barrier, tree.inputWindow].compactMap({ $0 }) where window.isInTree {
      if let hit = window.innermost(at: place, in: layout), hit !== window { return (hit, nil) }
    }
    if let barrier = tree.barrier { return barrier.innermost(at: place, in: layout).map { ($0, nil) } }
    var node = host.touchedNode(at: place)
    let start = node
    while let current = node {
      if let element = (current as? ElementNode)?.element, element.isInTree {
        let part = element.innermost(at: place, in: layout) { ($0.source as? ElementNode)?.element !== $0 }
        return part.map { $0 === element ? ($0, start) : ($0, nil) } ?? (element, start)
      }
      node = current.parent
    }
    return nil
  }
}
