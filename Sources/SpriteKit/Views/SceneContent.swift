import SwiftUI
import Understudy

/// What makes the content of a view be evaluated again.
@MainActor @Observable final class SceneModel {
  private(set) var version = 0
  @ObservationIgnored private var isChanged = false

  nonisolated init() {}

  func change() {
    guard !isChanged else { return }
    isChanged = true
    version += 1
  }

  /// The content is evaluated: the next change updates it again.
  func read() {
    _ = version
    isChanged = false
  }
}

/// The drawing of a scene, and the elements of its nodes.
struct SceneContent: View {
  let view: SKView
  let model: SceneModel

  var body: some View {
    let _ = model.read()
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        Canvas { context, size in SceneDrawing(view.scene, size, isClear: view.allowsTransparency).draw(&context) }
        ForEach(NodeElement.all(in: view.scene, proxy.size)) { NodeElementView(element: $0) }
      }
      .onChange(of: proxy.size, initial: true) { _, size in view.didLayOut(size) }
    }
  }
}

/// A node that assistive technology sees.
struct NodeElement: Identifiable {
  let id: ObjectIdentifier
  let label: String
  let identifier: String
  let value: String
  /// In points of the view.
  let frame: CGRect

  @MainActor static func all(in scene: SKScene?, _ size: CGSize) -> [NodeElement] {
    guard let scene else { return [] }
    let map = scene.toView(size)
    return visible(scene).filter(\.isAccessibilityElement).map { node in
      let text = node.accessibilityLabel ?? (node as? SKLabelNode)?.shownText ?? ""
      let frame = node.calculateAccumulatedFrame().applying(node.parent?.toRoot ?? .identity).applying(map)
      return NodeElement(
        id: ObjectIdentifier(node), label: text, identifier: node.accessibilityIdentifier ?? node.name ?? "",
        value: node.accessibilityValue ?? "", frame: frame)
    }
  }

  @MainActor private static func visible(_ node: SKNode) -> [SKNode] {
    node.children.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { [$0] + visible($0) }
  }
}

private struct NodeElementView: View {
  let element: NodeElement

  var body: some View {
    Color.clear
      .frame(width: max(element.frame.width, 0), height: max(element.frame.height, 0))
      .accessibilityElement()
      .accessibilityLabel(element.label)
      .accessibilityIdentifier(element.identifier)
      .accessibilityValue(element.value)
      .offset(x: element.frame.minX, y: element.frame.minY)
  }
}
