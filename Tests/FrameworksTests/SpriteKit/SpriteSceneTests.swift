import CoreImage
import SpriteKit
import SwiftUI
import Testing
import UnderstudyTesting

/// As public apps have it: a ship that moves to where the finger is, a score, and stones.
private final class Game: SKScene {
  let ship = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
  let score = SKLabelNode(text: "Score: 0")
  var frames = 0
  var log: [String] = []

  override func didMove(to view: SKView) {
    log.append("didMove \(Int(size.width))x\(Int(size.height))")
    backgroundColor = .black
    ship.position = CGPoint(x: 50, y: 50)
    ship.name = "ship"
    ship.isAccessibilityElement = true
    ship.accessibilityLabel = "Ship"
    addChild(ship)
    score.position = CGPoint(x: frame.midX, y: frame.maxY - 50)
    score.fontSize = 20
    score.isAccessibilityElement = true
    addChild(score)
  }

  override func update(_ currentTime: TimeInterval) { frames += 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    ship.run(.move(to: place, duration: 1)) { [weak self] in self?.score.text = "Score: 1" }
  }
}

private struct Page: View {
  let scene: SKScene
  var isPaused = false

  var body: some View {
    SpriteView(scene: scene, isPaused: isPaused)
      .frame(width: 300, height: 200)
      .accessibilityIdentifier("game")
  }
}

@MainActor
@Suite("Scenes of SpriteKit")
struct SpriteSceneTests {
  private func game(_ mode: SKSceneScaleMode = .resizeFill) -> Game {
    let scene = Game(size: CGSize(width: 300, height: 200))
    scene.scaleMode = mode
    return scene
  }

  @Test("A scene shows in the view's size; nodes that are elements have labels and frames")
  func elements() {
    let game = Game(size: CGSize(width: 10, height: 10))
    game.scaleMode = .resizeFill
    let app = XCUIApplication { Page(scene: game) }
    #expect(game.log == ["didMove 300x200"])
    let view = app.otherElements["game"].firstMatch
    #expect(view.frame.size == CGSize(width: 300, height: 200))
    let ship = app.descendants(matching: .any)["Ship"]
    #expect(ship.frame == CGRect(x: view.frame.minX + 30, y: view.frame.minY + 140, width: 40, height: 20))
    #expect(app.descendants(matching: .any)["Score: 0"].exists)
    #expect(game.view?.scene === game)
  }

  @Test("Frames and actions follow the app's clock")
  func frames() {
    let game = game()
    let app = XCUIApplication { Page(scene: game) }
    let first = game.frames
    app.clock.advance(by: .seconds(1))
    #expect((59...61).contains(game.frames - first))
    game.ship.run(.moveBy(x: 100, y: 0, duration: 2))
    app.clock.advance(by: .seconds(1))
    #expect(abs(game.ship.position.x - 100) < 2)
    app.clock.advance(by: .seconds(1.1))
    #expect(game.ship.position == CGPoint(x: 150, y: 50))
    #expect(!game.ship.hasActions())
  }

  @Test("A paused view has no frames, and a paused scene runs no actions")
  func paused() {
    let game = game()
    let app = XCUIApplication { Page(scene: game, isPaused: true) }
    app.clock.advance(by: .seconds(1))
    #expect(game.frames == 0)
    let other = self.game()
    let second = XCUIApplication { Page(scene: other) }
    other.isPaused = true
    other.ship.run(.moveBy(x: 100, y: 0, duration: 0.1))
    second.clock.advance(by: .seconds(1))
    #expect(other.ship.position.x == 50)
  }

