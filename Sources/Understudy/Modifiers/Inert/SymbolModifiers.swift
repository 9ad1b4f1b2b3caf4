import Foundation
@_spi(Runtime) import UnderstudyCore

// The look of symbols: there is nothing to observe.

extension View {
  nonisolated public consuming func imageScale(_ scale: Image.Scale) -> some View { self }
  nonisolated public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  nonisolated public consuming func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  nonisolated public consuming func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  nonisolated public consuming func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  nonisolated public consuming func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  private let name: String
  public static let monochrome = Self(name: "monochrome")
  public static let multicolor = Self(name: "multicolor")
  public static let hierarchical = Self(name: "hierarchical")
  public static let palette = Self(name: "palette")
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
