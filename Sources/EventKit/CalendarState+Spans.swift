import Foundation
import UnderstudyWorld

extension CalendarState {
  /// Saves an event, or occurrences of it.
  ///
  /// - Parameters:
  ///   - new: The event as it shall be.
  ///   - old: The event as it was read; nil for a new one.
  ///   - span: Which occurrences of a repeating event change.
  /// - Returns: The event as it is saved.
  func save(_ new: ItemValues, from old: ItemValues?, span: EKSpan) -> ItemValues {
    var new = new
    new.modified = SystemDate.now
    new.created = new.created ?? new.modified
    guard let date = old?.event.occurrence, old?.event.isDetached != true, var whole = event(new.identifier) else {
      put(new)
      return first(of: new)
    }
    switch span {
    case .thisEvent:
      whole.event.exceptions.insert(date)
      put(whole)
      new.identifier = UUID().uuidString
      new.rules = []
      new.event.isDetached = true
      put(new)
      return new
    case .futureEvents:
      let passed = occurrences(of: whole, before: date)
      new.event.occurrence = nil
      new.event.exceptions = whole.event.exceptions.filter { $0 >= date }
      if passed > 0 {
        if new.rules == whole.rules { new.rules = new.rules.map { $0.continued(after: passed) } }
        new.identifier = UUID().uuidString
        end(&whole, before: date)
        put(whole)
      }
      put(new)
      return first(of: new)
    }
  }

  /// Removes an event, or occurrences of it.
  ///
  /// - Parameter old: The event as it was read.
  /// - Returns: Whether it was there.
  func remove(_ old: ItemValues, span: EKSpan) -> Bool {
    guard var whole = event(old.identifier) else { return false }
    guard let date = old.event.occurrence, !old.event.isDetached else {
      removeEvent(old.identifier)
      return true
    }
    if span == .thisEvent {
      whole.event.exceptions.insert(date)
    } else if occurrences(of: whole, before: date) > 0 {
      end(&whole, before: date)
    } else {
      removeEvent(old.identifier)
      return true
    }
    put(whole)
    return true
  }

  /// An event that repeats is used by its occurrences.
  func first(of event: ItemValues) -> ItemValues {
    guard let start = event.event.start, !event.rules.isEmpty, !event.event.isDetached else { return event }
    return event.occurrence(at: start)
  }

  private func occurrences(of whole: ItemValues, before date: Date) -> Int {
    guard let rule = whole.rules.first, let start = whole.event.start else { return 0 }
    return rule.count(from: start, before: date, timeZone: whole.timeZone)
  }

  private func end(_ whole: inout ItemValues, before date: Date) {
    for index in whole.rules.indices { whole.rules[index].end = .date(date - 1) }
  }
}

extension EKRecurrenceRule.Values {
  /// The rule for what comes after some times.
  fileprivate func continued(after count: Int) -> Self {
    var rule = self
    if case .count(let all) = rule.end { rule.end = .count(max(all - count, 1)) }
    return rule
  }
}
