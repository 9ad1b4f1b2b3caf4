import Foundation
import Testing

/// A browser without a window that is used as people use it: by its mouse and its keyboard.
///
/// It is driven by the protocol of Chromium's tools for developers.
final class Browser {
  static let program: URL? = isAsked ? found : nil
  /// Tests in a browser take minutes: they run where the variable `UNDERSTUDY_BROWSER` is set, as in `.ci/studio`.
  static let reason: Comment = isAsked ? "there is no Chromium" : "UNDERSTUDY_BROWSER=1 runs it in Chromium"
  private static let isAsked = ProcessInfo.processInfo.environment["UNDERSTUDY_BROWSER"] != nil
  private static let found: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }

  struct Failure: Error { var text: String }

  private let process = Process()
  private let profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
  private let socket: WebSocket
  private var lastNumber = 0

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - address: of the page.
  ///   - width: of the window, in points; its height fits.
  ///   - isDark: whether the system's appearance is dark.
  init(_ address: String, width: Int = 1280, height: Int = 800, isDark: Bool = false) throws {
    guard let program = Self.program else { throw Failure(text: "there is no Chromium") }
    process.executableURL = program
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0",
      "--user-data-dir=\(profile.path)", "about:blank",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("/devtools/browser/") {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(text: "the browser has not begun: \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
    pipe.fileHandleForReading.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
    guard let port = text.firstMatch(of: /ws:\/\/127\.0\.0\.1:(\d+)\//).flatMap({ Int($0.1) }) else {
      throw Failure(text: text)
    }
    let list = try RawConnection(port: port)
    try list.send("GET /json/list HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    let pages = try JSONSerialization.jsonObject(with: Data(list.response().body.utf8)) as? [[String: Any]]
    guard let page = pages?.first(where: { $0["type"] as? String == "page" }), let id = page["id"] as? String else {
      throw Failure(text: "the browser shows no page")
    }
    socket = try WebSocket(port: port, path: "/devtools/page/\(id)")
    try resize(width: width, height: height, isDark: isDark)
    // The page has the focus, as that of a window in front has.
    try command("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try command("Page.enable")
    try command("Page.navigate", ["url": address])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  func resize(width: Int, height: Int, isDark: Bool) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try command(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  /// - Returns: what the browser answers. Its events are left out.
  @discardableResult func command(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    let message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    try socket.send(JSONSerialization.data(withJSONObject: message))
    while true {
      let data = try socket.receive()
      guard let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any],
        answer["id"] as? Int == lastNumber
      else { continue }
      if let error = answer["error"] { throw Failure(text: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  // MARK: - The page

  /// The value of an expression, which may be a promise.
  @discardableResult func evaluate(_ expression: String) throws -> Any? {
    let answer = try command(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let problem = answer["exceptionDetails"] { throw Failure(text: "\(expression): \(problem)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Returns when a condition holds, which is looked at whenever the page changes.
  func wait(until condition: String) throws {
    let script = """
      new Promise((resolve, reject) => {
        const holds = () => { try { return Boolean(\(condition)); } catch { return false; } };
        if (document.readyState !== "complete") { addEventListener("load", () => resolve("again")); return; }
        if (holds()) { resolve("holds"); return; }
        const observer = new MutationObserver(() => { if (holds()) { observer.disconnect(); resolve("holds"); } });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(() => reject(new Error("in vain: " + document.body.innerText)), 30000);
      })
      """
    while try evaluate(script) as? String == "again" {}
  }

  /// The texts of what a selector names.
  func texts(_ selector: String) throws -> [String] {
    try evaluate("[...document.querySelectorAll(\(Self.quoted(selector)))].map((one) => one.textContent)") as? [String]
      ?? []
  }

  static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  // MARK: - Mouse and keyboard

  /// The middle of an element of the page.
  func middle(of selector: String) throws -> (x: Double, y: Double) {
    let script = """
      (() => { const box = document.querySelector(\(Self.quoted(selector))).getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2]; })()
      """
    guard let place = try evaluate(script) as? [Double], place.count == 2 else { throw Failure(text: selector) }
    return (place[0], place[1])
  }

  func click(_ selector: String) throws {
    let (x, y) = try middle(of: selector)
    try click(x: x, y: y)
  }

  /// - Parameter modifiers: 1 for Alt, 8 for Shift.
  func click(x: Double, y: Double, button: String = "left", modifiers: Int = 0) throws {
    try mouse("mouseMoved", x, y, "none", modifiers)
    try mouse("mousePressed", x, y, button, modifiers)
    try mouse("mouseReleased", x, y, button, modifiers)
  }

  /// Presses, moves and releases. The events have times that far apart, the first after the page was loaded; nothing waits for it.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double), seconds: Double) throws {
    let now = Date().timeIntervalSince1970
    try mouse("mouseMoved", start.x, start.y, "none", 0, at: now)
    try mouse("mousePressed", start.x, start.y, "left", 0, at: now)
    if start != end { try mouse("mouseMoved", end.x, end.y, "left", 0, at: now + seconds) }
    try mouse("mouseReleased", end.x, end.y, "left", 0, at: now + seconds)
  }

  func wheel(x: Double, y: Double, by distance: Double) throws {
    try command(
      "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": distance])
  }

  private func mouse(
    _ type: String, _ x: Double, _ y: Double, _ button: String, _ modifiers: Int, at time: Double? = nil
  ) throws {
    var event: [String: Any] = [
      "type": type, "x": x, "y": y, "button": button, "modifiers": modifiers,
      "clickCount": type == "mouseMoved" ? 0 : 1,
    ]
    event["timestamp"] = time
    try command("Input.dispatchMouseEvent", event)
  }

  /// Presses keys, one for each letter; a name such as `Escape` is one key.
  func press(_ keys: String...) throws {
    for key in keys {
      var values: [String: Any] = ["type": "keyDown", "key": key]
      if key.count == 1 || key == "Enter" { values["text"] = key == "Enter" ? "\r" : key }
      try command("Input.dispatchKeyEvent", values)
      values["type"] = "keyUp"
      values["text"] = nil
      try command("Input.dispatchKeyEvent", values)
    }
  }

  func type(_ text: String) throws { for character in text { try press(String(character)) } }

  /// The page as it looks, as a PNG.
  func screenshot() throws -> Data {
    let answer = try command("Page.captureScreenshot", ["format": "png"])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }
}
