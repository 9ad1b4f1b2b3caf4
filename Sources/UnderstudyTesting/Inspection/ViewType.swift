@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A kind of view that an inspection can look for.
@MainActor @preconcurrency
public protocol InspectableKind {
  /// What messages call it.
  static var name: String { get }
}

/// A kind of view that shows as an element of certain types.
public protocol ElementKind: InspectableKind {
  static var elementTypes: Set<ElementType> { get }
}

/// The kinds of views that an inspection can look for: custom views by their type, others by the names here.
public enum ViewType {
  /// A view of one's own.
  public enum View<Content: UnderstudyCore.View>: InspectableKind {
    public static var name: String { ViewTypeName.of(Content.self) }
  }

  /// Any view that shows as an element.
  public enum ClassifiedView: ElementKind {
    public static var name: String { "view" }
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
  }

  /// A text; a control's label counts as one.
  public enum Text: ElementKind {
    public static var name: String { "Text" }
    public static var elementTypes: Set<ElementType> { [.staticText] }
  }

  public enum Button: ElementKind {
    public static var name: String { "Button" }
    public static var elementTypes: Set<ElementType> { [.button] }
  }

  public enum NavigationLink: NodeKind {
    public static var name: String { "NavigationLink" }
    public static var elementTypes: Set<ElementType> { [.button] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableNavigationLink }
  }

  public enum Link: NodeKind {
    public static var name: String { "Link" }
    public static var elementTypes: Set<ElementType> { [.link, .button] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableLink }
  }

  public enum Image: ElementKind {
    public static var name: String { "Image" }
    public static var elementTypes: Set<ElementType> { [.image] }
  }

  public enum TextField: ElementKind {
    public static var name: String { "TextField" }
    public static var elementTypes: Set<ElementType> { [.textField, .searchField] }
  }

  public enum SecureField: ElementKind {
    public static var name: String { "SecureField" }
    public static var elementTypes: Set<ElementType> { [.secureTextField] }
  }

  public enum TextEditor: ElementKind {
    public static var name: String { "TextEditor" }
    public static var elementTypes: Set<ElementType> { [.textView] }
  }

  public enum Toggle: ElementKind {
    public static var name: String { "Toggle" }
    public static var elementTypes: Set<ElementType> { [.switch, .toggle, .checkBox] }
  }

  public enum Slider: ElementKind {
    public static var name: String { "Slider" }
    public static var elementTypes: Set<ElementType> { [.slider] }
  }

  public enum Stepper: ElementKind {
    public static var name: String { "Stepper" }
    public static var elementTypes: Set<ElementType> { [.stepper] }
  }

  public enum ProgressView: ElementKind {
    public static var name: String { "ProgressView" }
    public static var elementTypes: Set<ElementType> { [.activityIndicator, .progressIndicator] }
  }

  public enum List: ElementKind {
    public static var name: String { "List" }
    public static var elementTypes: Set<ElementType> { [.collectionView, .table] }
  }

  public enum ScrollView: ElementKind {
    public static var name: String { "ScrollView" }
    public static var elementTypes: Set<ElementType> { [.scrollView] }
  }

  /// A picker of any style.
  public enum Picker: NodeKind {
    public static var name: String { "Picker" }
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectablePicker }
  }

  public enum DatePicker: NodeKind {
    public static var name: String { "DatePicker" }
    public static var elementTypes: Set<ElementType> { [.datePicker] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableDatePicker }
  }
}

/// A kind of view that is told by more than the type of its element.
public protocol NodeKind: ElementKind {
  @_spi(Runtime) static func isKind(_ node: ElementNode) -> Bool
}

extension ElementKind {
  /// Whether an element is of this kind.
  static func includes(_ element: Element) -> Bool {
    guard elementTypes.contains(element.type) else { return false }
    guard let kind = self as? any NodeKind.Type else { return true }
    guard let node = element.source as? ElementNode, node.element === element else { return false }
    return kind.isKind(node)
  }
}
