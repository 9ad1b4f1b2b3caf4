import Foundation
import UnderstudyPage
import UnderstudyTime

extension PageDetail {
  /// What the page shows of a test.
  ///
  /// - Parameters:
  ///   - contents: what was collected.
  ///   - attachments: those that have files.
  ///   - screens: those that have been drawn; more are added.
  init(_ contents: ReportContents, _ attachments: [WrittenAttachment], screens: inout PageScreens) {
    var contents = contents
    screens.draw(contents.screens)
    self.init(
      failures: contents.failures.map { failure in
        Failure(
          text: failure.text, file: failure.file, line: failure.line, time: failure.time.map(ReportDocument.seconds),
          step: failure.step.map { $0 + 1 }, tree: failure.tree, screen: failure.screen.map(screens.number))
      })
    let all = Self.steps(of: contents, screens)
    if all.count > Self.mostSteps {
      steps = all.prefix(Self.firstSteps) + all.suffix(Self.mostSteps - Self.firstSteps)
      stepsLeftOut = all.count - Self.mostSteps
    } else {
      steps = all
    }
    apps = (contents.apps + contents.appsAtFailure).enumerated().map { index, app in
      let kept = app.events.suffix(Self.mostEvents)
      return App(
        name: app.name, first: app.firstEvent + app.events.count - kept.count, events: Array(kept),
        tree: contents.addTree(app.tree), file: "events/\(index + 1).txt")
    }
    trees = PageTexts(lines: contents.trees.lines, texts: contents.trees.trees)
    self.screens = screens.stored
    self.attachments = attachments.map(Self.attachment)
    comparisons = Self.comparisons(of: attachments)
    sources = SourceExcerpts.lines(
      around: contents.steps.compactMap(\.place) + contents.failures.compactMap(\.place))
  }

  /// The page has the latest; the file has all.
  private static let mostEvents = 4_000

  /// How many steps the page has at most: the first and the last of more, as of a loop that does not end. The files have all.
  private static let (firstSteps, mostSteps) = (500, 2_000)

  /// A frame in points.
  static func numbers(of frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? ($0 * 100).rounded() / 100 : 0 }
  }

  // MARK: - Steps

  private static func steps(of contents: ReportContents, _ screens: PageScreens) -> [Step] {
    let steps = contents.steps
    var depths: [Int] = []
    var firstScreens: [Int?] = steps.map(\.screenBefore)
    var lastScreens: [Int?] = steps.map(\.screenAfter)
    // A part of a test shows what the first step inside of it began with, and what the last one left.
    for index in steps.indices.reversed() {
      guard let outer = steps[index].outer else { continue }
      if steps[outer].screenBefore == nil { firstScreens[outer] = firstScreens[index] ?? firstScreens[outer] }
      if steps[outer].screenAfter == nil, lastScreens[outer] == nil { lastScreens[outer] = lastScreens[index] }
    }
    let apps = steps.map { contents.app(of: $0) }
    let counts = (contents.apps + contents.appsAtFailure).map { $0.firstEvent - 1 + $0.events.count }
    let events = EventRanges.ranges(of: steps, apps: apps, counts: counts)
    return steps.enumerated().map { index, step in
      depths.append(step.outer.map { depths[$0] + 1 } ?? 0)
      var shown = Step(
        number: index + 1, depth: depths[index], kind: step.kind.rawValue, title: step.title,
        begin: ReportDocument.seconds(step.begin),
        before: State(tree: step.before, screen: firstScreens[index].map(screens.number)),
        after: State(tree: step.after, screen: lastScreens[index].map(screens.number)))
      (shown.file, shown.line) = (step.place?.file, step.place?.line)
      (shown.end, shown.result) = (step.end.map(ReportDocument.seconds), step.result)
      shown.app = apps[index].map { $0 + 1 }
      shown.events = events[index]
      shown.target = step.target.map(numbers)
      shown.touch = step.touch.map { Array(numbers(of: CGRect(origin: $0, size: .zero)).prefix(2)) }
      shown.changes = screens.changes(from: firstScreens[index], to: lastScreens[index])
      return shown
    }
  }

  // MARK: - Attachments

  /// In bytes: what is larger is only linked to.
  private static let (longestText, largestPicture) = (256 * 1024, 4 * 1024 * 1024)

  private static let pictures = [
    "public.png": "image/png", "public.jpeg": "image/jpeg", "com.compuserve.gif": "image/gif",
    "public.svg-image": "image/svg+xml",
  ]

  private static func attachment(_ written: WrittenAttachment) -> Attachment {
    let (entry, data) = (written.entry, written.data)
    var attachment = Attachment(name: entry.name, type: entry.type, file: entry.file, step: entry.step)
    if let type = pictures[entry.type] {
      if data.count <= largestPicture { attachment.picture = "data:\(type);base64,\(data.base64EncodedString())" }
    } else if data.count <= longestText, !data.contains(0) {
      attachment.text = String(data: data, encoding: .utf8)
    }
    return attachment
  }

  /// Snapshots beside their references, as the module SnapshotTesting attaches them: first the reference, then the snapshot, then
  /// what the strategy adds.
  private static func comparisons(of attachments: [WrittenAttachment]) -> [Comparison] {
    let names = attachments.map(\.entry.name)
    return names.indices.dropLast().compactMap { index in
      guard names[index].hasPrefix("reference."), names[index + 1].hasPrefix("snapshot."),
        names[index].dropFirst("reference.".count) == names[index + 1].dropFirst("snapshot.".count)
      else { return nil }
      let hasDifference = index + 2 < names.count && names[index + 2].hasPrefix("difference.")
      return Comparison(
        name: String(names[index].dropFirst("reference.".count)), reference: index + 1, snapshot: index + 2,
        difference: hasDifference ? index + 3 : nil)
    }
  }
}

/// The test's own lines around calls and failures, where the files can be read.
enum SourceExcerpts {
  /// How many lines before and after.
  private static let reach = 5

  /// The lines by files and by the numbers of the lines, from 1.
  static func lines(around places: [CallPlace]) -> [String: [String: String]] {
    Dictionary(grouping: places, by: \.file).compactMapValues { places in
      guard let file = places.first?.file, let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        return nil
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var shown: [String: String] = [:]
      for line in Set(places.map(\.line)) where line >= 1 && line <= lines.count {
        for number in max(line - reach, 1)...min(line + reach, lines.count) {
          shown["\(number)"] = String(lines[number - 1])
        }
      }
      return shown
    }
  }
}
