import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@_spi(Runtime) @testable import UnderstudyCore

@MainActor
@Suite("Readers of a value")
struct ReaderListTests {
  @Test("Each reader is notified once, in the order of joining; one that has left is not", arguments: [3, 8, 9, 40])
  func order(count: Int) {
    let host = makeHost()
    let log = Log()
    let readers = (0..<count).map { Reader($0, log, host) }
    // The list keeps no reader, and a node not its host.
    defer { withExtendedLifetime((host, readers)) {} }
    let list = ReaderList()
    for reader in readers + readers { list.add(reader) }

    list.notify()
    #expect(log.take() == Array(0..<count))

    let left = stride(from: 0, to: count, by: 3)
    for number in left { host.readings.end(of: readers[number]) }
    list.notifyLater()
    #expect(log.take() == (0..<count).filter { !$0.isMultiple(of: 3) })

    for number in left { list.add(readers[number]) }
    list.notify()
    #expect(Set(log.take()) == Set(0..<count))
  }

  @Test("A reader that leaves while the others are notified is not notified", arguments: [4, 40])
  func leavingMeanwhile(count: Int) {
    let host = makeHost()
    let log = Log()
    let readers = (0..<count).map { Reader($0, log, host) }
    // The list keeps no reader, and a node not its host.
    defer { withExtendedLifetime((host, readers)) {} }
    let list = ReaderList()
    for reader in readers { list.add(reader) }
    readers[1].action = { for reader in readers[2..<count] { host.readings.end(of: reader) } }

    list.notify()
    #expect(log.take() == [0, 1])
    list.notify()
    #expect(log.take() == [0, 1])
  }

  @Test("The list says when the last reader has left")
  func empty() {
    let host = makeHost()
    let log = Log()
    let readers = (0..<2).map { Reader($0, log, host) }
    // The list keeps no reader, and a node not its host.
    defer { withExtendedLifetime((host, readers)) {} }
    var times = 0
    let list = ReaderList { _ in times += 1 }
    for reader in readers { list.add(reader) }
    host.readings.end(of: readers[0])
    #expect(times == 0)
    host.readings.end(of: readers[1])
    #expect(times == 1)
  }

  /// The nodes refer to it and do not retain it.
  private func makeHost() -> UnderstudyCore.Host {
    let session = ExecutionSession(name: "Readers")
    return session.perform {
      AppBlueprint.view(named: "Test") { EmptyView() }.launch(in: session, configuration: HostConfiguration())
    }
  }

  @MainActor final class Log {
    private var numbers: [Int] = []
    func add(_ number: Int) { numbers.append(number) }
    func take() -> [Int] {
      defer { numbers = [] }
      return numbers
    }
  }

  final class Reader: Node, LocationReader {
    private let number: Int
    private let log: Log
    var action: (@MainActor () -> Void)?

    init(_ number: Int, _ log: Log, _ host: UnderstudyCore.Host) {
      (self.number, self.log) = (number, log)
      super.init(rootOf: host)
    }

    func locationDidChange() {
      log.add(number)
      action?()
    }
    func locationWillChange() { log.add(number) }
  }
}
