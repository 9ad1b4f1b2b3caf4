import Foundation
import Understudy

extension FilterDrawing {
  /// Filters that bend pictures around a point.
  static let distortions: [String: Draw] = [
    "CITwirlDistortion": { inputs in
      let angle = inputs.number("Angle")
      return bent(inputs) { $0.turned(by: -angle * (1 - $1) * (1 - $1)) }
    },
    "CIVortexDistortion": { inputs in
      let angle = inputs.number("Angle")
      return bent(inputs) { $0.turned(by: -angle * (1 - $1) * (1 - $1) / 4) }
    },
    "CIBumpDistortion": { inputs in
      let scale = inputs.number("Scale")
      return bent(inputs) { $0.scaled(1 - scale * (1 - $1) * (1 - $1)) }
    },
    "CIPinchDistortion": { inputs in
      let scale = inputs.number("Scale")
      return bent(inputs) { $0.scaled(1 + scale * (1 - $1) * (1 - $1)) }
    },
    "CIHoleDistortion": { inputs in
      let (center, radius) = (inputs.point("Center"), inputs.number("Radius"))
      return inputs.image?.movedAround(center) { offset in
        let distance = hypot(offset.x, offset.y)
        guard distance > radius, radius > 0 else { return radius > 0 ? nil : offset }
        return offset.scaled(min((distance - radius) / radius, 1))
      }
    },
    "CICircleSplashDistortion": { inputs in
      let (center, radius) = (inputs.point("Center"), inputs.number("Radius"))
      return inputs.image?.movedAround(center) { offset in
        let distance = hypot(offset.x, offset.y)
        return distance > radius ? offset.scaled(radius / distance) : offset
      }
    },
  ]

  /// A picture bent inside of a circle.
  ///
  /// - Parameter bend: Where a point comes from, both from the center; by how far it is from the center, up to 1 at the edge.
  private static func bent(
    _ inputs: FilterInputs, _ bend: @escaping @Sendable (_ offset: CGPoint, _ distance: CGFloat) -> CGPoint
  ) -> CIImage? {
    let (center, radius) = (inputs.point("Center"), inputs.number("Radius"))
    return inputs.image?.movedAround(center) { offset in
      let distance = hypot(offset.x, offset.y)
      return radius > 0 && distance < radius ? bend(offset, distance / radius) : offset
    }
  }

  /// Filters that move, turn and cut pictures.
  static let geometry: [String: Draw] = [
    "CIAffineTransform": { $0.image?.transformed(by: $0.transform("Transform")) },
    "CIAffineClamp": { $0.image?.clampedToExtent().transformed(by: $0.transform("Transform")) },
    "CICrop": { inputs in inputs.image?.cropped(to: inputs.vector("Rectangle")?.cgRectValue ?? .infinite) },
    "CILanczosScaleTransform": { $0.image?.resized(scale: $0.number("Scale"), aspect: $0.number("AspectRatio")) },
    "CIBicubicScaleTransform": { $0.image?.resized(scale: $0.number("Scale"), aspect: $0.number("AspectRatio")) },
    "CIStraightenFilter": { inputs in
      guard let image = inputs.image, !image.extent.isInfinite else { return inputs.image }
      let (middle, angle) = (image.extent.middle, inputs.number("Angle"))
      let turn = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      return image.transformed(by: turn).cropped(to: image.extent)
    },
  ]
}

extension CIImage {
  /// Each pixel from elsewhere, by its distance from a point.
  fileprivate func movedAround(
    _ center: CGPoint, _ source: @escaping @Sendable (_ offset: CGPoint) -> CGPoint?
  ) -> CIImage {
    let whole = PixelArea(extent)
    return moved(reach: { extent in self.extent.isInfinite ? extent : whole }) { point in
      source(CGPoint(x: point.x - center.x, y: point.y - center.y)).map {
        CGPoint(x: $0.x + center.x, y: $0.y + center.y)
      }
    }
  }

  fileprivate func resized(scale: CGFloat, aspect: CGFloat) -> CIImage {
    scale > 0 && aspect > 0 ? transformed(by: CGAffineTransform(scaleX: scale * aspect, y: scale)) : .empty()
  }
}

extension CGPoint {
  fileprivate func scaled(_ factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }

  fileprivate func turned(by angle: CGFloat) -> CGPoint {
    CGPoint(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
  }
}
