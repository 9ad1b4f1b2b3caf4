@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A kind of view that an inspection can look for.
@MainActor @preconcurrency
public protocol InspectableKind {
  /// What messages call it; by default the name of the type.
  static var name: String { get }
}

extension InspectableKind {
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
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
  }

  /// A text, and not what the system shows by itself, as the title in a bar.
  public enum Text: NodeKind {
    public static var elementTypes: Set<ElementType> { [.staticText] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { true }
  }

  /// A button, that of a menu or a disclosure group included; neither a toggle, picker or link that shows as one, nor a part
  /// of a control.
  public enum Button: NodeKind {
    public static var elementTypes: Set<ElementType> { [.button] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      !(node is any InspectableToggle) && !(node is any InspectablePicker) && !(node is any InspectableLink)
        && !(node is any InspectableNavigationLink)
    }
  }

  /// A link that shows a page, in a list or elsewhere: on the screen it is a button.
  public enum NavigationLink: NodeKind {
    public static var elementTypes: Set<ElementType> { [.button] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableNavigationLink }
  }

  /// A link that opens a URL, by `openURL` of the environment.
  public enum Link: NodeKind {
    public static var elementTypes: Set<ElementType> { [.link, .button] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableLink }
  }

  /// An image that assistive technology reads; a decorative one is none.
  public enum Image: ElementKind {
    public static var elementTypes: Set<ElementType> { [.image] }
  }

  /// A field of one line or several, that of a search included.
  public enum TextField: NodeKind {
    public static var elementTypes: Set<ElementType> { [.textField, .searchField, .textView] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      (node as? any InspectableTextInput)?.isEditor == false
    }
  }

  /// A field whose text is hidden.
  public enum SecureField: ElementKind {
    public static var elementTypes: Set<ElementType> { [.secureTextField] }
  }

  /// An editor of several lines; a field that grows downwards is a ``TextField``.
  public enum TextEditor: NodeKind {
    public static var elementTypes: Set<ElementType> { [.textView] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      (node as? any InspectableTextInput)?.isEditor == true
    }
  }

  /// A toggle of any style, or an element that stands for one.
  public enum Toggle: NodeKind {
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      node is any InspectableToggle || [.switch, .toggle, .checkBox].contains(node.element.type)
    }
  }

  /// A slider, which `setValue(_:)` moves.
  public enum Slider: ElementKind {
    public static var elementTypes: Set<ElementType> { [.slider] }
  }

  /// A stepper with both its buttons, which `increment()` and `decrement()` press.
  public enum Stepper: ElementKind {
    public static var elementTypes: Set<ElementType> { [.stepper] }
  }

  /// A progress bar, or a spinner where the progress is unknown.
  public enum ProgressView: ElementKind {
    public static var elementTypes: Set<ElementType> { [.activityIndicator, .progressIndicator] }
  }

  /// A list of any style, which shows as a collection view or a table.
  public enum List: NodeKind {
    public static var elementTypes: Set<ElementType> { [.collectionView, .table] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableList }
  }

  /// A scroll view. A ``List`` is a kind of its own.
  public enum ScrollView: ElementKind {
    public static var elementTypes: Set<ElementType> { [.scrollView] }
  }

  /// A picker of any style.
  public enum Picker: NodeKind {
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectablePicker }
  }

  /// A date picker of any style.
  public enum DatePicker: NodeKind {
    public static var elementTypes: Set<ElementType> { [.datePicker] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableDatePicker }
  }
}

/// A kind of view that is found by more than the type of its element: a part of a control or bar is none.
public protocol NodeKind: ElementKind {
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
