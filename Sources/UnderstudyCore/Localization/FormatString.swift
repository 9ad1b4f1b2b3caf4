import Foundation

/// A value for a place of a format string.
package enum FormatArgument: Hashable, Sendable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case double(Double)

  var text: String {
    switch self {
    case .string(let text): text
    case .signed(let value): value.description
    case .unsigned(let value): value.description
    case .double(let value): value.description
    }
  }
}

/// Text with places as `printf` has them, filled in as the locale writes numbers: `%lld` with 1234 is "1,234" (F-10).
package enum FormatString {
  /// A place in a format string.
  struct Place {
    /// Counted from 1; nil takes the next argument.
    var position: Int?
    /// Flags, width and precision.
    var style: String
    /// Length and conversion, as `lld`; empty for a variable.
    var conversion: String
    /// The name in `%#@name@`.
    var variable: String?
  }

  enum Part {
    case literal(String)
    case place(Place)
  }

  /// Fills the places of a format with values, with numbers as the locale writes them.
  ///
  /// - Parameters:
  ///   - format: The text; `%%` is a percent sign.
  ///   - arguments: The values; a place without one stays empty.
  ///   - next: Where the next argument is, for a format that is filled in by parts.
  package static func text(
    _ format: some StringProtocol, _ arguments: [FormatArgument], locale: Locale, next: inout Int
  ) -> String {
    var result = ""
    forEachPart(of: String(format)) { part in
      switch part {
      case .literal(let text): result += text
      case .place(let place):
        let index = place.position.map { $0 - 1 } ?? next
        if place.position == nil { next += 1 }
        if index >= 0, index < arguments.count { result += text(of: arguments[index], place, locale) }
      }
    }
    return result
  }

  package static func text(_ format: String, _ arguments: [FormatArgument], locale: Locale) -> String {
    var next = 0
    return text(format, arguments, locale: locale, next: &next)
  }

  /// Whole numbers without a style in English locales are most of what there is.
  private static func text(of argument: FormatArgument, _ place: Place, _ locale: Locale) -> String {
    // A scalar, as characters are compared as texts.
    let kind = place.conversion.unicodeScalars.last ?? "@"
    switch (argument, kind) {
    case (.string(let text), _): return text
    case (.signed(let value), "d"), (.signed(let value), "i"):
      if place.style.isEmpty, locale.identifier.hasPrefix("en_US") { return grouped(value.description) }
      return String(format: "%\(place.style)lld", locale: locale, value)
    case (.unsigned(let value), "u"):
      if place.style.isEmpty, locale.identifier.hasPrefix("en_US") { return grouped(value.description) }
      return String(format: "%\(place.style)llu", locale: locale, value)
    case (.signed(let value), "u"), (.signed(let value), "x"), (.signed(let value), "X"), (.signed(let value), "o"):
      return String(format: "%\(place.style)ll\(kind)", locale: locale, value)
    case (.unsigned(let value), "d"), (.unsigned(let value), "x"), (.unsigned(let value), "X"),
      (.unsigned(let value), "o"):
      return String(format: "%\(place.style)ll\(kind)", locale: locale, value)
    case (.signed(let value), "c"), (.signed(let value), "C"):
      return UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    case (.double(let value), "f"), (.double(let value), "F"), (.double(let value), "e"), (.double(let value), "E"),
      (.double(let value), "g"), (.double(let value), "G"), (.double(let value), "a"), (.double(let value), "A"):
      return String(format: "%\(place.style)\(kind)", locale: locale, value)
    case (.double(let value), "d"), (.double(let value), "i"):
      return Int64(exactly: value.rounded(.towardZero)).map { text(of: .signed($0), place, locale) } ?? argument.text
    case (.signed(let value), "f"): return String(format: "%\(place.style)f", locale: locale, Double(value))
    case (.signed(let value), _): return grouped(value.description)
    default: return argument.text
    }
  }

  /// A whole number's digits as American English has them: `1,234`.
  package static func grouped(_ digits: String) -> String {
    let length = digits.utf8.count
    guard length > 3 else { return digits }
    let sign = digits.hasPrefix("-") ? 1 : 0
    var result = ""
    var offset = 0
    for digit in digits.unicodeScalars {
      if offset > sign, (length - offset) % 3 == 0 { result.unicodeScalars.append(",") }
      result.unicodeScalars.append(digit)
      offset += 1
    }
    return result
  }

  // MARK: Reading a format

  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    forEachPart(of: format) { parts.append($0) }
    return parts
  }

  private static func forEachPart(of format: String, _ body: (Part) -> Void) {
    // Read as bytes, as views of a string are generic, which costs ten times as much in the debug builds that tests run in.
    var text = format
    text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      let end = bytes.count
      func literal(_ start: Int, _ end: Int) {
        if start < end {
          body(.literal(String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)))
        }
      }
      func follows(_ place: Int, _ first: Unicode.Scalar) -> Bool { place < end && base[place] == UInt8(ascii: first) }

      var start = 0
      while start < end, let sign = memchr(base + start, Int32(UInt8(ascii: "%")), end - start) {
        let percent = UnsafeRawPointer(sign) - UnsafeRawPointer(base)
        literal(start, percent)
        start = percent + 1
        if follows(start, "%") {
          body(.literal("%"))
          start += 1
        } else if follows(start, "@") {
          body(.place(Place(style: "", conversion: "@")))
          start += 1
        } else if follows(start, "l"), follows(start + 1, "l"), follows(start + 2, "d") {
          body(.place(Place(style: "", conversion: "lld")))
          start += 3
        } else {
          var rest = format[format.utf8.index(format.startIndex, offsetBy: start)...]
          let place = place(in: &rest)
          body(place.map(Part.place) ?? .literal("%"))
          start = format.utf8.distance(from: format.startIndex, to: rest.startIndex)
        }
      }
      literal(start, end)
    }
  }

  /// What follows a percent sign; nil, and nothing taken, where it is no place.
  private static func place(in rest: inout Substring) -> Place? {
    var text = rest
    var place = Place(style: "", conversion: "")
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, text.dropFirst(digits.count).first == "$" {
      place.position = Int(digits)
      text = text.dropFirst(digits.count + 1)
    }
    if text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") {
      place.variable = String(text.dropFirst(2)[..<end])
      rest = text[text.index(after: end)...]
      return place
    }
    let style = text.prefix { "0123456789.+-# ',".contains($0) }
    place.style = String(style)
    text = text.dropFirst(style.count)
    let length = text.prefix { "hlqLztj".contains($0) }
    text = text.dropFirst(length.count)
    guard let conversion = text.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    place.conversion = length + String(conversion)
    rest = text.dropFirst()
    return place
  }
}
