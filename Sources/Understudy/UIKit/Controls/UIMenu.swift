import Foundation

/// Something in a menu: an action, or another menu. Source: Apple's page "UIMenuElement".
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The name.
  open var title: String
  /// A line below the name. Kept, without effect.
  open var subtitle: String?
  /// A picture beside the name.
  open var image: UIImage?

  init(_ title: String, subtitle: String? = nil, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }

  /// What an element in a menu looks like.
  public typealias Attributes = UIAction.Attributes
  /// Whether an element in a menu has a mark.
  public typealias State = UIAction.State
}

/// Actions and menus that a button offers. Source: Apple's page "UIMenu".
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public let rawValue: String
    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children are among those of the menu around.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// The menu takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One child has a mark. The app sets it.
    public static let singleSelection = Self(rawValue: 1 << 5)
  }

  /// What the menu is known by.
  public let identifier: Identifier
  /// How the menu is shown in another one.
  public let options: Options
  /// What is in the menu.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: Its name, which one inside another shows.
  ///   - subtitle: Is kept, without effect.
  ///   - image: A picture beside the name.
  ///   - identifier: What it is known by; nil for one of its own.
  ///   - options: How it is shown in another one.
  ///   - children: What is in the menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options) = (identifier ?? Identifier(UUID().uuidString), options)
    self.children = children
    super.init(title, subtitle: subtitle, image: image)
  }

  /// Makes a menu that differs from this one by its children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// What is in a menu, by views of SwiftUI's.
struct MenuElements: View {
  let elements: [UIMenuElement]
  let control: UIControl?

  var body: some View {
    ForEach(Array(elements.enumerated()), id: \.offset) { _, element in
      if let action = element as? UIAction {
        if !action.attributes.contains(.hidden) {
          button(action, action.attributes, action.state) { action.perform(from: control) }
        }
      } else if let command = element as? UICommand {
        if !command.attributes.contains(.hidden) {
          button(command, command.attributes, command.state) { command.perform() }
        }
      } else if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline) {
          Section(menu.title) { AnyView(MenuElements(elements: menu.children, control: control)) }
        } else {
          Menu {
            AnyView(MenuElements(elements: menu.children, control: control))
          } label: {
            label(menu)
          }
        }
      }
    }
  }

  private func button(
    _ element: UIMenuElement, _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State,
    perform: @escaping @MainActor () -> Void
  ) -> some View {
    Button(role: attributes.contains(.destructive) ? .destructive : nil, action: perform) { label(element) }
      .disabled(attributes.contains(.disabled))
      .accessibilityAddTraits(state == .on ? .isSelected : [])
  }

  @ViewBuilder private func label(_ element: UIMenuElement) -> some View {
    if let image = element.image {
      Label {
        Text(verbatim: element.title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}
