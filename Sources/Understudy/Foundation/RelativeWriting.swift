import Foundation

/// A unit of distances from now, from the largest one on.
enum RelativeUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  /// ICU's number.
  var number: Int32 {
    switch self {
    case .year: 0
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

/// Distances from now in the words of a language, by ICU.
struct RelativeWriting {
  /// How much of a unit's name is written; the numbers are ICU's.
  enum Width: Int32 {
    case long, short, narrow
  }

  let locale: Locale
  let width: Width
  let spellsOut: Bool
  /// Whether what is near has a name, such as "yesterday".
  let isNamed: Bool

  /// - Returns: nil where ICU lacks the functions.
  func text(of amount: Double, unit: RelativeUnit) -> String? {
    guard let functions = Functions.found else { return nil }
    var status: Int32 = 0
    let numbers = spellsOut ? ICUNumbers.words(in: locale) : nil
    guard let open = functions.open(locale.identifier, numbers, width.rawValue, Functions.noCapitalization, &status)
    else { return nil }
    defer { functions.close(open) }
    let format = isNamed ? functions.format : functions.formatNumeric
    return ICUText.write { format(open, amount, unit.number, $0, $1, $2) }
  }

  /// ICU's functions, as `ureldatefmt.h` declares them.
  private struct Functions: Sendable {
    typealias Open =
      @convention(c) (UnsafePointer<CChar>?, OpaquePointer?, Int32, Int32, ICUText.Status) -> OpaquePointer?
    typealias Close = @convention(c) (OpaquePointer?) -> Void
    typealias Format = @convention(c) (OpaquePointer?, Double, Int32, ICUText.Buffer, Int32, ICUText.Status) -> Int32

    static let noCapitalization: Int32 = 256

    let open: Open
    let close: Close
    let format: Format
    let formatNumeric: Format

    static let found: Functions? = {
      guard
        let open = ICUText.function("swift_ureldatefmt_open", as: Open.self),
        let close = ICUText.function("swift_ureldatefmt_close", as: Close.self),
        let format = ICUText.function("swift_ureldatefmt_format", as: Format.self),
        let formatNumeric = ICUText.function("swift_ureldatefmt_formatNumeric", as: Format.self)
      else { return nil }
      return Functions(open: open, close: close, format: format, formatNumeric: formatNumeric)
    }()
  }
}
