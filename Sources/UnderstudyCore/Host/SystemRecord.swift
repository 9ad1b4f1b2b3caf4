import Foundation

/// What an app has had the operating system do; an object, so that actions that reach it are equal to those of before.
@MainActor package final class SystemRecord {
  package var openedURLs: [URL] = []

  package nonisolated init() {}
}
