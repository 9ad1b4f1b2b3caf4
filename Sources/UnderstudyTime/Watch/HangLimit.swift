import Foundation

/// How long a run may stand still before that is reported, in real time: `UNDERSTUDY_HANG_LIMIT` in seconds, else a
/// minute.
package enum HangLimit {
  private static let standard = Duration.seconds(60)
  private static let variable = "UNDERSTUDY_HANG_LIMIT"

  /// The limit; nil where the variable is 0, which switches the watchdog off.
  package static let value: Duration? = {
    guard let text = getenv(variable).map({ String(cString: $0) }), !text.isEmpty else { return standard }
    guard let seconds = Double(text), seconds >= 0, seconds < 1e9 else {
      let note = "Understudy: \(variable) is \"\(text)\", which is no number of seconds; the limit is \(standard).\n"
      FileHandle.standardError.write(Data(note.utf8))
      return standard
    }
    return seconds > 0 ? .seconds(seconds) : nil
  }()

  /// The limit for what is reported in any case.
  static var duration: Duration { value ?? .seconds(1e9) }
}
