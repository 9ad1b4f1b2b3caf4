/// Where two texts differ that look alike.
enum TextDifference {
  /// What stands in place of what, where the first difference is of invisible characters, or of some that look like others.
  ///
  /// - Parameters:
  ///   - wanted: What a test looks for.
  ///   - found: What there is.
  /// - Returns: Nil for texts whose difference shows.
  static func hidden(between wanted: String, and found: String) -> String? {
    let (wanted, found) = (Array(wanted.unicodeScalars), Array(found.unicodeScalars))
    let common = zip(wanted, found).prefix { $0 == $1 }.count
    let (own, other) = (wanted.dropFirst(common).first, found.dropFirst(common).first)
    guard shown(wanted) == shown(found) else { return nil }
    let begin = String(String.UnicodeScalarView(found[..<common].suffix(20)))
    let place = common == 0 ? "at its beginning" : "after \"\(begin)\""
    switch (own, other) {
    case (let own?, let other?): return "\(name(other)) instead of \(name(own)) \(place)"
    case (nil, let other?): return "\(name(other)) more \(place)"
    case (let own?, nil): return "without \(name(own)) \(place)"
    case (nil, nil): return nil
    }
  }

  /// What all readers see of a text.
  private static func shown(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    text.filter { !isHidden($0) && !"'\"-.".unicodeScalars.contains($0) }
  }

  /// Spaces and what has no width of its own, and signs that ASCII has another one for.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format || scalar.properties.generalCategory == .control
      || "\u{2018}\u{2019}\u{201c}\u{201d}\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}\u{2026}".unicodeScalars
        .contains(scalar)
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "a space" }
    if scalar == "\n" { return "a line break" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if scalar == "\u{a0}" || scalar == "\u{202f}" { return "a no-break space (\(code))" }
    return scalar.properties.name.map { "\($0.lowercased()) (\(code))" } ?? code
  }
}
