import Foundation
import UnderstudyLayout

extension Font {
  /// The font as texts are measured with it, at a user's size of text (LAY-300, LAY-307).
  func resolved(at size: DynamicTypeSize) -> LayoutFont {
    var font = base.resolved(at: size.layout)
    for trait in traits { font.apply(trait) }
    return font
  }
}

extension Font.Base {
  fileprivate func resolved(at size: TypeSize) -> LayoutFont {
    switch self {
    case .style(let style): return LayoutFont(style.layout, typeSize: size)
    case .styled(let style, let design, let weight):
      var font = LayoutFont(style.layout, typeSize: size, design: design?.layout ?? .standard)
      if let weight { font.weight = weight.layout }
      return font
    case .size(let points, let weight, let design):
      return LayoutFont(size: points, weight: weight?.layout ?? .regular, design: design?.layout ?? .standard)
    case .custom(_, let points, nil): return LayoutFont(size: points)
    case .custom(_, let points, let style?):
      return LayoutFont(size: points, relativeTo: style.layout, typeSize: size)
    }
  }
}

extension LayoutFont {
  fileprivate mutating func apply(_ trait: Font.Trait) {
    switch trait {
    case .bold: self = bold()
    case .italic: isItalic = true
    case .monospaced: design = .monospaced
    case .monospacedDigit: hasMonospacedDigits = true
    case .weight(let weight): self.weight = weight.layout
    case .smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps, .width, .leading: break
    }
  }
}

extension Font.Weight {
  var layout: LayoutFont.Weight { LayoutFont.Weight(rawValue: value / 100 - 1) ?? .regular }
}

extension Font.Design {
  var layout: LayoutFont.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.TextStyle {
  var layout: UnderstudyLayout.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension DynamicTypeSize {
  package var layout: TypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}
