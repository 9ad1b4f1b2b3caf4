import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@testable import UnderstudyCore

private enum PrivateScreen { case detail(PrivateItem) }
private struct PrivateItem { let name: String }

@MainActor
@Suite("What the event log retains")
struct EventLogTests {
  enum Ending: CaseIterable { case none, filling, deinitialization }

  @Test("A log retains the texts and lists of its records until they go or it ends", arguments: Ending.allCases)
  func releasedValues(ending: Ending) throws {
    var log: EventLog? = emptyLog()
    var (shown, text, list) = (reservedText(), reservedText(), Array(reservedText().utf8))
    list.reserveCapacity(200)
    let addresses = (address(of: shown), address(of: text), address(of: list))
    do {
      let log = try #require(log)
      log.record(.action(EventOrigin(.action(.tap, shown, .button))))
      record(text, in: log)
      record(list, in: log)
      log.record(.action(EventOrigin(.action(.tap, nil, .button))))
      #expect(log.records.count == 4)
    }
    switch ending {
    case .none: break
    case .filling:
      log?.capacity = 100
      for _ in 0..<100 { log?.record(.body(Text.self, ChangeRecord())) }
    case .deinitialization: log = nil
    }
    // What is shared moves when it is changed.
    shown.append("b")
    text.append("b")
    list.append(1)
    let isHeld = ending == .none
    #expect((address(of: shown) != addresses.0) == isHeld)
    #expect((address(of: text) != addresses.1) == isHeld)
    #expect((address(of: list) != addresses.2) == isHeld)
    withExtendedLifetime(log) {}
  }

  @Test("A log retains the property of an object that a change names, no longer than the change")
  func releasedProperty() {
    let log = emptyLog()
    weak var property: ObservedProperty?
    do {
      let made = ObservedProperty("count", of: EventLog.self, value: Int.self)
      property = made
      log.recordChange(.object, .object(made), from: 1, to: 2)
    }
    #expect(property != nil)
    log.capacity = 100
    for _ in 0..<100 { log.record(.body(Text.self, ChangeRecord())) }
    #expect(property == nil)
  }

  @Test("Records that had to go are counted, whatever they are", arguments: 1...8)
  func countOfOthers(bodies: Int) {
    let log = emptyLog()
    log.capacity = 300
    for _ in 0..<500 {
      record(1.5, in: log)
      log.record(.appeared(Text.self))
    }
    #expect(log.droppedCount > 500)
    #expect(log.records.count + log.droppedCount == 1_000)
    for number in 0..<500 {
      record(true, in: log)
      for _ in 0..<bodies { log.record(.body(number % 2 == 0 ? Text.self : EmptyView.self, .identity)) }
    }
    #expect(log.records.count + log.droppedCount == 1_500 + 500 * bodies)
    #expect(log.bodyCount(of: Text.self) == 250 * bodies)
    #expect(log.bodyCount(of: EmptyView.self) == 250 * bodies)
  }

  @Test("The latest records are there, in order, whatever came before them")
  func latestRecords() {
    let log = emptyLog()
    for _ in 0..<40_000 { log.record(.body(Text.self, ChangeRecord())) }
    for number in 0..<10_000 { log.record(.ignored("note \(number)")) }
    let notes = log.records.compactMap { if case .ignored(let text) = $0 { text } else { nil } }
    #expect(notes == (0..<10_000).map { "note \($0)" })
    #expect(log.records.count + log.droppedCount == 50_000)
    #expect(log.bodyCount(of: Text.self) == 40_000)
  }

  @Test("A ring buffer gives its elements from the oldest on, and returns the one that had to go", arguments: 1...5)
  func ringBuffer(capacity: Int) {
    var buffer = RingBuffer<Int>(capacity: capacity)
    for number in 0..<12 {
      #expect(buffer.append(number) == (number < capacity ? nil : number - capacity))
      #expect(Array(buffer) == Array(max(0, number - capacity + 1)...number))
    }
  }

  @Test("Values of private types have no address in their text")
  func privateTypes() {
    let value = PrivateScreen.detail(PrivateItem(name: "tea"))
    #expect("\(value)".contains("(unknown context at $"))
    #expect(RecordedValue(value).text == #"detail(UnderstudyCoreTests.PrivateItem(name: "tea"))"#)
  }

  private func record<Value>(_ value: Value, in log: EventLog) {
    log.recordChange(.state, .property(of: Text.self, number: 0), from: value, to: value)
  }

  private func reservedText() -> String {
    var text = String(repeating: "a", count: 40)
    text.reserveCapacity(200)
    return text
  }

  private func address(of text: String) -> UnsafeRawPointer? {
    text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }

  private func address(of list: [UInt8]) -> UnsafeRawPointer? { list.withUnsafeBytes { $0.baseAddress } }

  @Test("A property's number is kept, however many properties there are")
  func manyProperties() {
    let log = emptyLog()
    for number in [0, 255, 256, 100_000] {
      log.recordChange(.state, .property(of: Text.self, number: number), from: 1, to: 2)
    }
    let numbers = log.records.compactMap { record -> Int? in
      guard case .change(let change) = record, case .property(_, let number) = change.name else { return nil }
      return change.kind == .state ? number : nil
    }
    #expect(numbers == [0, 255, 256, 100_000])
  }

  @Test("A log that is made smaller drops the oldest records, and its numbers stay exact")
  func smallLog() {
    let log = emptyLog()
    for _ in 0..<500 { log.record(.body(Text.self, .identity)) }
    log.capacity = 100
    #expect(log.records.count == 100)
    for _ in 0..<500 { log.record(.body(Text.self, .identity)) }
    #expect(log.records.count == 100)
    #expect(log.records.count + log.droppedCount == 1_000)
    #expect(log.bodyCount(of: Text.self) == 1_000)
  }

  private func emptyLog() -> EventLog { EventLog(session: ExecutionSession(name: "Event log")) }
}
