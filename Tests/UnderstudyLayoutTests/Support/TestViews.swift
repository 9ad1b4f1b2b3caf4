import Foundation
import UnderstudyLayout

enum Color {
  static var red: Leaf { Leaf(FillRule()) }
  static var green: Leaf { red }
  static var blue: Leaf { red }
  static var yellow: Leaf { red }
  static var orange: Leaf { red }
  static var purple: Leaf { red }
  static var black: Leaf { red }
  static var clear: Leaf { red }
}

func Rectangle() -> Leaf { Leaf(FillRule()) }
func Circle() -> Leaf { Leaf(SquareRule()) }
func Spacer(minLength: CGFloat? = nil) -> Leaf { Leaf(SpacerRule(minLength: minLength)) }
func Divider() -> Leaf { Leaf(DividerRule()) }
func FixedImage(_ width: CGFloat, _ height: CGFloat) -> Leaf {
  Leaf(FixedSizeLeaf(CGSize(width: width, height: height)))
}
func ResizableImage(_ width: CGFloat, _ height: CGFloat) -> Leaf {
  Leaf(ResizableLeaf(CGSize(width: width, height: height)))
}

/// A container with a rule and views.
struct Container: TestView {
  let rule: any LayoutRule
  let content: [any TestView]

  func nodes(_ scope: Scope) -> [LayoutNode] { [scope.node(rule, content.nodes(scope))] }
}

func HStack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @TestViewBuilder _ content: () -> [any TestView]
) -> Container {
  let views = content()
  return Container(
    rule: StackRule(horizontal: alignment, spacing: spacing, isStatic: views.isStatic), content: views)
}

func VStack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @TestViewBuilder _ content: () -> [any TestView]
) -> Container {
  let views = content()
  return Container(rule: StackRule(vertical: alignment, spacing: spacing, isStatic: views.isStatic), content: views)
}

func ZStack(alignment: Alignment = .center, @TestViewBuilder _ content: () -> [any TestView]) -> Container {
  let views = content()
  return Container(rule: ZStackRule(alignment, isStatic: views.isStatic), content: views)
}

/// What a reader's closure is given; the cases do not use it.
struct TestProxy {}

func GeometryReader(@TestViewBuilder _ content: (TestProxy) -> [any TestView]) -> Container {
  Container(rule: GeometryReaderRule(), content: content(TestProxy()))
}

func ViewThatFits(
  in axes: Axis.Set = [.horizontal, .vertical], @TestViewBuilder _ content: () -> [any TestView]
) -> Container { Container(rule: ViewThatFitsRule(in: axes), content: content()) }

func ScrollView(_ axes: Axis.Set = .vertical, @TestViewBuilder _ content: () -> [any TestView]) -> Container {
  let views = content()
  let single = views.count == 1 && views.isStatic
  let inner: any TestView =
    single
    ? views[0]
    : Container(
      rule: axes == .horizontal ? StackRule(horizontal: .center) : StackRule(vertical: .center), content: views)
  return Container(rule: ScrollRule(axes), content: [inner])
}

struct ForEach: TestView {
  let range: Range<Int>
  let content: (Int) -> any TestView

  init(_ range: Range<Int>, _ content: @escaping (Int) -> any TestView) {
    self.range = range
    self.content = content
  }

  func nodes(_ scope: Scope) -> [LayoutNode] { range.flatMap { content($0).nodes(scope) } }
}
