@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A kind of view that an inspection can look for.
@MainActor @preconcurrency
public protocol InspectableKind {
  /// What messages call it; by default the name of the type.
  static var name: String { get }
}

extension InspectableKind {
  /// The name of the type alone, such as `Button`.
  public static var name: String { "\(Self.self)" }
}

/// A kind of view that shows as an element of certain types.
public protocol ElementKind: InspectableKind {
  /// The types that an element of this kind can have.
  static var elementTypes: Set<ElementType> { get }
}

/// The kinds of views that an inspection can look for: custom views by their type, others by the names here.
public enum ViewType {
  /// A custom view, which shows as what its body shows.
  public enum View<Content: UnderstudyCore.View>: InspectableKind {
    /// As `_printChanges()` prints it, with the types around it: `CartScreen.Row`.
    public static var name: String { ViewTypeName.of(Content.self) }
  }

  /// Any view that shows as an element.
  public enum ClassifiedView: ElementKind {
    /// Without the type, which is not known.
    public static var name: String { "view" }
    /// All types there are.
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
  }

  /// A text, and not what the system shows by itself, as the title in a bar.
  public enum Text: NodeKind {
    /// Static text only; a button's title is a part of its button.
    public static var elementTypes: Set<ElementType> { [.staticText] }
    /// Always true: any static text with a node of its own is a text.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { true }
  }

  /// A button, that of a menu or a disclosure group included; neither a toggle, picker or link that shows as one, nor a part
  /// of a control.
  public enum Button: NodeKind {
    /// Button only; what else shows as a button is sorted out by its node.
    public static var elementTypes: Set<ElementType> { [.button] }
    /// Whether the node belongs to none of the other controls that show as a button.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      !(node is any InspectableToggle) && !(node is any InspectablePicker) && !(node is any InspectableLink)
        && !(node is any InspectableNavigationLink)
    }
  }

  /// A menu, which an inspection looks into whether it is open or not.
  public enum Menu: NodeKind {
    /// Button only, as XCUITest sees a closed menu.
    public static var elementTypes: Set<ElementType> { [.button] }
    /// Whether the node is that of a `Menu`.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableMenu }
  }

  /// A link that shows a page, in a list or elsewhere: on the screen it is a button.
  public enum NavigationLink: NodeKind {
    /// Button only, as XCUITest sees such a link.
    public static var elementTypes: Set<ElementType> { [.button] }
    /// Whether the node is that of a `NavigationLink`.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableNavigationLink }
  }

  /// A link that opens a URL, by `openURL` of the environment.
  public enum Link: NodeKind {
    /// Link, or button, which a `Link` matches as well.
    public static var elementTypes: Set<ElementType> { [.link, .button] }
    /// Whether the node is that of a `Link`.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableLink }
  }

  /// An image that assistive technology reads; a decorative one is none.
  public enum Image: ElementKind {
    /// Image only, system symbols included.
    public static var elementTypes: Set<ElementType> { [.image] }
  }

  /// A field of one line or several, that of a search included.
  public enum TextField: NodeKind {
    /// Text field, search field, and text view for a field that grows downwards.
    public static var elementTypes: Set<ElementType> { [.textField, .searchField, .textView] }
    /// Whether the node takes text and is no editor.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      (node as? any InspectableTextInput)?.isEditor == false
    }
  }

  /// A field whose text is hidden.
  public enum SecureField: ElementKind {
    /// Secure text field only.
    public static var elementTypes: Set<ElementType> { [.secureTextField] }
  }

  /// An editor of several lines; a field that grows downwards is a ``TextField``.
  public enum TextEditor: NodeKind {
    /// Text view only, which a field that grows downwards is as well.
    public static var elementTypes: Set<ElementType> { [.textView] }
    /// Whether the node takes text as an editor does.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      (node as? any InspectableTextInput)?.isEditor == true
    }
  }

  /// A toggle of any style, or an element that stands for one.
  public enum Toggle: NodeKind {
    /// All types there are, as a custom style can show a toggle as anything.
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
    /// Whether the node is that of a toggle, or its element a switch, toggle or check box.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      node is any InspectableToggle || [.switch, .toggle, .checkBox].contains(node.element.type)
    }
  }

  /// A slider, which `setValue(_:)` moves.
  public enum Slider: ElementKind {
    /// Slider only.
    public static var elementTypes: Set<ElementType> { [.slider] }
  }

  /// A stepper with both its buttons, which `increment()` and `decrement()` press.
  public enum Stepper: ElementKind {
    /// Stepper only; its two buttons are elements of their own.
    public static var elementTypes: Set<ElementType> { [.stepper] }
  }

  /// A progress bar, or a spinner where the progress is unknown.
  public enum ProgressView: ElementKind {
    /// Activity indicator for a spinner, progress indicator for a bar.
    public static var elementTypes: Set<ElementType> { [.activityIndicator, .progressIndicator] }
  }

  /// A list of any style, which shows as a collection view or a table.
  public enum List: NodeKind {
    /// Collection view or table, the types that a list has in XCUITest.
    public static var elementTypes: Set<ElementType> { [.collectionView, .table] }
    /// Whether the node is that of a `List`.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableList }
  }

  /// A scroll view. A ``List`` is a kind of its own.
  public enum ScrollView: ElementKind {
    /// Scroll view only.
    public static var elementTypes: Set<ElementType> { [.scrollView] }
  }

  /// A picker of any style.
  public enum Picker: NodeKind {
    /// All types there are, as each style shows another one.
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
    /// Whether the node is that of a `Picker`.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectablePicker }
  }

  /// A date picker of any style.
  public enum DatePicker: NodeKind {
    /// Date picker only, in any style; a `MultiDatePicker` has this type and is no such kind.
    public static var elementTypes: Set<ElementType> { [.datePicker] }
    /// Whether the node is that of a `DatePicker`.
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableDatePicker }
  }
}

/// A kind of view that is found by more than the type of its element: a part of a control or bar is none.
public protocol NodeKind: ElementKind {
  /// Whether a node whose element has one of ``ElementKind/elementTypes`` belongs to a view of this kind.
  @_spi(Runtime) static func isKind(_ node: ElementNode) -> Bool
}

extension ElementKind {
  /// Whether an element is of this kind.
  static func includes(_ element: Element) -> Bool {
    guard elementTypes.contains(element.type) else { return false }
    guard let kind = self as? any NodeKind.Type else { return true }
    let element = element.reflected
    guard let node = element.source as? ElementNode, node.element === element else { return false }
    return kind.isKind(node)
  }
}
