import Foundation
import UnderstudyPage

/// The data of a page, as its script reads them.
struct ShownPage {
  struct Event: Decodable {
    let kind: String
    let text, name, old, new, writer: String?
  }

  struct Detail: Decodable {
    struct State: Decodable {
      let tree, screen: Int?
    }
    struct Step: Decodable {
      let number, depth: Int
      let title: String
      let before, after: State
      let app: Int?
      let events: [Int]?
      let target: [Double]?
      let changes: [[Double]]?
    }
    struct Failure: Decodable {
      let text: String
      let screen: Int?
    }
    struct App: Decodable {
      let first: Int
      let events: [Event]
    }
    struct Attachment: Decodable {
      let text, picture: String?
      let step: Int?
    }
    struct Comparison: Decodable, Equatable {
      let name: String
      let reference, snapshot: Int
      let difference: Int?
    }
    struct Texts: Decodable {
      let lines: [String]
      let texts: [[Int]]
    }
    struct Screens: Decodable {
      let texts: Texts
      let sizes: [[Double]]
    }

    let steps: [Step]
    let stepsLeftOut: Int?
    let failures: [Failure]
    let apps: [App]
    let attachments: [Attachment]
    let comparisons: [Comparison]
    let screens: Screens
    let sources: [String: [String: String]]

    /// A screen's drawing.
    func svg(_ number: Int?) throws -> String {
      var former: [Int] = []
      for text in screens.texts.texts.prefix(number ?? 0) {
        former = former.prefix(text[0]) + text.dropFirst(2) + former.suffix(text[1])
      }
      return former.map { screens.texts.lines[$0] }.joined(separator: "\n")
    }
  }

  /// The tests by the names of their folders, the last line of each.
  private(set) var results: [String: PageResult] = [:]
  /// What recorded tests have, by the same names.
  private(set) var details: [String: Detail] = [:]

  /// What the only recorded test has.
  var detail: Detail? { details.count == 1 ? details.values.first : nil }

  var outcomes: [String: String] { results.mapValues(\.outcome.rawValue) }

  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      guard
        let match = line.wholeMatch(
          of: /<script[^>]* class="test" data-key="([^"]*)"[^>]*>(.*?)<\/script>(?:<script[^>]*>(.*)<\/script>)?/)
      else { continue }
      results[String(match.1)] = try JSONDecoder().decode(PageResult?.self, from: Data(match.2.utf8))
      details[String(match.1)] = try match.3.map { try JSONDecoder().decode(Detail.self, from: Data($0.utf8)) }
    }
  }
}
