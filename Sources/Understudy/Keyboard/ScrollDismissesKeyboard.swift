@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let name: String

  /// As a finger that moves down on a text editor, and as any movement on everything else.
  public static let automatic = Self(name: "automatic")
  /// Any movement on what scrolls puts the keyboard away.
  public static let immediately = Self(name: "immediately")
  /// Only a movement down puts the keyboard away.
  public static let interactively = Self(name: "interactively")
  /// Scrolling leaves the keyboard where it is.
  public static let never = Self(name: "never")

  /// Whether a finger that moves on something that scrolls puts the keyboard away.
  fileprivate func dismisses(_ direction: ElementDirection, isEditor: Bool) -> Bool {
    switch self {
    case .immediately: true
    // A finger takes the keyboard along only on its way down, over the keyboard.
    case .interactively: direction == .down
    case .automatic: !isEditor || direction == .down
    default: false
    }
  }
}

extension View {
  /// Says how scrolling puts the keyboard away, for what scrolls inside. What is written further in takes precedence there.
  ///
  /// Source: Apple's page "scrollDismissesKeyboard(_:)", which also says what happens without the modifier.
  nonisolated public consuming func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension EnvironmentValues {
  /// How scrolling puts the keyboard away.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension ElementNode {
  /// A finger moves on the node, which scrolls: the keyboard may go.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  func dismissKeyboard(by direction: ElementDirection, isEditor: Bool = false) -> Bool {
    guard host.focus.node is TextInputNode,
      environment.values.scrollDismissesKeyboardMode.dismisses(direction, isEditor: isEditor)
    else { return false }
    host.focus.move(to: nil)
    return true
  }
}
