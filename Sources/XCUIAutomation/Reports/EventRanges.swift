/// Which events of an app belong to which step: each belongs to one of the outermost steps, and to what is inside of that.
enum EventRanges {
  /// The numbers of the first and the last event of each step; nil where a step has no app.
  ///
  /// - Parameters:
  ///   - steps: in the order of their beginning.
  ///   - apps: the position of each step's app.
  ///   - counts: how many events each app has logged.
  static func ranges(of steps: [ReportStep], apps: [Int?], counts: [Int]) -> [[Int]?] {
    var last: [Int: Int] = [:]
    for (index, app) in apps.enumerated() where app != nil && steps[index].outer == nil { last[app ?? 0] = index }
    return steps.indices.map { index in
      guard let app = apps[index], let begin = steps[index].eventsBefore else { return nil }
      // What came between two steps belongs to the later one, which the test's code between them leads to.
      let former = former(of: index, in: steps, apps)
      let end = last[app] == index || steps[index].eventsAfter == nil ? counts[app] : steps[index].eventsAfter ?? begin
      return [min(former ?? begin, begin) + 1, end]
    }
  }

  /// How many events there had been when the step before had ended, or the one around had begun.
  private static func former(of index: Int, in steps: [ReportStep], _ apps: [Int?]) -> Int? {
    var place = index - 1
    while place >= 0, apps[place] != apps[index] || !isBefore(place, index, in: steps) { place -= 1 }
    guard place >= 0 else { return 0 }
    return steps[index].outer == place ? steps[place].eventsBefore : steps[place].eventsAfter
  }

  /// Whether a step is the one around another, or one beside it that came before.
  private static func isBefore(_ place: Int, _ index: Int, in steps: [ReportStep]) -> Bool {
    steps[index].outer == place || steps[index].outer == steps[place].outer
  }
}
