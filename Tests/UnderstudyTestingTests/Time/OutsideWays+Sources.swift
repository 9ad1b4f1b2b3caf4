import Combine
import Foundation
import SwiftUI
import UnderstudyTesting

extension OutsideWay {
  static let ofSources: [OutsideWay] = [
    OutsideWay("timer of a source on a global queue") { model in
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.schedule(deadline: .now() + 0.01)
      timer.setEventHandler { model.comeBack() }
      timer.resume()
      model.kept.append(timer)
    },
    OutsideWay("timer of a source on the main queue") { model in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.01)
      timer.setEventHandler { MainActor.assumeIsolated { model.finish() } }
      timer.resume()
      model.kept.append(timer)
    },
    OutsideWay("source of the app's own data on the main queue") { model in
      nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated { model.finish() }
        source.cancel()
      }
      source.resume()
      model.kept.append(source)
      Thread.detachNewThread { source.add(data: 1) }
    },
    OutsideWay("source of the app's own data") { model in
      nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: .global())
      source.setEventHandler {
        model.comeBack()
        source.cancel()
      }
      source.resume()
      model.kept.append(source)
      Thread.detachNewThread { source.add(data: 1) }
    },
    OutsideWay("FileHandle.readabilityHandler") { model in
      let pipe = Pipe()
      pipe.fileHandleForReading.readabilityHandler = { handle in
        _ = handle.availableData
        model.comeBack()
        handle.readabilityHandler = nil
      }
      model.kept.append(pipe)
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
    },
    OutsideWay("FileHandle.bytes of a pipe") { model in
      let pipe = Pipe()
      Task { for try await line in pipe.fileHandleForReading.bytes.lines where line == "end" { model.finish() } }
      Thread.detachNewThread {
        pipe.fileHandleForWriting.write(Data("line\nend\n".utf8))
        try? pipe.fileHandleForWriting.close()
      }
    },
    OutsideWay("FileHandle.readInBackgroundAndNotify") { model in
      let pipe = Pipe()
      model.follow(FileHandle.readCompletionNotification, of: pipe.fileHandleForReading)
      pipe.fileHandleForReading.readInBackgroundAndNotify()
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
      model.kept.append(pipe)
    },
    OutsideWay("FileHandle.readToEndOfFileInBackgroundAndNotify") { model in
      let pipe = Pipe()
      model.follow(.NSFileHandleReadToEndOfFileCompletion, of: pipe.fileHandleForReading)
      pipe.fileHandleForReading.readToEndOfFileInBackgroundAndNotify()
      Thread.detachNewThread { try? pipe.fileHandleForWriting.close() }
      model.kept.append(pipe)
    },
    OutsideWay("FileHandle.waitForDataInBackgroundAndNotify") { model in
      let pipe = Pipe()
      model.follow(.NSFileHandleDataAvailable, of: pipe.fileHandleForReading)
      pipe.fileHandleForReading.waitForDataInBackgroundAndNotify()
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
      model.kept.append(pipe)
    },
    OutsideWay("DispatchIO.read") { model in
      let pipe = Pipe()
      DispatchIO.read(
        fromFileDescriptor: pipe.fileHandleForReading.fileDescriptor, maxLength: 1, runningHandlerOn: .global()
      ) { _, _ in model.comeBack() }
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
      model.kept.append(pipe)
    },
    OutsideWay("DispatchIO.write, on the main queue") { model in
      let pipe = Pipe()
      DispatchIO.write(
        toFileDescriptor: pipe.fileHandleForWriting.fileDescriptor,
        data: [1].withUnsafeBytes { DispatchData(bytes: $0) }, runningHandlerOn: .main
      ) { _, _ in MainActor.assumeIsolated { model.finish() } }
      model.kept.append(pipe)
    },
    OutsideWay("channel of DispatchIO that is read") { model in
      let pipe = Pipe()
      let channel = DispatchIO(
        type: .stream, fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .global()
      ) { _ in }
      channel.read(offset: 0, length: 2, queue: .global()) { isDone, _, _ in if isDone { model.comeBack() } }
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1, 2])) }
      model.kept += [pipe, channel]
    },
    OutsideWay("channel of DispatchIO that is written") { model in
      let pipe = Pipe()
      let channel = DispatchIO(
        type: .stream, fileDescriptor: pipe.fileHandleForWriting.fileDescriptor, queue: .global()
      ) { _ in }
      channel.write(
        offset: 0, data: [1].withUnsafeBytes { DispatchData(bytes: $0) }, queue: .main
      ) { isDone, _, _ in if isDone { MainActor.assumeIsolated { model.finish() } } }
      model.kept += [pipe, channel]
    },
    OutsideWay("NotificationQueue, as soon as possible, from a turn that a thread asks for") { model in
      let name = Notification.Name("queued")
      model.follow(name, of: model)
      Thread.detachNewThread {
        DispatchQueue.main.async {
          NotificationQueue.default.enqueue(Notification(name: name, object: model), postingStyle: .asap)
        }
      }
    },
    OutsideWay("NotificationQueue, when the app is idle") { model in
      let name = Notification.Name("queued")
      model.follow(name, of: model)
      NotificationQueue.default.enqueue(Notification(name: name, object: model), postingStyle: .whenIdle)
    },
    OutsideWay("FileHandle that a thread reads to its end") { model in
      let pipe = Pipe()
      Thread.detachNewThread {
        _ = pipe.fileHandleForReading.readDataToEndOfFile()
        model.comeBack()
      }
      Thread.detachNewThread { try? pipe.fileHandleForWriting.close() }
    },
    OutsideWay("source of a file") { model in
      let pipe = Pipe()
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(
        fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .global())
      source.setEventHandler {
        _ = pipe.fileHandleForReading.availableData
        model.comeBack()
        source.cancel()
      }
      source.resume()
      model.kept.append(source)
      Thread.detachNewThread { pipe.fileHandleForWriting.write(Data([1])) }
    },
    OutsideWay("Process.terminationHandler") { model in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/true")
      process.terminationHandler = { _ in model.comeBack() }
      try? process.run()
      model.kept.append(process)
    },
    OutsideWay("Process.waitUntilExit on a thread") { model in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/true")
      try? process.run()
      Thread.detachNewThread {
        process.waitUntilExit()
        model.comeBack()
      }
    },
    OutsideWay("OperationQueue.main from a thread") { model in
      Thread.detachNewThread { OperationQueue.main.addOperation { model.comeBack() } }
    },
    OutsideWay("Task.detached") { model in Task.detached { await model.finish() } },
    OutsideWay("MainActor.run from a detached task") { model in
      Task.detached { await MainActor.run { model.finish() } }
    },
    OutsideWay("continuation that a thread resumes") { model in
      Task {
        await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume() } }
        model.finish()
      }
    },
    OutsideWay("AsyncStream from a thread") { model in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Thread.detachNewThread { continuation.yield(1) }
      Task { for await _ in stream { model.finish() } }
    },
    OutsideWay("timer on another thread's run loop") { model in
      Thread.detachNewThread {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in model.comeBack() }
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
      }
    },
  ]
}
