import Foundation

/// The studio's page in a browser, and what people do in it.
struct StudioPage {
  let studio: RunningStudio
  let browser: Browser

  /// Returns when the screen is shown.
  init(_ studio: RunningStudio, width: Int = 1280, height: Int = 800, isDark: Bool = false) throws {
    self.studio = studio
    browser = try Browser(studio.server.address, width: width, height: height, isDark: isDark)
    try browser.wait(until: "document.querySelector('.screen img[src]') && document.querySelector('[data-ref]')")
  }

  /// The rows of the tree, as they are shown.
  var elements: [String] {
    get throws { try browser.texts(".elements [data-ref]") }
  }

  var steps: [String] {
    get throws { try browser.texts(".steps li .title") }
  }

  /// Where an element is on the screen: its row marks it there.
  func place(of row: String, screen: Int = 0) throws -> (x: Double, y: Double) {
    let found = try browser.evaluate(
      """
      (() => { const row = [...document.querySelectorAll(".elements [data-ref]")]
        .find((row) => row.textContent.startsWith(\(Browser.quoted(row))));
        if (row) { row.blur(); row.focus(); } return Boolean(row); })()
      """)
    guard found as? Bool == true else { throw Browser.Failure(text: "no row \(row) in \(try elements)") }
    return try browser.middle(of: ".marks .hovered")
  }

  /// Clicks an element on the screen, and returns when the step is in the list.
  func click(_ row: String, modifiers: Int = 0) throws {
    let place = try place(of: row)
    let count = try steps.count
    try browser.click(x: place.x, y: place.y, modifiers: modifiers)
    if modifiers == 0 { try wait(forSteps: count + 1) }
  }

  /// Returns when the list has as many steps, the launch among them, and shows the last of them as done.
  func wait(forSteps count: Int) throws {
    try browser.wait(
      until: """
        document.querySelectorAll('.steps ol > li').length === \(count) &&
          !document.querySelector('.steps li.gone')
        """)
  }

  /// Returns when a row of the tree begins with a text.
  func wait(forRow row: String) throws {
    try browser.wait(
      until: """
        [...document.querySelectorAll('.elements [data-ref]')]
          .some((row) => row.textContent.startsWith(\(Browser.quoted(row))))
        """)
  }

  /// What the page shows below the first screen.
  var below: String {
    get throws { try browser.texts(".below").joined() }
  }
}
