import Foundation

/// A style that repeats a part of an image; pictures show the foreground's style in its place.
///
/// Source: Apple's page "ImagePaint".
public struct ImagePaint: ShapeStyle {
  /// The image that is repeated.
  public var image: Image
  /// The part of it, in fractions of its size.
  public var sourceRect: CGRect
  /// How large it is drawn; 1 is its own size.
  public var scale: CGFloat

  /// Makes a style of an image, by default of all of it at its own size.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A repeated part of an image, where a style is expected.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The part of it, in fractions of its size.
  ///   - scale: How large it is drawn.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
