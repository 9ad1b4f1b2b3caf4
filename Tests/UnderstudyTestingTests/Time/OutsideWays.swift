import Combine
import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

/// What the ways of coming back from elsewhere have in common: the app's own code.
@MainActor final class OutsideModel: ObservableObject {
  @Published private(set) var isDone = false
  var kept: [Any] = []
  /// How long the work elsewhere takes, in microseconds.
  nonisolated let work: UInt32
  var onDone: () -> Void = {}

  init(work: UInt32 = 0) { self.work = work }

  func finish() {
    isDone = true
    onDone()
  }

  func follow(_ name: Notification.Name, of sender: AnyObject) {
    kept.append(
      NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { _ in
        MainActor.assumeIsolated { self.finish() }
      })
  }

  /// Comes back as code of apps does from a thread of its own.
  nonisolated func comeBack() {
    if work > 0, !MainQueue.isCurrent { usleep(work) }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
  }
}

/// A way in which what runs elsewhere comes back.
struct OutsideWay: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let begin: @MainActor @Sendable (OutsideModel) -> Void

  init(_ name: String, _ begin: @escaping @MainActor @Sendable (OutsideModel) -> Void) {
    (testDescription, self.begin) = (name, begin)
  }
}

extension OutsideWay {
  static let all = ofQueuesAndThreads + ofSources

  static let ofQueuesAndThreads: [OutsideWay] = [
    OutsideWay("F-60: DispatchQueue.main.sync from a queue") { model in
      DispatchQueue.global().async {
        DispatchQueue.main.sync { MainActor.assumeIsolated { model.finish() } }
      }
    },
    OutsideWay("F-60: DispatchQueue.main.sync with a result, from a thread") { model in
      Thread.detachNewThread {
        let isDone = DispatchQueue.main.sync { MainActor.assumeIsolated { model.isDone } }
        if !isDone { model.comeBack() }
      }
    },
    OutsideWay("Thread with a block") { model in Thread { model.comeBack() }.start() },
    OutsideWay("Thread that sleeps") { model in
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.02)
        model.comeBack()
      }
    },
    OutsideWay("pthread") { model in
      let context = Unmanaged.passRetained(model).toOpaque()
      var thread = pthread_t()
      let result = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<OutsideModel>.fromOpaque(context).takeRetainedValue().comeBack() }
          return nil
        }, context)
      if result == 0 { pthread_detach(thread) }
    },
    OutsideWay("Task on the main actor from a thread") { model in
      Thread.detachNewThread { Task { @MainActor in model.finish() } }
    },
    OutsideWay("OperationQueue with a block") { model in
      let queue = OperationQueue()
      queue.addOperation { model.comeBack() }
    },
    OutsideWay("Operation with a completion block") { model in
      let operation = BlockOperation { usleep(1_000) }
      operation.completionBlock = { model.comeBack() }
      OperationQueue().addOperation(operation)
    },
    OutsideWay("Operation that depends on another") { model in
      let (first, second) = (BlockOperation { usleep(1_000) }, BlockOperation { model.comeBack() })
      second.addDependency(first)
      OperationQueue().addOperations([second, first], waitUntilFinished: false)
    },
    OutsideWay("semaphores between two queues") { model in
      let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      DispatchQueue.global().async {
        first.wait()
        usleep(1_000)
        second.signal()
      }
      DispatchQueue(label: "second").async {
        first.signal()
        second.wait()
        model.comeBack()
      }
    },
    OutsideWay("condition that another thread signals") { model in
      let condition = NSCondition()
      nonisolated(unsafe) var isReady = false
      Thread.detachNewThread {
        condition.withLock { while !isReady { condition.wait() } }
        model.comeBack()
      }
      Thread.detachNewThread {
        condition.withLock {
          isReady = true
          condition.signal()
        }
      }
    },
    OutsideWay("barrier on a concurrent queue") { model in
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      for _ in 0..<3 { queue.async { usleep(1_000) } }
      queue.async(flags: .barrier) { model.comeBack() }
    },
    OutsideWay("operation of a class of the app") { model in
      final class Worker: Operation, @unchecked Sendable {
        let model: OutsideModel
        init(_ model: OutsideModel) { self.model = model }
        override func main() { model.comeBack() }
      }
      OperationQueue().addOperation(Worker(model))
    },
    OutsideWay("RunLoop.main.perform from a thread") { model in
      Thread.detachNewThread { RunLoop.main.perform { MainActor.assumeIsolated { model.finish() } } }
    },
    OutsideWay("notification posted by a thread") { model in
      let name = Notification.Name("OutsideWays.\(UUID().uuidString)")
      model.kept.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in model.comeBack() })
      Thread.detachNewThread { NotificationCenter.default.post(name: name, object: nil) }
    },
    OutsideWay("notification posted by a thread, on the main queue") { model in
      let name = Notification.Name("OutsideWays.\(UUID().uuidString)")
      model.kept.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          MainActor.assumeIsolated { model.finish() }
        })
      Thread.detachNewThread { NotificationCenter.default.post(name: name, object: nil) }
    },
    OutsideWay("notification posted by a thread, as a publisher") { model in
      let name = Notification.Name("OutsideWays.\(UUID().uuidString)")
      model.kept.append(
        NotificationCenter.default.publisher(for: name).receive(on: DispatchQueue.main).sink { _ in
          MainActor.assumeIsolated { model.finish() }
        })
      Thread.detachNewThread { NotificationCenter.default.post(name: name, object: nil) }
    },
    OutsideWay("notification posted by a thread, as a sequence") { model in
      let name = Notification.Name("OutsideWays.\(UUID().uuidString)")
      Task {
        for await _ in NotificationCenter.default.notifications(named: name) { model.finish() }
      }
      Thread.detachNewThread {
        DispatchQueue.main.sync {}
        NotificationCenter.default.post(name: name, object: nil)
      }
    },
    OutsideWay("asyncAfter with a quality of service") { model in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01, qos: .utility) { model.comeBack() }
    },
    OutsideWay("concurrentPerform") { model in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 4) { if $0 == 3 { model.comeBack() } }
      }
    },
    OutsideWay("DispatchGroup.notify on the main queue") { model in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { usleep(1_000) }
      group.notify(queue: .main) { MainActor.assumeIsolated { model.finish() } }
    },
    OutsideWay("DispatchWorkItem.notify") { model in
      let item = DispatchWorkItem { usleep(1_000) }
      item.notify(queue: .main) { MainActor.assumeIsolated { model.finish() } }
      DispatchQueue.global().async(execute: item)
    },
    OutsideWay("Combine's delay on a global queue") { model in
      model.kept.append(
        Just(1).delay(for: .milliseconds(10), scheduler: DispatchQueue.global()).sink { _ in model.comeBack() })
    },
    OutsideWay("Combine's debounce on a global queue") { model in
      let subject = PassthroughSubject<Int, Never>()
      model.kept.append(
        subject.debounce(for: .milliseconds(10), scheduler: DispatchQueue.global()).sink { _ in model.comeBack() })
      subject.send(1)
    },
  ]
}
