import UnderstudyElements

/// What happened in an app under test, in order: for failures and reports.
package struct EventLog {
  package enum Kind {
    /// Something done to an element, described when somebody asks.
    case action(verb: String, ElementTexts, ElementType)
    case ignored(String)
    case issue(RuntimeIssue)
    case life(String)

    package var description: String {
      switch self {
      case .action(let verb, let texts, let type):
        "\(verb.prefix(1).uppercased())\(verb.dropFirst()) \(texts.messageName(type))"
      case .ignored(let text), .life(let text): text
      case .issue(let issue): issue.message
      }
    }
  }

  package struct Event {
    /// Counted from one.
    package let number: Int
    package let kind: Kind
    package var description: String { kind.description }
  }

  package private(set) var entries: [Event] = []
  private var count = 0

  package mutating func append(_ kind: Kind) {
    count += 1
    if entries.count >= 1024 { entries.removeFirst(512) }
    entries.append(Event(number: count, kind: kind))
  }
}
