import Foundation

/// An image of an asset catalog, as Xcode's generated symbols name it: `Image(.logo)` (F-15).
///
/// Source: Apple's page "ImageResource".
public struct ImageResource: Hashable, Sendable {
  let name: String
  fileprivate let folder: URL

  /// An image of a bundle's assets.
  ///
  /// - Parameters:
  ///   - name: The name in the asset catalog.
  ///   - bundle: Where the catalog is.
  public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.bundleURL) }
}

extension ImageResource {
  /// Where the catalog is; nil for the app's own.
  fileprivate var assetFolder: URL? { folder == Bundle.main.bundleURL ? nil : folder }
}

extension Image {
  /// An image of the app's assets, whose name is the element's identifier and label.
  public init(_ resource: ImageResource) { self.init(name: resource.name, .asset(in: resource.assetFolder)) }

  /// An image that assistive technology leaves out: it shows no element.
  public init(decorative resource: ImageResource) {
    self.init(name: resource.name, .asset(in: resource.assetFolder), isDecorative: true)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a localized key and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label of a string that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
