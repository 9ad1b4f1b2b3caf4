import Foundation

/// Something that a menu or a key does, as a method along the responders. Source: Apple's page "UICommand".
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// A value by which commands with the same method differ.
  public let propertyList: Any?
  /// How the command looks in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu marks the command.
  open var state: UIMenuElement.State

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: Its name.
  ///   - image: A picture beside the name.
  ///   - action: The method, which the first responder that has it performs.
  ///   - propertyList: A value by which commands with the same method differ.
  ///   - attributes: How it looks in a menu.
  ///   - state: Whether a menu marks it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
    super.init(title, image: image)
  }

  /// Calls the method of the first responder that has it.
  final func perform() { _ = TargetAction.send(action, from: self, along: nil) }
}

/// A command with a key. Nothing presses the keys of a hardware keyboard by a command's description here. Source: Apple's page
/// "UIKeyCommand".
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key's character, or one of the names below.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// A text for the list of keys.
  open var discoverabilityTitle: String?
  /// Whether the command comes before the system's own for that key. Kept, without effect.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command with a key.
  ///
  /// - Parameters:
  ///   - title: Its name.
  ///   - image: A picture beside the name.
  ///   - action: The method, which the first responder that has it performs.
  ///   - input: The key's character.
  ///   - modifierFlags: The keys that are held.
  ///   - propertyList: A value by which commands with the same method differ.
  ///   - discoverabilityTitle: A text for the list of keys.
  ///   - attributes: How it looks in a menu.
  ///   - state: Whether a menu marks it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags, self.discoverabilityTitle) = (input, modifierFlags, discoverabilityTitle)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, attributes: attributes, state: state)
  }

  /// The input of the key with the arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the key with the arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the key with the arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the key with the arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the key at the upper left that cancels.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held while another one is pressed. Source: Apple's page "UIKeyModifierFlags".
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The caps-lock key.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// A key for capitals.
  public static let shift = Self(rawValue: 1 << 17)
  /// The control key.
  public static let control = Self(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = Self(rawValue: 1 << 19)
  /// The key of most shortcuts.
  public static let command = Self(rawValue: 1 << 20)
  /// The pressed key is one of the block of numbers.
  public static let numericPad = Self(rawValue: 1 << 21)
}
