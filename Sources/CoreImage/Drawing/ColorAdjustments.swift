import Foundation

extension FilterDrawing {
  /// Filters that correct colors. The numbers are near those of a device, not the same.
  static let colorAdjustments: [String: Draw] = [
    "CIColorControls": { inputs in
      let (saturation, contrast) = (inputs.float("Saturation"), inputs.float("Contrast"))
      let brightness = inputs.float("Brightness")
      return inputs.image?.mapped { tone in
        tone.saturated(saturation).each { $0 + brightness }.contrasted(contrast)
      }
    },
    "CIColorMatrix": { inputs in
      let rows = ["RVector", "GVector", "BVector", "AVector", "BiasVector"].map(inputs.tone)
      return inputs.image?.mapped { tone in
        Tone(
          tone.product(rows[0]) + rows[4].red, tone.product(rows[1]) + rows[4].green,
          tone.product(rows[2]) + rows[4].blue, tone.product(rows[3]) + rows[4].opacity)
      }
    },
    "CIColorClamp": { inputs in
      let (least, most) = (inputs.tone("MinComponents"), inputs.tone("MaxComponents"))
      return inputs.image?.mapped { tone in
        Tone(
          min(max(tone.red, least.red), most.red), min(max(tone.green, least.green), most.green),
          min(max(tone.blue, least.blue), most.blue), min(max(tone.opacity, least.opacity), most.opacity))
      }
    },
    "CIColorThreshold": { inputs in
      let limit = inputs.float("Threshold")
      return inputs.image?.mapped { tone in tone.each { $0 >= limit ? 1 : 0 } }
    },
    "CIExposureAdjust": { inputs in
      let factor = pow(2, inputs.float("EV"))
      return inputs.image?.mapped { tone in tone.each { Tone.encoded(Tone.linear($0) * factor) } }
    },
    "CIGammaAdjust": { inputs in
      let power = inputs.float("Power")
      return inputs.image?.mapped { tone in tone.each { pow(max($0, 0), power) } }
    },
    "CIHueAdjust": { inputs in
      let angle = inputs.float("Angle")
      return inputs.image?.mapped { $0.turned(angle) }
    },
    "CIVibrance": { inputs in
      let amount = inputs.float("Amount")
      return inputs.image?.mapped { tone in
        let spread = max(tone.red, tone.green, tone.blue) - min(tone.red, tone.green, tone.blue)
        return tone.saturated(1 + amount * (1 - spread))
      }
    },
    "CIWhitePointAdjust": { inputs in
      let white = inputs.tone("Color")
      return inputs.image?.mapped {
        Tone($0.red * white.red, $0.green * white.green, $0.blue * white.blue, $0.opacity)
      }
    },
    "CITemperatureAndTint": { inputs in
      let (neutral, target) = (inputs.point("Neutral"), inputs.point("TargetNeutral"))
      let (warmth, tint) = (Float((neutral.x - target.x) / 10_000), Float((neutral.y - target.y) / 300))
      return inputs.image?.mapped {
        Tone($0.red * (1 + warmth), $0.green * (1 - tint), $0.blue * (1 - warmth), $0.opacity)
      }
    },
    "CIHighlightShadowAdjust": { inputs in
      let (shadows, lights) = (inputs.float("ShadowAmount"), inputs.float("HighlightAmount"))
      return inputs.image?.mapped { tone in
        let luma = Tone.limited(tone.luma)
        return tone.each { $0 + shadows * 0.25 * (1 - luma) * (1 - luma) - (1 - lights) * 0.25 * luma * luma }
      }
    },
    "CIToneCurve": { inputs in
      let points = (0...4).map { inputs.point("Point\($0)") }
      return inputs.image?.mapped { tone in tone.each { Tone.curve(points, at: $0) } }
    },
    "CILinearToSRGBToneCurve": { $0.image?.mapped { tone in tone.each(Tone.encoded) } },
    "CISRGBToneCurveToLinear": { $0.image?.mapped { tone in tone.each(Tone.linear) } },
  ]
}

extension Tone {
  /// The sum of the parts, each times a factor.
  fileprivate func product(_ row: Tone) -> Float {
    red * row.red + green * row.green + blue * row.blue + opacity * row.opacity
  }

  /// The color with its hue turned by radians, as bright as it was: around the axis of grays, in the space of the parts.
  fileprivate func turned(_ angle: Float) -> Tone {
    let (cosine, sine): (Float, Float) = (cosf(angle), sinf(angle) / sqrtf(3))
    let others: Float = (1 - cosine) / 3
    let (own, before, after) = (cosine + others, others - sine, others + sine)
    return Tone(
      product(Tone(own, before, after, 0)), product(Tone(after, own, before, 0)), product(Tone(before, after, own, 0)),
      opacity)
  }

  /// A number of a screen in steps of light.
  static func linear(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }

  /// A number in steps of light as that of a screen.
  static func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// The height of lines between points.
  fileprivate static func curve(_ points: [CGPoint], at value: Float) -> Float {
    guard let next = points.firstIndex(where: { Float($0.x) >= value }) else {
      return Float(points[points.count - 1].y)
    }
    guard next > 0 else { return Float(points[0].y) }
    let (from, to) = (points[next - 1], points[next])
    guard to.x > from.x else { return Float(to.y) }
    return Float(from.y + (to.y - from.y) * (CGFloat(value) - from.x) / (to.x - from.x))
  }
}
