import Foundation

/// Something that a control or a menu does, as a closure. A button without a title of its own shows its name.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public let rawValue: String
    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What an action in a menu looks like.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// Makes a set of attributes of bits that were stored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user cannot choose the action.
    public static let disabled = Self(rawValue: 1 << 0)
    /// The action takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The action is not in the menu.
    public static let hidden = Self(rawValue: 1 << 2)
  }

  /// Whether an action in a menu has a mark.
  public enum State: Int, Sendable { case off, on, mixed }

  /// What the action is known by; another one with the same identifier takes its place in a control.
  public let identifier: Identifier
  /// What the action looks like in a menu.
  open var attributes: Attributes
  /// Whether a menu marks the action.
  open var state: State
  /// The control that performs the action, while it does.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: Its name.
  ///   - image: A picture beside the name.
  ///   - identifier: What it is known by; nil for one of its own.
  ///   - discoverabilityTitle: Without effect.
  ///   - attributes: What it looks like in a menu.
  ///   - state: Whether a menu marks it.
  ///   - handler: What it does.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state) = (attributes, state)
    super.init(title, image: image)
  }

  func perform(from control: UIControl?) {
    sender = control
    defer { sender = nil }
    handler(self)
  }
}

/// What an action does; it gets the action, whose `sender` is the control.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
