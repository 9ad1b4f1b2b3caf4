import Foundation
import UnderstudyLayout

/// A random view, as a description that can be made into nodes as it is, or with the axes exchanged.
indirect enum RandomTree: Sendable {
  case fill, spacer(CGFloat), divider
  case fixed(CGFloat, CGFloat)
  case stack(isHorizontal: Bool, alignment: Int, spacing: CGFloat?, [RandomTree])
  case layers(alignment: Int, [RandomTree])
  case frame(CGFloat?, CGFloat?, RandomTree)
  case flexible(FlexibleFrameLimits, FlexibleFrameLimits, RandomTree)
  case padding([CGFloat], RandomTree)
  case fixedSize(Bool, Bool, RandomTree)
  case ratio(CGFloat, fills: Bool, RandomTree)
  case priority(Double, RandomTree)
  case offset(CGFloat, CGFloat, RandomTree)
  case overlay(RandomTree, RandomTree)
  /// Explicit guides of the centers, at a third of each length and some points.
  case guides(CGFloat, RandomTree)
  case reader(RandomTree)

  struct FlexibleFrameLimits: Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    var limits: FlexibleFrameRule.Limits { .init(minimum, ideal, maximum) }
  }

  static func random(_ depth: Int, _ generator: inout SeededGenerator) -> RandomTree {
    func number(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &generator)) }
    func maybe(_ most: Int) -> CGFloat? { Bool.random(using: &generator) ? number(most) : nil }
    func children() -> [RandomTree] {
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in random(depth - 1, &generator) }
    }
    func limits() -> FlexibleFrameLimits {
      let least = maybe(40)
      let most = maybe(60).map { $0 + 60 }
      return FlexibleFrameLimits(minimum: least, ideal: maybe(15).map { $0 + 42 }, maximum: most)
    }
    guard depth > 0 else {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return .spacer(number(20))
      case 1: return .divider
      case 2: return .fixed(number(60), number(60))
      default: return .fill
      }
    }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...4:
      let isHorizontal = Bool.random(using: &generator)
      return .stack(
        isHorizontal: isHorizontal, alignment: Int.random(in: 0..<3, using: &generator), spacing: maybe(12), children())
    case 5: return .layers(alignment: Int.random(in: 0..<3, using: &generator), children())
    case 6: return .frame(maybe(100), maybe(100), random(depth - 1, &generator))
    case 7: return .flexible(limits(), limits(), random(depth - 1, &generator))
    case 8: return .padding((0..<4).map { _ in number(12) }, random(depth - 1, &generator))
    case 9: return .fixedSize(.random(using: &generator), .random(using: &generator), random(depth - 1, &generator))
    case 10: return .ratio(number(3) + 0.5, fills: .random(using: &generator), random(depth - 1, &generator))
    case 11: return .priority(Double(number(2)), random(depth - 1, &generator))
    case 12: return .offset(number(9), number(9), random(depth - 1, &generator))
    case 14: return .reader(random(depth - 1, &generator))
    case 13: return .guides(number(20), random(depth - 1, &generator))
    default: return .overlay(random(depth - 1, &generator), random(depth - 1, &generator))
    }
  }
}

extension RandomTree {
  /// Makes the nodes.
  ///
  /// - Parameter transposed: Whether width and height are exchanged everywhere.
  func node(_ scope: Scope, transposed: Bool = false) -> LayoutNode {
    func pair<T>(_ first: T, _ second: T) -> (T, T) { transposed ? (second, first) : (first, second) }
    func child(_ tree: RandomTree) -> LayoutNode { tree.node(scope, transposed: transposed) }
    switch self {
    case .fill: return scope.node(FillRule())
    case .spacer(let length): return scope.node(SpacerRule(minLength: length))
    case .divider: return scope.node(DividerInStackRule(isTransposed: transposed))
    case .fixed(let width, let height):
      let (width, height) = pair(width, height)
      return scope.node(FixedSizeLeaf(CGSize(width: width, height: height)))
    case .stack(let isHorizontal, let alignment, let spacing, let trees):
      return scope.node(Self.stack(isHorizontal != transposed, alignment, spacing), trees.map(child))
    case .layers(let alignment, let trees):
      let both = Alignment(horizontal: Self.horizontal[alignment], vertical: Self.vertical[alignment])
      return scope.node(ZStackRule(both), trees.map(child))
    case .frame(let width, let height, let tree):
      let (width, height) = pair(width, height)
      return scope.node(FrameRule(width: width, height: height), [child(tree)])
    case .flexible(let width, let height, let tree):
      let (width, height) = pair(width, height)
      return scope.node(FlexibleFrameRule(width: width.limits, height: height.limits), [child(tree)])
    case .padding(let insets, let tree):
      let (top, leading) = pair(insets[0], insets[1])
      let (bottom, trailing) = pair(insets[2], insets[3])
      let edges = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      return scope.node(PaddingRule(edges), [child(tree)])
    case .fixedSize(let horizontal, let vertical, let tree):
      let (horizontal, vertical) = pair(horizontal, vertical)
      return scope.node(FixedSizeRule(horizontal: horizontal, vertical: vertical), [child(tree)])
    case .ratio(let ratio, let fills, let tree):
      return scope.node(AspectRatioRule(transposed ? 1 / ratio : ratio, fills: fills), [child(tree)])
    case .priority(let value, let tree): return scope.node(LayoutPriorityRule(value), [child(tree)])
    case .offset(let x, let y, let tree):
      let (x, y) = pair(x, y)
      return scope.node(EffectRule(.offset(CGSize(width: x, height: y))), [child(tree)])
    case .guides(let value, let tree):
      let inner = scope.node(AlignmentGuideRule(VerticalAlignment.center.key) { $0.height / 3 + value }, [child(tree)])
      return scope.node(AlignmentGuideRule(HorizontalAlignment.center.key) { $0.width / 3 + value }, [inner])
    case .reader(let tree): return scope.node(GeometryReaderRule(), [child(tree)])
    case .overlay(let base, let layer): return scope.node(LayerRule(), [child(base), child(layer)])
    }
  }

  private static var horizontal: [HorizontalAlignment] { [.leading, .center, .trailing] }
  private static var vertical: [VerticalAlignment] { [.top, .center, .bottom] }

  private static func stack(_ isHorizontal: Bool, _ alignment: Int, _ spacing: CGFloat?) -> StackRule {
    isHorizontal
      ? StackRule(horizontal: vertical[alignment], spacing: spacing)
      : StackRule(vertical: horizontal[alignment], spacing: spacing)
  }
}

/// A line whose default, outside of stacks, is exchanged with the axes.
private final class DividerInStackRule: LeafRule {
  private let isTransposed: Bool
  init(isTransposed: Bool) { self.isTransposed = isTransposed }

  func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let isVertical = node.stackAxis.map { $0 == .horizontal } ?? isTransposed
    return isVertical ? CGSize(width: 1, height: size.height) : CGSize(width: size.width, height: 1)
  }
}
