/// A font of four by seven pixels, five rows above the base line and two below, for ASCII and the tree's arrow.
enum BitmapFont {
  /// Calls `body` with each black pixel of a character, from its top left.
  static func forEachPixel(of character: Character, _ body: (_ x: Int, _ y: Int) -> Void) {
    guard character != " " else { return }
    for (y, row) in rows(of: character).enumerated() {
      for x in 0..<4 where row & (8 >> UInt8(x)) != 0 { body(x, y) }
    }
  }

  private static func rows(of character: Character) -> [UInt8] {
    if character == "→" { return arrow }
    guard let code = character.asciiValue, code > 32, code < 127 else { return unknown }
    return glyphs[Int(code) - 33]
  }

  /// One word a character from `!` to `~`, one hexadecimal digit a row; the leftmost pixel is the digit's highest bit.
  private static let glyphs: [[UInt8]] = """
    4440400 AA00000 AFAFA00 7C63E00 9244900 4A4A500 4400000 2444200 4222400 0A4A000 04E4000 0000448 00E0000 0000400
    1224800 6BD9600 4C44E00 E168F00 E161E00 99F1100 F8E1E00 68E9600 F124400 6969600 6971600 0404000 0404480 2484200
    0E0E000 8424800 E160400 69B8700 69F9900 E9E9E00 7888700 E999E00 F8E8F00 F8E8800 78B9700 99F9900 E444E00 1119600
    9ACA900 8888F00 9FF9900 9DB9900 6999600 E9E8800 699B700 E9EA900 7861E00 E444400 9999600 999A400 99FF900 9969900
    AA44400 F248F00 6444600 8442100 6222600 4A00000 00000F0 8400000 0799700 8E99E00 0788700 1799700 06F8700 34E4400
    0799716 8E99900 4044400 2022224 8ACA900 4444600 0FBB900 0E99900 0699600 0E99E88 0799711 0BC8800 07C3E00 4E44300
    0999700 099A400 099F600 0966900 0999716 0F24F00 6484600 4444400 C424C00 05A0000
    """.split(whereSeparator: \.isWhitespace).map { rows(String($0)) }

  private static let arrow = rows("02F2000")
  private static let unknown = rows("F999F00")

  private static func rows(_ digits: String) -> [UInt8] { digits.compactMap { $0.hexDigitValue.map(UInt8.init) } }
}
