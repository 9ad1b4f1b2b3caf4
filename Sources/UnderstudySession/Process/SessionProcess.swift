import Foundation
import UnderstudyCore
import UnderstudyJSON
import UnderstudyPictures
import UnderstudyTime
import XCUIAutomation

/// A process that is a session: requests come on standard input, answers go to standard output, a line each.
///
/// What the app prints goes to standard error, and it finds its own input empty.
@MainActor enum SessionProcess {
  static func run() -> Never {
    // Before anything of the app can print.
    var input = LineInput(takingOver: 0)
    let output = LineOutput(takingOver: 1)
    setenv("UNDERSTUDY_HANG_LIMIT", "10", 0)
    ExecutionSession.longestSpell = ProgressLimits.hangLimit
    ProcessReports.send { kind, text in
      output.write(.members(["event": .string(kind.rawValue), "text": .string(text)]))
    }
    let session = AppSession()
    output.write(session.greeting)
    var isPrepared = false
    while !session.hasEnded {
      switch input.next() {
      case .line(let line) where line.allSatisfy({ $0.isWhitespace }): break
      case .line(let line):
        output.write(session.answer(line))
        // Once, after the first answer is sent: otherwise the first picture would be the slowest answer.
        if !isPrepared, !input.hasMore {
          isPrepared = true
          Picture.prepare()
        }
      case .tooLong:
        let error = SessionError(.malformed, "The line is longer than \(LineInput.longest) bytes.")
        output.write(.members(["id": .null, "error": error.json]))
      case .end: end()
      }
    }
    end()
  }

  private static func end() -> Never {
    fflush(nil)
    AppContainer.removeAll()
    understudy_end_process(0)
    // The process has ended.
    while true { pause() }
  }
}

/// Called by the C target UnderstudyPlatformC in place of a test program's `main`, where a session is asked for.
@_cdecl("understudy_session_main")
func sessionMain() {
  MainActor.assumeIsolated { SessionProcess.run() }
}

@_extern(c) func understudy_end_process(_ code: Int32)
