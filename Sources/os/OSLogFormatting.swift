import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var isUppercase = false
  private var prefix = ""
  private var hasSign = false
  private var digits = 1

  /// In tens.
  public static var decimal: Self { Self() }
  /// In sixteens, with small letters.
  public static var hex: Self { hex() }
  /// In eights.
  public static var octal: Self { octal() }

  /// In tens.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus stands before a positive number.
  ///   - minDigits: How many digits there are at least.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> Self {
    Self(hasSign: explicitPositiveSign, digits: minDigits)
  }

  /// In sixteens.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus stands before a positive number.
  ///   - includePrefix: Whether `0x` stands before the digits.
  ///   - uppercase: Whether letters are large.
  ///   - minDigits: How many digits there are at least.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> Self {
    Self(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign,
      digits: minDigits)
  }

  /// In eights.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus stands before a positive number.
  ///   - includePrefix: Whether `0o` stands before the digits.
  ///   - uppercase: Has no effect.
  ///   - minDigits: How many digits there are at least.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> Self {
    Self(radix: 8, prefix: includePrefix ? "0o" : "", hasSign: explicitPositiveSign, digits: minDigits)
  }

  func text(_ number: some BinaryInteger) -> String {
    let written = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: min(max(digits - written.count, 0), 1_000))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + written
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let flags: String
  private let conversion: String

  private init(_ conversion: String, _ precision: Int?, _ hasSign: Bool, _ isUppercase: Bool) {
    flags = "%" + (hasSign ? "+" : "") + (precision.map { ".\(min(max($0, 0), 100))" } ?? "")
    self.conversion = isUppercase ? conversion.uppercased() : conversion
  }

  /// With six digits after the point.
  public static var fixed: Self { fixed() }
  /// With or without a power of ten, whichever is shorter.
  public static var hybrid: Self { hybrid() }
  /// With a power of ten.
  public static var exponential: Self { exponential() }
  /// With the bits in sixteens.
  public static var hex: Self { Self("a", nil, false, false) }

  /// With a number of digits after the point.
  public static func fixed(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self("f", precision, explicitPositiveSign, uppercase)
  }
  /// With or without a power of ten, whichever is shorter, and a number of digits.
  public static func hybrid(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self("g", precision, explicitPositiveSign, uppercase)
  }
  /// With a power of ten and a number of digits after the point.
  public static func exponential(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self { Self("e", precision, explicitPositiveSign, uppercase) }

  func text(_ number: Double) -> String { String(format: flags + conversion, number) }
}

/// How a truth value is written: as `true` and `false`, or as `yes` and `no`.
public enum OSLogBoolFormat: Sendable { case truth, answer }
