import Foundation

/// What the formatters share: ICU's functions, which Foundation brings along on Linux and does not declare, are looked up by name.
/// Foundation's own formatters have texts written by them on other platforms, so these are the same.
enum ICUText {
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Buffer = UnsafeMutablePointer<UInt16>

  /// Finds a function; nil where the toolchain's ICU does not have it.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  /// Takes a text from a function that writes it into a buffer.
  ///
  /// - Returns: nil where the function reports an error, or the text does not fit.
  static func write(_ format: (Buffer, Int32, Status) -> Int32) -> String? {
    var status: Int32 = 0
    let capacity = 1024
    let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let address = buffer.baseAddress else { return }
      let length = format(address, Int32(capacity), &status)
      if status <= 0 { count = min(max(Int(length), 0), capacity) }
    }
    return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
  }
}

/// ICU's writers of numbers.
enum ICUNumbers {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, ICUText.Status
    ) -> OpaquePointer?

  private static let open = ICUText.function("swift_unum_open", as: Open.self)
  private static let inWords: Int32 = 5

  /// Writes numbers in words; the caller gives it to what it opens next, which closes it.
  static func words(in locale: Locale) -> OpaquePointer? {
    var status: Int32 = 0
    return open?(inWords, nil, 0, locale.identifier, nil, &status)
  }
}
