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

  /// A text, and not what the system shows by itself, as the title in a bar.
  public enum Text: NodeKind {
    public static var name: String { "Text" }
    public static var elementTypes: Set<ElementType> { [.staticText] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { true }
  }

  /// A button, that of a menu or a disclosure group included; neither a toggle, picker or link that shows as one, nor a part
  /// of a control.
  public enum Button: NodeKind {
    public static var name: String { "Button" }
    public static var elementTypes: Set<ElementType> { [.button] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      !(node is any InspectableToggle) && !(node is any InspectablePicker) && !(node is any InspectableLink)
        && !(node is any InspectableNavigationLink)
    }
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

  /// A field of one line or several, that of a search included.
  public enum TextField: NodeKind {
    public static var name: String { "TextField" }
    public static var elementTypes: Set<ElementType> { [.textField, .searchField, .textView] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      (node as? any InspectableTextInput)?.isEditor == false
    }
  }

  public enum SecureField: ElementKind {
    public static var name: String { "SecureField" }
    public static var elementTypes: Set<ElementType> { [.secureTextField] }
  }

  public enum TextEditor: NodeKind {
    public static var name: String { "TextEditor" }
    public static var elementTypes: Set<ElementType> { [.textView] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      (node as? any InspectableTextInput)?.isEditor == true
    }
  }

  /// A toggle of any style, or an element that stands for one.
  public enum Toggle: NodeKind {
    public static var name: String { "Toggle" }
    public static var elementTypes: Set<ElementType> { Set(ElementType.allCases) }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool {
      node is any InspectableToggle || [.switch, .toggle, .checkBox].contains(node.element.type)
    }
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

  public enum List: NodeKind {
    public static var name: String { "List" }
    public static var elementTypes: Set<ElementType> { [.collectionView, .table] }
    @_spi(Runtime) public static func isKind(_ node: ElementNode) -> Bool { node is any InspectableList }
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

/// A kind of view that is told by more than the type of its element: a part of a control or bar is none.
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
