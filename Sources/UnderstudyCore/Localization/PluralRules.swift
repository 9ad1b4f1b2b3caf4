import Foundation

/// The plural category of a number in a language, as Unicode's CLDR has it.
enum PluralRules {
  enum Category: String {
    case zero, one, two, few, many, other
  }

  static func category(of argument: FormatArgument, language: String) -> Category {
    switch argument {
    case .signed(let value): category(of: value.magnitude, language)
    case .unsigned(let value): category(of: value, language)
    case .double(let value):
      UInt64(exactly: abs(value)).map { category(of: $0, language) } ?? .other
    case .string: .other
    }
  }

  private static func category(of n: UInt64, _ language: String) -> Category {
    let (ten, hundred) = (n % 10, n % 100)
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return .other
    case "fr", "pt", "hi", "bn", "fa", "gu", "hy", "kn", "zu", "am": return n <= 1 ? .one : .other
    case "ru", "uk", "be":
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case "sr", "hr", "bs":
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "ro": return n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
    case "lt":
      if (11...19).contains(hundred) || ten == 0 { return .other }
      return ten == 1 ? .one : .few
    case "lv": return ten == 0 || (11...19).contains(hundred) ? .zero : ten == 1 ? .one : .other
    case "sl": return hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
    case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
    case "ga": return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "ar":
      if n <= 2 { return [.zero, .one, .two][Int(n)] }
      return (3...10).contains(hundred) ? .few : (11...99).contains(hundred) ? .many : .other
    case "cy": return n < 4 ? [.zero, .one, .two, .few][Int(n)] : n == 6 ? .many : .other
    default: return n == 1 ? .one : .other
    }
  }
}
