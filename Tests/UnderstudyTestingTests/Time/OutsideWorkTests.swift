import Combine
import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@MainActor private final class Model: ObservableObject {
  @Published private(set) var isDone = false
  var kept: [Any] = []

  func finish() { isDone = true }

  func follow(_ name: Notification.Name, of sender: AnyObject) {
    kept.append(
      NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { _ in
        MainActor.assumeIsolated { self.finish() }
      })
  }

  /// Comes back as code of apps does from a thread of its own.
  nonisolated func comeBack() { DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } } }
}

private struct Screen: View {
  let begin: @MainActor (Model) -> Void
  @StateObject private var model = Model()

  var body: some View {
    Button("Begin") { begin(model) }
    if model.isDone { Text("Done") }
  }
}

/// A way in which what runs elsewhere comes back.
private struct Way: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let begin: @MainActor @Sendable (Model) -> Void

  init(_ name: String, _ begin: @escaping @MainActor @Sendable (Model) -> Void) {
    (testDescription, self.begin) = (name, begin)
  }
}

@MainActor
@Suite("F-61: what runs elsewhere comes back to a wait", .leaks(.ignore), .enabled(if: !PlatformGaps.isSanitized))
struct OutsideWorkTests {
  private func completes(_ begin: @escaping @MainActor (Model) -> Void) -> Bool {
    let app = XCUIApplication { Screen(begin: begin) }
    app.buttons["Begin"].tap()
    return app.staticTexts["Done"].waitForExistence(timeout: 5)
  }

  // MARK: - Threads and queues

