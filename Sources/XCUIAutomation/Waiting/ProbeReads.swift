import UnderstudyTime

/// What one evaluation of a condition read from elements and queries, for the failure of its wait.
@MainActor package struct ProbeReads {
  package enum Subject {
    case element(XCUIElement)
    case query(XCUIElementQuery)
    /// Anything else that a test reads, by its name; the details are made for a failure.
    case value(name: String, details: @MainActor () -> [String])
  }

  package enum Finding {
    case found
    case missing
    case several
    case notRunning
    /// A property, by its name, and what it was.
    case property(StaticString, Any)
    /// A property of one element of a query after the other, and what it was of each.
    case properties(StaticString, [Any])
    /// The arguments of each call of a spy.
    case calls([Any])

    var isAboutHittability: Bool {
      if case .property(let name, _) = self { "\(name)" == "isHittable" } else { false }
    }
  }

  private static let limit = 8
  private(set) var entries: [(subject: Subject, finding: Finding)] = []

  package nonisolated init() {}

  /// Keeps only the last reads, which decide the result.
  mutating func note(_ subject: Subject, _ finding: Finding) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((subject, finding))
  }

  /// Each element or query once, in the order of the reading, with what was found.
  package var texts: [String] {
    var subjects: [(name: String, findings: [String])] = []
    for (subject, finding) in entries {
      let name = subject.name
      let text = FailureWording.read(finding)
      if let position = subjects.firstIndex(where: { $0.name == name }) {
        if !subjects[position].findings.contains(text) { subjects[position].findings.append(text) }
      } else {
        subjects.append((name, [text]))
      }
    }
    return subjects.map { FailureWording.read($0.name, $0.findings) }
  }
}

// MARK: - Collecting

extension Probe {
  @exclusivity(unchecked) private static var reads: ProbeReads?

  /// Also collects what the body reads.
  ///
  /// - Parameter reads: replaced by the reads of this evaluation.
  package static func holds<E: Error>(
    noting reads: inout ProbeReads, _ body: () throws(E) -> Bool
  ) throws(E) -> Bool {
    let outer = Self.reads
    Self.reads = ProbeReads()
    defer {
      reads = Self.reads ?? ProbeReads()
      Self.reads = outer
    }
    return try holds(body)
  }

  /// Records what was read of an element or a query, for a caller that collects reads and for assertions that fail.
  ///
  /// - Parameter run: The run of the app that it is read of.
  static func note(
    _ subject: @autoclosure () -> ProbeReads.Subject, _ finding: @autoclosure () -> ProbeReads.Finding,
    in run: ApplicationRun
  ) {
    reads?.note(subject(), finding())
    run.recentReads?.note(subject(), finding(), isInWait: run.isWaiting)
  }
}

extension ApplicationRun {
  /// What the test has read last; nil where nothing notices that it ends.
  var recentReads: RecentReads? { record.recentReads }
}

extension TestRun {
  /// What the test has read last; nil where nothing notices that it ends.
  @MainActor package var recentReads: RecentReads? { reads as? RecentReads }
}

// MARK: - Names

@MainActor extension ProbeReads.Subject {
  var name: String {
    switch self {
    case .element(let element): element.nameWithPlace
    case .query(let query): query.name()
    case .value(let name, _): name
    }
  }

  /// The line of the call that has made it.
  var line: Int? {
    switch self {
    case .element(let element): element.site.map { Int($0.line) }
    case .query(let query): query.site.map { Int($0.line) }
    case .value: nil
    }
  }
}

extension XCUIElement {
  /// The element and its surroundings: `"price" StaticText in "Tea" Cell`.
  fileprivate var nameWithPlace: String { query?.name(position: position) ?? name() }
}

extension XCUIElementQuery {
  /// What the query asks for, from its last link to the first, without the application.
  func name(position: String? = nil) -> String {
    var filters: [String] = []
    var link = self
    while link.step.isFilter, case .query(let input) = link.input {
      if link.step.indexKey == nil { filters.insert(FailureWording.filter(link.step), at: 0) }
      link = input
    }
    let words = [wantedKey.map { "\"\($0)\"" }, typeName] + filters + [position, link.nameOfInput.map { "in \($0)" }]
    return words.compactMap(\.self).joined(separator: " ")
  }

  private var nameOfInput: String? {
    switch input {
    case .element(let element): element.query == nil ? nil : element.nameWithPlace
    case .query(let query): query.name()
    }
  }

  /// The query for what this one looks in; nil for the app.
  var place: XCUIElementQuery? {
    var link = self
    while link.step.isFilter, case .query(let input) = link.input { link = input }
    switch link.input {
    case .element(let element): return element.query
    case .query(let query): return query
    }
  }
}
