import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@testable import UnderstudyCore

@MainActor
@Suite("What the event log keeps")
struct EventLogTests {
  @Test("Only texts of more than fifteen bytes that are no literals are counted, so only they are released")
  func countedTexts() {
    func isCounted(_ text: String?) -> Bool {
      withUnsafeBytes(of: text) { UncountedText.isCounted($0.load(fromByteOffset: 8, as: UInt.self)) }
    }
    #expect(!isCounted(nil))
    #expect(!isCounted(""))
    #expect(!isCounted(String(repeating: "a", count: 15)))
    #expect(!isCounted("a literal is there for good, however long"))
    #expect(isCounted(String(repeating: "a", count: 16)))
  }

  enum Ending: CaseIterable { case none, filling, deinitialization }

  @Test("A log holds the texts and lists of its entries until it gives them up or ends", arguments: Ending.allCases)
  func releasedValues(ending: Ending) throws {
    var log: EventLog? = emptyLog()
    var (shown, text, list) = (reservedText(), reservedText(), Array(reservedText().utf8))
    list.reserveCapacity(200)
    let addresses = (address(of: shown), address(of: text), address(of: list))
    do {
      let log = try #require(log)
      log.endAction(log.beginAction(.tap, on: shown, .button))
      record(text, in: log)
      record(list, in: log)
      // The last action is known for longer.
      log.endAction(log.beginAction(.tap, on: nil, .button))
      #expect(log.read().count == 4)
    }
    switch ending {
    case .none: break
    case .filling:
      log?.chunkLimit = 1
      for _ in 0..<1_000 { log?.appendBody(of: Text.self, ChangeRecord()) }
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

  @Test("A log holds the property of an object that a change names, no longer than the change")
  func releasedProperty() {
    let log = emptyLog()
    weak var property: ObservedProperty?
    do {
      let made = ObservedProperty("count", of: EventLog.self, value: Int.self)
      property = made
      log.recordChange(.object, .object(made), from: 1, to: 2)
    }
    #expect(property != nil)
    log.chunkLimit = 1
    for _ in 0..<1_000 { log.appendBody(of: Text.self, ChangeRecord()) }
    #expect(property == nil)
  }

  @Test("What is dropped is counted, whatever it is and however the entries fill the chunks", arguments: 1...8)
  func countOfOthers(bodies: Int) {
    let log = emptyLog()
    log.chunkLimit = 3
    for _ in 0..<500 {
      record(1.5, in: log)
      log.append(.appeared, of: Text.self)
    }
    #expect(log.read().droppedCount > 500)
    #expect(log.read().count + log.read().droppedCount == 1_000)
    for number in 0..<500 {
      record(true, in: log)
      for _ in 0..<bodies { log.appendBody(of: number % 2 == 0 ? Text.self : EmptyView.self, .identity) }
    }
    #expect(log.read().count + log.read().droppedCount == 1_500 + 500 * bodies)
    #expect(log.bodyCount(of: Text.self) == 250 * bodies)
    #expect(log.bodyCount(of: EmptyView.self) == 250 * bodies)
  }

  @Test("Of entries that hold something some thousands are kept, whatever came before them")
  func holders() {
    let log = emptyLog()
    for _ in 0..<40_000 { log.appendBody(of: Text.self, ChangeRecord()) }
    let note = TextNote("a note")
    for _ in 0..<10_000 { log.record(.ignored(note)) }
    let reading = log.read()
    let kept = (0..<reading.count).count { if case .ignored = reading[$0] { true } else { false } }
    #expect((4_000...4_200).contains(kept))
    #expect(reading.count + reading.droppedCount == 50_000)
    #expect(log.bodyCount(of: Text.self) == 40_000)
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
    let reading = log.read()
    let numbers = (0..<reading.count).compactMap { position -> Int? in
      guard case .change(.state, let change) = reading[position], case .property(_, let number) = change.name else {
        return nil
      }
      return number
    }
    #expect(numbers == [0, 255, 256, 100_000])
  }

  @Test("A log that keeps one chunk gives it up when it is full")
  func oneChunk() {
    let log = emptyLog()
    log.chunkLimit = 1
    for _ in 0..<1_000 { log.appendBody(of: Text.self, .identity) }
    let reading = log.read()
    #expect(reading.count > 0)
    #expect(reading.count < 200)
    #expect(reading.count + reading.droppedCount == 1_000)
    #expect(log.bodyCount(of: Text.self) == 1_000)
  }

  private func emptyLog() -> EventLog { EventLog(session: ExecutionSession(name: "Event log")) }
}