  @Test("A tap reaches the scene, in its coordinates, and the app's texts follow")
  func touches() {
    let game = game()
    let app = XCUIApplication { Page(scene: game) }
    let view = app.otherElements["game"].firstMatch
    view.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25)).tap()
    app.clock.advance(by: .seconds(1.1))
    #expect(game.ship.position == CGPoint(x: 150, y: 150))
    #expect(app.descendants(matching: .any)["Score: 1"].waitForExistence(timeout: 1))
    app.descendants(matching: .any)["Score: 1"].tap()
    app.clock.advance(by: .seconds(1.1))
    #expect(game.ship.position.y > 150)
  }

  @Test("A node that takes touches gets those at its place; the node in front comes first")
  func touchedNodes() {
    final class Button: SKSpriteNode {
      var taps = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
    }
    let game = game()
    let (behind, front) = (
      Button(color: .blue, size: CGSize(width: 60, height: 60)),
      Button(color: .green, size: CGSize(width: 20, height: 20))
    )
    for (depth, button) in [behind, front].enumerated() {
      button.isUserInteractionEnabled = true
      button.position = CGPoint(x: 150, y: 100)
      button.zPosition = CGFloat(5 - depth)
      game.addChild(button)
    }
    front.zPosition = 10
    let app = XCUIApplication { Page(scene: game) }
    let view = app.otherElements["game"].firstMatch
    view.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(behind.taps == 0 && front.taps == 1)
    view.coordinate(withNormalizedOffset: CGVector(dx: 0.42, dy: 0.5)).tap()
    #expect(behind.taps == 1 && front.taps == 1)
    #expect(game.nodes(at: CGPoint(x: 150, y: 100)) == [front, behind])
    #expect(game.atPoint(CGPoint(x: 5, y: 5)) === game)
  }

  @Test("A scene of another size is stretched, or keeps its form")
  func scaleModes() {
    let places = [SKSceneScaleMode.fill, .aspectFit, .aspectFill, .resizeFill].map { mode in
      let scene = SKScene(size: CGSize(width: 100, height: 100))
      scene.scaleMode = mode
      return CGPoint(x: 0, y: 0).applying(scene.toViewOfTest)
    }
    #expect(places == [CGPoint(x: 0, y: 200), CGPoint(x: 50, y: 200), CGPoint(x: 0, y: 250), CGPoint(x: 100, y: 150)])
  }

  @Test("Pictures show sprites, shapes and texts upright, those in front over others")
  func pictures() throws {
    let game = game()
    let circle = SKShapeNode(circleOfRadius: 10)
    circle.fillColor = .green
    circle.position = CGPoint(x: 200, y: 100)
    circle.zPosition = -1
    game.addChild(circle)
    let app = XCUIApplication { Page(scene: game) }
    let svg = app.otherElements["game"].firstMatch.picture().svg
    #expect(svg.contains("<g transform=\"matrix(1 0 0 1 150 50)\">\n<text"))
    #expect(svg.contains(">Score: 0</text>"))
    let (green, red) = (try #require(svg.range(of: "#00FF00")), try #require(svg.range(of: "#FF0000")))
    #expect(green.lowerBound < red.lowerBound)
    game.ship.isHidden = true
    app.clock.advance(by: .seconds(0.1))
    #expect(!app.otherElements["game"].firstMatch.picture().svg.contains("#FF0000"))
    #expect(!app.descendants(matching: .any)["Ship"].exists)
  }

  @Test("A sprite shows the pixels of its picture, the top at the top")
  func texture() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    let scene = SKScene(size: CGSize(width: 300, height: 200))
    let sprite = SKSpriteNode(texture: SKTexture(image: picture), size: CGSize(width: 100, height: 100))
    sprite.position = CGPoint(x: 150, y: 100)
    scene.addChild(sprite)
    let app = XCUIApplication { Page(scene: scene) }
    let drawn = try #require(CIImage(data: app.otherElements["game"].firstMatch.picture().png))
    let scale = Int(drawn.extent.width) / 300
    func color(_ y: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 4)
      let place = CGRect(x: 150 * scale, y: y * scale, width: 1, height: 1)
      CIContext().render(drawn, toBitmap: &bytes, rowBytes: 4, bounds: place, format: .RGBA8, colorSpace: nil)
      return bytes
    }
    #expect(color(125) == [255, 0, 0, 255])
    #expect(color(75) == [0, 0, 255, 255])
  }

  @Test("Another scene takes the place of the first, which leaves the view")
  func otherScene() {
    let (first, second) = (game(), game())
    let app = XCUIApplication { Page(scene: first) }
    first.view?.presentScene(second, transition: .fade(withDuration: 1))
    #expect(first.view == nil)
    #expect(second.log == ["didMove 300x200"])
    #expect(app.descendants(matching: .any)["Ship"].exists)
  }
}

extension SKScene {
  /// From the scene to a view of 300 by 200 points.
  fileprivate var toViewOfTest: CGAffineTransform {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (origin, x, y) = (
      view.convert(.zero, from: self), view.convert(CGPoint(x: 1, y: 0), from: self),
      view.convert(CGPoint(x: 0, y: 1), from: self)
    )
    return CGAffineTransform(
      a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y)
  }
}
