import Foundation
import UnderstudyCore
import UnderstudyTime

/// Asks for samples once. Source: Apple's page "HKSampleQuery".
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// What is called with the samples, outside of the main actor.
  public typealias Handler = @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// How many samples are given at most.
  public let limit: Int
  /// The order of the samples; without any as they were saved.
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: Handler
  private let types: [(type: HKSampleType, predicate: NSPredicate?)]

  /// Makes a query for one type.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping Handler
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    types = [(sampleType, predicate)]
    super.init(sampleType, predicate)
  }

  /// Makes a query for several types.
  public init(queryDescriptors: [HKQueryDescriptor], limit: Int, resultsHandler: @escaping Handler) {
    (self.limit, sortDescriptors, handler) = (limit, nil, resultsHandler)
    types = queryDescriptors.map { ($0.sampleType, $0.predicate) }
    super.init(nil, nil)
  }

  override func run(in state: HealthState) -> Bool {
    let result = Result {
      let found: [HKSample] = try types.flatMap {
        try state.samples($0.type, $0.predicate)
      }
      return Self.sorted(found, sortDescriptors ?? [], limit)
    }
    Task { [self] in
      switch result {
      case .success(let samples): handler(self, samples, nil)
      case .failure(let error): handler(self, nil, error)
      }
    }
    return false
  }

  /// The samples in an order, at most so many.
  static func sorted(_ samples: [HKSample], _ descriptors: [NSSortDescriptor], _ limit: Int) -> [HKSample] {
    let sorted = descriptors.isEmpty ? samples : samples.sorted { comesFirst($0, $1, descriptors) }
    return limit > 0 ? Array(sorted.prefix(limit)) : sorted
  }

  private static func comesFirst(_ left: HKSample, _ right: HKSample, _ descriptors: [NSSortDescriptor]) -> Bool {
    for descriptor in descriptors {
      let order = descriptor.compare(left, to: right)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return false
  }
}

/// A type and a predicate. Source: Apple's page "HKQueryDescriptor".
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  /// What the samples are of.
  public let sampleType: HKSampleType
  /// Which samples; nil for all.
  public let predicate: NSPredicate?

  /// Makes a descriptor.
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    (self.sampleType, self.predicate) = (sampleType, predicate)
  }
}

/// Is called whenever samples of a type change. Source: Apple's page "HKObserverQuery".
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// What is called at each change, outside of the main actor; its second parameter says that the app is done.
  public typealias Handler =
    @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

  private let handler: Handler

  /// Makes a query.
  public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping Handler) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func run(in state: HealthState) -> Bool {
    changed(in: state)
    return true
  }

  override func changed(in state: HealthState) { Task { [self] in handler(self, {}, nil) } }
}

/// Says that an app is done with a change.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// How far a query has come. Source: Apple's page "HKQueryAnchor".
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  let seen: Set<UUID>

  init(seen: Set<UUID>) { self.seen = seen }

  /// Makes an anchor of a number, after which all samples are reported here.
  public convenience init(fromValue value: Int) { self.init(seen: []) }
}

/// A sample that is gone. Source: Apple's page "HKDeletedObject".
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// What identified the sample.
  public let uuid: UUID
  /// What is still known of the sample: nothing.
  public let metadata: [String: Any]?

  init(uuid: UUID) { (self.uuid, metadata) = (uuid, nil) }
}

/// Asks for what is new since an anchor, and follows changes. Source: Apple's page "HKAnchoredObjectQuery".
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// What is called with the new and the removed samples, outside of the main actor.
  public typealias Handler =
    @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

  private let type: HKSampleType
  private let limit: Int
  private let handler: Handler
  private let anchor: Guarded<Set<UUID>>
  /// What is called after later changes; nil for nothing.
  open var updateHandler: Handler?

  /// Makes a query.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping Handler
  ) {
    (self.type, self.limit, handler) = (type, limit, resultsHandler)
    self.anchor = Guarded(anchor?.seen ?? [])
    super.init(type, predicate)
  }

  override func run(in state: HealthState) -> Bool {
    answer(state, handler)
    return updateHandler != nil
  }

  override func changed(in state: HealthState) { if let updateHandler { answer(state, updateHandler) } }

  private func answer(_ state: HealthState, _ handler: @escaping Handler) {
    let result = Result { try state.samples(type, predicate) }
    let seen = anchor.withLock { $0 }
    let change = result.map { samples in
      let new = HKSampleQuery.sorted(samples.filter { !seen.contains($0.uuid) }, [], limit)
      let gone = seen.subtracting(samples.map(\.uuid)).map(HKDeletedObject.init)
      return (new: new, gone: gone, anchor: seen.subtracting(gone.map(\.uuid)).union(new.map(\.uuid)))
    }
    if let next = try? change.get().anchor { anchor.withLock { $0 = next } }
    Task { [self] in
      switch change {
      case .success(let change): handler(self, change.new, change.gone, HKQueryAnchor(seen: change.anchor), nil)
      case .failure(let error): handler(self, nil, nil, nil, error)
      }
    }
  }
}
