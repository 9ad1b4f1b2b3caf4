/// Which events of an app belong to which step: each belongs to one step, and to those around it.
enum EventRanges {
  /// The numbers of the first and the last event of each step; nil where a step has no app.
  ///
  /// What came between two steps belongs to the later one, and what came after the last one to that.
  ///
  /// - Parameters:
  ///   - steps: in the order of their beginning.
  ///   - apps: the position of each step's app.
  ///   - counts: how many events each app has logged.
  static func ranges(of steps: [ReportStep], apps: [Int?], counts: [Int]) -> [[Int]?] {
    var (open, last) = ([Int](), [Int: Int]())
    // How many events of each app belong to earlier steps.
    var known: [Int: Int] = [:]
    var ranges: [[Int]?] = []
    for (index, step) in steps.enumerated() {
      while let inner = open.last, inner != step.outer {
        open.removeLast()
        if let app = apps[inner] { known[app] = max(known[app] ?? 0, steps[inner].eventsAfter ?? 0) }
      }
      if let app = apps[index], let begin = step.eventsBefore {
        if !open.contains(where: { apps[$0] == app }) { last[app] = index }
        ranges.append([min(known[app] ?? 0, begin) + 1, step.eventsAfter ?? counts[app]])
        known[app] = max(known[app] ?? 0, begin)
      } else {
        ranges.append(nil)
      }
      open.append(index)
    }
    for (app, index) in last { ranges[index]?[1] = counts[app] }
    return ranges
  }
}
