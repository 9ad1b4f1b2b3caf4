import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// The keychain of an app, over all its launches.
final class KeychainState: SystemPart {
  struct State {
    /// In the order in which they were added.
    var items: [KeychainItemRecord] = []
    var nextNumber = 1
    var failure: OSStatus?
  }

  private let state = Guarded(unchecked: State())

  init() {}

  func read<Value>(_ body: (inout State) -> Value) -> Value { state.withUncheckedLock { body(&$0) } }

  private func log(_ text: String, _ status: OSStatus) -> OSStatus {
    let problem =
      status == errSecSuccess
      ? "" : ": \(SecCopyErrorMessageString(status, nil).map { $0 as String } ?? "") (\(status))"
    LoggedEntry(category: "Security", text: text + problem).write()
    return status
  }

  /// Why no call can do anything, if so.
  private func problem(with query: KeychainQuery?) -> OSStatus? {
    if let failure = read({ $0.failure }) { return failure }
    guard let query else { return errSecParam }
    return query.needsObjects ? errSecUnimplemented : nil
  }

  // MARK: - Calls

  func add(_ dictionary: CFDictionary) -> (status: OSStatus, answer: Any?) {
    let query = KeychainQuery(dictionary)
    if let problem = problem(with: query) { return (log("Add an item", problem), nil) }
    guard let query else { return (errSecParam, nil) }
    let (status, item) = read { state in
      var item = KeychainItemRecord(
        number: state.nextNumber, itemClass: query.itemClass, attributes: query.attributes, data: query.data)
      for key in [kSecAttrCreationDate, kSecAttrModificationDate] where item.attributes[key as String] == nil {
        item.attributes[key as String] = SystemDate.now
      }
      let group = kSecAttrAccessGroup as String
      if item.attributes[group] == nil { item.attributes[group] = KeychainItemRecord.ownGroup }
      if state.items.contains(where: item.isSame) { return (errSecDuplicateItem, item) }
      state.items.append(item)
      state.nextNumber += 1
      return (errSecSuccess, item)
    }
    return (log("Add \(item.title)", status), status == errSecSuccess ? query.answer(for: item) : nil)
  }

  func copy(_ dictionary: CFDictionary) -> (status: OSStatus, answer: Any?) {
    let query = KeychainQuery(dictionary)
    if let problem = problem(with: query) { return (log("Read an item", problem), nil) }
    guard let query else { return (errSecParam, nil) }
    var found: [KeychainItemRecord] = []
    for item in read({ $0.items.filter(query.matches) }) where found.count < query.limit {
      // What describes an item is for the app; its data may be for the user alone.
      let status = query.returnsData ? query.permission(for: item) : errSecSuccess
      if status == errSecSuccess {
        found.append(item)
      } else if !query.skipsQuestions {
        return (log("Read \(item.title)", status), nil)
      }
    }
    guard let first = found.first else { return (errSecItemNotFound, nil) }
    guard query.isMany else { return (errSecSuccess, query.answer(for: first)) }
    let answers = found.compactMap { query.answer(for: $0) }
    return (errSecSuccess, answers.isEmpty ? nil : answers)
  }

  func update(_ dictionary: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let query = KeychainQuery(dictionary)
    if let problem = problem(with: query) { return log("Change an item", problem) }
    guard let query, var values = KeychainQuery.values(of: changes) else { return log("Change an item", errSecParam) }
    let data = values.removeValue(forKey: kSecValueData as String)
    if data != nil, !(data is Data) || values.keys.contains(where: KeychainQuery.isInstruction) {
      return log("Change an item", errSecParam)
    }
    let (status, titles) = read { state -> (OSStatus, [String]) in
      let places = state.items.indices.filter { query.matches(state.items[$0]) }
      guard !places.isEmpty else { return (errSecItemNotFound, []) }
      var items = state.items
      for place in places {
        items[place].attributes.merge(values) { $1 }
        items[place].attributes[kSecAttrModificationDate as String] = SystemDate.now
        if let data = data as? Data { items[place].data = data }
        let changed = items[place]
        if items.contains(where: { $0.number != changed.number && $0.isSame(as: changed) }) {
          return (errSecDuplicateItem, [changed.title])
        }
      }
      state.items = items
      return (errSecSuccess, places.map { items[$0].title })
    }
    return log("Change \(titles.isEmpty ? "an item" : titles.joined(separator: "; "))", status)
  }

  func delete(_ dictionary: CFDictionary) -> OSStatus {
    let query = KeychainQuery(dictionary)
    if let problem = problem(with: query) { return log("Delete an item", problem) }
    guard let query else { return errSecParam }
    let titles = read { state in
      let found = state.items.filter(query.matches)
      state.items.removeAll { item in found.contains { $0.number == item.number } }
      return found.map(\.title)
    }
    return log(
      "Delete \(titles.isEmpty ? "an item" : titles.joined(separator: "; "))",
      titles.isEmpty ? errSecItemNotFound : errSecSuccess)
  }
}
