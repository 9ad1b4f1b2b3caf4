/// Stops one modifier from acting more than twice in a frame (SEM-150, SEM-151).
struct CycleGuard {
  private var frame = -1
  private var count = 0
  private(set) var hasLogged = false

  mutating func permits(frame: Int) -> Bool {
    if self.frame != frame {
      self.frame = frame
      count = 0
      hasLogged = false
    }
    count += 1
    return count <= 2
  }

  /// Whether the frame's message is still to be written; answers true once.
  mutating func shouldLog() -> Bool {
    defer { hasLogged = true }
    return !hasLogged
  }
}
