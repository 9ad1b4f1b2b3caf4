// The look of symbols: there is nothing to observe.

extension View {
  /// The variant changes the drawing of symbols inside; images keep the identifier that is the symbol's name.
  nonisolated public consuming func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

/// A variant of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String>
  /// The symbol as it is named, without a variant.
  public static let none = SymbolVariants(names: [])
  /// The symbol in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// The symbol in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// The symbol with its areas filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// The symbol with a line across.
  public static let slash = SymbolVariants(names: ["slash"])
  /// These variants, and in a circle.
  public var circle: SymbolVariants { .init(names: names.union(["circle"])) }
  /// These variants, and in a square.
  public var square: SymbolVariants { .init(names: names.union(["square"])) }
  /// These variants, and in a rectangle.
  public var rectangle: SymbolVariants { .init(names: names.union(["rectangle"])) }
  /// These variants, and with filled areas.
  public var fill: SymbolVariants { .init(names: names.union(["fill"])) }
  /// These variants, and with a line across.
  public var slash: SymbolVariants { .init(names: names.union(["slash"])) }
}
