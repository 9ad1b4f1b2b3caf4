import SwiftUI
import Testing
import UIKit

@Suite("Texts are measured as strings")
@MainActor struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test("A text is as large as a label with it")
  func size() {
    let label = UILabel()
    label.text = "Cups of tea"
    label.font = font
    let size = "Cups of tea".size(withAttributes: [.font: font])
    #expect(size == label.intrinsicContentSize)
    #expect(NSString(string: "Cups of tea").size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: "Cups of tea", attributes: [.font: font]).size() == size)
    #expect("Cups of tea".size().width < size.width)
  }

  @Test("In an area a text has as many lines as it needs, and one without the option")
  func area() {
    let text = "A long text about cups of tea and their saucers"
    let area = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let line = text.size(withAttributes: [.font: font])
    let lines = text.boundingRect(
      with: area, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    #expect(lines.width <= 120)
    #expect(lines.height >= 3 * line.height)
    #expect(text.boundingRect(with: area, attributes: [.font: font], context: nil).size == line)
  }

  @Test("A style of paragraphs keeps what it is given, and its copies do not follow it")
  func paragraphStyle() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    #expect(copy.alignment == .center)
    #expect(copy.lineSpacing == 4)
    #expect(copy != style)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    let text = NSAttributedString(string: "A", attributes: [.paragraphStyle: copy, .foregroundColor: UIColor.red])
    #expect(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle == copy)
  }
}
