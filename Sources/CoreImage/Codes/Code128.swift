/// A bar code of ISO/IEC 15417: pairs of digits in set C, all else in set B, control characters in set A.
enum Code128 {
  /// The widths of bars and gaps, from the first bar to the last; nil for a message with characters beyond ASCII.
  static func widths(of bytes: [UInt8]) -> [Int]? {
    guard !bytes.isEmpty, let values = values(of: bytes) else { return nil }
    return (values + [stop]).flatMap { patterns[$0].compactMap(\.wholeNumberValue) }
  }

  private static let stop = 106

  /// The numbers of the symbols, with the check, without the stop.
  static func values(of bytes: [UInt8]) -> [Int]? {
    guard bytes.allSatisfy({ $0 < 128 }) else { return nil }
    var values: [Int] = []
    var set: CodeSet?
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].prefix { (48...57).contains($0) }.count
      let wanted = next(set, digits, isAtEdge: index == 0 || index + digits == bytes.count, bytes[index...])
      if wanted != set {
        values.append(set == nil ? wanted.start : wanted.change)
        set = wanted
      }
      if wanted == .c {
        values.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
        index += 2
      } else {
        let byte = Int(bytes[index])
        values.append(wanted == .a && byte < 32 ? byte + 64 : byte - 32)
        index += 1
      }
    }
    let sum = values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element }
    return values + [sum % 103]
  }

  private enum CodeSet {
    case a, b, c

    var start: Int { self == .a ? 103 : self == .b ? 104 : 105 }
    var change: Int { self == .a ? 101 : self == .b ? 100 : 99 }
  }

  /// The set of the next character. Digits in pairs save room if there are four at an edge, or six inside.
  private static func next(
    _ set: CodeSet?, _ digits: Int, isAtEdge: Bool, _ rest: ArraySlice<UInt8>
  ) -> CodeSet {
    if set == .c, digits >= 2 { return .c }
    let isWorthIt = digits >= (isAtEdge ? 4 : 6) || (digits == 2 && rest.count == 2 && set == nil)
    if isWorthIt, digits % 2 == 0 || set == nil { return .c }
    guard let control = rest.firstIndex(where: { $0 < 32 }) else { return .b }
    let small = rest.firstIndex { $0 >= 96 } ?? rest.endIndex
    return control < small || rest.first.map({ $0 < 32 }) == true ? .a : .b
  }

  /// The widths of three bars and three gaps in turn, by the symbol's number; the stop has a bar more.
  static let patterns: [Substring] = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
    123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
    232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
    313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
    111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
    111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
    114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split(whereSeparator: \.isWhitespace)
}
