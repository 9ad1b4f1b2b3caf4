import Foundation

/// An action that a node runs: how far it is.
@MainActor final class ActionRun {
  private let action: SKAction
  private var elapsed: TimeInterval = 0
  /// What an action with a time does at a share of it.
  private var step: (@MainActor (CGFloat) -> Void)?
  private var parts: [ActionRun] = []
  /// How often the action has run, or which part of a sequence runs.
  private var count = 0

  init(_ action: SKAction) { self.action = action }

  /// Moves on by a time.
  ///
  /// - Returns: The time that is left over if the action has ended; nil while it runs.
  func advance(by time: TimeInterval, on node: SKNode) -> TimeInterval? {
    let factor = TimeInterval(action.speed)
    guard factor > 0 else { return nil }
    let rest: TimeInterval? =
      switch action.kind {
      case .timed(let begin): advanceTimed(begin, time * factor, node)
      case .sequence(let actions): advanceSequence(actions, time * factor, node)
      case .group(let actions): advanceGroup(actions, time * factor, node)
      case .repeated(let action, let times): advanceRepeated(action, times, time * factor, node)
      case .child(let name, let action): runChild(name, action, time * factor, node)
      }
    return rest.map { $0 / factor }
  }

  private func advanceTimed(
    _ begin: @MainActor (SKNode) -> @MainActor (CGFloat) -> Void, _ time: TimeInterval, _ node: SKNode
  ) -> TimeInterval? {
    let step = self.step ?? begin(node)
    self.step = step
    elapsed += time
    let duration = action.duration
    // Sums of frames miss the end by a little.
    guard elapsed < duration - 1e-9 else {
      step(action.progress(1))
      return max(elapsed - duration, 0)
    }
    step(action.progress(CGFloat(elapsed / duration)))
    return nil
  }

  private func advanceSequence(_ actions: [SKAction], _ time: TimeInterval, _ node: SKNode) -> TimeInterval? {
    var time = time
    while count < actions.count {
      if parts.isEmpty { parts = [ActionRun(actions[count])] }
      guard let rest = parts[0].advance(by: time, on: node) else { return nil }
      (time, parts) = (rest, [])
      count += 1
    }
    return time
  }

  private func advanceGroup(_ actions: [SKAction], _ time: TimeInterval, _ node: SKNode) -> TimeInterval? {
    if count == 0 {
      parts = actions.map { ActionRun($0) }
      count = 1
    }
    var least = time
    parts = parts.filter { part in
      guard let rest = part.advance(by: time, on: node) else { return true }
      least = min(least, rest)
      return false
    }
    return parts.isEmpty ? least : nil
  }

  private func advanceRepeated(
    _ action: SKAction, _ times: Int?, _ time: TimeInterval, _ node: SKNode
  ) -> TimeInterval? {
    var time = time
    while times.map({ count < $0 }) ?? true {
      if parts.isEmpty { parts = [ActionRun(action)] }
      guard let rest = parts[0].advance(by: time, on: node) else { return nil }
      parts = []
      count += 1
      // An action without time runs once a frame if it has no end.
      if times == nil, rest >= time { return nil }
      time = rest
    }
    return time
  }

  private func runChild(
    _ name: String, _ action: SKAction, _ time: TimeInterval, _ node: SKNode
  ) -> TimeInterval {
    node.childNode(withName: name)?.run(action)
    return time
  }
}

/// The actions of a node.
@MainActor final class NodeActions {
  private struct Entry {
    let action: SKAction
    let key: String?
    let run: ActionRun
    let completion: (() -> Void)?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }

  func add(_ action: SKAction, key: String? = nil, completion: (() -> Void)? = nil) {
    if let key { remove(key) }
    entries.append(Entry(action: action, key: key, run: ActionRun(action), completion: completion))
  }

  func action(_ key: String) -> SKAction? { entries.first { $0.key == key }?.action }
  func remove(_ key: String) { entries.removeAll { $0.key == key } }
  func removeAll() { entries = [] }

  /// Moves all actions on. An action may add others, which begin in the next frame, and end others.
  func advance(by time: TimeInterval, on node: SKNode) {
    for entry in entries where entries.contains(where: { $0.run === entry.run }) {
      guard entry.run.advance(by: time, on: node) != nil else { continue }
      entries.removeAll { $0.run === entry.run }
      entry.completion?()
    }
  }
}

extension SKNode {
  /// Moves the actions of the node and of all inside on.
  final func advanceActions(by time: TimeInterval) {
    guard !isPaused, speed > 0 else { return }
    let time = time * TimeInterval(speed)
    if !actions.isEmpty { actions.advance(by: time, on: self) }
    for child in children { child.advanceActions(by: time) }
  }
}
