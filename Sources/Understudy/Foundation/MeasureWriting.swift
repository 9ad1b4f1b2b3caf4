import Foundation

/// Measurements in the words of a language, by ICU, converted into the unit that the locale prefers where a usage is given.
struct MeasureWriting {
  /// How much of a unit's name is written, in ICU's words.
  enum Width: String {
    case wide = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  let locale: Locale
  let width: Width
  /// What the measurement is used for, in ICU's words; nil keeps the unit.
  var usage: String?
  /// Whether a temperature is written without its scale.
  var hidesScale = false

  /// Writes a measurement.
  ///
  /// - Parameter number: writes the converted value; nil leaves that to ICU, which rounds to two digits where a usage is given.
  /// - Returns: its number and symbol, where ICU lacks the unit or the functions.
  func text(of value: Double, _ unit: Unit, number: ((Double) -> String)? = nil) -> String {
    guard let name = unit.nameInICU else { return plain(value, unit, number) }
    let settings = usage.map { " usage/\($0)" } ?? ""
    guard let number else { return write(value, name + settings)?.text ?? plain(value, unit, nil) }
    // All digits, so that the converted value can be read from the text.
    guard let full = write(value, name + settings + " .############### group-off latin"), let converted = full.value
    else { return plain(value, unit, number) }
    var units = Array(full.text.utf16)
    units.replaceSubrange(full.number, with: number(converted).utf16)
    return String(decoding: units, as: UTF16.self)
  }

  private func write(_ value: Double, _ unit: String) -> WrittenMeasure? {
    let unit = hidesScale && usage == nil ? "measure-unit/temperature-generic" : "unit/" + unit
    let result = MeasureFunctions.found?.write(value, "\(unit) \(width.rawValue)", locale)
    guard hidesScale, let result, usage != nil else { return result }
    return result.withoutScale
  }

  private func plain(_ value: Double, _ unit: Unit, _ number: ((Double) -> String)?) -> String {
    let text = number?(value) ?? value.formatted(.number.locale(locale))
    return "\(text) \(unit.symbol)"
  }
}

/// A measurement that is written, and where its number is.
struct WrittenMeasure {
  let text: String
  /// In code units of UTF-16, with the sign.
  let number: Range<Int>

  /// The number, where it is written without groups in Latin digits.
  var value: Double? {
    let digits = String(decoding: Array(text.utf16)[number], as: UTF16.self)
    let plain = digits.replacing(",", with: ".").replacing("\u{2212}", with: "-")
    return Double(plain.filter { "0123456789.-".contains($0) })
  }

  /// This measure with a degree sign as its unit.
  var withoutScale: WrittenMeasure {
    let digits = String(decoding: Array(text.utf16)[number], as: UTF16.self)
    return WrittenMeasure(text: digits + "°", number: 0..<digits.utf16.count)
  }
}

/// ICU's functions, as `unumberformatter.h` and `uformattedvalue.h` declare them.
private struct MeasureFunctions: Sendable {
  typealias Status = ICUText.Status
  typealias Open = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  typealias Close = @convention(c) (OpaquePointer?) -> Void
  typealias Format = @convention(c) (OpaquePointer?, Double, OpaquePointer?, Status) -> Void
  typealias Text = @convention(c) (OpaquePointer?, ICUText.Buffer, Int32, Status) -> Int32
  typealias NextField = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer, Status) -> Bool

  let open: Open
  let openResult: OpenResult
  let format: Format
  let text: Text
  let nextField: NextField
  let close: Close
  let closeResult: Close

  static let found: MeasureFunctions? = {
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      ICUText.function("swift_unumf_" + name, as: type)
    }
    guard
      let open = find("openForSkeletonAndLocale", Open.self), let openResult = find("openResult", OpenResult.self),
      let format = find("formatDouble", Format.self), let text = find("resultToString", Text.self),
      let nextField = find("resultNextFieldPosition", NextField.self), let close = find("close", Close.self),
      let closeResult = find("closeResult", Close.self)
    else { return nil }
    return MeasureFunctions(
      open: open, openResult: openResult, format: format, text: text, nextField: nextField, close: close,
      closeResult: closeResult)
  }()

  /// A part of a number in a text: ICU reads the kind of part and fills in the place.
  private struct Field {
    static let whole: Int32 = 0
    static let fraction: Int32 = 1
    static let sign: Int32 = 10
    var kind: Int32
    var start: Int32 = 0
    var end: Int32 = 0
  }

  func write(_ value: Double, _ skeleton: String, _ locale: Locale) -> WrittenMeasure? {
    var status: Int32 = 0
    let characters = Array(skeleton.utf16)
    guard let formatter = open(characters, Int32(characters.count), locale.identifier, &status),
      let result = openResult(&status)
    else { return nil }
    defer {
      closeResult(result)
      close(formatter)
    }
    format(formatter, value, result, &status)
    guard status <= 0, let written = ICUText.write({ text(result, $0, $1, $2) }) else { return nil }
    let fields = [Field.whole, Field.fraction, Field.sign].compactMap { kind -> Field? in
      var field = Field(kind: kind)
      return nextField(result, &field, &status) ? field : nil
    }
    let (start, end) = (fields.map(\.start).min() ?? 0, fields.map(\.end).max() ?? 0)
    return WrittenMeasure(text: written, number: Int(start)..<Int(end))
  }
}
