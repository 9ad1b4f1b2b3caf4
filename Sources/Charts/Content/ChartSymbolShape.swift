import Foundation
import SwiftUI

/// A shape that marks a point. Source: Apple's page "ChartSymbolShape".
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square whose size people perceive as that of the symbol.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the symbol, drawn inside of it.
  ///
  /// - Parameter lineWidth: In points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the symbol in a style, drawn inside of it.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbol(shape: self, unitRect: perceptualUnitRect, style: style)
  }
}

extension Circle: ChartSymbolShape {
  /// The unit square.
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The outline of a symbol: its path is drawn as a line.
struct OutlinedSymbol<Base: Shape>: ChartSymbolShape {
  let shape: Base
  let unitRect: CGRect
  let style: StrokeStyle

  nonisolated var perceptualUnitRect: CGRect { unitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2))
  }
}

protocol Outlined {
  nonisolated var outline: StrokeStyle { get }
}

extension OutlinedSymbol: Outlined {
  nonisolated var outline: StrokeStyle { style }
}

/// Any symbol, its type hidden. Source: Apple's page "AnyChartSymbolShape".
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let storage: any ChartSymbolShape

  /// Hides the type of a symbol.
  nonisolated public init(_ content: any ChartSymbolShape) { storage = content }
  /// The hidden symbol's path.
  nonisolated public func path(in rect: CGRect) -> Path { storage.path(in: rect) }
  /// The part of the unit square that the hidden symbol is perceived to fill.
  nonisolated public var perceptualUnitRect: CGRect { storage.perceptualUnitRect }

  /// The line that the path is drawn as; nil if it is filled.
  nonisolated var outline: StrokeStyle? { (storage as? any Outlined)?.outline }
}

/// A usual symbol. Source: Apple's page "BasicChartSymbolShape".
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  /// The unit square.
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The outline of the chosen symbol in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: Self.polygon(3, in: rect)
    case .diamond: Self.polygon(4, in: rect)
    case .pentagon: Self.polygon(5, in: rect)
    case .plus: Self.bars([0, .pi / 2], in: rect)
    case .cross: Self.bars([.pi / 4, .pi * 3 / 4], in: rect)
    case .asterisk: Self.bars([.pi / 2, .pi / 6, -.pi / 6], in: rect)
    }
  }

  /// The outline of the symbol, drawn inside of it.
  ///
  /// - Parameter lineWidth: In points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbol(shape: self, unitRect: perceptualUnitRect, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated private static func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<count).map { corner in
        let angle = 2 * .pi * CGFloat(corner) / CGFloat(count) - .pi / 2
        return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      })
    path.closeSubpath()
    return path
  }

  nonisolated private static func bars(_ angles: [CGFloat], in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let bar = Path(CGRect(x: -radius, y: -radius * 0.2, width: 2 * radius, height: radius * 0.4))
    var path = Path()
    for angle in angles {
      path.addPath(bar, transform: CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle))
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disk.
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  /// A square that stands on a side.
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  /// A triangle that stands on a side.
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  /// A square that stands on a corner.
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  /// A pentagon that stands on a side.
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  /// Three lines through a point.
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
