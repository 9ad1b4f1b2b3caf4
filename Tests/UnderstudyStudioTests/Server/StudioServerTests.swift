import Foundation
import Testing

@testable import UnderstudyStudio

@Suite("The studio's server")
struct StudioServerTests {
  @Test("It serves its page with a policy that allows nothing but itself")
  func page() throws {
    let studio = try RunningStudio()
    let response = try studio.response(studio.request("GET", "/\(studio.token)/"))
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "text/html; charset=utf-8")
    #expect(response.body == String(decoding: StudioDocument.page, as: UTF8.self))
    let policy = try #require(response.headers["content-security-policy"])
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; "))
    #expect(!policy.contains("unsafe"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(response.headers["cache-control"] == "no-store")
    #expect(response.headers["x-content-type-options"] == "nosniff")
    #expect(response.headers["access-control-allow-origin"] == nil)
    for file in ["studio.js", "studio.css"] {
      #expect(try studio.response(studio.request("GET", "/\(studio.token)/\(file)")).status == 200)
    }
    #expect(try studio.response(studio.request("GET", "/")).status == 404)
    #expect(
      try studio.response(studio.request("GET", "/\(studio.token)/", headers: ["Host": "a.example"])).status == 403)
  }

  @Test("The page has no markup of texts, and asks for no other place")
  func texts() {
    let all = [StudioDocument.page, StudioDocument.script, StudioDocument.style]
      .map { String(decoding: $0, as: UTF8.self) }.joined()
    for name in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "DOMParser"] {
      #expect(!all.contains(name))
    }
    #expect(all.matches(of: /https?:\/\/[^"\s]+/).map { String($0.output) } == ["http://www.w3.org/2000/svg"])
  }

  @Test("A call comes back with its session's answer, whatever numbers and line breaks it has")
  func call() throws {
    let studio = try RunningStudio()
    let connection = try studio.connect()
    for text in ["one", "two"] {
      try connection.send(studio.call("{\"id\":\"mine\",\n\"call\":\"\(text)\"}"))
      let answer = try connection.response()
      #expect(answer.status == 200)
      #expect(answer.body.contains("\"call\":\"\(text)\""))
      #expect(!answer.body.contains("mine"))
    }
  }

  @Test("Calls of several connections get their own answers")
  func calls() throws {
    let studio = try RunningStudio()
    let connections = try (0..<20).map { _ in try studio.connect() }
    for (number, connection) in connections.enumerated() {
      try connection.send(studio.call(#"{"call":"c\#(number)"}"#))
    }
    for (number, connection) in connections.enumerated().reversed() {
      #expect(try connection.response().body.contains("\"call\":\"c\(number)\""))
    }
  }

  @Test("Requests that come at once are answered in their order")
  func pipeline() throws {
    let studio = try RunningStudio()
    let connection = try studio.connect()
    try connection.send((0..<5).map { studio.call(#"{"call":"c\#($0)"}"#) }.joined())
    for number in 0..<5 { #expect(try connection.response().body.contains("\"call\":\"c\(number)\"")) }
  }

  @Test(
    "What is no call is refused", arguments: ["", "{", "[]", "1", "\"x\"", "{\"call\":\u{0}}", "{}", "{\"call\":1}"])
  func malformed(_ body: String) throws {
    let studio = try RunningStudio()
    let response = try studio.response(studio.call(body))
    #expect(response.status == 400)
    #expect(response.body.contains(#""code":"malformed""#))
  }

  @Test("A page gets the greetings of the sessions that are there, then events and prints")
  func events() throws {
    let studio = try RunningStudio()
    // The greeting has come by then.
    _ = try studio.response(studio.call(#"{"call":"x"}"#))
    let page = try studio.page()
    #expect(try page.read(until: "\r\n\r\n").contains("Content-Type: text/event-stream"))
    #expect(try page.event() == #"{"app":"","builds":false,"sessions":[1],"studio":1}"#)
    #expect(try page.event() == #"{"session":1,"greeting":{"session":1,"apps":["Fake.FakeApp"],"previews":[]}}"#)
    _ = try studio.response(studio.call(#"{"call":"report"}"#))
    #expect(try page.event() == #"{"session":1,"event":{"event":"hang","text":"a report"}}"#)
    _ = try studio.response(studio.call(#"{"call":"print"}"#))
    #expect(try page.event() == #"{"output":"printed\n","session":1}"#)
    #expect(try studio.response(studio.request("POST", "/\(studio.token)/sessions")).body.contains(#"{"session":2}"#))
    #expect(try page.event().hasPrefix(#"{"session":2,"greeting":"#))
    #expect(try studio.response(studio.call(#"{"call":"x"}"#, session: 2)).status == 200)
    #expect(try studio.response(studio.request("POST", "/\(studio.token)/sessions/2/end")).status == 200)
    #expect(try page.event() == #"{"ended":"It ended with status 0.","output":"","session":2}"#)
    #expect(try studio.response(studio.call(#"{"call":"x"}"#, session: 2)).body.contains(#""code":"ended""#))
  }

  @Test("A call whose session ends says so, and the studio continues")
  func ended() throws {
    let studio = try RunningStudio()
    let response = try studio.response(studio.call(#"{"call":"exit"}"#))
    #expect(response.status == 502)
    #expect(response.body.contains("It ended with status 3."))
    let other = try studio.response(studio.request("POST", "/\(studio.token)/sessions"))
    #expect(other.body == #"{"session":2}"#)
  }

  @Test("A page that is loaded after the only session has ended gets a new one")
  func again() throws {
    let studio = try RunningStudio()
    _ = try studio.response(studio.call(#"{"call":"exit"}"#))
    let page = try studio.page()
    #expect(try page.read(until: "\r\n\r\n").contains("Content-Type: text/event-stream"))
    #expect(try page.event() == #"{"app":"","builds":false,"sessions":[2],"studio":1}"#)
    #expect(try page.event().hasPrefix(#"{"session":2,"greeting":"#))
  }

  @Test(
    "A build says how it ends, and what the compiler has said", arguments: [("exit 0", "passed"), ("exit 1", "failed")])
  func build(_ ending: String, _ outcome: String) throws {
    let studio = try RunningStudio(build: "echo compiling; echo 'error: x' >&2; \(ending)")
    let page = try studio.page()
    _ = try page.read(until: "\"builds\":true")
    #expect(try studio.response(studio.request("POST", "/\(studio.token)/build")).body == "{}")
    _ = try page.read(until: #"{"build":"began"}"#)
    let end = try page.read(until: "\"}")
    #expect(end.contains("\"build\":\"\(outcome)\""))
    #expect(end.contains("compiling") && end.contains("error: x"))
  }

  @Test("Without a build there is none")
  func noBuild() throws {
    let studio = try RunningStudio()
    #expect(try studio.response(studio.request("POST", "/\(studio.token)/build")).body.contains("no-build"))
  }

  @Test("A program that is no session ends the studio with the reason")
  func noSession() throws {
    let studio = try RunningStudio(session: "exit 7")
    #expect(studio.waitForEnd() == .sessionEnded("It ended with status 7."))
  }

  @Test("A session without an app, or without the one that is meant, ends the studio with what there is")
  func noApp() throws {
    let empty = try RunningStudio(session: #"echo '{"session":1,"apps":[],"previews":[]}'; cat"#)
    #expect(empty.waitForEnd() == .noApp)
    func problem(_ app: String?, _ greeting: [String: Any]) -> StudioError? {
      StudioGreeting(greeting).problem(showing: app)
    }
    let greeting = ["apps": ["Tea.TeaApp", "Tea.PotApplication"]]
    for name in ["Tea.TeaApp", "teaapp", "tea", "Pot", nil] { #expect(problem(name, greeting) == nil) }
    #expect(problem("NoApp", greeting) == .unknownApp("NoApp", known: ["Tea.TeaApp", "Tea.PotApplication"]))
    #expect("\(StudioError.unknownApp("A", known: ["B"]))" == "there is no app \"A\"; there are B")
    #expect(problem(nil, ["apps": [String](), "previews": ["A.Card"]]) == nil)
    #expect(problem(nil, ["apps": [String](), "paused": [String: String]()]) == nil)
  }

  @Test("A connection that its client lets end ends with the answer, also if a session gives that")
  func closing() throws {
    let studio = try RunningStudio()
    for path in ["GET /\(studio.token)/", "GET /none", "POST /\(studio.token)/sessions/1/call"] {
      let parts = path.split(separator: " ").map(String.init)
      let connection = try studio.connect()
      let body = parts[0] == "POST" ? #"{"call":"x"}"# : ""
      try connection.send(
        studio.request(parts[0], parts[1], headers: ["Connection": "TE, Close"], body: body))
      #expect(try connection.response().headers["connection"] == "close")
      // Fails if the connection continues.
      #expect(throws: RawConnection.Failure.self) { try connection.read(until: "x") }
    }
    let connection = try studio.connect()
    for _ in 0..<2 {
      try connection.send(studio.request("GET", "/none", headers: ["Connection": "keep-alive"]))
      #expect(try connection.response().headers["connection"] == nil)
    }
  }

  @Test("A session that traps has its reason, the report and the signal's name")
  func trap() throws {
    let studio = try RunningStudio(
      session: #"""
        echo '{"session":1,"apps":["A.B"],"previews":[]}'
        read -r line
        echo '{"event":"trap","text":"  at: pour()"}'
        echo 'Tea/Pot.swift:3: Fatal error: Empty' >&2
        echo 'Understudy: the process was ended by SIGILL' >&2
        kill -ILL $$
        """#)
    let page = try studio.page()
    _ = try page.read(until: "greeting")
    #expect(try studio.response(studio.call(#"{"call":"x"}"#)).body.contains("It ended with SIGILL."))
    let end = try page.read(until: #""ended":"It ended with SIGILL.","output":""#)
    #expect(end.contains("trap"))
    #expect(try page.read(until: "\"").hasPrefix(#"Fatal error: Empty\n  at: pour()"#))
  }

  @Test("A port that is in use is named")
  func port() throws {
    let studio = try RunningStudio()
    let program = SessionProgram(executable: URL(fileURLWithPath: "/bin/sh"), folder: URL(fileURLWithPath: "/"))
    let error = #expect(throws: StudioError.self) {
      _ = try StudioServer(.init(port: studio.port, program: program))
    }
    #expect(error == .portInUse(studio.port))
    #expect("\(StudioError.portInUse(80))".hasPrefix("port 80 is in use"))
  }
}
