/// Where the screens write down what happens to them.
public final class LifecycleLog {
  private var entries: [String] = []
  private let isPrinting: Bool

  public init(isPrinting: Bool = false) {
    self.isPrinting = isPrinting
  }

  func callAsFunction(_ entry: String) {
    entries.append(entry)
    if isPrinting { print(entry) }
  }

  /// Everything that was written since the last call, oldest first.
  public func takeEntries() -> [String] {
    defer { entries = [] }
    return entries
  }
}
