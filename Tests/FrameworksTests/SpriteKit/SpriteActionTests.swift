import SpriteKit
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Actions of SpriteKit")
struct SpriteActionTests {
  /// A scene that shows, with a sprite in it.
  private func launch() -> (app: XCUIApplication, sprite: SKSpriteNode) {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    scene.addChild(sprite)
    return (XCUIApplication { SpriteView(scene: scene) }, sprite)
  }

  @Test("A sequence runs one after the other, a group at the same time")
  func combined() {
    let (app, sprite) = launch()
    var log: [String] = []
    sprite.run(
      .sequence([
        .wait(forDuration: 0.5), .run { log.append("waited") },
        .group([.moveTo(x: 10, duration: 0.5), .fadeOut(withDuration: 1)]), .run { log.append("faded") },
        .removeFromParent(),
      ]))
    app.clock.advance(by: .seconds(0.6))
    #expect(log == ["waited"])
    app.clock.advance(by: .seconds(0.6))
    #expect(sprite.position.x == 10)
    #expect(sprite.alpha > 0 && sprite.alpha < 1)
    app.clock.advance(by: .seconds(0.5))
    #expect(log == ["waited", "faded"])
    #expect(sprite.parent == nil && sprite.alpha == 0)
  }

  @Test("Actions repeat a number of times, or until their key is removed")
  func repeated() {
    let (app, sprite) = launch()
    var (some, all) = (0, 0)
    sprite.run(.repeat(.sequence([.wait(forDuration: 0.1), .run { some += 1 }]), count: 3))
    sprite.run(.repeatForever(.sequence([.run { all += 1 }, .wait(forDuration: 0.1)])), withKey: "all")
    app.clock.advance(by: .seconds(1.05))
    #expect(some == 3)
    #expect((10...11).contains(all))
    #expect(sprite.action(forKey: "all") != nil)
    sprite.removeAction(forKey: "all")
    let last = all
    app.clock.advance(by: .seconds(1))
    #expect(all == last)
    #expect(!sprite.hasActions())
  }

  @Test("Speed, timing and reversal change how an action runs")
  func timing() {
    let (app, sprite) = launch()
    let slow = SKAction.moveBy(x: 10, y: 0, duration: 1)
    slow.timingMode = .easeIn
    sprite.run(slow)
    app.clock.advance(by: .seconds(0.5))
    #expect(sprite.position.x > 1 && sprite.position.x < 4)
    app.clock.advance(by: .seconds(1))
    sprite.run(slow.reversed())
    sprite.speed = 4
    app.clock.advance(by: .seconds(0.3))
    #expect(abs(sprite.position.x) < 1e-9)
    var shares: [CGFloat] = []
    sprite.run(.customAction(withDuration: 2) { shares.append($1) })
    app.clock.advance(by: .seconds(1))
    #expect(shares == shares.sorted() && shares.last == 2)
  }

  @Test("Sprites turn, grow, change their pictures and follow a path")
  func looks() {
    let (app, sprite) = launch()
    sprite.run(.rotate(toAngle: .pi * 1.5, duration: 0.1, shortestUnitArc: true))
    sprite.run(.scale(to: 3, duration: 0.1))
    sprite.run(.resize(toWidth: 20, height: 30, duration: 0.1))
    sprite.run(.colorize(with: .blue, colorBlendFactor: 1, duration: 0.1))
    let textures = [1, 2].map { SKTextureAtlas(named: "walk").textureNamed("walk\($0)") }
    sprite.run(.animate(with: textures, timePerFrame: 0.2))
    app.clock.advance(by: .seconds(0.15))
    #expect(abs(sprite.zRotation + .pi / 2) < 1e-9)
    #expect(sprite.xScale == 3 && sprite.size == CGSize(width: 20, height: 30) && sprite.color == .blue)
    #expect(sprite.texture === textures[0])
    app.clock.advance(by: .seconds(0.2))
    #expect(sprite.texture === textures[1])
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    sprite.run(.follow(path, asOffset: false, orientToPath: true, duration: 1))
    app.clock.advance(by: .seconds(1.1))
    #expect(sprite.position == CGPoint(x: 10, y: 10))
    #expect(abs(sprite.zRotation - .pi / 2) < 1e-9)
  }

  @Test("Sounds are in the event log; particles do not show, which is said once")
  func soundsAndParticles() {
    struct Page: View {
      let scene: SKScene
      var body: some View {
        SpriteView(scene: scene).frame(height: 100)
        Button("Bang") {
          for _ in 0..<2 { if let fire = SKEmitterNode(fileNamed: "Fire") { scene.addChild(fire) } }
          scene.run(.playSoundFileNamed("bang.wav", waitForCompletion: false))
        }
      }
    }
    let app = XCUIApplication { Page(scene: SKScene(size: CGSize(width: 100, height: 100))) }
    app.buttons["Bang"].tap()
    app.clock.advance(by: .seconds(0.1))
    #expect(app.events.of(.log).lines == ["[SpriteKit] Play bang.wav"])
    #expect(app.runtimeIssues.map(\.message) == ["SKEmitterNode: particles do not show."])
  }
}
