import UnderstudyJSON

extension JSON {
  /// A time as a number of seconds, whole in microseconds: division leaves digits behind that no clock has.
  static func seconds(_ time: Duration) -> JSON { .number((time / .seconds(1) * 1_000_000).rounded() / 1_000_000) }
}
