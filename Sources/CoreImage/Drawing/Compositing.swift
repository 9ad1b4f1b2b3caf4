import Foundation

extension FilterDrawing {
  /// Filters that put a picture over another one.
  static let compositing: [String: Draw] = operations.merging(blendModes) { first, _ in first }

  private static let operations: [String: Draw] = [
    "CISourceOverCompositing": { $0.image?.composited(over: $0.image("BackgroundImage") ?? .empty()) },
    "CISourceInCompositing": { inputs in combined(inputs) { above, below in above.times(below.opacity) } },
    "CISourceOutCompositing": { inputs in combined(inputs) { above, below in above.times(1 - below.opacity) } },
    "CISourceAtopCompositing": { inputs in
      combined(inputs) { above, below in
        var result = below.mixed(with: above, above.opacity)
        result.opacity = below.opacity
        return result
      }
    },
    "CIAdditionCompositing": { inputs in
      combined(inputs) { above, below in above.joined(below) { $0 + $1 } }
    },
    "CIMultiplyCompositing": { inputs in
      combined(inputs) { above, below in
        var result = above.joined(below) { $0 * $1 }
        result.opacity = above.opacity * below.opacity
        return result
      }
    },
    "CIMaximumCompositing": { inputs in combined(inputs) { $0.joined($1) { max($0, $1) } } },
    "CIMinimumCompositing": { inputs in combined(inputs) { $0.joined($1) { min($0, $1) } } },
    "CIDissolveTransition": { inputs in
      let time = Tone.limited(inputs.float("Time"))
      guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image }
      return target.blended(over: image) { bytes, position, above, other in
        for part in 0..<4 {
          let value = Float(bytes[position + part]) * (1 - time) + Float(above[other + part]) * time
          bytes[position + part] = UInt8(value.rounded())
        }
      }
    },
  ]

  private static let blendModes: [String: Draw] = [
    "CIMultiplyBlendMode": mode { $0 * $1 },
    "CIScreenBlendMode": mode { $0 + $1 - $0 * $1 },
    "CIOverlayBlendMode": mode { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
    "CIHardLightBlendMode": mode { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
    "CISoftLightBlendMode": mode { (1 - 2 * $0) * $1 * $1 + 2 * $0 * $1 },
    "CIDarkenBlendMode": mode { min($0, $1) },
    "CILightenBlendMode": mode { max($0, $1) },
    "CIColorDodgeBlendMode": mode { $0 >= 1 ? 1 : min($1 / (1 - $0), 1) },
    "CIColorBurnBlendMode": mode { $0 <= 0 ? 0 : 1 - min((1 - $1) / $0, 1) },
    "CIDifferenceBlendMode": mode { abs($0 - $1) },
    "CIExclusionBlendMode": mode { $0 + $1 - 2 * $0 * $1 },
  ]

  /// Mixes the parts of two colors where both are opaque, and shows each alone elsewhere.
  private static func mode(_ mix: @escaping @Sendable (_ above: Float, _ below: Float) -> Float) -> Draw {
    { inputs in
      combined(inputs) { above, below in
        if below.opacity == 0 { return above }
        let mixed = above.mixed(with: above.joined(below, mix), below.opacity)
        var result = below.mixed(with: mixed, above.opacity)
        result.opacity = above.opacity + below.opacity - above.opacity * below.opacity
        return result
      }
    }
  }

  private static func combined(
    _ inputs: FilterInputs, _ body: @escaping @Sendable (_ above: Tone, _ below: Tone) -> Tone
  ) -> CIImage? {
    guard let image = inputs.image else { return nil }
    return image.blended(over: inputs.image("BackgroundImage") ?? .empty()) { bytes, position, above, other in
      body(Tone(above, at: other), Tone(bytes, at: position)).write(to: &bytes, at: position)
    }
  }
}

extension Tone {
  fileprivate func times(_ share: Float) -> Tone { Tone(red, green, blue, opacity * share) }

  /// Each part of two colors, as opaque as the more opaque one.
  fileprivate func joined(_ other: Tone, _ body: (Float, Float) -> Float) -> Tone {
    Tone(
      body(red, other.red), body(green, other.green), body(blue, other.blue), Swift.max(opacity, other.opacity))
  }
}
