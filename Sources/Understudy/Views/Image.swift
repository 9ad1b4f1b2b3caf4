import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// An image: its name is what tests find, and pictures show a symbol, the pixels of PNG data, or an area of its size.
public struct Image: Equatable, Sendable {
  /// Where the size of an image comes from.
  enum Kind: Equatable, Sendable {
    case symbol
    /// An image of the app's assets, or of those of a bundle's folder.
    case asset(in: URL?)
    /// A picture of a known size, in points.
    case picture(CGSize)
    /// Nothing yet: an image that is being loaded. It fills its place.
    case empty
  }

  let name: String
  let kind: Kind
  private(set) var isDecorative = false
  var label: ElementText?
  /// Has the pixels; nil for images by name.
  var picture: UIImage?
  /// What an image that fills its place keeps at least; nil for one that has its own size.
  private(set) var capInsets: EdgeInsets?

  /// A system symbol, whose name is the element's identifier.
  public init(systemName: String) { self.init(name: systemName, .symbol) }

  /// A system symbol that is filled in part.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name.
  ///   - variableValue: How much of the symbol is filled, from 0 to 1.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// An image of the app's assets, whose name is the element's identifier and label.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, .asset(in: bundle?.assetFolder)) }

  /// An image of the app's assets, with a label for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label.elementText
  }

  /// An image of the app's assets; how much of it is filled has no effect on the element.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// An image that assistive technology leaves out: it shows no element.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// An image of a kind, whose name is the element's identifier.
  init(name: String, _ kind: Kind, isDecorative: Bool = false) {
    self.name = name
    self.kind = kind
    self.isDecorative = isDecorative
  }

  private var isSymbol: Bool { kind == .symbol }

  var description: String { isSymbol ? SymbolDescription.of(name) : name }
}

// MARK: - Looks

extension Image {
  /// How an image fills its place.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How pixels are made up when an image grows.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// How the pixels of an image are turned before the user sees them.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Lets the image fill its place (LAY-231).
  ///
  /// - Parameters:
  ///   - capInsets: Parts at the edges that keep their sizes, in points; the image becomes no smaller than they are.
  ///   - resizingMode: How the image fills its place; its size does not depend on that.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.capInsets = capInsets
    return copy
  }
  /// Sets whether the image keeps its colors, which elements do not have.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Sets how pixels are made up when the image grows; pictures show the nearest one always.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Sets whether edges are smoothed; no edges are drawn here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Sets how a symbol is colored; the symbol's name stays the element's identifier.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: View, LeafView {
  package func makeNode(_ inputs: inout _ViewInputs) -> ImageNode { ImageNode(self, &inputs) }
  package func update(_ node: ImageNode) { node.accept(self) }
}

extension Bundle {
  /// Where the bundle's assets are; nil for the main bundle, whose assets are the app's.
  var assetFolder: URL? { isMain ? nil : bundleURL }
}
