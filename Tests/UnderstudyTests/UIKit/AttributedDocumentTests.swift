import Testing
import UIKit

@Suite("Attributed texts of documents")
struct AttributedDocumentTests {
  private func html(_ page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  @Test(
    "A page's text has the lines of its blocks, without scripts and styles, and its characters",
    arguments: [
      ("Tea &amp; cake &#8211; &#x20AC;5 &unknown; &", "Tea & cake – €5 &unknown; &"),
      ("<p>One  two\n three</p><p>Four</p>", "One two three\nFour\n"),
      ("One<br>two<br/>three", "One\ntwo\nthree"),
      (
        "<html><head><title>No</title><style>p { color: red }</style></head><body>Yes<script>if (a < b) {}</script>!</body></html>",
        "Yes!\n"
      ),
      ("<ul><li>Milk</li><li>Sugar</li></ul>", "\t•\tMilk\n\t•\tSugar\n"),
      ("1 < 2 <!-- <b>no</b> --> and <b>bold</b>, <i>not</i> more", "1 < 2 and bold, not more"),
      ("<pre>a\n  b</pre>", "a\n  b\n"), ("<b", "<b"), ("", ""),
    ])
  func text(page: String, text: String) throws {
    #expect(try html(page).string == text)
  }

  @Test("Links and fonts are attributes")
  func attributes() throws {
    let text = try html("See <a href='https://example.com/?a=1&amp;b=2'>here</a>, <strong>now</strong>")
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.com/?a=1&b=2"))
    #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
    #expect(
      text.attribute(.font, at: 10, effectiveRange: nil) as? UIFont
        == UIFont.boldSystemFont(ofSize: UIFont.systemFontSize))
  }

  @Test("Plain text is taken as it is, rich text and data of another encoding are errors")
  func otherKinds() throws {
    let plain = try NSAttributedString(
      data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(plain.string == "<b>a</b>")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF])) }
  }
}
