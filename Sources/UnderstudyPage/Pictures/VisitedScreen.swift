import Foundation

/// A screen that a recorded test has shown, named by how the test reached it.
package struct VisitedScreen: Sendable, Equatable {
  /// Module, suite and test, joined by dots.
  package let test: String
  /// The step after which it was shown. A title that the test had before ends with a number.
  package let step: String
  /// As SVG.
  package let svg: String

  package init(test: String, step: String, svg: String) { (self.test, self.step, self.svg) = (test, step, svg) }

  /// The screens after each step of the tests in a directory of reports, the tests sorted by name.
  ///
  /// - Throws: ``PageJoining/Problem`` for a directory without a page that can be read.
  package static func all(in directory: URL) throws -> [VisitedScreen] {
    if let size = PageFile.size(in: directory), size > PageFile.largest {
      throw PageJoining.Problem(description: PageWording.tooLarge(directory.path, size: size))
    }
    guard let data = try? Data(contentsOf: PageFile.url(in: directory)) else {
      throw PageJoining.Problem(description: "\(directory.path) has no reports: no index.html")
    }
    let content = PageContent(of: Array(data))
    if content.isOfOtherVersion {
      throw PageJoining.Problem(description: "\(directory.path) was written by another version: run its tests again")
    }
    var last: [String: PageRecord] = [:]
    for record in content.records { last[record.key] = record }
    return last.values.sorted { $0.key < $1.key }.flatMap(screens)
  }

  // MARK: - Reading

  /// The parts of ``PageDetail`` that are needed here.
  private struct Detail: Decodable {
    struct Step: Decodable {
      struct State: Decodable { let screen: Int? }
      let kind: String
      let title: String
      let after: State
    }
    struct Screens: Decodable { let texts: PageTexts }
    let steps: [Step]
    let screens: Screens
  }

  private static func screens(of record: PageRecord) -> [VisitedScreen] {
    let decoder = JSONDecoder()
    guard let result = try? decoder.decode(PageResult.self, from: Data(record.result)),
      let detail = try? decoder.decode(Detail.self, from: Data(record.detail))
    else { return [] }
    let names = [result.module, result.suite, result.test].filter { !$0.isEmpty }.joined(separator: ".")
    let test = names + (result.arguments.map { " (\($0))" } ?? "")
    let drawings = detail.screens.texts.whole
    var counts: [String: Int] = [:]
    return detail.steps.compactMap { step in
      // What is inside of an activity has its own steps.
      guard step.kind != "activity", let screen = step.after.screen, drawings.indices.contains(screen - 1) else {
        return nil
      }
      let count = counts[step.title, default: 0] + 1
      counts[step.title] = count
      return VisitedScreen(
        test: test, step: count > 1 ? "\(step.title) (\(count))" : step.title, svg: drawings[screen - 1])
    }
  }
}

extension PageTexts {
  /// The texts as they were before they were stored; empty where the numbers are of no line.
  var whole: [String] {
    var former: [Int32] = []
    return texts.map { text in
      guard text.count >= 2, text[0] >= 0, text[1] >= 0, Int(text[0]) + Int(text[1]) <= former.count else {
        former = []
        return ""
      }
      former = former.prefix(Int(text[0])) + text.dropFirst(2) + former.suffix(Int(text[1]))
      return former.map { lines.indices.contains(Int($0)) ? lines[Int($0)] : "" }.joined(separator: "\n")
    }
  }
}
