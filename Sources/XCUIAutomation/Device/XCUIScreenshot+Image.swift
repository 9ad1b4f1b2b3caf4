@_exported import class UnderstudyCore.UIImage

extension XCUIScreenshot {
  /// The picture as an image with the pixels of the device (F-46).
  public var image: UIImage { UIImage(data: pngRepresentation, scale: picture.scale) ?? UIImage() }
}

extension XCTAttachment {
  /// Makes an attachment of an image.
  ///
  /// - Parameter image: kept in the format that it came in; one by name has no data, so that nothing is kept (F-46).
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Makes an attachment of an image; a quality is accepted, but nothing is compressed again.
  ///
  /// - Parameters:
  ///   - image: kept in the format that it came in; one by name has no data, so that nothing is kept (F-46).
  ///   - quality: has no effect.
  public convenience init(image: UIImage, quality: ImageQuality) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
  }
}
