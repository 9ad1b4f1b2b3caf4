import Combine
import Foundation
import Testing

@Suite struct ObservableObjectTests {
  class Base: ObservableObject {
    @Published var name = "a"
    var unpublished = 0
  }

  final class Derived: Base {
    @Published var count = 0
  }

  final class Plain: ObservableObject {
    func announce() { objectWillChange.send() }
  }

  final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 0 { willSet { objectWillChange.send("\(newValue)") } }
  }

  @MainActor final class Isolated: ObservableObject {
    @Published private(set) var items: [Int] = []
    private var cancellables: Set<AnyCancellable> = []
    init(_ source: some Publisher<Int, Never>) {
      source.sink { [weak self] in self?.items.append($0) }.store(in: &cancellables)
    }
  }

  @Test("SEM-058: a sink of $property sees the old value in the property")
  func willSet() {
    let model = Base()
    let log = Log()
    let cancellable = model.$name.sink { log("\($0) over \(model.name)") }
    model.name = "b"
    model.name = "c"
    #expect(log.lines == ["a over a", "b over a", "c over b"])
    cancellable.cancel()
  }

  @Test("objectWillChange comes first, then the property's subscribers, then the value")
  func order() {
    let model = Base()
    let log = Log()
    let change = model.objectWillChange.sink { log("object, still \(model.name)") }
    let value = model.$name.dropFirst().sink { log("property \($0), still \(model.name)") }
    model.name = "b"
    #expect(log.lines == ["object, still a", "property b, still a"])
    #expect(model.name == "b")
    for cancellable in [change, value] { cancellable.cancel() }
  }

  @Test("a subclass and its superclass share one publisher for all properties")
  func superclass() {
    let model = Derived()
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.count = 1
    model.name = "b"
    model.unpublished = 1
    #expect(changes == 2)
    #expect(model.objectWillChange === (model as Base).objectWillChange)
    cancellable.cancel()
  }

  @Test("an object without published properties has one publisher too, and only its own")
  func plain() {
    let (first, second) = (Plain(), Plain())
    var changes = 0
    let cancellable = first.objectWillChange.sink { changes += 1 }
    #expect(first.objectWillChange === first.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
    first.announce()
    second.announce()
    #expect(changes == 1)
    cancellable.cancel()
  }

  @Test("objects made where others were have publishers of their own")
  func reusedAddresses() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<300 {
      publishers.append(Plain().objectWillChange)
      publishers.append(Base().objectWillChange)
    }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 600)
  }

  @Test("an object's publisher goes with the object")
  func lifetime() {
    weak var publisher: ObservableObjectPublisher?
    do {
      let model = Base()
      publisher = model.objectWillChange
      #expect(publisher != nil)
      withExtendedLifetime(model) {}
    }
    #expect(publisher == nil)
  }

  @Test("an object may bring its own publisher, which properties do not use")
  func custom() {
    let model = Custom()
    let log = Log()
    let cancellable = model.objectWillChange.sink { log($0) }
    model.value = 5
    #expect(log.lines == ["5"])
    cancellable.cancel()
  }

  @Test("many threads that ask first get one publisher")
  func threads() {
    let model = UncheckedBox(Derived())
    let found = UncheckedBox(CurrentValueSubject<[ObjectIdentifier], Never>([]))
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      let publisher = model.value.objectWillChange
      lock.withLock { found.value.value.append(ObjectIdentifier(publisher)) }
    }
    #expect(Set(found.value.value).count == 1)
  }

  @MainActor @Test("a main actor's object publishes in Swift 6 mode")
  func isolated() {
    let subject = PassthroughSubject<Int, Never>()
    let model = Isolated(subject)
    var counts: [Int] = []
    let cancellable = model.$items.map(\.count).sink { counts.append($0) }
    subject.send(7)
    subject.send(8)
    #expect(model.items == [7, 8])
    #expect(counts == [0, 1, 2])
    cancellable.cancel()
  }

  @Test("assign(to:) sets a property as long as its object lives, and keeps no object alive")
  func assignTo() {
    final class Model: ObservableObject {
      @Published var text = ""
      init(_ source: some Publisher<String, Never>) { source.assign(to: &$text) }
    }
    let subject = CurrentValueSubject<String, Never>("a")
    let log = Log()
    weak var weakModel: Model?
    do {
      let model = Model(subject.handleEvents(receiveCancel: { log("cancel") }))
      weakModel = model
      var changes = 0
      let cancellable = model.objectWillChange.sink { changes += 1 }
      subject.send("b")
      #expect(model.text == "b")
      #expect(changes == 1)
      cancellable.cancel()
    }
    #expect(weakModel == nil)
    #expect(log.lines == ["cancel"])
  }

  @Test("a property set from within its own subscriber keeps the outer value, which is stored last")
  func reentrancy() {
    let model = Derived()
    var seen: [Int] = []
    let cancellable = model.$count.sink { value in
      seen.append(value)
      if value == 1 { model.count = 5 }
    }
    model.count = 1
    #expect(seen == [0, 1, 5])
    #expect(model.count == 1)
    cancellable.cancel()
  }

  @Test("a subscriber that comes while a change is announced gets the old value and then the new one")
  func lateSubscriber() {
    let model = Base()
    let log = Log()
    var late: AnyCancellable?
    let cancellable = model.objectWillChange.sink { late = late ?? model.$name.sink { log($0) } }
    model.name = "b"
    model.name = "c"
    #expect(log.lines == ["a", "b", "c"])
    late?.cancel()
    cancellable.cancel()
  }

  @Test("a published property gives new subscribers the value that was set before them")
  func newestValue() {
    let model = Base()
    let first = model.$name.probe(demand: .max(1))
    model.name = "b"
    model.name = "c"
    #expect(model.$name.probe().values == ["c"])
    first.request(1)
    #expect(first.values == ["a", "c"])
  }
}
