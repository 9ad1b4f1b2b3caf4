import Foundation
import SwiftUI
import Testing

struct StudioOfAppTests {
  @Test("With UNDERSTUDY_STUDIO an app becomes the studio's command, which here finds no package")
  func begins() async throws {
    let result = try await #require(processExitsWith: .exitCode(2), observing: [\.standardOutputContent]) {
      chdir("/")
      setenv("UNDERSTUDY_STUDIO", "1", 1)
      await TroubleApp.main()
    }
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("Building the tests"))
  }

  @Test("Another value than 1 or a port is refused")
  func refuses() async throws {
    let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      setenv("UNDERSTUDY_STUDIO", "yes", 1)
      await TroubleApp.main()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("UNDERSTUDY_STUDIO is \"yes\"; it can be 1, or a port."))
  }
}
