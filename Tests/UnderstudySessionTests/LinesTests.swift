import Foundation
import Testing

@testable import UnderstudySession

@Suite("The lines of a session's input") struct LinesTests {
  @Test("More is there while a line is waiting, read or not, and when the input has ended")
  func more() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { close(ends[1]) }
    var input = LineInput(ends[1])
    var seen = [input.hasMore]
    #expect(write(ends[0], "a\nb\n", 4) == 4)
    seen.append(input.hasMore)
    var lines = [input.next()]
    seen.append(input.hasMore)
    lines.append(input.next())
    seen.append(input.hasMore)
    close(ends[0])
    seen.append(input.hasMore)
    lines.append(input.next())
    #expect(seen == [false, true, true, false, true])
    #expect(lines == [.line("a"), .line("b"), .end])
  }
}
