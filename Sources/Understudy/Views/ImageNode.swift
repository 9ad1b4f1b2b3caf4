import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The element of an image, which takes its room also where it is decorative and not in the tree.
package final class ImageNode: ElementNode {
  private(set) var image: Image
  private var laidOut: ImageLayout?

  init(_ image: Image, _ inputs: inout _ViewInputs) {
    self.image = image
    super.init(.image, &inputs)
  }

  func accept(_ new: Image) {
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

  package override func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    let values = environment.values
    var look = values.textLook
    if let part = labelPart { part.changeLook(&look) }
    let size = host.session.perform {
      image.size(look, at: values.dynamicTypeSize, displayScale: host.layoutTree.context.displayScale) {
        host.service(UnknownPictures.self).add(image.name)
      }
    }
    let new = ImageLayout(image, size: size)
    if old != nil, let laidOut, laidOut.isEqual(to: new) { return nil }
    laidOut = new
    return ElementLayout(new.rule)
  }

  private var labelPart: LabelPartNode? {
    parent?.nearest { $0 is LabelPartNode || $0 is ElementNode } as? LabelPartNode
  }
}

/// How an image is laid out.
private final class ImageLayout {
  private let kind: Image.Kind
  private let size: CGSize
  private let capInsets: EdgeInsets?

  init(_ image: Image, size: CGSize) { (kind, self.size, capInsets) = (image.kind, size, image.capInsets) }

  func isEqual(to other: ImageLayout) -> Bool {
    kind == other.kind && size == other.size && capInsets == other.capInsets
  }

  var rule: any LayoutRule {
    if kind == .empty { return FillRule() }
    if let capInsets { return ResizableLeaf(size, capInsets: capInsets) }
    return kind == .symbol ? MeasuredRule(SymbolContent(size)) : FixedSizeLeaf(size)
  }
}

extension Image {
  /// The size of an image that is not found (LAY-232).
  static let unknownSize = CGSize(width: 100, height: 100)

  /// The image's own size in points (LAY-231 to LAY-233).
  ///
  /// - Parameters:
  ///   - look: The font and the scale of the image's place, which symbols follow.
  ///   - type: The user's size of text.
  ///   - displayScale: Pixels a point.
  ///   - noteUnknown: Called where the size is not known, and 100x100 is taken.
  func size(
    _ look: TextLook, at type: DynamicTypeSize, displayScale: CGFloat, noteUnknown: () -> Void = {}
  ) -> CGSize {
    switch kind {
    case .symbol:
      return SymbolMetrics.size(
        of: name, fontSize: look.layoutFont(at: type).size, scale: look.imageScale.layout, displayScale: displayScale)
    case .picture(let size): return size
    case .empty: return .zero
    case .asset(let folder):
      if let size = PictureAssets.size(of: name, in: folder) { return size }
      noteUnknown()
      return Self.unknownSize
    }
  }
}

extension Image.Scale {
  fileprivate var layout: SymbolMetrics.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

/// The images whose sizes are not known: each is reported once.
@MainActor
private final class UnknownPictures: HostService {
  private unowned let host: UnderstudyCore.Host
  private var names: Set<String> = []

  init(host: UnderstudyCore.Host) { self.host = host }

  func add(_ name: String) {
    guard names.insert(name).inserted else { return }
    host.log(.layout, "No size is known for the image \"\(name)\": it takes 100x100 points.")
  }
}
