import UnderstudyCore
import UnderstudyElements
import XCUIAutomation

extension XCUIApplication {
  /// Waits until an element with an accessibility identifier is on the screen, by change and in virtual time.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that names the identifiers that are there instead.
  public func waitForViewVisible(
    withID id: String, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let site = CallSite(fileID, file, line)
    try await waitForViews("an element with the identifier \"\(id)\"", timeout: timeout, at: site) { tree in
      tree.hasElement(withID: id)
    } lastSeen: { tree in
      "the identifiers \(WaitTimeout.list(tree.identifiers { _ in true }))"
    }
  }

  /// Waits until no element with an accessibility identifier is on the screen, by change and in virtual time.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that names the element that is still there.
  public func waitForViewHidden(
    withID id: String, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let site = CallSite(fileID, file, line)
    try await waitForViews("no element with the identifier \"\(id)\"", timeout: timeout, at: site) { tree in
      !tree.hasElement(withID: id)
    } lastSeen: { tree in
      tree.elements(withID: id).map { ElementDescription.line($0) }.joined(separator: "; ")
    }
  }

  /// Waits until as many elements as expected have an accessibility identifier that begins with a prefix, by change and
  /// in virtual time.
  ///
  /// - Parameters:
  ///   - prefix: how the identifiers begin.
  ///   - count: how many elements there shall be, exactly.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that names the identifiers that were found.
  public func waitForViewCount(
    withIDPrefix prefix: String, equals count: Int, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let site = CallSite(fileID, file, line)
    let what = "\(count) elements with identifiers that begin with \"\(prefix)\""
    try await waitForViews(what, timeout: timeout, at: site) { tree in
      tree.identifiers { $0.hasPrefix(prefix) }.count == count
    } lastSeen: { tree in
      let found = tree.identifiers { $0.hasPrefix(prefix) }
      return "\(found.count), \(WaitTimeout.list(found))"
    }
  }

  private func waitForViews(
    _ what: String, timeout: Duration, at site: CallSite, until condition: (ElementTree) -> Bool,
    lastSeen: (ElementTree) -> String
  ) async throws {
    settle()
    guard let host, host.isRunning, !FailureReporter.shouldSkip else { throw WaitTimeout.notRunning(what, at: site) }
    var seen: (version: Int, holds: Bool)?
    let holds = await session.runAsync(
      until: {
        host.refreshElements()
        if let seen, seen.version == host.tree.version { return seen.holds }
        let holds = condition(host.tree)
        seen = (host.tree.version, holds)
        return holds
      }, timeout: timeout)
    guard !holds else { return }
    throw WaitTimeout.view(what, after: timeout, lastSeen: lastSeen(host.tree), busy: session.busyReport, at: site)
  }
}

extension ElementTree {
  fileprivate func elements(withID id: String) -> [Element] {
    switch elements(carrying: id) {
    case .none: []
    case .one(let element): element.identifier == id ? [element] : []
    case .many(let elements): elements.filter { $0.identifier == id }
    }
  }

  fileprivate func hasElement(withID id: String) -> Bool { !elements(withID: id).isEmpty }

  /// The identifiers of the tree's elements, in its order.
  fileprivate func identifiers(where isIncluded: (String) -> Bool) -> [String] {
    var result: [String] = []
    root.forEachDescendant { element in
      if !element.identifier.isEmpty, isIncluded(element.identifier) { result.append(element.identifier) }
      return true
    }
    return result
  }
}
