import BackgroundTasks
import SwiftUI
import Testing
import UnderstudyTesting

/// What the tests read of the app below.
@MainActor private final class Journal {
  var entries: [String] = []
}

private struct Refresher: View {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: .main) { task in
      let refreshes = task is BGAppRefreshTask
      let work = Task { @MainActor in
        journal.entries.append("began \(refreshes)")
        do {
          try await Task.sleep(for: .seconds(30))
          journal.entries.append("done")
          task.setTaskCompleted(success: true)
        } catch {
          journal.entries.append("cancelled")
          task.setTaskCompleted(success: false)
        }
      }
      task.expirationHandler = { work.cancel() }
    }
  }

  var body: some View {
    Button("Schedule") {
      let request = BGAppRefreshTaskRequest(identifier: "refresh")
      request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
      try? BGTaskScheduler.shared.submit(request)
    }
    Button("Cancel") { BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "refresh") }
  }
}

private struct RefreshingApp: App {
  static let shared = Journal()
  var body: some Scene {
    WindowGroup {
      Button("Schedule") { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "scene")) }
    }
    .backgroundTask(.appRefresh("scene")) {
      do {
        try await Task.sleep(for: .seconds(5))
        await note("refreshed")
      } catch { await note("cancelled") }
    }
  }
}

@MainActor private func note(_ text: String) { RefreshingApp.shared.entries.append(text) }

@MainActor
@Suite("Work in the background", .serialized)
struct BackgroundTaskTests {
  @Test("The test starts a task that the app has asked for, and the app ends it")
  func starting() throws {
    let journal = Journal()
    let app = XCUIApplication { Refresher(journal) }
    #expect(app.world.backgroundTasks.pending.isEmpty)
    app.buttons["Schedule"].tap()
    let request = try #require(app.world.backgroundTasks.pending.first)
    #expect(request is BGAppRefreshTaskRequest)
    #expect(request.identifier == "refresh")
    #expect(request.earliestBeginDate != nil)
    XCUIDevice.shared.press(.home)
    app.world.backgroundTasks.start("refresh")
    #expect(app.state == .runningBackground)
    #expect(app.world.backgroundTasks.pending.isEmpty)
    #expect(app.world.backgroundTasks.running == ["refresh"])
    #expect(app.world.backgroundTasks.result(of: "refresh") == nil)
    app.clock.advance(by: .seconds(30))
    #expect(journal.entries == ["began true", "done"])
    #expect(app.world.backgroundTasks.running == [])
    #expect(app.world.backgroundTasks.result(of: "refresh") == true)
    #expect(app.events.of(.log).lines == ["[BackgroundTasks] Submit refresh", "[BackgroundTasks] refresh is done"])
  }

  @Test("When the time is over, the handler for that runs")
  func expiration() {
    let journal = Journal()
    let app = XCUIApplication { Refresher(journal) }
    app.buttons["Schedule"].tap()
    app.world.backgroundTasks.start("refresh")
    app.world.backgroundTasks.expire("refresh")
    #expect(journal.entries == ["began true", "cancelled"])
    #expect(app.world.backgroundTasks.result(of: "refresh") == false)
    let messages = failures { app.world.backgroundTasks.expire("refresh") }
    #expect(
      messages == ["Could not end the time of the background task 'refresh': it does not run. Running: nothing."])
  }

  @Test("An app that has ended is launched for its task, and stays in the background")
  func launching() {
    let journal = Journal()
    let app = XCUIApplication { Refresher(journal) }
    app.buttons["Schedule"].tap()
    app.terminate()
    app.world.backgroundTasks.start("refresh")
    #expect(app.state == .runningBackground)
    #expect(journal.entries == ["began true"])
  }

  @Test("A task that the app has not asked for, or takes back, cannot be started")
  func notAsked() {
    let app = XCUIApplication { Refresher(Journal()) }
    app.buttons["Schedule"].tap()
    #expect(
      failures { app.world.backgroundTasks.start("clean") } == [
        "Could not start the background task 'clean': the app has not asked for it. Asked for: refresh."
      ])
    app.buttons["Cancel"].tap()
    #expect(
      failures { app.world.backgroundTasks.start("refresh") } == [
        "Could not start the background task 'refresh': the app has not asked for it. Asked for: nothing."
      ])
  }

  @Test("A task without a handler cannot be started")
  func noHandler() {
    let app = XCUIApplication {
      Button("Schedule") { try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "clean")) }
    }
    app.buttons["Schedule"].tap()
    #expect(
      failures { app.world.backgroundTasks.start("clean") } == [
        "Could not start the background task 'clean': the app has not registered a handler for it."
      ])
  }

  @Test("One refresh and ten other tasks can be asked for; a request of the same name takes the place of the former")
  func limits() async throws {
    let app = XCUIApplication { Text("") }
    app.launch()
    let scheduler = BGTaskScheduler.shared
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
    #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "b"))
    }
    for number in 0..<10 { try scheduler.submit(BGProcessingTaskRequest(identifier: "\(number)")) }
    #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
      try scheduler.submit(BGProcessingTaskRequest(identifier: "10"))
    }
    #expect(await scheduler.pendingTaskRequests().count == 11)
    scheduler.cancelAllTaskRequests()
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  @Test("A request is kept as it was submitted")
  func copies() throws {
    let app = XCUIApplication { Text("") }
    app.launch()
    let request = BGProcessingTaskRequest(identifier: "clean")
    request.requiresExternalPower = true
    try BGTaskScheduler.shared.submit(request)
    request.requiresExternalPower = false
    let pending = try #require(app.world.backgroundTasks.pending.first as? BGProcessingTaskRequest)
    #expect(pending.requiresExternalPower)
    #expect(!pending.requiresNetworkConnectivity)
  }

  @Test("A second handler for one name stops the app on a device, and fails the test here")
  func twice() {
    let app = XCUIApplication {
      Button("Register") {
        for _ in 0..<2 {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "clean", using: nil) {
            $0.setTaskCompleted(success: true)
          }
        }
      }
    }
    app.launch()
    #expect(
      failures { app.buttons["Register"].tap() }.contains {
        $0.contains("launch handler for task with identifier clean has already been registered")
      })
  }

  @Test("A scene's action runs for its refresh, and is cancelled when the time is over")
  func scenes() {
    RefreshingApp.shared.entries = []
    let app = XCUIApplication(RefreshingApp.self)
    app.launch()
    app.buttons["Schedule"].tap()
    app.world.backgroundTasks.start("scene")
    app.clock.advance(by: .seconds(5))
    #expect(RefreshingApp.shared.entries == ["refreshed"])
    #expect(app.world.backgroundTasks.result(of: "scene") == true)
    app.buttons["Schedule"].tap()
    app.world.backgroundTasks.start("scene")
    app.world.backgroundTasks.expire("scene")
    #expect(RefreshingApp.shared.entries == ["refreshed", "cancelled"])
    #expect(app.world.backgroundTasks.result(of: "scene") == false)
  }
}
