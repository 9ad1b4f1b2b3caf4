import Foundation
import SwiftUI

/// Shows a scene of SpriteKit among views of SwiftUI. Source: Apple's page "SpriteView".
///
/// The scene shows once the view has its size. It is an element, as an ``SKView`` is.
public struct SpriteView: View {
  /// How a scene is drawn. Source: Apple's page "SpriteView.Options".
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nodes at one depth may be drawn in any order; without effect.
    public static let ignoresSiblingOrder = Self(rawValue: 1)
    /// Nodes outside are left out; without effect.
    public static let shouldCullNonVisibleNodes = Self(rawValue: 2)
    /// What is behind the view shows, instead of the scene's color.
    public static let allowsTransparency = Self(rawValue: 4)
  }

  /// What is written over a scene: nothing here. Source: Apple's page "SpriteView.DebugOptions".
  public struct DebugOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The frames of a second.
    public static let showsFPS = Self(rawValue: 1)
    /// The number of nodes.
    public static let showsNodeCount = Self(rawValue: 2)
    /// The number of drawings.
    public static let showsDrawCount = Self(rawValue: 4)
    /// The number of rectangles.
    public static let showsQuadCount = Self(rawValue: 8)
    /// Bodies of physics.
    public static let showsPhysics = Self(rawValue: 16)
    /// Fields of physics.
    public static let showsFields = Self(rawValue: 32)
  }

  private let surface: SpriteSurface

  /// Shows a scene.
  ///
  /// - Parameters:
  ///   - scene: What shows. Another scene in a later update takes its place.
  ///   - transition: How it would follow another one; without effect.
  ///   - isPaused: Whether there are no frames.
  ///   - preferredFramesPerSecond: How many frames a second there are.
  ///   - options: How the scene is drawn.
  ///   - debugOptions: Without effect.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) {
    surface = SpriteSurface(
      scene: scene, isPaused: isPaused, frames: preferredFramesPerSecond, options: options, shouldRender: nil)
  }

  /// Shows a scene, and asks before each frame.
  ///
  /// - Parameters:
  ///   - scene: What shows. Another scene in a later update takes its place.
  ///   - transition: How it would follow another one; without effect.
  ///   - isPaused: Whether there are no frames.
  ///   - preferredFramesPerSecond: How many frames a second there are.
  ///   - options: How the scene is drawn.
  ///   - debugOptions: Without effect.
  ///   - shouldRender: Whether there is a frame at a time.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
    shouldRender: @escaping (TimeInterval) -> Bool
  ) {
    surface = SpriteSurface(
      scene: scene, isPaused: isPaused, frames: preferredFramesPerSecond, options: options,
      shouldRender: shouldRender)
  }

  /// The view of UIKit's that shows the scene.
  public var body: some View { surface }
}

private struct SpriteSurface: UIViewRepresentable {
  let scene: SKScene
  let isPaused: Bool
  let frames: Int
  let options: SpriteView.Options
  let shouldRender: ((TimeInterval) -> Bool)?

  func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }

  func updateUIView(_ view: SKView, context: Context) {
    view.isPaused = isPaused
    view.preferredFramesPerSecond = frames
    view.allowsTransparency = options.contains(.allowsTransparency)
    view.shouldRender = shouldRender
    if view.scene !== scene { view.presentWhenSized(scene) }
  }

  static func dismantleUIView(_ view: SKView, coordinator: Void) { view.stop() }
}
