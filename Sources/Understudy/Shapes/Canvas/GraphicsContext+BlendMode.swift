extension GraphicsContext {
  /// How what is drawn is mixed with what lies below; pictures mix all in the usual way.
  ///
  /// It has operations that the modifier `blendMode(_:)` does not have, such as ``clear``. Source: Apple's page
  /// "GraphicsContext.BlendMode".
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    /// Makes a mode from its number, as Core Graphics counts them.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Lies over what is below.
    public static var normal: Self { Self(rawValue: 0) }
    /// Multiplies the components, which darkens.
    public static var multiply: Self { Self(rawValue: 1) }
    /// Multiplies the inverted components, which lightens.
    public static var screen: Self { Self(rawValue: 2) }
    /// Multiplies dark colors and screens light ones, by what is below.
    public static var overlay: Self { Self(rawValue: 3) }
    /// Takes the darker of each two components.
    public static var darken: Self { Self(rawValue: 4) }
    /// Takes the lighter of each two components.
    public static var lighten: Self { Self(rawValue: 5) }
    /// Brightens what is below by what is drawn.
    public static var colorDodge: Self { Self(rawValue: 6) }
    /// Darkens what is below by what is drawn.
    public static var colorBurn: Self { Self(rawValue: 7) }
    /// Darkens or lightens softly, by what is drawn.
    public static var softLight: Self { Self(rawValue: 8) }
    /// Multiplies or screens, by what is drawn.
    public static var hardLight: Self { Self(rawValue: 9) }
    /// Subtracts the darker of each two components from the lighter.
    public static var difference: Self { Self(rawValue: 10) }
    /// As ``difference``, with less contrast.
    public static var exclusion: Self { Self(rawValue: 11) }
    /// Takes the hue of what is drawn, and the rest from below.
    public static var hue: Self { Self(rawValue: 12) }
    /// Takes the saturation of what is drawn, and the rest from below.
    public static var saturation: Self { Self(rawValue: 13) }
    /// Takes hue and saturation of what is drawn, and the luminance from below.
    public static var color: Self { Self(rawValue: 14) }
    /// Takes the luminance of what is drawn, and the rest from below.
    public static var luminosity: Self { Self(rawValue: 15) }
    /// Removes what is below.
    public static var clear: Self { Self(rawValue: 16) }
    /// Replaces what is below.
    public static var copy: Self { Self(rawValue: 17) }
    /// Shows what is drawn where something is below, and nothing else.
    public static var sourceIn: Self { Self(rawValue: 18) }
    /// Shows what is drawn where nothing is below, and nothing else.
    public static var sourceOut: Self { Self(rawValue: 19) }
    /// Shows what is drawn where something is below, over that.
    public static var sourceAtop: Self { Self(rawValue: 20) }
    /// Shows what is below over what is drawn.
    public static var destinationOver: Self { Self(rawValue: 21) }
    /// Leaves what is below where something is drawn.
    public static var destinationIn: Self { Self(rawValue: 22) }
    /// Leaves what is below where nothing is drawn.
    public static var destinationOut: Self { Self(rawValue: 23) }
    /// Leaves what is below where something is drawn, over that.
    public static var destinationAtop: Self { Self(rawValue: 24) }
    /// Shows each where the other is not.
    public static var xor: Self { Self(rawValue: 25) }
    /// Adds the components and subtracts one, which darkens.
    public static var plusDarker: Self { Self(rawValue: 26) }
    /// Adds the components, which lightens.
    public static var plusLighter: Self { Self(rawValue: 27) }
  }
}
