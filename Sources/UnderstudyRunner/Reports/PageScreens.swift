import UnderstudyPage
import UnderstudyPictures

/// The screens of a test as SVG: made when a report is written, each once.
struct PageScreens {
  /// Equal drawings have one number, from 1.
  private var texts = TreeTable()
  private var sizes: [[Double]] = []
  private var pictures: [Picture] = []
  private var numbers: [Int] = []

  /// Draws the screens that are not drawn yet.
  mutating func draw(_ table: PictureTable) {
    for picture in table.pictures.dropFirst(pictures.count) {
      let number = texts.add(picture.svg)
      if number > sizes.count { sizes.append([picture.size.width, picture.size.height]) }
      numbers.append(number)
    }
    pictures = table.pictures
  }

  /// The number of a screen's drawing.
  func number(of screen: Int) -> Int { numbers[screen - 1] }

  /// The areas that differ between two screens: x, y, width and height; nil where they are equal or one is missing.
  func changes(from before: Int?, to after: Int?) -> [[Double]]? {
    guard let before, let after, number(of: before) != number(of: after) else { return nil }
    return pictures[before - 1].changes(to: pictures[after - 1]).map(PageDetail.numbers(of:))
  }

  var stored: PageDetail.Screens {
    PageDetail.Screens(texts: PageTexts(lines: texts.lines, texts: texts.trees), sizes: sizes)
  }
}
