import Foundation

/// Amounts with their units in the words of a language, by ICU.
struct UnitWriting {
  /// How much of a unit's name is written; the numbers are ICU's.
  enum Width: Int32 {
    case wide, short, narrow, numeric, shorter
  }

  /// One amount, as ICU takes it.
  struct Amount {
    var value: Double
    /// ICU's number of the unit.
    var unit: Int32
  }

  let locale: Locale
  let width: Width

  /// Writes amounts one after the other, as the language joins them.
  ///
  /// - Returns: nil where ICU lacks the functions.
  func text(of amounts: [Amount]) -> String? {
    withFormat { functions, format in
      ICUText.write { functions.formatAmounts(format, amounts, Int32(amounts.count), $0, $1, $2) }
    }
  }

  /// Writes one amount with a number that is written already.
  ///
  /// - Parameters:
  ///   - amount: decides between singular and plural.
  ///   - number: takes the place of the number that ICU would write.
  /// - Returns: nil where ICU lacks the functions.
  func text(of amount: Amount, number: String) -> String? {
    withFormat { functions, format in
      func write(_ field: inout NumberField) -> String? {
        ICUText.write { functions.formatAmount(format, abs(amount.value), amount.unit, $0, $1, &field, $2) }
      }
      var (whole, fraction) = (NumberField(field: NumberField.whole), NumberField(field: NumberField.fraction))
      guard let text = write(&whole), text == write(&fraction) else { return nil }
      var units = Array(text.utf16)
      let range = Int(whole.start)..<Int(max(whole.start, whole.end, fraction.end))
      guard units.indices.contains(range.lowerBound), range.upperBound <= units.count else { return text }
      units.replaceSubrange(range, with: number.utf16)
      return String(decoding: units, as: UTF16.self)
    }
  }

  /// The name of a unit alone.
  ///
  /// - Returns: nil where ICU lacks the functions.
  func name(of unit: Int32) -> String? {
    withFormat { functions, format in ICUText.write { functions.unitName(format, unit, $0, $1, $2) } }
  }

  private func withFormat(_ write: (Functions, OpaquePointer) -> String?) -> String? {
    guard let functions = Functions.found else { return nil }
    var status: Int32 = 0
    guard let format = functions.open(locale.identifier, width.rawValue, nil, &status) else { return nil }
    defer { functions.close(format) }
    return write(functions, format)
  }

  /// Where a part of a number is in a text: ICU reads the kind of part and fills in the place.
  private struct NumberField {
    static let whole: Int32 = 0
    static let fraction: Int32 = 1
    var field: Int32
    var start: Int32 = 0
    var end: Int32 = 0
  }

  /// ICU's functions, as `uameasureformat.h` declares them.
  private struct Functions: Sendable {
    typealias Open = @convention(c) (UnsafePointer<CChar>?, Int32, OpaquePointer?, ICUText.Status) -> OpaquePointer?
    typealias Close = @convention(c) (OpaquePointer?) -> Void
    typealias FormatAmount =
      @convention(c) (
        OpaquePointer?, Double, Int32, ICUText.Buffer, Int32, UnsafeMutableRawPointer, ICUText.Status
      ) -> Int32
    typealias FormatAmounts =
      @convention(c) (OpaquePointer?, UnsafeRawPointer, Int32, ICUText.Buffer, Int32, ICUText.Status) -> Int32
    typealias UnitName = @convention(c) (OpaquePointer?, Int32, ICUText.Buffer, Int32, ICUText.Status) -> Int32

    let open: Open
    let close: Close
    let formatAmount: FormatAmount
    let formatAmounts: FormatAmounts
    let unitName: UnitName

    static let found: Functions? = {
      guard
        let open = ICUText.function("uameasfmt_open", as: Open.self),
        let close = ICUText.function("uameasfmt_close", as: Close.self),
        let formatAmount = ICUText.function("uameasfmt_formatGetPosition", as: FormatAmount.self),
        let formatAmounts = ICUText.function("uameasfmt_formatMultiple", as: FormatAmounts.self),
        let unitName = ICUText.function("uameasfmt_getUnitName", as: UnitName.self)
      else { return nil }
      return Functions(
        open: open, close: close, formatAmount: formatAmount, formatAmounts: formatAmounts, unitName: unitName)
    }()
  }
}