  nonisolated private static let ways: [Way] = [
    Way("F-60: DispatchQueue.main.sync from a queue") { model in
      DispatchQueue.global().async {
        DispatchQueue.main.sync { MainActor.assumeIsolated { model.finish() } }
      }
    },
    Way("F-60: DispatchQueue.main.sync with a result, from a thread") { model in
      Thread.detachNewThread {
        let isDone = DispatchQueue.main.sync { MainActor.assumeIsolated { model.isDone } }
        if !isDone { model.comeBack() }
      }
    },
    Way("Thread with a block") { model in Thread { model.comeBack() }.start() },
    Way("Thread that sleeps") { model in
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.02)
        model.comeBack()
      }
    },
    Way("pthread") { model in
      let context = Unmanaged.passRetained(model).toOpaque()
      var thread = pthread_t()
      _ = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<Model>.fromOpaque(context).takeRetainedValue().comeBack() }
          return nil
        }, context)
    },
    Way("Task on the main actor from a thread") { model in
      Thread.detachNewThread { Task { @MainActor in model.finish() } }
    },
    Way("OperationQueue with a block") { model in
      let queue = OperationQueue()
      queue.addOperation { model.comeBack() }
    },
    Way("Operation with a completion block") { model in
      let operation = BlockOperation { usleep(1_000) }
      operation.completionBlock = { model.comeBack() }
      OperationQueue().addOperation(operation)
    },
    Way("Operation that depends on another") { model in
      let (first, second) = (BlockOperation { usleep(1_000) }, BlockOperation { model.comeBack() })
      second.addDependency(first)
      OperationQueue().addOperations([second, first], waitUntilFinished: false)
    },
    Way("semaphores between two queues") { model in
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
    Way("condition that another thread signals") { model in
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
    Way("barrier on a concurrent queue") { model in
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      for _ in 0..<3 { queue.async { usleep(1_000) } }
      queue.async(flags: .barrier) { model.comeBack() }
    },
    Way("operation of a class of the app") { model in
      final class Worker: Operation, @unchecked Sendable {
        let model: Model
        init(_ model: Model) { self.model = model }
        override func main() { model.comeBack() }
      }
      OperationQueue().addOperation(Worker(model))
    },
    Way("RunLoop.main.perform from a thread") { model in
      Thread.detachNewThread { RunLoop.main.perform { MainActor.assumeIsolated { model.finish() } } }
    },
    Way("notification posted by a thread") { model in
      let name = Notification.Name("OutsideWorkTests.\(UUID().uuidString)")
      model.kept.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in model.comeBack() })
      Thread.detachNewThread { NotificationCenter.default.post(name: name, object: nil) }
    },
    Way("notification posted by a thread, on the main queue") { model in
      let name = Notification.Name("OutsideWorkTests.\(UUID().uuidString)")
      model.kept.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          MainActor.assumeIsolated { model.finish() }
        })
      Thread.detachNewThread { NotificationCenter.default.post(name: name, object: nil) }
    },
    Way("notification posted by a thread, as a publisher") { model in
      let name = Notification.Name("OutsideWorkTests.\(UUID().uuidString)")
      model.kept.append(
        NotificationCenter.default.publisher(for: name).receive(on: DispatchQueue.main).sink { _ in
          MainActor.assumeIsolated { model.finish() }
        })
      Thread.detachNewThread { NotificationCenter.default.post(name: name, object: nil) }
    },
    Way("notification posted by a thread, as a sequence") { model in
      let name = Notification.Name("OutsideWorkTests.\(UUID().uuidString)")
      Task {
        for await _ in NotificationCenter.default.notifications(named: name) { model.finish() }
      }
      Thread.detachNewThread {
        DispatchQueue.main.sync {}
        NotificationCenter.default.post(name: name, object: nil)
      }
    },
    Way("asyncAfter with a quality of service") { model in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01, qos: .utility) { model.comeBack() }
    },
    Way("concurrentPerform") { model in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 4) { if $0 == 3 { model.comeBack() } }
      }
    },
    Way("DispatchGroup.notify on the main queue") { model in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { usleep(1_000) }
      group.notify(queue: .main) { MainActor.assumeIsolated { model.finish() } }
    },
    Way("DispatchWorkItem.notify") { model in
      let item = DispatchWorkItem { usleep(1_000) }
      item.notify(queue: .main) { MainActor.assumeIsolated { model.finish() } }
      DispatchQueue.global().async(execute: item)
    },
    Way("Combine's delay on a global queue") { model in
      model.kept.append(
        Just(1).delay(for: .milliseconds(10), scheduler: DispatchQueue.global()).sink { _ in model.comeBack() })
    },
    Way("Combine's debounce on a global queue") { model in
      let subject = PassthroughSubject<Int, Never>()
      model.kept.append(
        subject.debounce(for: .milliseconds(10), scheduler: DispatchQueue.global()).sink { _ in model.comeBack() })
      subject.send(1)
    },
    Way("timer of a source on a global queue") { model in
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.schedule(deadline: .now() + 0.01)
      timer.setEventHandler { model.comeBack() }
      timer.resume()
      model.kept.append(timer)
    },
    Way("timer of a source on the main queue") { model in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.01)
      timer.setEventHandler { MainActor.assumeIsolated { model.finish() } }
      timer.resume()
      model.kept.append(timer)
    },
    Way("source of the app's own data on the main queue") { model in
      nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { model.finish() } }
      source.resume()
      model.kept.append(source)
      Thread.detachNewThread { source.add(data: 1) }
    },
    Way("source of the app's own data") { model in
      nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: .global())
      source.setEventHandler { model.comeBack() }
      source.resume()
      model.kept.append(source)
      Thread.detachNewThread { source.add(data: 1) }
    },
    Way("FileHandle.readabilityHandler") { model in
      let pipe = Pipe()
      pipe.fileHandleForReading.readabilityHandler = { handle in
        _ = handle.availableData
        model.comeBack()
        handle.readabilityHandler = nil
      }
      model.kept.append(pipe)
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
    },
    Way("FileHandle.bytes of a pipe") { model in
      let pipe = Pipe()
      Task { for try await line in pipe.fileHandleForReading.bytes.lines where line == "end" { model.finish() } }
      Thread.detachNewThread {
        pipe.fileHandleForWriting.write(Data("line\nend\n".utf8))
        try? pipe.fileHandleForWriting.close()
      }
    },
    Way("FileHandle.readInBackgroundAndNotify") { model in
      let pipe = Pipe()
      model.follow(FileHandle.readCompletionNotification, of: pipe.fileHandleForReading)
      pipe.fileHandleForReading.readInBackgroundAndNotify()
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
      model.kept.append(pipe)
    },
    Way("FileHandle.readToEndOfFileInBackgroundAndNotify") { model in
      let pipe = Pipe()
      model.follow(.NSFileHandleReadToEndOfFileCompletion, of: pipe.fileHandleForReading)
      pipe.fileHandleForReading.readToEndOfFileInBackgroundAndNotify()
      Thread.detachNewThread { try? pipe.fileHandleForWriting.close() }
      model.kept.append(pipe)
    },
    Way("FileHandle.waitForDataInBackgroundAndNotify") { model in
      let pipe = Pipe()
      model.follow(.NSFileHandleDataAvailable, of: pipe.fileHandleForReading)
      pipe.fileHandleForReading.waitForDataInBackgroundAndNotify()
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
      model.kept.append(pipe)
    },
    Way("DispatchIO.read") { model in
      let pipe = Pipe()
      DispatchIO.read(
        fromFileDescriptor: pipe.fileHandleForReading.fileDescriptor, maxLength: 1, runningHandlerOn: .global()
      ) { _, _ in model.comeBack() }
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
      model.kept.append(pipe)
    },
    Way("DispatchIO.write, on the main queue") { model in
      let pipe = Pipe()
      DispatchIO.write(
        toFileDescriptor: pipe.fileHandleForWriting.fileDescriptor,
        data: [1].withUnsafeBytes { DispatchData(bytes: $0) }, runningHandlerOn: .main
      ) { _, _ in MainActor.assumeIsolated { model.finish() } }
      model.kept.append(pipe)
    },
    Way("channel of DispatchIO that is read") { model in
      let pipe = Pipe()
      let channel = DispatchIO(
        type: .stream, fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .global()
      ) { _ in }
      channel.read(offset: 0, length: 2, queue: .global()) { isDone, _, _ in if isDone { model.comeBack() } }
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1, 2])) }
      model.kept += [pipe, channel]
    },
    Way("channel of DispatchIO that is written") { model in
      let pipe = Pipe()
      let channel = DispatchIO(
        type: .stream, fileDescriptor: pipe.fileHandleForWriting.fileDescriptor, queue: .global()
      ) { _ in }
      channel.write(
        offset: 0, data: [1].withUnsafeBytes { DispatchData(bytes: $0) }, queue: .main
      ) { isDone, _, _ in if isDone { MainActor.assumeIsolated { model.finish() } } }
      model.kept += [pipe, channel]
    },
    Way("NotificationQueue, as soon as possible, from a turn that a thread asks for") { model in
      let name = Notification.Name("queued")
      model.follow(name, of: model)
      Thread.detachNewThread {
        DispatchQueue.main.async {
          NotificationQueue.default.enqueue(Notification(name: name, object: model), postingStyle: .asap)
        }
      }
    },
    Way("NotificationQueue, when the app is idle") { model in
      let name = Notification.Name("queued")
      model.follow(name, of: model)
      NotificationQueue.default.enqueue(Notification(name: name, object: model), postingStyle: .whenIdle)
    },
    Way("FileHandle that a thread reads to its end") { model in
      let pipe = Pipe()
      Thread.detachNewThread {
        _ = pipe.fileHandleForReading.readDataToEndOfFile()
        model.comeBack()
      }
      Thread.detachNewThread { try? pipe.fileHandleForWriting.close() }
    },
    Way("source of a file") { model in
      let pipe = Pipe()
      let source = DispatchSource.makeReadSource(
        fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .global())
      source.setEventHandler {
        _ = pipe.fileHandleForReading.availableData
        model.comeBack()
      }
      source.resume()
      model.kept.append(source)
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
    },
    Way("Process.terminationHandler") { model in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/true")
      process.terminationHandler = { _ in model.comeBack() }
      try? process.run()
      model.kept.append(process)
    },
    Way("Process.waitUntilExit on a thread") { model in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/true")
      try? process.run()
      Thread.detachNewThread {
        process.waitUntilExit()
        model.comeBack()
      }
    },
    Way("OperationQueue.main from a thread") { model in
      Thread.detachNewThread { OperationQueue.main.addOperation { model.comeBack() } }
    },
    Way("Task.detached") { model in Task.detached { await model.finish() } },
    Way("MainActor.run from a detached task") { model in
      Task.detached { await MainActor.run { model.finish() } }
    },
    Way("continuation that a thread resumes") { model in
      Task {
        await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume() } }
        model.finish()
      }
    },
    Way("AsyncStream from a thread") { model in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Thread.detachNewThread { continuation.yield(1) }
      Task { for await _ in stream { model.finish() } }
    },
    Way("timer on another thread's run loop") { model in
      Thread.detachNewThread {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in model.comeBack() }
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
      }
    },
  ]

  @Test(arguments: ways) private func comesBack(_ way: Way) { #expect(completes(way.begin)) }
}
