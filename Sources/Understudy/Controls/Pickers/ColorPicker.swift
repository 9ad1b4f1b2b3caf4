@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// A control that chooses a colour: a well that opens a panel of sliders.
///
/// The system's panel also contains a grid and a spectrum, which do not exist here: no test could name a place in them.
public struct ColorPicker<Label: View> {
  @State private var isOpen = false
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  nonisolated private init(selection: Binding<Color>, supportsOpacity: Bool, label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }
}

extension ColorPicker: View {
  /// A picker with a label of any views.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the colour may be seen through.
  ///   - label: What the colour is for.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: label())
  }

  public var body: some View {
    _ColorWell(selection: selection, isOpen: $isOpen, label: label)
      .sheet(isPresented: $isOpen) {
        ColorPanel(selection: selection, isOpen: $isOpen, supportsOpacity: supportsOpacity)
      }
  }

  public static var _isList: Bool { false }
}

extension ColorPicker where Label == Text {
  /// Takes the label as a localized key; it is a static text beside the color well.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }

  /// Takes the label as a string that is not localized; it is a static text beside the color well.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title))
  }
}

/// A label and a well of the chosen colour.
public struct _ColorWell<Label: View> {
  let selection: Binding<Color>
  let isOpen: Binding<Bool>
  let label: Label
}

extension _ColorWell: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.titledElement(
      view.label, make: { ColorWellNode(view.selection, view.isOpen, &$0) },
      update: { $0.accept(view.selection, view.isOpen) })
  }
  public static var _takesAttributes: Bool { true }
}

package final class ColorWellNode: ElementNode, TitledControl {
  private(set) var selection: Binding<Color>
  private var isOpen: Binding<Bool>

  init(_ selection: Binding<Color>, _ isOpen: Binding<Bool>, _ inputs: inout _ViewInputs) {
    self.selection = selection
    self.isOpen = isOpen
    super.init(.colorWell, &inputs)
    selection.location.addReader(self)
  }

  func accept(_ selection: Binding<Color>, _ isOpen: Binding<Bool>) {
    self.selection = selection
    self.isOpen = isOpen
    selection.location.addReader(self)
  }

  package override func describe(_ content: inout ElementContent) {
    content.texts.label = titleBeside
    content.texts.value = selection.wrappedValue.description
  }

  var titlePlace: TitlePlace { .leading(isCovered: false) }

  package override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    old == nil ? ElementLayout(FixedSizeLeaf(DatePickerMetrics.colorWell)) : nil
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .tap = action else { return nil }
    guard isElementEnabled else { return .disabled }
    isOpen.wrappedValue = true
    return .performed
  }
}

/// The panel over the screen: a slider for each component of the colour.
private struct ColorPanel: View {
  let selection: Binding<Color>
  let isOpen: Binding<Bool>
  let supportsOpacity: Bool

  var body: some View {
    Text(verbatim: "Colors")
    Button("Close") { isOpen.wrappedValue = false }
    component("Red", \.red)
    component("Green", \.green)
    component("Blue", \.blue)
    if supportsOpacity { component("Opacity", \.opacity) }
  }

  private func component(_ name: String, _ path: WritableKeyPath<Color.Components, Double>) -> some View {
    let value = Binding(
      get: { selection.wrappedValue.components[keyPath: path] },
      set: { new in
        var components = selection.wrappedValue.components
        components[keyPath: path] = new
        selection.wrappedValue = Color(components)
      })
    return Slider(value: value) { Text(verbatim: name) }
  }
}
