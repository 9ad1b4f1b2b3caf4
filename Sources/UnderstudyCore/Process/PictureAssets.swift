import Foundation
import UnderstudyTime

/// How large the pictures among an app's resources are: those of its asset catalogs, and files (LAY-232).
package enum PictureAssets {
  private struct Key: Hashable {
    /// The bundle's folder, or the app's module for the main bundle.
    let place: String
    let name: String
  }

  /// The outer optional is nil where a picture was not yet looked for.
  private static let known = Guarded<[Key: CGSize?]>([:])

  /// The size of a picture in points; nil where there is none of the name, or its format does not say.
  ///
  /// - Parameters:
  ///   - name: The name in an asset catalog, or of a file, with or without ending.
  ///   - folder: The bundle's folder; nil for the main bundle of the running app.
  package static func size(of name: String, in folder: URL?) -> CGSize? {
    guard !name.isEmpty else { return nil }
    let key = Key(place: folder?.path ?? AppProcess.current?.module ?? "", name: name)
    if let size = known.withLock({ $0[key] }) { return size }
    var size: CGSize?
    for root in folder.map({ [$0] }) ?? AppBundle.roots where size == nil {
      size = inCatalogs(name, root) ?? ofFile(name, root)
    }
    known.withLock { $0[key] = .some(size) }
    return size
  }

  // MARK: Asset catalogs

  private struct Contents: Decodable {
    struct Variant: Decodable {
      var filename: String?
      var scale: String?
    }
    var images: [Variant]?
  }

  private static func inCatalogs(_ name: String, _ root: URL) -> CGSize? {
    AssetSets.find(name, "imageset", below: root).flatMap(size(ofSet:))
  }

  /// The size of the variant with most pixels a point, which is the most exact.
  private static func size(ofSet set: URL) -> CGSize? {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let variants = (contents.images ?? []).compactMap { variant in
      variant.filename.map { (name: $0, scale: CGFloat(variant.scale?.first?.wholeNumberValue ?? 1)) }
    }
    for variant in variants.sorted(by: { $0.scale > $1.scale }) {
      if let pixels = pixels(of: set.appendingPathComponent(variant.name)) { return pixels.divided(by: variant.scale) }
    }
    return nil
  }

  // MARK: Files

  private static func ofFile(_ name: String, _ root: URL) -> CGSize? {
    let url = root.appendingPathComponent(name)
    let base = url.deletingPathExtension().path
    let endings = url.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [url.pathExtension]
    for ending in endings {
      for scale in [3, 2, 1] {
        let file = URL(fileURLWithPath: base + (scale == 1 ? "" : "@\(scale)x") + "." + ending)
        if let pixels = pixels(of: file) { return pixels.divided(by: CGFloat(scale)) }
      }
    }
    return nil
  }

  private static func pixels(of file: URL) -> CGSize? {
    guard let handle = FileHandle(forReadingAtPath: file.path) else { return nil }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: PictureHead.length)).flatMap { PictureHead.size(of: $0) }
  }
}

extension CGSize {
  fileprivate func divided(by scale: CGFloat) -> CGSize { CGSize(width: width / scale, height: height / scale) }
}
