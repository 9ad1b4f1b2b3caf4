/// A call in a test's source: its arguments and trailing closures, as ranges of UTF-8.
struct SourceCall {
  struct Argument {
    /// The label without its colon; nil for none.
    let label: Range<Int>?
    let value: Range<Int>
  }

  private(set) var arguments: [Argument] = []
  private(set) var closures: [Argument] = []
  /// After the last trailing closure, or after the parenthesis.
  private(set) var end: Int

  /// Reads the call whose name, arguments or closures begin at an offset; nil where there is none.
  ///
  /// `#column` of a call is the place of its parenthesis, or of its brace where it has none.
  init?(at offset: Int, in source: SourceScanner) {
    var position = source.skipName(offset)
    while source.byte(at: position) == UInt8(ascii: ".") { position = source.skipName(position + 1) }
    end = position
    let open = source.skipSpace(position)
    if source.byte(at: open) == UInt8(ascii: "(") {
      guard let close = source.bracketEnd(at: open) else { return nil }
      arguments = Self.arguments(in: (open + 1)..<(close - 1), of: source)
      end = close
    }
    readClosures(source)
    if end == position { return nil }
  }

  private mutating func readClosures(_ source: SourceScanner) {
    while true {
      let start = source.skipSpace(end)
      var (label, open): (Range<Int>?, Int) = (nil, start)
      if !closures.isEmpty {
        let name = source.skipName(start)
        let colon = source.skipSpace(name)
        guard name > start, source.byte(at: colon) == UInt8(ascii: ":") else { return }
        (label, open) = (start..<name, source.skipSpace(colon + 1))
      }
      guard source.byte(at: open) == UInt8(ascii: "{"), let close = source.bracketEnd(at: open) else { return }
      closures.append(Argument(label: label, value: open..<close))
      end = close
    }
  }

  private static func arguments(in range: Range<Int>, of source: SourceScanner) -> [Argument] {
    var arguments: [Argument] = []
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      switch source.bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        position = source.bracketEnd(at: position) ?? range.upperBound
      case UInt8(ascii: ","):
        arguments.append(argument(in: start..<position, of: source))
        position += 1
        start = position
      default: position = source.skipToken(position)
      }
    }
    if source.skipSpace(start) < range.upperBound {
      arguments.append(argument(in: start..<range.upperBound, of: source))
    }
    return arguments
  }

  private static func argument(in range: Range<Int>, of source: SourceScanner) -> Argument {
    let start = source.skipSpace(range.lowerBound)
    let name = source.skipName(start)
    let colon = source.skipSpace(name)
    let hasLabel = name > start && colon < range.upperBound && source.byte(at: colon) == UInt8(ascii: ":")
    let value = hasLabel ? source.skipSpace(colon + 1) : start
    var end = range.upperBound
    if source.byte(at: value) == UInt8(ascii: "{") { end = source.bracketEnd(at: value) ?? end }
    return Argument(label: hasLabel ? start..<name : nil, value: min(value, end)..<end)
  }
}
