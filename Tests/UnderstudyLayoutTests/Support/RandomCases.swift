/// How many random cases a property is tried with. CI runs the suite optimised too, where it tries ten times as many: a debug
/// run stays short.
enum RandomCases {
  #if DEBUG
    static let seeds: Range<UInt64> = 0..<4
    /// How many trees there are for each hundred.
    static let share = 40
  #else
    static let seeds: Range<UInt64> = 0..<40
    static let share = 400
  #endif
}
