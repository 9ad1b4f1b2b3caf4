import Foundation

extension OSLogMessage {
  /// A text in the spelling of `printf`, with values.
  ///
  /// Braces after the percent sign say who may see the value. Without them numbers are public, objects and texts private.
  init(format: String, _ arguments: [any CVarArg]) {
    var (text, publicText) = ("", "")
    var values = arguments[...]
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "%") {
      let literal = rest[..<start]
      (text, publicText) = (text + literal, publicText + literal)
      rest = rest[rest.index(after: start)...]
      guard let place = FormatPlace(&rest) else {
        (text, publicText) = (text + "%", publicText + "%")
        continue
      }
      let taken = values.prefix(place.valueCount)
      values = values.dropFirst(taken.count)
      let written =
        taken.count == place.valueCount ? String(format: place.specifier, arguments: Array(taken)) : place.specifier
      text += written
      publicText += place.privacy.shown(written, isPublic: place.isNumber)
    }
    self.init(text: text + rest, publicText: publicText + rest)
  }
}

/// A place for a value in a format.
private struct FormatPlace {
  /// As `printf` reads it.
  let specifier: String
  let privacy: OSLogPrivacy
  let isNumber: Bool
  /// How many values it takes: a width that is a star takes one as well.
  let valueCount: Int

  /// Reads what follows a percent sign, and takes it out; nil for a second percent sign, and where the format ends.
  init?(_ rest: inout Substring) {
    var options = Substring()
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      options = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
    }
    guard let end = rest.firstIndex(where: { "@%diouxXeEfFgGaAcCsSpDUO".contains($0) }) else {
      rest = Substring()
      return nil
    }
    let written = rest[...end]
    rest = rest[rest.index(after: end)...]
    guard written != "%" else { return nil }
    specifier = "%" + written
    isNumber = !"@sS".contains(written.last ?? "@")
    valueCount = 1 + written.count { $0 == "*" }
    let words = options.split { $0 == "," || $0 == " " }
    privacy =
      words.contains("public")
      ? .public : words.contains("private") || words.contains("sensitive") ? .private : .auto
  }
}
