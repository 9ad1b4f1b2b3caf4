import Foundation
import Testing
import UnderstudyLayout

extension LayoutNode {
  /// The nodes of the subtree, a parent before its children.
  var subtree: [LayoutNode] { [self] + children.flatMap(\.subtree) }

  /// The frames of the subtree in the root's space.
  var frames: [CGRect] { subtree.map { $0.frame() } }
}

@Suite("Invariants of random trees")
struct InvariantTests {
  private let size = CGSize(width: 210, height: 330)

  private func trees(_ count: Int, seed: UInt64) -> [RandomTree] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count * RandomCases.share / 100).map { _ in RandomTree.random(5, &generator) }
  }

  private func root(
    _ tree: RandomTree, _ size: CGSize, transposed: Bool = false, isRightToLeft: Bool = false
  ) -> LayoutNode {
    let scope = Scope()
    scope.isRightToLeft = isRightToLeft
    let root = scope.node(RootRule(), [tree.node(scope, transposed: transposed)])
    root.place(Placement(.zero, LayoutBounds(size)))
    return root
  }

  private func isEqual(_ first: [CGRect], _ second: [CGRect], tolerance: CGFloat = 1e-6) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { zip($0.numbers, $1.numbers).allSatisfy { abs($0 - $1) <= tolerance } }
  }

  @Test("LAY-090: a tree with its axes exchanged has its frames exchanged")
  func transposed() {
    for tree in trees(1_500, seed: 1) {
      let plain = root(tree, size).frames
      let exchanged = root(tree, CGSize(width: size.height, height: size.width), transposed: true).frames.map {
        CGRect(x: $0.origin.y, y: $0.origin.x, width: $0.height, height: $0.width)
      }
      #expect(isEqual(plain, exchanged), "\(tree)")
    }
  }

  @Test("LAY-012: from right to left, frames are mirrored")
  func mirrored() {
    for tree in trees(1_500, seed: 2) {
      let plain = root(tree, size).frames
      let mirrored = root(tree, size, isRightToLeft: true).frames.map {
        CGRect(x: size.width - $0.maxX, y: $0.origin.y, width: $0.width, height: $0.height)
      }
      #expect(isEqual(plain, mirrored), "\(tree)")
    }
  }

  @Test("LAY-145: sizes are pure, and finite for finite proposals")
  func pure() {
    let lengths: [CGFloat?] = [nil, 0, 17, 210, .infinity]
    for tree in trees(600, seed: 3) {
      let scope = Scope()
      let node = tree.node(scope)
      var answers: [CGSize] = []
      for width in lengths {
        for height in lengths { answers.append(node.size(in: .init(width: width, height: height))) }
      }
      node.place(Placement(.zero, node.bounds(in: ProposedViewSize(size))))
      _ = node.frames
      var again: [CGSize] = []
      for width in lengths.reversed() {
        for height in lengths.reversed() { again.append(node.size(in: .init(width: width, height: height))) }
      }
      #expect(answers == again.reversed(), "\(tree)")
      let fresh = tree.node(Scope()).size(in: ProposedViewSize(size))
      #expect(fresh.width.isFinite && fresh.height.isFinite, "\(tree)")
      #expect(fresh == node.size(in: ProposedViewSize(size)), "\(tree)")
    }
  }

  @Test("LAY-401: limits that need no measuring are those that measuring gives, whatever is proposed across")
  func limits() {
    var known = 0
    for tree in trees(600, seed: 9) {
      let scope = Scope()
      for node in scope.node(RootRule(), [tree.node(scope)]).children[0].subtree {
        for axis in Axis.allCases {
          guard let limits = node.limits(along: axis) else { continue }
          known += 1
          for across in [nil, 0, 3, 120, .infinity] as [CGFloat?] {
            let least = node.size(in: ProposedViewSize(axis, along: 0, across: across))[axis]
            let most = node.size(in: ProposedViewSize(axis, along: .infinity, across: across))[axis]
            #expect(abs(least - limits.minimum) < 1e-6, "\(tree)")
            #expect(most == limits.maximum || abs(most - limits.maximum) < 1e-6, "\(tree)")
          }
        }
      }
    }
    #expect(known > 5_000)
  }

  @Test("LAY-402: an unchanged tree measures nothing the second time")
  func unchanged() {
    for tree in trees(300, seed: 4) {
      let root = root(tree, size)
      let frames = root.frames
      root.context.measureCount = 0
      #expect(root.frames == frames)
      root.place(Placement(.zero, LayoutBounds(size)))
      #expect(root.frames == frames)
      #expect(root.context.measureCount == 0, "\(tree)")
    }
  }

  @Test("LAY-060: frames do not depend on the order in which they are asked for")
  func lazyEqualsEager() {
    for (index, tree) in trees(600, seed: 5).enumerated() {
      let eager = root(tree, size).frames
      let lazy = root(tree, size)
      let nodes = lazy.subtree
      var generator = SeededGenerator(seed: UInt64(index))
      let some = nodes.indices.shuffled(using: &generator)
      for place in some { #expect(isEqual([nodes[place].frame()], [eager[place]]), "\(tree)") }
    }
  }

  @Test("LAY-402: after a change, frames are those of a tree made with the change")
  func incrementalEqualsFresh() {
    var generator = SeededGenerator(seed: 6)
    for tree in trees(600, seed: 7) {
      let changed = root(tree, size)
      let fresh = root(tree, size)
      _ = changed.frames
      let leaves = changed.subtree.indices.filter { changed.subtree[$0].children.isEmpty }
      guard let leaf = leaves.randomElement(using: &generator) else { continue }
      let length = CGFloat(Int.random(in: 0...150, using: &generator))
      for tree in [changed, fresh] {
        tree.subtree[leaf].setRule(FixedSizeLeaf(CGSize(width: length, height: length / 2)))
      }
      #expect(isEqual(changed.frames, fresh.frames), "\(tree)")
    }
  }

  @Test("LAY-402: after children came or went, frames are those of a tree made so")
  func structuralChanges() {
    var generator = SeededGenerator(seed: 10)
    for tree in trees(600, seed: 11) {
      let changed = root(tree, size)
      let fresh = root(tree, size)
      _ = changed.frames
      let containers = changed.subtree.indices.filter { changed.subtree[$0].rule is StackRule }
      guard let container = containers.randomElement(using: &generator) else { continue }
      let isInserting = Bool.random(using: &generator)
      for tree in [changed, fresh] {
        let node = tree.subtree[container]
        let new = LayoutNode(FixedSizeLeaf(CGSize(width: 31, height: 13)), in: node.context)
        node.setChildren(isInserting ? node.children + [new] : Array(node.children.dropFirst()))
      }
      #expect(isEqual(changed.frames, fresh.frames), "\(tree)")
    }
  }

  @Test("LAY-171: fixedSize twice is fixedSize once")
  func fixedSizeIsIdempotent() {
    for tree in trees(300, seed: 8) {
      let once = root(.fixedSize(true, true, tree), size).frames
      let twice = root(.fixedSize(true, true, .fixedSize(true, true, tree)), size).frames
      #expect(isEqual(Array(once.dropFirst()), Array(twice.dropFirst(2))), "\(tree)")
    }
  }
}
