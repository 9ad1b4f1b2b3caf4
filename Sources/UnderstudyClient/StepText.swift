import UnderstudyJSON

/// The text of a step's answer, of at most 320 characters, which are some 80 tokens.
///
/// What was done and the hash of the screen are always in it. Of the changes, the issues and what the app waits for it has the
/// first lines, and a count with the command that lists the others; what may come next has the rest of the room.
struct StepText {
  private let title: String
  private let screen: String
  private var sections: [Section]
  /// What of it is not verified on a device.
  private var decided: [String]
  private var next: [String]

  private struct Section {
    /// What stands before each line.
    let prefix: String
    let lines: [String]
    /// Lists all of it.
    let command: String
    /// How many characters of a line are shown.
    var longest = longestLine
    /// How many lines are shown.
    var shown = 0
  }

  private static let (longestAnswer, longestLine, mostLines) = (320, 100, 8)
  private static let longestDecision = 60

  /// - Parameters:
  ///   - result: of a step.
  ///   - names: what lists the rest of its sections.
  ///   - isNote: whether it only notes what a test is to expect, so that neither what comes nor what is next is said again.
  init(_ result: JSON, _ names: ListingNames, isNote: Bool = false) {
    title = Self.shortened("\(result["step"]?.integer ?? 0) \(result["title"]?.text ?? "")")
    screen = AnswerText.screenLine(result)
    let changes = isNote ? [] : result["changes"]?.texts ?? []
    sections = [
      Section(prefix: "", lines: isNote || !changes.isEmpty ? changes : ["nothing changed"], command: names.screen),
      // The reason of an issue is at its end.
      Section(
        prefix: "issue: ", lines: result["issues"]?.texts ?? [], command: names.issues, longest: 2 * Self.longestLine),
      Section(prefix: "pending: ", lines: isNote ? [] : result["pending"]?.texts ?? [], command: "clock"),
    ]
    decided = isNote ? [] : AnswerText.decided(result).map { Self.shortened($0, to: Self.longestDecision) }
    next = isNote ? [] : result["next"]?.texts ?? []
    fit()
  }

  /// Its lines in the order in which they are read.
  var text: String {
    let lines =
      [title] + lines(of: sections[0]) + [screen] + sections.dropFirst().flatMap(lines(of:)) + decided + nextLine
    return lines.joined(separator: "\n")
  }

  /// Shows as many lines as there is room for: the first of each section, then the others.
  private mutating func fit() {
    let all = next
    next = []
    for index in sections.indices where !sections[index].lines.isEmpty { sections[index].shown = 1 }
    for index in sections.indices {
      while sections[index].shown < min(sections[index].lines.count, Self.mostLines) {
        sections[index].shown += 1
        if text.count <= Self.longestAnswer { continue }
        sections[index].shown -= 1
        break
      }
    }
    shorten()
    for words in all {
      next.append(words)
      if text.count <= Self.longestAnswer { continue }
      next.removeLast()
      break
    }
  }

  /// Cuts lines off, the issues last, where the first ones alone are too long.
  private mutating func shorten() {
    for (index, least) in [(2, 60), (0, 60), (1, 100)] {
      let extra = text.count - Self.longestAnswer
      guard extra > 0 else { return }
      let length = lines(of: sections[index]).map(\.count).max() ?? 0
      sections[index].longest = min(sections[index].longest, max(least, length - extra))
    }
  }

  private var nextLine: [String] { next.isEmpty ? [] : ["next: \(next.joined(separator: "; "))"] }

  private func lines(of section: Section) -> [String] {
    let shown = section.lines.prefix(section.shown).map {
      Self.shortened(section.prefix + Self.firstLine($0), to: section.longest)
    }
    let left = Self.count(of: section.lines.dropFirst(section.shown))
    return left == 0 ? shown : shown + ["… and \(left) more: \(section.command)"]
  }

  /// How many lines there are; of very many a session lists the first, and how many more there are.
  private static func count(of lines: ArraySlice<String>) -> Int {
    guard let last = lines.last, last.hasPrefix("… and "), let more = Int(last.split(separator: " ")[2]) else {
      return lines.count
    }
    return lines.count - 1 + more
  }

  private static func firstLine(_ text: String) -> String {
    text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? text
  }

  private static func shortened(_ line: String, to longest: Int = longestLine) -> String {
    line.count > longest ? line.prefix(longest - 1) + "…" : line
  }

  /// The lines of changes that a step has room for, where nothing but changes is listed.
  static func changes(_ lines: [String], _ names: ListingNames) -> [String] {
    guard !lines.isEmpty else { return ["nothing changes"] }
    let step = StepText(.members(["changes": .texts(lines)]), names)
    return step.lines(of: step.sections[0])
  }
}
