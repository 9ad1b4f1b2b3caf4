/// The number of references to an object, which the runtime provides for debuggers.
enum RetainCount {
  private final class Sample {}

  private static let isReadable = LayoutFact(
    "the count of an object's references", without: "no wait and no report counts tasks that have not finished"
  ) {
    let sample = Unmanaged.passRetained(Sample())
    let counts = (0..<3).map { _ in understudy_retain_count(sample.retain().toOpaque()) }
    for _ in 0...counts.count { sample.release() }
    return counts == [2, 3, 4]
  }

  /// How often an object is retained.
  ///
  /// - Returns: nil where the runtime does not say.
  static func of(_ object: UnsafeMutableRawPointer) -> Int? {
    isReadable.holds ? understudy_retain_count(object) : nil
  }
}
