import Foundation
import UnderstudyLayout

/// A view of the cases' table, which makes layout nodes: the expressions of the table read as they are written there.
protocol TestView {
  func nodes(_ scope: Scope) -> [LayoutNode]
}

/// What making the nodes of one case needs, and the nodes that it marks.
final class Scope {
  let context: LayoutContext
  var marks: [String: LayoutNode] = [:]
  var isRightToLeft = false

  init(_ context: LayoutContext = LayoutContext()) { self.context = context }

  func node(_ rule: any LayoutRule, _ children: [LayoutNode] = []) -> LayoutNode {
    let node = LayoutNode(rule, children, in: context)
    node.isRightToLeft = isRightToLeft
    return node
  }
}

@resultBuilder
enum TestViewBuilder {
  static func buildBlock(_ views: any TestView...) -> [any TestView] { views }
}

extension [any TestView] {
  func nodes(_ scope: Scope) -> [LayoutNode] { flatMap { $0.nodes(scope) } }

  /// Whether the number of views in the list is fixed.
  var isStatic: Bool { !contains { $0 is ForEach } }
}

/// A leaf with any rule.
struct Leaf: TestView {
  let rule: any LayoutRule
  init(_ rule: any LayoutRule) { self.rule = rule }
  func nodes(_ scope: Scope) -> [LayoutNode] { [scope.node(rule)] }
}

/// A modifier: a unary rule around each view of its content.
struct Modified: TestView {
  let content: any TestView
  let rule: () -> any LayoutRule

  func nodes(_ scope: Scope) -> [LayoutNode] { content.nodes(scope).map { scope.node(rule(), [$0]) } }
}

struct Marked: TestView {
  let content: any TestView
  let name: String

  func nodes(_ scope: Scope) -> [LayoutNode] {
    let nodes = content.nodes(scope)
    scope.marks[name] = nodes[0]
    return nodes
  }
}

struct Layered: TestView {
  let content: any TestView
  let alignment: Alignment
  let layers: [any TestView]

  func nodes(_ scope: Scope) -> [LayoutNode] {
    content.nodes(scope).map { base in
      let layers = layers.nodes(scope)
      let layer = layers.count == 1 ? layers[0] : scope.node(ZStackRule(alignment), layers)
      return scope.node(LayerRule(alignment), [base, layer])
    }
  }
}

struct Inset: TestView {
  let content: any TestView
  let rule: SafeAreaInsetRule
  let inset: [any TestView]

  func nodes(_ scope: Scope) -> [LayoutNode] {
    content.nodes(scope).map { scope.node(rule, [$0, inset.nodes(scope)[0]]) }
  }
}
