// The look of symbols: there is nothing to observe.

extension View {
  nonisolated public consuming func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

/// A variant of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String>
  public static let none = SymbolVariants(names: [])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])
  public var circle: SymbolVariants { .init(names: names.union(["circle"])) }
  public var square: SymbolVariants { .init(names: names.union(["square"])) }
  public var rectangle: SymbolVariants { .init(names: names.union(["rectangle"])) }
  public var fill: SymbolVariants { .init(names: names.union(["fill"])) }
  public var slash: SymbolVariants { .init(names: names.union(["slash"])) }
}
