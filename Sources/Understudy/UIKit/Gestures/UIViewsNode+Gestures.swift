import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

extension UIViewsNode: GesturePlacing, TouchTaking, TouchNamed {
  /// A view of UIKit's hides what is behind it from touches, unless it takes none itself.
  package func takesTouch(at point: CGPoint, in size: CGSize) -> Bool {
    size.contains(point) && roots.contains(where: \.takesTouches)
  }

  package var touchName: String { roots.last.map { "\(type(of: $0))" } ?? "UIView" }

  var gesturePlaces: [LayoutNode] {
    if !Host.isUpdatingViews { host.layoutTree.refresh() }
    return host.layoutTree.placed(self).map { [$0] } ?? []
  }

  /// Gives a movement to the recognizers of the touched view, then to those of the views around it.
  ///
  /// The first that recognizes it acts, with those that a delegate lets act beside it.
  final func recognize(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    fingerPlace = place(of: element)
    var views = chain(of: touchedView(on: element))
    // A view that takes no touches leaves them to what is around it, with all that is inside.
    if let last = views.lastIndex(where: { !$0.takesTouches }) { views.removeSubrange(...last) }
    guard let touched = views.first else { return nil }
    let outcome = recognize(action, on: element, in: views)
    touch(touched, by: action, isTaken: outcome != nil)
    return outcome
  }

  /// Where the finger touches an element: in the middle of its view if the layout does not say.
  private func place(of element: Element) -> CGPoint? {
    if let point = host.service(Finger.self).touch?.point { return point }
    guard let view = view(of: element), let root = view.shownRoot, let whole = frame(ofRoot: root) else { return nil }
    let frame = root.arrangement(in: whole)[ObjectIdentifier(view)] ?? whole
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func recognize(
    _ action: ElementAction, on element: Element, in views: [UIView]
  ) -> ElementActionOutcome? {
    let candidates = views.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { recognizer in recognizer.movement(action, at: self).map { (recognizer, $0) } }
    let able = candidates.filter { recognizer, _ in
      let preceding = recognizer.precedingRecognizers
      return !candidates.contains { other, _ in preceding.contains { $0 === other } }
    }
    guard let (first, movement) = able.first else { return nil }
    movement.run(action, on: element, at: self)
    for (other, movement) in able.dropFirst() where first.actsBeside(other) {
      movement.run(action, on: element, at: self)
    }
    return .performed
  }

  /// Notifies a view of the finger, as far as the action moves one. A touch that a recognizer has taken is cancelled.
  private func touch(_ view: UIView, by action: ElementAction, isTaken: Bool) {
    let moved = _GestureEvent(action: action, node: self).movement(isExact: true)
    let number = host.service(Finger.self).number
    guard let movement = moved, number != notedTouch else { return }
    notedTouch = number
    let touch = UITouch()
    touch.view = view
    if case .tap(let count, _) = action { touch.tapCount = count }
    let start = fingerPlace ?? .zero
    (touch.place, touch.formerPlace) = (start, start)
    let event = UIEvent()
    view.touchesBegan([touch], with: event)
    if movement.distance > 0 {
      let way = movement.translation
      touch.move(to: CGPoint(x: start.x + way.width, y: start.y + way.height), .moved)
      view.touchesMoved([touch], with: event)
    }
    touch.move(to: touch.place, isTaken ? .cancelled : .ended)
    if isTaken { view.touchesCancelled([touch], with: event) } else { view.touchesEnded([touch], with: event) }
  }

  /// The innermost view at the place of the finger; the element's own where no layout says the place.
  private func touchedView(on element: Element) -> UIView? {
    guard var view = view(of: element) else { return nil }
    guard let root = view.shownRoot, let whole = frame(ofRoot: root),
      let point = fingerPlace
    else { return view }
    let places = root.arrangement(in: whole)
    while let inner = view.subviews.last(where: {
      $0.takesTouches && places[ObjectIdentifier($0)]?.contains(point) == true
    }) {
      view = inner
    }
    return view
  }

  /// The view of an element, or the one that hosts what the element belongs to.
  private func view(of element: Element) -> UIView? {
    var node = element.source as? Node
    while let current = node, current !== self {
      if let shown = (current as? UIViewElementNode)?.view { return shown }
      if let scope = current as? ScopeNode, let identity = view(of: scope) {
        return roots.lazy.compactMap { $0.descendant(identity) }.first
      }
      node = current.parent
    }
    return roots.last
  }

  private func chain(of view: UIView?) -> [UIView] {
    var views: [UIView] = []
    var view = view
    while let current = view {
      views.append(current)
      view = current.mirror === self ? nil : current.superview
    }
    return views
  }
}

extension UIView {
  /// Whether a finger reaches the view. Source: Apple's page "hitTest(_:with:)".
  fileprivate var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }

  fileprivate func descendant(_ identity: ObjectIdentifier) -> UIView? {
    if ObjectIdentifier(self) == identity { return self }
    return subviews.lazy.compactMap { $0.descendant(identity) }.first
  }
}

extension UIGestureRecognizer {
  /// The movement as the recognizer sees it; nil for another one.
  func movement(_ action: ElementAction, at node: Node) -> RecognizedGesture? {
    let gesture = gesture { [weak self] in self?.sendActions() }
    let movement = gesture._phases(of: _GestureEvent(action: action, node: node)).map { RecognizedGesture($0) }
    guard let movement, movement.isRecognized, mayBegin else { return nil }
    return movement
  }

  /// Whether a delegate lets two recognizers act on one movement.
  fileprivate func actsBeside(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}
