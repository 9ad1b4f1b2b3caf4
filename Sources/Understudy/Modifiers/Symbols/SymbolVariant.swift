// The look of symbols: there is nothing to observe.

extension View {
  /// The variant changes the drawing of symbols inside; images keep the identifier that is the symbol's name.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}

extension EnvironmentValues {
  /// The variants of symbols that `symbolVariant(_:)` has added around.
  @Entry public var symbolVariants: SymbolVariants = .none
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
  func union(_ other: SymbolVariants) -> SymbolVariants { .init(names: names.union(other.names)) }

  /// Whether these are among the others, as a filled circle is a circle.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

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
