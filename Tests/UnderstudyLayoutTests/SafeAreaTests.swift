import Foundation
import Testing
import UnderstudyLayout

@Suite("Safe areas")
struct SafeAreaTests {
  private let bars = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func screen(_ view: any TestView) -> LaidOut { LaidOut(view, width: 390, height: 844, safeArea: bars) }

  @Test(
    "LC-186: a view has the insets whose boundaries it touches",
    arguments: [
      (150, 10, EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)),
      (150, 750, EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
      (20, 100, EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
      (260, 100, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)),
      (150, 390, EdgeInsets()),
    ] as [(CGFloat, CGFloat, EdgeInsets)])
  func touching(x: CGFloat, y: CGFloat, expected: EdgeInsets) {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    // Positions are relative to the safe area's corner.
    let view = Color.red.frame(width: 100, height: 20).mark("a").position(x: x - 20 + 50, y: y - 10 + 10)
    let laidOut = LaidOut(view, width: 400, height: 800, safeArea: insets)
    #expect(laidOut["a"].frame() == CGRect(x: x, y: y, width: 100, height: 20))
    #expect(laidOut["a"].safeAreaInsets == expected)
  }

  @Test("LAY-052: a view that ignores the safe area grows, and its modifier does not")
  func ignoring() {
    let laidOut = screen(Color.red.mark("a").ignoresSafeArea().mark("m"))
    #expect(laidOut.frame("a") == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(laidOut.frame("m") == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(laidOut["a"].safeAreaInsets == bars)
    let nested = screen(Color.red.mark("a").ignoresSafeArea().ignoresSafeArea())
    #expect(nested.frame("a") == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("LAY-052: only touching edges grow")
  func ignoringOneEdge() {
    let laidOut = screen(
      VStack(spacing: 0) {
        Color.red.mark("a").ignoresSafeArea()
        Color.blue.frame(height: 63).mark("b").ignoresSafeArea(edges: .horizontal)
      })
    #expect(laidOut.frame("a") == CGRect(x: 0, y: 0, width: 390, height: 747))
    #expect(laidOut.frame("b") == CGRect(x: 0, y: 747, width: 390, height: 63))
  }

  @Test("LAY-052: a view that moves away from the edge shrinks, although its size stays")
  func moving() {
    let laidOut = screen(
      VStack(spacing: 0) {
        Color.blue.frame(height: 0).mark("space");
        Color.red.frame(height: 100).mark("a")
          .modified(FlexibleFrameRule(height: .init(0, nil, .infinity), alignment: .top)).ignoresSafeArea().mark("m")
      })
    #expect(laidOut.frame("m").minY == 47)
    #expect(laidOut.frame("a").minY == 0)
    laidOut["space"].setRule(FrameRule(height: 20))
    #expect(laidOut.frame("m").minY == 67)
    #expect(laidOut.frame("a").minY == 67)
  }

  @Test("LAY-050: the keyboard replaces the home indicator's inset")
  func keyboard() {
    let scope = Scope()
    let content = Color.red.modified(IgnoresSafeAreaRule(.keyboard)).nodes(scope)[0]
    let insets = SafeAreaInsets(container: bars, keyboard: EdgeInsets(top: 0, leading: 0, bottom: 291, trailing: 0))
    let root = scope.node(RootRule(insets), [content])
    root.place(Placement(.zero, LayoutBounds(CGSize(width: 390, height: 844))))
    #expect(content.frame() == CGRect(x: 0, y: 47, width: 390, height: 506))
    #expect(content.children[0].frame() == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(content.safeAreaInsets.bottom == 291)
  }

  @Test("LAY-054: a safe area inset adds to the inset of the screen for its content")
  func insetAddsUp() {
    let laidOut = screen(
      Color.red.mark("a").safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) })
    #expect(laidOut["a"].safeAreaInsets == EdgeInsets(top: 47, leading: 0, bottom: 84, trailing: 0))
  }

  @Test("LAY-055: safe area padding is an inset of the content")
  func padding() {
    let insets = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    let laidOut = screen(Color.red.mark("a").modified(SafeAreaPaddingRule(insets)))
    #expect(laidOut.frame("a") == CGRect(x: 0, y: 57, width: 390, height: 753))
    #expect(laidOut["a"].safeAreaInsets.top == 57)
  }

  @Test("LAY-053: a background style covers the unsafe parts that its base touches")
  func backgroundStyle() {
    let scope = Scope()
    let (base, layer) = (scope.node(FillRule()), scope.node(FillRule()))
    let content = scope.node(LayerRule(ignoresSafeAreaEdges: .all), [base, layer])
    let root = scope.node(RootRule(SafeAreaInsets(container: bars)), [content])
    root.place(Placement(.zero, LayoutBounds(CGSize(width: 390, height: 844))))
    #expect(layer.frame() == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(base.frame() == CGRect(x: 0, y: 47, width: 390, height: 763))
  }
}
