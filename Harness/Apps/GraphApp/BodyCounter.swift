/// Counts how often the bodies of views are evaluated.
public final class BodyCounter {
  public private(set) var counts: [String: Int] = [:]

  public init() {}

  func count(_ view: String) {
    counts[view, default: 0] += 1
  }
}
