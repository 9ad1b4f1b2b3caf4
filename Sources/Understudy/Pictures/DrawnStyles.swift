import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

extension ShapeStyle {
  /// What the style paints in a frame; for a style of the app, what it resolves to.
  func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    if let drawn = self as? any DrawnStyle { return drawn.paint(in: frame, look) }
    guard Resolved.self != Never.self else { return look.foregroundPaint(in: frame) }
    return resolve(in: look.values).paint(in: frame, look)
  }
}

extension Color.Components {
  var drawn: PictureColor { PictureColor(red: red, green: green, blue: blue, opacity: opacity) }
}

extension Color: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    if opacity(of: .accentColor) != nil, look.tint != nil { return look.tintPaint(in: frame) }
    return .color(components(in: look.values.colorScheme).drawn)
  }
}

// MARK: - Gradients

extension Gradient {
  func stops(_ look: DrawnLook) -> [Paint.Stop] {
    stops.map { Paint.Stop($0.color.components(in: look.values.colorScheme).drawn, Double($0.location)) }
  }
}

extension UnitPoint {
  func place(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }
}

extension Gradient: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: frame, look)
  }
}

extension AnyGradient: DrawnStyle {
  /// The gradient of a colour begins a little lighter than the colour.
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    var stops = gradient.stops(look)
    if stops.count == 1, let only = stops.first {
      let light = PictureColor(
        red: only.color.red * 0.85 + 0.15, green: only.color.green * 0.85 + 0.15,
        blue: only.color.blue * 0.85 + 0.15, opacity: only.color.opacity)
      stops = [Paint.Stop(light, 0), Paint.Stop(only.color, 1)]
    }
    return .linear(stops, from: UnitPoint.top.place(in: frame), to: UnitPoint.bottom.place(in: frame))
  }
}

extension LinearGradient: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    .linear(gradient.stops(look), from: points[0].place(in: frame), to: points[1].place(in: frame))
  }
}

extension RadialGradient: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    .radial(gradient.stops(look), center: center.place(in: frame), from: radii[0], to: radii[1], ratio: 1)
  }
}

extension AngularGradient: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    .angular(
      gradient.stops(look), center: center.place(in: frame), from: angles[0].radians, to: angles[1].radians)
  }
}

extension EllipticalGradient: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    .radial(
      gradient.stops(look), center: center.place(in: frame), from: radii[0] * frame.width,
      to: radii[1] * frame.width, ratio: frame.width > 0 ? frame.height / frame.width : 1)
  }
}

// MARK: - Styles of the system

extension HierarchicalShapeStyle: DrawnStyle {
  /// The levels of the system's colours, or fractions of the style that is inherited.
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    let colors = look.colors
    if look.foreground == nil, !look.isTinted, look.emphasis == nil {
      let levels = [colors.label, colors.secondaryLabel, colors.tertiaryLabel, colors.quaternaryLabel]
      return .color(levels[min(level, levels.count - 1)])
    }
    return look.foregroundPaint(in: frame).faded([1, 0.5, 0.25, 0.18, 0.12][min(level, 4)])
  }
}

extension ForegroundStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { look.foregroundPaint(in: frame) }
}

extension BackgroundStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { .color(look.colors.background) }
}

extension TintShapeStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { look.tintPaint(in: frame) }
}

extension SelectionShapeStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { look.tintPaint(in: frame) }
}

extension LinkShapeStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { .color(look.colors.blue) }
}

extension SeparatorShapeStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { .color(look.colors.separator) }
}

extension PlaceholderTextShapeStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { .color(look.colors.placeholder) }
}

extension FillShapeStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { .color(look.colors.fill) }
}

extension AnyShapeStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { style.paint(in: frame, look) }
}

extension Material: DrawnStyle {
  /// What lies behind is not softened: the surface covers it in part.
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    let color = look.values.isDark ? PictureColor(0x252525) : PictureColor(0xF5F5F5)
    return .color(color.faded([0.6, 0.7, 0.8, 0.88, 0.94, 0.94][min(thickness, 5)]))
  }
}

extension _ModifiedShapeStyle: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { base.paint(in: frame, look).faded(opacity) }
}

extension Color.Resolved: DrawnStyle {
  package func paint(in frame: CGRect, _ look: DrawnLook) -> Paint { Color(self).paint(in: frame, look) }
}
