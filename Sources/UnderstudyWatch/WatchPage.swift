import Foundation
import UnderstudySockets

/// A page that shows how the last round ended, and the report of its tests. It is opened from its file, and follows a second one
/// beside it, a script with the state of the round.
struct WatchPage {
  /// What a round is doing, or how it has ended.
  enum State: String { case waiting, building, running, passed, failed }

  private let folder: URL
  var url: URL { folder.appendingPathComponent("index.html") }

  /// - Parameter root: the folder of the package.
  init(in root: String) { folder = URL(fileURLWithPath: root).appendingPathComponent(".build/watch") }

  /// Writes the page.
  ///
  /// - Throws: ``WatchError`` for what the file system refuses.
  func begin() throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.document.utf8).write(to: url, options: .atomic)
    } catch {
      throw WatchError("the page cannot be written to \(folder.path): \(error.localizedDescription)")
    }
    show(.waiting, "Nothing has changed yet.")
  }

  /// Shows a state; a page that cannot be written stays as it is, and the terminal has the same lines.
  ///
  /// - Parameter hasReport: whether the round has left a report.
  func show(_ state: State, _ text: String, hasReport: Bool = false) {
    let round = Round(state: state.rawValue, text: text, hasReport: hasReport, id: UUID().uuidString)
    guard let json = try? JSONEncoder().encode(round) else { return }
    let script = "show(\(String(decoding: json, as: UTF8.self)));\n"
    try? Data(script.utf8).write(to: folder.appendingPathComponent("round.js"), options: .atomic)
  }

  /// Opens the page in the user's browser, if the desktop says how. The browser is no part of the terminal's job, as Ctrl-C is to
  /// end the command alone.
  ///
  /// - Parameter path: the folders of programs.
  /// - Returns: whether it does.
  func openInBrowser(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") -> Bool {
    let folders = path.split(separator: ":")
    guard let tool = folders.map({ "\($0)/xdg-open" }).first(where: FileManager.default.isExecutableFile) else {
      return false
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let variables = ProcessInfo.processInfo.environment
    guard let browser = try? start(tool, [tool, url.path], variables, &actions, isDetached: true) else { return false }
    reap(browser)
    return true
  }

  private struct Round: Encodable {
    let state: String
    let text: String
    let hasReport: Bool
    /// Differs from that of the state before.
    let id: String
  }

  // MARK: - The document

  static let document = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Watching</title>
    <style>
    :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; }
    header { padding: 8px 16px; color: #fff; background: #6b7280; }
    header.passed { background: #15803d; }
    header.failed { background: #b91c1c; }
    header.building, header.running { background: #1d4ed8; }
    iframe { flex: 1; border: 0; width: 100%; }
    [hidden] { display: none; }
    </style>
    </head>
    <body>
    <header role="status"></header>
    <iframe title="Report" hidden></iframe>
    <script>
    "use strict";
    const header = document.querySelector("header");
    const frame = document.querySelector("iframe");
    let last = "";
    function show(round) {
      if (round.id === last) return;
      last = round.id;
      header.className = round.state;
      header.textContent = round.text;
      document.title = `${round.state}: ${round.text}`;
      if (round.state !== "passed" && round.state !== "failed") return;
      frame.hidden = !round.hasReport;
      if (round.hasReport) frame.src = `../watch-report/index.html?${round.id}`;
    }
    function look() {
      const script = document.createElement("script");
      const next = () => { script.remove(); setTimeout(look, 500); };
      script.onload = next;
      script.onerror = next;
      script.src = `round.js?${Date.now()}`;
      document.body.append(script);
    }
    look();
    </script>
    </body>
    </html>

    """#
}
