import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// What the user of an app can search for, over all its launches.
final class SpotlightState: SystemPart {
  /// What an index is asked to do.
  enum Change {
    case add([CSSearchableItem])
    case delete([String])
    case deleteDomains([String])
    case deleteAll
  }

  private struct State {
    /// In the order in which they were first added.
    var items: [CSSearchableItem] = []
    /// What the app has kept with an index by its last batch, by the index's name.
    var clientStates: [String: Data] = [:]
  }

  private let state = Guarded(unchecked: State())

  init() {}

  /// The items that have not expired.
  var items: [CSSearchableItem] {
    let items = state.withUncheckedLock { $0.items }
    return items.filter { $0.expirationDate.map { !SystemDate.hasCome($0) } ?? true }
  }

  func apply(_ change: Change) {
    state.withUncheckedLock { state in
      switch change {
      case .add(let items): for item in items { Self.add(item, to: &state.items) }
      case .delete(let names):
        let names = Set(names)
        state.items.removeAll { names.contains($0.uniqueIdentifier) }
      case .deleteDomains(let names): state.items.removeAll { Self.isIn(names, $0) }
      case .deleteAll: state.items = []
      }
    }
    log(change)
  }

  private static func add(_ new: CSSearchableItem, to items: inout [CSSearchableItem]) {
    guard let place = items.firstIndex(where: { $0.uniqueIdentifier == new.uniqueIdentifier }) else {
      return items.append(new)
    }
    if new.isUpdate {
      let attributes = CSSearchableItemAttributeSet(copying: items[place].attributeSet)
      attributes.add(new.attributeSet)
      new.attributeSet = attributes
      new.domainIdentifier = new.domainIdentifier ?? items[place].domainIdentifier
    }
    items[place] = new
  }

  /// A domain has those below it: `mail.inbox` is in `mail`.
  private static func isIn(_ domains: [String], _ item: CSSearchableItem) -> Bool {
    guard let own = item.domainIdentifier else { return false }
    return domains.contains { own == $0 || own.hasPrefix("\($0).") }
  }

  private func log(_ change: Change) {
    let text =
      switch change {
      case .add(let items): "Index \(items.map(\.uniqueIdentifier).joined(separator: ", "))"
      case .delete(let names): "Delete \(names.joined(separator: ", "))"
      case .deleteDomains(let names): "Delete the domains \(names.joined(separator: ", "))"
      case .deleteAll: "Delete all"
      }
    LoggedEntry(category: "CoreSpotlight", text: text).write()
  }

  // MARK: - Batches

  func clientState(of index: String) -> Data? { state.withUncheckedLock { $0.clientStates[index] } }
  func setClientState(_ data: Data, of index: String) { state.withUncheckedLock { $0.clientStates[index] = data } }

  // MARK: - Searches

  /// The items that have all words of a text at the beginning of one of their words, whatever the case and the accents of letters.
  func items(matching text: String) -> [CSSearchableItem] {
    let words = Self.words(text)
    guard !words.isEmpty else { return [] }
    return items.filter { item in
      let own = item.attributeSet.searched.flatMap(Self.words)
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
