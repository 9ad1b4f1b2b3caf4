@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

extension View {
  /// Puts views behind this one: what they send up comes before it (SEM-225).
  ///
  /// - Parameters:
  ///   - alignment: How they lie behind the view.
  ///   - content: The views.
  nonisolated public consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_BackgroundModifier(background: content(), alignment: alignment)) }

  /// Puts a view behind this one.
  @_disfavoredOverload
  nonisolated public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(_BackgroundModifier(background: background, alignment: alignment)) }

  /// Fills the room behind the view with a style, which has no element; pictures show it.
  ///
  /// - Parameters:
  ///   - style: The color or other style.
  ///   - edges: Where the style also fills what is unsafe beyond the view (LAY-053).
  nonisolated public consuming func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_BackgroundDrawing(style: style, edges: edges)) }

  /// Fills the room behind the view with the usual background, which has no element.
  nonisolated public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_BackgroundDrawing(style: BackgroundStyle(), edges: edges))
  }

  /// Fills a shape behind the view with a style; neither of the two has an element, and pictures show them.
  nonisolated public consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(_BackgroundShapeDrawing(style: style, shape: shape, fillStyle: fillStyle)) }

  /// Fills a shape behind the view with the usual background; the shape has no element.
  nonisolated public consuming func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(_BackgroundShapeDrawing(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
  }
}

public struct _BackgroundModifier<Background> {
  let background: Background
  let alignment: Alignment
}

extension _BackgroundModifier: ViewModifier, PrimitiveModifier where Background: View {
  // No kit: the node holds two contents.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    inputs.layers(
      make: { LayersNode(showsSecondFirst: false, .behind(modifier.alignment), isBaseSecond: true, $0) },
      update: { $0.accept(showsSecondFirst: false, .behind(modifier.alignment)) },
      { Background._makeView(modifier.background, inputs: &$0) },
      { Inner._makeView(content, inputs: &$0) })
  }
}

extension _ViewInputs {
  /// Visits two contents, each in a container of its own: one entry of the list around.
  mutating func layers<N: Node>(
    make: (_ViewInputs) -> N, update: (N) -> Void, _ first: @MainActor (inout _ViewInputs) -> Void,
    _ second: @MainActor (inout _ViewInputs) -> Void
  ) {
    let isMounting = isMounting
    let node = node(make: make, update: update)
    visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = nil
      inner.container(first)
      inner.container(second)
    }
  }
}

/// Two contents in one place.
package final class LayersNode: ContainerNode {
  /// Whether the elements of the second come before those of the first.
  private var showsSecondFirst: Bool
  private var place: LayersPlace
  /// Whether the second content is the one that decides the size.
  private let isBaseSecond: Bool

  init(showsSecondFirst: Bool, _ place: LayersPlace, isBaseSecond: Bool = false, _ inputs: _ViewInputs) {
    self.showsSecondFirst = showsSecondFirst
    self.place = place
    self.isBaseSecond = isBaseSecond
    super.init(inputs)
    host.hasLayers = true
  }

  func accept(showsSecondFirst new: Bool, _ newPlace: LayersPlace) {
    if newPlace != place {
      place = newPlace
      layoutRuleDidChange()
    }
    guard new != showsSecondFirst else { return }
    showsSecondFirst = new
    childrenDidChange()
  }

  package override func collect(_ elements: inout [Element]) {
    for child in showsSecondFirst ? children.reversed() : Array(children) { child.collect(&elements) }
  }

  /// What lies in front may cover what lies behind it, if it shows anything.
  package override func mayCover(_ child: Node) -> Bool {
    guard children.count == 2, let front = children.last, !isMask else { return false }
    return child !== front && front.children.contains { $0.hasContent }
  }

  var isMask: Bool { if case .mask = place { true } else { false } }

  /// Several views in one layer lie in front of each other.
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    guard children.count == 2 else { return appendChildrenLayout(to: &items, tree) }
    let (base, layer) = (children[isBaseSecond ? 1 : 0], children[isBaseSecond ? 0 : 1])
    let parts = [base.groupLayout(tree), layer.groupLayout(tree)]
    items.append(ownLayout(tree, parts) { [place] _ in place.rule })
  }
}

extension LayersNode: DrawnNode {
  package var isMasked: Bool { isMask }
}
