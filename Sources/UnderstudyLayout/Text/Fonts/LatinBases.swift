/// The basic letter of each accented Latin letter, which has its width (LAY-306).
enum LatinBases {
  /// U+00C0 to U+024F; "?" where there is none.
  private static let extended = Array(
    """
    AAAAAAWCEEEEIIIIDNOOOOO?OUUUUYP?aaaaaamceeeeiiiidnooooo?ouuuuypy\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiHnJjKkkLlLlLlL\
    lLlNnNnNnnNnOoOoOoWmRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf\
    bB????OCcDD???????fG???IKkl??Nn?Oo??Pp?????tTtTUu?VYyZz?????????\
    ????DDdLLlNNnAaIiOoUuUuUuUuUu?AaAa????GgKkOoOo??jDDdGg??NnAa????\
    AaAaEeEeIiIiOoOoRrRrUuUuSsTt??Hh??????AaEeOoOoOoOoYy????????????\
    ????????????????
    """.utf8)

  /// U+1E00 to U+1EFF: the letters of Vietnamese and others.
  private static let additional = Array(
    """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm\
    MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv\
    WwWwWwWwWwXxXxYyZzZzZzhtwyas??B?AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
    EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????
    """.utf8)

  /// The basic letter as ASCII, or nil for anything else.
  static func base(of scalar: UInt32) -> UInt8? {
    let letter: UInt8
    switch scalar {
    case 0xC0...0x24F: letter = extended[Int(scalar) - 0xC0]
    case 0x1E00...0x1EFF: letter = additional[Int(scalar) - 0x1E00]
    default: return nil
    }
    return letter == UInt8(ascii: "?") ? nil : letter
  }
}
