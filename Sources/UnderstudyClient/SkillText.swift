/// The short guide for agents.
enum SkillText {
  /// - Parameter tool: the program's path.
  static func text(tool: String) -> String {
    """
    # Driving a SwiftUI app by Understudy

    Call `\(tool) COMMAND` in the package's folder. Each answers in milliseconds; time stands still between calls.

    1. `open APP` starts (build the tests before: `swift build --build-tests`). The answer is the screen:
       `e7 Button "Save" #save disabled`: reference, type, label, identifier, state.
    2. Act: `tap Save`, `type "Tea" into Name`, `type "\\n"` (Return), `clear Name`, `swipe up`, `press Row 1`, `adjust Volume 0.5`.
       A target is an identifier, a label, a reference (e7) or a query as in a test: `'buttons["Save"]'`.
       Answers list what changed: `+` came, `-` went, `→` changed. "without effect" says why nothing happened,
       "decided" what is not verified on a device.
    3. Time: `clock +5` or `clock next` lets timers, sleeps and tasks run. "pending" says what comes.
    4. Ask: `tree`, `find 'buttons'`, `state VIEW`, `why NAME` (who wrote it), `events`, `audit`, `issues`, `picture x.png`.
    5. Go back exactly: `back`, `back 3`, `forward`, `remove 2`; `try "Save" "Cancel"` shows where each leads.
    6. Write the test: `expect count label` notes what is true now; `test --write Tests/AppTests/SaveTests.swift --name save`.
    7. After an edit: `swift build --build-tests`, then `reload`: same step, new build. `close` ends.

    An error says what was close and what to do. Code: none-matches, several-match, not-possible, trap (the app crashed; the
    report follows, and the session is back where it was).
    """
  }
}
