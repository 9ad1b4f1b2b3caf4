import SwiftUI
import UnderstudyCore
import UnderstudyTime
import XCUIAutomation

// `drawHierarchyInKeyWindow` is accepted everywhere: there is one way of drawing.

extension Snapshotting where Value: View, Format == UIImage {
  /// Stores a picture of a view in the size that it has where nothing is proposed to it.
  public static var image: Snapshotting { .image() }

  /// Stores a picture of a view on a screen.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect.
  ///   - precision: How many of the pixels must agree, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to its reference to agree with it, from 0 to 1.
  ///   - layout: The room that the view has.
  ///   - traits: What the view finds in the environment.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { view in
      let view = UncheckedSendable(view)
      return onMain(otherwise: UIImage()) {
        SnapshotStage(config: layout.config(traits)).show(view.value) { $0.image() }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Stores a picture of the screen with a controller's view.
  public static var image: Snapshotting { .image() }

  /// Stores a picture of a device's screen with a controller's view.
  ///
  /// - Parameters:
  ///   - config: The screen.
  ///   - drawHierarchyInKeyWindow: Has no effect.
  ///   - precision: How many of the pixels must agree, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to its reference to agree with it, from 0 to 1.
  ///   - size: In place of the screen's, in points.
  ///   - traits: These take precedence over the screen's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { controller in
      onMain(otherwise: UIImage()) {
        SnapshotStage(config: config.with(size, traits)).show(controller.view) { $0.image() }
      }
    }
  }

  /// Stores a picture of the screen with a controller's view, as it is shown or in another size.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect.
  ///   - precision: How many of the pixels must agree, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to its reference to agree with it, from 0 to 1.
  ///   - size: In points, without a safe area; nil for the screen that there is.
  ///   - traits: What the view finds in the environment.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
      traits: traits)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Stores a picture of a view of UIKit's.
  public static var image: Snapshotting { .image() }

  /// Stores a picture of a view of UIKit's.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect.
  ///   - precision: How many of the pixels must agree, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to its reference to agree with it, from 0 to 1.
  ///   - size: In points; nil for its own.
  ///   - traits: What SwiftUI content finds in the environment.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { view in
      onMain(otherwise: UIImage()) {
        SnapshotStage(config: ViewImageConfig().with(size, traits)).show(view) { $0.image() }
      }
    }
  }
}

extension Snapshotting where Value == XCUIElement, Format == UIImage {
  /// Stores a picture of an app's screen, or of the part of it that an element takes.
  public static var image: Snapshotting { .image() }

  /// Stores a picture of an app's screen, or of the part of it that an element takes.
  ///
  /// - Parameters:
  ///   - precision: How many of the pixels must agree, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to its reference to agree with it, from 0 to 1.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { element in
      onMain(otherwise: UIImage()) {
        let picture = element.picture()
        guard picture.size != .zero else {
          SnapshotRun.note(SnapshotWording.nothingShown)
          return UIImage()
        }
        return PictureText.image(picture, elements: element.treeDescription(frames: true))
      }
    }
  }
}

extension UnderstudyCore.Host {
  /// A picture of the screen.
  func image() -> UIImage {
    let elements = treeText(frames: true)
    return PictureText.image(picture(), elements: elements)
  }
}
