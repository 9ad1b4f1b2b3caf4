// The look of symbols: there is nothing to observe.

extension View {
  /// The mode colors the layers of symbols; an image keeps its label and its identifier.
  nonisolated public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  private let name: String
  /// All layers have one color.
  public static let monochrome = Self(name: "monochrome")
  /// Layers have the colors that belong to the symbol.
  public static let multicolor = Self(name: "multicolor")
  /// Layers have one color in several degrees of opacity.
  public static let hierarchical = Self(name: "hierarchical")
  /// Layers have the colors of the foreground styles, in their order.
  public static let palette = Self(name: "palette")
}
