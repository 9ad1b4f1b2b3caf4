// The look of symbols: there is nothing to observe.

extension View {
  nonisolated public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  private let name: String
  public static let monochrome = Self(name: "monochrome")
  public static let multicolor = Self(name: "multicolor")
  public static let hierarchical = Self(name: "hierarchical")
  public static let palette = Self(name: "palette")
}
