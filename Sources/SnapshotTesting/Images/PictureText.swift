import Foundation
import UnderstudyCore
import UnderstudyPictures
import XCUIAutomation

/// What is stored in the file of a picture beside its pixels: the elements say later what has changed.
enum PictureText {
  static let elements = "Understudy elements"
  static let scale = "Understudy scale"

  /// A picture as an image that knows its elements.
  static func image(_ picture: Picture, elements: String) -> UIImage {
    let png = picture.png
    let texts = [Self.elements: elements, scale: String(format: "%g", Double(picture.scale))]
    let data = (try? StoredPNG(png))?.marked(texts) ?? png
    return UIImage(data: data, scale: picture.scale) ?? UIImage()
  }
}
