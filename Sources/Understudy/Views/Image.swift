import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A picture, by name: nothing is drawn, the name is what tests find (reference, section 4).
public struct Image: Equatable, Sendable {
  let name: String
  let isSymbol: Bool
  private(set) var isDecorative = false
  private(set) var label: ElementText?

  /// A system symbol, whose name is the element's identifier.
  public init(systemName: String) { self.init(name: systemName, isSymbol: true) }

  /// - Parameters:
  ///   - systemName: The symbol's name.
  ///   - variableValue: How much of the symbol is filled, from 0 to 1.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// An image of the app's assets, whose name is the element's identifier and label.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, isSymbol: false) }

  /// An image of the app's assets, with a label for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, isSymbol: false)
    self.label = label.elementText
  }

  /// An image of the app's assets; how much of it is filled has no effect on the element.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// An image that assistive technology leaves out: it shows no element.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, isSymbol: false)
    isDecorative = true
  }

  private init(name: String, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  fileprivate var description: String { isSymbol ? SymbolDescription.of(name) : name }
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

  /// Lets the image fill its place; the element and its identifier stay the same.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  /// Sets whether the image keeps its colors, which elements do not have.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Sets how pixels are made up when the image grows; no pixels are made here.
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

package final class ImageNode: ElementNode {
  private var image: Image

  init(_ image: Image, _ inputs: inout _ViewInputs) {
    self.image = image
    super.init(.image, &inputs)
  }

  fileprivate func accept(_ new: Image) {
    if new.isDecorative != image.isDecorative { parent?.childrenDidChange() }
    image = new
  }

  package override func describe(_ content: inout ElementContent) {
    content.texts.identifier = image.name
    guard !image.isDecorative else { return }
    content.texts.label = labelPart?.labelOfIcon ?? image.label.map(written) ?? image.description
  }

  package override func collect(_ elements: inout [Element]) {
    if !image.isDecorative { super.collect(&elements) }
  }

  private var labelPart: LabelPartNode? {
    parent?.nearest { $0 is LabelPartNode || $0 is ElementNode } as? LabelPartNode
  }
}

/// What assistive technology says for a symbol: its known description, else words made of its name.
enum SymbolDescription {
  static func of(_ name: String) -> String {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let known = known[base] { return known }
    return base.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static let known = [
    "plus": "Add", "minus": "Remove", "trash": "Delete", "xmark": "Close", "chevron.left": "Back",
    "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward", "magnifyingglass": "Search",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "ellipsis": "More", "gear": "Settings",
    "gearshape": "Settings", "star": "Favorite", "heart": "Love", "house": "Home", "pencil": "Edit",
    "info": "Info", "info.circle": "More Info", "arrow.clockwise": "Refresh", "play": "Play", "pause": "Pause",
  ]
}
