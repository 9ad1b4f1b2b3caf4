@_spi(Runtime) import UnderstudyCore

/// An entry that a custom style shows in its own way. It states what the style gets, and what is there without one.
@MainActor
protocol StyledView: EntryView {
  associatedtype Configuration

  /// What a style's body gets of the view.
  var configuration: Configuration { get }

  /// Makes the view itself.
  ///
  /// - Parameter style: The type of a built-in style; nil for none.
  static func makeBuiltIn(_ view: Self, _ style: Any.Type?, _ inputs: inout _ViewInputs)
}

extension StyledView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let entry = inputs.environment.values[StyleKey<Configuration>.self]
    if let entry, entry.isCustom {
      inputs.standIn(StyledContent(configuration: view.configuration))
    } else {
      makeBuiltIn(view, entry?.type, &inputs)
    }
  }
}

extension _ViewInputs {
  /// Makes or updates the element of a control, to which the waiting attributes belong, with its label as a view beside it.
  mutating func titledElement<Label: View, N: ElementNode>(
    _ label: Label, make: (inout _ViewInputs) -> N, update: (N) -> Void,
    after: @MainActor (inout _ViewInputs) -> Void = { _ in }
  ) {
    let attributes = takeAttributes()
    let isMounting = isMounting
    let node = node(make: { TitledControlNode($0) }, update: { _ in })
    visit(below: node, mounting: isMounting) { inner in
      inner.controlTitle(label)
      inner.attributes = attributes
      inner.element(make: make, update: update)
      after(&inner)
    }
  }
}
