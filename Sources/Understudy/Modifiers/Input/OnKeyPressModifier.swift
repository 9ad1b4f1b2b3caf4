import Foundation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// Runs an action when the user presses a key while the focus is in the view.
  ///
  /// A test presses keys by `typeKey` and `typeText`. The view nearest to the focus is asked first; a key that it handles does
  /// nothing else. Source: Apple's page "onKeyPress(_:action:)".
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: Answers whether the key is handled.
  nonisolated public consuming func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }, action: { _ in action() }))
  }

  /// Runs an action in some phases of a key.
  nonisolated public consuming func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
  }

  /// Runs an action for some keys.
  nonisolated public consuming func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action for keys that type one of some characters.
  nonisolated public consuming func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        phases: phases, matches: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action: action))
  }

  /// Runs an action for any key.
  nonisolated public consuming func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }

  // MARK: - Commands

  /// Runs an action when the user presses Escape while the focus is in the view.
  nonisolated public consuming func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(_KeyPressModifier(command: action.map { action in { _ in action() } }, keys: [.escape]))
  }

  /// Runs an action when the user presses an arrow while the focus is in the view.
  nonisolated public consuming func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      _KeyPressModifier(
        command: action.map { action in { if let direction = MoveCommandDirection($0) { action(direction) } } },
        keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]))
  }

  /// Runs an action when the user presses Delete while the focus is in the view.
  nonisolated public consuming func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(_KeyPressModifier(command: action.map { action in { _ in action() } }, keys: [.delete]))
  }
}

/// Where an arrow key leads.
public enum MoveCommandDirection: Sendable {
  case up, down, left, right

  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

/// A key that the user presses. Source: Apple's page "KeyPress".
public struct KeyPress: Sendable {
  /// What a key does; a key that a test presses goes down and comes up, and does not repeat.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a set from its bits: 1 for down, 2 for repeat, 4 for up.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Self(rawValue: 1 << 0)
    /// The key is held, and acts again.
    public static let `repeat` = Self(rawValue: 1 << 1)
    /// The key comes up.
    public static let up = Self(rawValue: 1 << 2)
    /// All that a key does.
    public static let all: Self = [.down, .repeat, .up]
  }

  /// What becomes of a key.
  public enum Result: Sendable {
    /// The key does nothing else.
    case handled
    /// The views around are asked, then the key does what it does without them.
    case ignored
  }

  /// What the key does now.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held beside it.
  public let modifiers: EventModifiers
}

public struct _KeyPressModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension _KeyPressModifier {
  /// Some keys without modifiers, which are handled then; without an action the keys continue.
  nonisolated fileprivate init(command: ((KeyEquivalent) -> Void)?, keys: Set<KeyEquivalent>) {
    self.init(
      phases: .down, matches: { command != nil && $0.modifiers.isEmpty && keys.contains($0.key) },
      action: {
        command?($0.key)
        return .handled
      })
  }
}

extension _KeyPressModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = KeyPressNode
}

/// A view that acts on keys.
package final class KeyPressNode: ValueNode<_KeyPressModifier>, KeyPressReceiver {
  package override func didMake() { host.service(KeyPresses.self).add(self) }

  package func receive(_ stroke: KeyStroke) -> Bool {
    let phase: KeyPress.Phases = stroke.isDown ? .down : .up
    guard modifier.phases.contains(phase) else { return false }
    // Return is one key, whatever the text says that a test types.
    let key: Character = stroke.key == "\n" ? "\r" : stroke.key
    let press = KeyPress(
      phase: phase, key: KeyEquivalent(key), characters: String(key),
      modifiers: EventModifiers(rawValue: stroke.modifiers))
    return modifier.matches(press) && modifier.action(press) == .handled
  }

  package override func didUnmount() {
    super.didUnmount()
    host.service(KeyPresses.self).remove(self)
  }
}
