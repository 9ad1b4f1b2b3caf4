import Foundation

/// A color of an asset catalog, as Xcode's generated symbols name it: `Color(.brand)` (F-15).
///
/// Source: Apple's page "ColorResource".
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let folder: URL

  /// A colour of a bundle's assets.
  ///
  /// - Parameters:
  ///   - name: The name in the asset catalog.
  ///   - bundle: Where the catalog is.
  public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.bundleURL) }
}

extension ColorResource {
  /// Where the catalog is; nil for the app's own.
  fileprivate var assetFolder: URL? { folder == Bundle.main.bundleURL ? nil : folder }
}

extension Color {
  /// A color of the app's assets.
  public init(_ resource: ColorResource) { self.init(asset: resource.name, in: resource.assetFolder) }
}
