import UnderstudyCore
import UnderstudyTime

/// Runs what looks at views; on another thread it notes why there is no snapshot.
func onMain<Result>(otherwise fallback: @autoclosure () -> Result, _ body: @MainActor () -> Result) -> Result {
  guard MainThread.isCurrent else {
    SnapshotRun.note(SnapshotWording.notOnMain)
    return fallback()
  }
  return assumeMain(body)
}
