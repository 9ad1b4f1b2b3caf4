import SpriteKit
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Nodes of SpriteKit")
struct SpriteNodeTests {
  private func node(_ name: String, _ children: [SKNode] = []) -> SKNode {
    let node = SKNode()
    node.name = name
    for child in children { node.addChild(child) }
    return node
  }

  @Test("Nodes are found by names, wildcards and paths")
  func searches() {
    let root = node("root", [node("stone1"), node("group", [node("stone2"), node("ship")]), node("stone3")])
    #expect(root.childNode(withName: "stone3") != nil)
    #expect(root.childNode(withName: "ship") == nil)
    #expect(root["//ship"].count == 1)
    #expect(root["stone*"].compactMap(\.name) == ["stone1", "stone3"])
    #expect(root["//stone*"].compactMap(\.name) == ["stone1", "stone2", "stone3"])
    #expect(root.childNode(withName: "group/ship")?.name == "ship")
    #expect(root["*"].count == 3)
    #expect(root["//ship"].first?["../stone2"].count == 1)
    var visited: [String] = []
    root.enumerateChildNodes(withName: "*") { node, stop in
      visited.append(node.name ?? "")
      stop.pointee = visited.count == 2 ? true : false
    }
    #expect(visited == ["stone1", "group"])
  }

  @Test("Points are converted between nodes that are moved, turned and stretched")
  func points() {
    let (outer, inner) = (SKNode(), SKNode())
    outer.position = CGPoint(x: 10, y: 20)
    outer.setScale(2)
    inner.position = CGPoint(x: 5, y: 0)
    inner.zRotation = .pi / 2
    outer.addChild(inner)
    let root = SKNode()
    root.addChild(outer)
    let place = inner.convert(CGPoint(x: 1, y: 0), to: root)
    #expect(abs(place.x - 20) < 1e-9 && abs(place.y - 22) < 1e-9)
    let back = inner.convert(place, from: root)
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    inner.move(toParent: root)
    #expect(inner.position == CGPoint(x: 20, y: 20))
    #expect(inner.inParentHierarchy(root) && !inner.inParentHierarchy(outer))
  }

  @Test("A node takes what its sprite and its children take")
  func frames() {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
    #expect(sprite.frame == CGRect(x: -5, y: -10, width: 10, height: 20))
    sprite.anchorPoint = .zero
    let child = SKShapeNode(rectOf: CGSize(width: 9, height: 9))
    child.position = CGPoint(x: 20, y: 0)
    sprite.addChild(child)
    #expect(sprite.calculateAccumulatedFrame() == CGRect(x: 0, y: -5, width: 25, height: 25))
    #expect(sprite.contains(CGPoint(x: 24, y: 0)) && !sprite.contains(CGPoint(x: 26, y: 0)))
    #expect(SKNode().frame.isEmpty)
    let label = SKLabelNode(text: "Tea")
    label.horizontalAlignmentMode = .left
    #expect(label.frame.minX == 0 && label.frame.width > 20)
  }

  @Test("A copy looks the same and has copies of all inside, without a parent")
  func copies() throws {
    let parent = SKNode()
    let sprite = SKSpriteNode(color: SKColor.red, size: CGSize(width: 10, height: 20))
    sprite.position = CGPoint(x: 3, y: 4)
    sprite.name = "stone"
    sprite.physicsBody = SKPhysicsBody(circleOfRadius: 5)
    sprite.addChild(SKLabelNode(text: "Tea"))
    parent.addChild(sprite)
    let copy = try #require(sprite.copy() as? SKSpriteNode)
    #expect(copy.position == sprite.position && copy.size == sprite.size && copy.name == "stone")
    #expect(copy.parent == nil && copy.physicsBody?.node === copy && sprite.physicsBody?.node === sprite)
    #expect((copy.children.first as? SKLabelNode)?.text == "Tea" && copy.children.first !== sprite.children.first)
  }

  @Test("A picture gives a sprite its size; a part of it its part")
  func textures() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let texture = SKTexture(image: picture)
    #expect(SKSpriteNode(texture: texture).size == CGSize(width: 8, height: 4))
    #expect(
      SKTexture(rect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), in: texture).size() == CGSize(width: 4, height: 2))
    #expect(SKTextureAtlas(dictionary: ["a": picture]).textureNames == ["a"])
  }

  @Test("Gravity moves bodies, a floor stops them, and contacts are notified of")
  func physics() {
    final class Fall: SKScene, SKPhysicsContactDelegate {
      let ball = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
      var contacts = 0
      override func didMove(to view: SKView) {
        physicsWorld.contactDelegate = self
        ball.position = CGPoint(x: 50, y: 90)
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 5)
        ball.physicsBody?.contactTestBitMask = 2
        addChild(ball)
        let floor = SKNode()
        floor.position = CGPoint(x: 50, y: 10)
        floor.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 20))
        floor.physicsBody?.isDynamic = false
        floor.physicsBody?.categoryBitMask = 2
        addChild(floor)
      }
      func didBegin(_ contact: SKPhysicsContact) { contacts += 1 }
    }
    let scene = Fall(size: CGSize(width: 100, height: 100))
    let app = XCUIApplication { SpriteView(scene: scene).frame(width: 100, height: 100) }
    app.clock.advance(by: .seconds(0.1))
    #expect(scene.ball.position.y < 90)
    app.clock.advance(by: .seconds(3))
    #expect(scene.contacts >= 1)
    #expect(scene.ball.position.y >= 24.9)
    #expect(app.runtimeIssues.map { $0.message.prefix(15) } == ["SKPhysicsWorld:"])
  }

  @Test("A node that has a parent cannot be added: that fails the test")
  func misuse() {
    struct Page: View {
      var body: some View {
        Button("Add twice") {
          let child = SKNode()
          SKNode().addChild(child)
          let parent = SKNode()
          parent.addChild(child)
          parent.addChild(child)
        }
      }
    }
    let app = XCUIApplication { Page() }
    #expect(failures { app.buttons["Add twice"].tap() }.first?.hasPrefix("SKNode: a node that is added") == true)
  }
}
