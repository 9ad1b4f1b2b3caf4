import UnderstudyPictures

/// The screens before and after a test's steps. Nothing is drawn: each is the list of what is to be drawn, which shares what it
/// can with the one before.
package struct PictureTable {
  package private(set) var pictures: [Picture] = []

  package init() {}

  /// Adds a screen.
  ///
  /// - Returns: its number, from 1; that of the last one where that is equal.
  package mutating func add(_ picture: Picture) -> Int {
    guard let last = pictures.last else {
      pictures = [picture]
      return 1
    }
    if last != picture { pictures.append(picture.sharing(with: last)) }
    return pictures.count
  }
}
