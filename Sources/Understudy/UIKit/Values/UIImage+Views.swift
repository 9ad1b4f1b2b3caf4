import UnderstudyCore

extension UIImage {
  /// Returns the picture as it is, because nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// A picture of an asset catalog, as Xcode's generated symbols name it (F-15).
  public convenience init(resource: ImageResource) { self.init(asset: resource.name) }
}

extension UIColor {
  /// A color of an asset catalog, as Xcode's generated symbols name it (F-15).
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension Image {
  /// A picture of UIKit's: by name as one of the assets, else an element without a label.
  public init(uiImage: UIImage) {
    let name = uiImage.name ?? ""
    if uiImage.isSymbol {
      self = Image(systemName: name)
    } else {
      self = uiImage.name == nil ? Image(name: name, .picture(uiImage.size)) : Image(name)
      picture = uiImage
    }
  }
}
