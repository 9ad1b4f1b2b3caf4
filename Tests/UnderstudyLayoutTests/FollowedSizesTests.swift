import Foundation
import Testing
import UnderstudyLayout

@Suite("Sizes that are followed")
struct FollowedSizesTests {
  /// A modifier that changes nothing, and notes each time that its content is placed.
  private final class CountingRule: TransparentRule {
    private let didPlace: () -> Void
    init(_ didPlace: @escaping () -> Void) { self.didPlace = didPlace }

    func origin(of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds) -> CGPoint {
      didPlace()
      return .zero
    }
  }

  @Test("LAY-403: a row that grows among a thousand in a scroll view is the only one that is looked at")
  func proportional() {
    var placed = 0
    let rows = VStack {
      ForEach(0..<1_000) { index in
        Color.red.mark("content \(index)").modified(CountingRule { placed += 1 }).mark("row \(index)")
          .frame(height: 20).mark("frame \(index)")
      }
    }
    let laidOut = LaidOut(ScrollView { rows }, width: 390, height: 844)
    for index in 0..<1_000 { laidOut["content \(index)"].followSize() }
    _ = laidOut.scope.context.takeResized()
    placed = 0

    laidOut["frame 500"].setRule(FrameRule(height: 30))

    let resized = laidOut.scope.context.takeResized()
    #expect(resized.map { $0 === laidOut["content 500"] } == [true])
    #expect(laidOut["content 500"].placedSize.height == 30)
    #expect(placed == 1)
    #expect(laidOut.scope.context.takeResized().isEmpty)
  }

  @Test("LAY-023: a view that gets or loses an effect around it is one whose size may have changed")
  func effects() {
    let laidOut = LaidOut(Color.red.mark("view").frame(width: 20.1, height: 20).mark("frame"), width: 100, height: 100)
    let (view, frame) = (laidOut["view"], laidOut["frame"])
    view.followSize()
    _ = laidOut.scope.context.takeResized()
    let effect = laidOut.scope.node(EffectRule(.scale(x: 2, y: 2, anchor: .center)), [frame])

    laidOut.root.setChildren([effect])
    #expect(laidOut.scope.context.takeResized().map { $0 === view } == [true])
    expect([view.readerSize.width], [20], "inside of the effect", tolerance: 0.34)
    #expect(view.readerSize.width != 20.1)

    laidOut.root.setChildren([frame])
    #expect(laidOut.scope.context.takeResized().map { $0 === view } == [true])
    #expect(view.readerSize.width == 20.1)
  }

  @Test("LAY-403: no size that has changed in a random tree is left out, whatever the change was")
  func complete() {
    var generator = SeededGenerator(seed: 403)
    var (changes, found, followed) = (0, 0, 0)
    let rounds = 4 * RandomCases.share
    for round in 0..<rounds {
      let example = RandomScreen(&generator)
      for step in 0..<12 {
        example.change(&generator)
        let resized = Set(example.scope.context.takeResized().map(ObjectIdentifier.init))
        for node in example.root.subtree where node.isSizeFollowed {
          followed += 1
          guard example.takeChange(of: node) else { continue }
          changes += 1
          #expect(resized.contains(ObjectIdentifier(node)), "round \(round), step \(step): \(node.rule)")
        }
        found += resized.count
      }
    }
    // The trees are small: most changes reach much of them.
    #expect(changes > 5 * rounds)
    #expect(found < followed / 2)
  }

  @Test("A size that is no longer followed, or whose node has left the tree, keeps nothing alive")
  func lifetimes() {
    weak var context: LayoutContext?
    do {
      let laidOut = LaidOut(VStack { Color.red.mark("a") }, width: 100, height: 100)
      context = laidOut.scope.context
      laidOut["a"].followSize()
      laidOut.root.place(Placement(.zero, LayoutBounds(CGSize(width: 50, height: 50))))
      laidOut.scope.context.stopFollowingSizes()
    }
    #expect(context == nil)
  }
}

/// A random tree on a screen with a scroll view, a half of whose sizes are followed.
private final class RandomScreen {
  let scope = Scope()
  let root: LayoutNode
  private let scroll: LayoutNode
  private var sizes: [ObjectIdentifier: CGSize] = [:]
  /// Nodes that are out of the tree for a while.
  private var removed: [(parent: LayoutNode, children: [LayoutNode])] = []

  init(_ generator: inout SeededGenerator) {
    let content = RandomTree.random(4, &generator).node(scope)
    let more = RandomTree.random(3, &generator).node(scope)
    let unsafe = scope.node(IgnoresSafeAreaRule(), [RandomTree.random(2, &generator).node(scope)])
    scroll = scope.node(ScrollRule(), [scope.node(StackRule(vertical: .center), [content, more, unsafe])])
    let beside = RandomTree.random(3, &generator).node(scope)
    let insets = SafeAreaInsets(container: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    root = scope.node(RootRule(insets), [scope.node(StackRule(vertical: .center), [scroll, beside])])
    root.place(Placement(.zero, LayoutBounds(CGSize(width: 300, height: 500))))
    for node in root.subtree where Bool.random(using: &generator) { node.followSize() }
    _ = scope.context.takeResized()
    for node in root.subtree { _ = takeChange(of: node) }
  }

  /// Whether a node has another size than it had with the last call.
  func takeChange(of node: LayoutNode) -> Bool {
    let size = node.readerSize
    defer { sizes[ObjectIdentifier(node)] = size }
    return sizes[ObjectIdentifier(node)] != size
  }

  func change(_ generator: inout SeededGenerator) {
    let length = CGFloat(Int.random(in: 0...90, using: &generator))
    let node = root.subtree.randomElement(using: &generator)!
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: root.place(Placement(.zero, LayoutBounds(CGSize(width: 210 + length, height: 500 - length))))
    case 1: (scroll.rule as? ScrollRule)?.scroll(scroll, to: CGPoint(x: 0, y: length))
    case 2 where node.rule is StackRule && !node.children.isEmpty:
      removed.append((node, node.children))
      node.setChildren(Array(node.children.dropLast()))
    case 3...4:
      guard let (parent, children) = removed.popLast() else { break }
      parent.setChildren(children)
    case 5 where node.rule is EffectRule || node.rule is PassThroughRule:
      node.setRule(node.rule is EffectRule ? PassThroughRule() : EffectRule(.scale(x: 2, y: 2, anchor: .center)))
    default: changeRule(of: node, length)
    }
  }

  private func changeRule(of node: LayoutNode, _ length: CGFloat) {
    switch node.rule {
    case is FixedSizeLeaf: node.setRule(FixedSizeLeaf(CGSize(width: length, height: 90 - length)))
    case is FrameRule: node.setRule(FrameRule(width: length, height: length > 45 ? length : nil))
    case is PaddingRule: node.setRule(PaddingRule(.all, length / 10))
    case is SpacerRule: node.setRule(SpacerRule(minLength: length))
    case let rule as StackRule where rule.axis == .vertical:
      node.setRule(StackRule(vertical: .center, spacing: length / 9))
    case is IgnoresSafeAreaRule: node.setRule(IgnoresSafeAreaRule(edges: length > 45 ? .all : .top))
    default: node.invalidate()
    }
  }
}
