import Foundation

extension FilterDrawing {
  /// Filters that give pictures other colors. The numbers are near those of a device, not the same.
  static let colorEffects: [String: Draw] = [
    "CISepiaTone": { inputs in
      let intensity = inputs.float("Intensity")
      return inputs.image?.mapped { tone in
        let brown = Tone(
          0.393 * tone.red + 0.769 * tone.green + 0.189 * tone.blue,
          0.349 * tone.red + 0.686 * tone.green + 0.168 * tone.blue,
          0.272 * tone.red + 0.534 * tone.green + 0.131 * tone.blue, tone.opacity)
        return tone.mixed(with: brown, intensity)
      }
    },
    "CIColorInvert": { $0.image?.mapped { tone in tone.each { 1 - $0 } } },
    "CIColorMonochrome": { inputs in
      let (color, intensity) = (inputs.tone("Color"), inputs.float("Intensity"))
      return inputs.image?.mapped { tone in
        let luma = tone.luma
        return tone.mixed(
          with: Tone(color.red * luma, color.green * luma, color.blue * luma, tone.opacity), intensity)
      }
    },
    "CIColorPosterize": { inputs in
      let levels = max(inputs.float("Levels").rounded(), 2)
      return inputs.image?.mapped { tone in
        tone.each { min((Tone.limited($0) * levels).rounded(.down), levels - 1) / (levels - 1) }
      }
    },
    "CIFalseColor": { inputs in
      let (dark, bright) = (inputs.tone("Color0"), inputs.tone("Color1"))
      return inputs.image?.mapped { tone in
        var mixed = dark.mixed(with: bright, tone.luma)
        mixed.opacity *= tone.opacity
        return mixed
      }
    },
    "CIMaskToAlpha": { $0.image?.mapped { Tone(1, 1, 1, $0.luma * $0.opacity) } },
    "CIMaximumComponent": { $0.image?.mapped { $0.gray(max($0.red, $0.green, $0.blue)) } },
    "CIMinimumComponent": { $0.image?.mapped { $0.gray(min($0.red, $0.green, $0.blue)) } },
    "CIVignette": { inputs in
      guard let image = inputs.image, !image.extent.isInfinite else { return inputs.image }
      let (intensity, radius) = (inputs.float("Intensity"), max(inputs.float("Radius"), 0.01))
      let (middle, half) = (image.extent.middle, Float(hypot(image.extent.width, image.extent.height) / 2))
      return image.mappedByPlace { tone, x, y in
        let distance = middle.distance(x, y) / max(half, 1)
        let factor = 1 - intensity * 0.5 * distance * distance / (radius < 1 ? radius : 1)
        return tone.each { $0 * max(factor, 0) }
      }
    },
    "CIVignetteEffect": { inputs in
      let (center, radius) = (inputs.point("Center"), inputs.float("Radius"))
      let (intensity, falloff) = (inputs.float("Intensity"), inputs.float("Falloff"))
      return inputs.image?.mappedByPlace { tone, x, y in
        let outside = Tone.limited((center.distance(x, y) - radius) / max(radius * max(falloff, 0.01), 1))
        return tone.each { $0 * (1 - intensity * outside) }
      }
    },
  ]

  /// The looks of the Photos app. They are near those of a device, not the same.
  static let photoEffects: [String: Draw] = [
    "CIPhotoEffectMono": { $0.image?.mapped { $0.gray(0.1 + 0.85 * $0.luma) } },
    "CIPhotoEffectTonal": { $0.image?.mapped { $0.gray($0.luma) } },
    "CIPhotoEffectNoir": { $0.image?.mapped { $0.gray(Tone.limited(($0.luma - 0.5) * 1.5 + 0.45)) } },
    "CIPhotoEffectChrome": { $0.image?.mapped { $0.saturated(1.25).contrasted(1.1) } },
    "CIPhotoEffectFade": { $0.image?.mapped { $0.saturated(0.6).contrasted(0.8) } },
    "CIPhotoEffectInstant": {
      $0.image?.mapped { tone in
        Tone(tone.red * 0.9 + 0.1, tone.green * 0.85 + 0.08, tone.blue * 0.75 + 0.1, tone.opacity).saturated(0.8)
      }
    },
    "CIPhotoEffectProcess": {
      $0.image?.mapped { Tone($0.red * 0.85, $0.green, $0.blue * 0.9 + 0.1, $0.opacity).contrasted(1.05) }
    },
    "CIPhotoEffectTransfer": {
      $0.image?.mapped { Tone($0.red * 0.95 + 0.05, $0.green * 0.95, $0.blue * 0.8, $0.opacity).contrasted(0.95) }
    },
  ]
}

extension Tone {
  /// The color, more vivid above 1, and gray at 0.
  func saturated(_ factor: Float) -> Tone {
    let luma = self.luma
    return each { luma + ($0 - luma) * factor }
  }

  /// The color, farther from the middle gray above 1.
  func contrasted(_ factor: Float) -> Tone { each { ($0 - 0.5) * factor + 0.5 } }
}

extension CGPoint {
  /// How far the middle of a pixel is away.
  func distance(_ x: Int, _ y: Int) -> Float { Float(hypot(CGFloat(x) + 0.5 - self.x, CGFloat(y) + 0.5 - self.y)) }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
