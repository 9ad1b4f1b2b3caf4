import Foundation
import UnderstudyCore
import UnderstudyElements

/// The world around an app: what a test answers where the app asks the system, and what the app has told the system.
///
/// An answer can be given before the app asks, also before the launch, or while it waits. It is for all launches by the
/// test's handles on the app.
@preconcurrency @MainActor
public struct AppWorld {
  fileprivate let application: XCUIApplication

  private var world: OutsideWorld { application.run.world }

  /// Gives the running app something to do; records it as a step of the test.
  fileprivate func act(_ title: String, _ site: CallSite, _ body: () -> Void) {
    application.step(.action, title, at: site) {
      application.session.perform { body() }
      application.settle(at: site)
    }
  }
}

extension XCUIApplication {
  /// What the test decides of the world around the app.
  public final var world: AppWorld { AppWorld(application: self) }
}

// MARK: - Files

extension AppWorld {
  /// The answers to `fileImporter`, `fileExporter` and `fileMover`.
  public var files: Files { Files(world: self) }

  /// The answers to the system's dialogs for files.
  ///
  /// Without an answer a dialog stays open; its buttons Cancel, Save and Move can be tapped. An answer is for the open dialog
  /// or, where there is none, for the next one.
  @preconcurrency @MainActor
  public struct Files {
    fileprivate let world: AppWorld

    /// Chooses files for the app to open.
    ///
    /// - Parameter files: Files of the kinds that the dialog is for: otherwise the app gets an error, as no user could choose
    ///   them.
    public func choose(
      _ files: URL..., fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let names = files.map(\.lastPathComponent).joined(separator: ", ")
      answer(.files(files), "Choose \(names)", CallSite(fileID, file, line))
    }

    /// Accepts the dialog that writes or moves files, for a folder, which is made.
    public func save(
      to folder: URL, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      answer(.folder(folder), "Save to \(folder.lastPathComponent)", CallSite(fileID, file, line))
    }

    /// Closes the dialog without a choice.
    public func cancel(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
      answer(.cancellation, "Cancel the choice of files", CallSite(fileID, file, line))
    }

    /// Has the dialog fail.
    ///
    /// - Parameter error: What the app gets.
    public func fail(
      with error: any Error, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      answer(.failure(error), "Fail the choice of files", CallSite(fileID, file, line))
    }

    /// The files that the app has written or moved by dialogs, in their order.
    public var received: [URL] {
      world.application.settle(at: nil)
      return world.world.files.received
    }

    private func answer(_ answer: FileChoices.Answer, _ title: String, _ site: CallSite) {
      world.act(title, site) { world.world.files.answer(answer) }
    }
  }
}

// MARK: - Activities

extension AppWorld {
  /// Something that the user does in an app.
  public struct Activity {
    /// What kind of activity it is, in reverse domain notation.
    public let type: String
    /// Its name for the user.
    public let title: String?
    /// A page for those who do not have the app.
    public let webpageURL: URL?
    /// What is needed to continue.
    public let userInfo: [AnyHashable: Any]
  }

  /// What the user does, as the visible views say it by `userActivity(_:)`; nil where none does. Of several the last counts.
  public var currentActivity: Activity? {
    application.settle(at: nil)
    return world.activities.last(where: { $0.isVisible() }).map {
      Activity(type: $0.type, title: $0.title, webpageURL: $0.webpageURL, userInfo: $0.userInfo)
    }
  }

  /// Has the running app continue an activity, as from another device or from a search: its
  /// `onContinueUserActivity(_:perform:)` of that type.
  ///
  /// - Parameters:
  ///   - type: What kind of activity it is.
  ///   - title: Its name for the user.
  ///   - webpageURL: The page of a link to the web.
  ///   - userInfo: What is needed to continue.
  public func continueActivity(
    _ type: String, title: String? = nil, webpageURL: URL? = nil, userInfo: [AnyHashable: Any] = [:],
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    act("Continue \(type)", CallSite(fileID, file, line)) {
      guard let host = application.host, host.isRunning else { return }
      host.enterForeground()
      host.service(IncomingActivities.self).receive(
        IncomingActivity(type: type, title: title, webpageURL: webpageURL, userInfo: userInfo))
    }
  }
}
