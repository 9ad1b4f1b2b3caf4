import Foundation
import Testing

@testable import UnderstudyStudio

/// The page with a shell script as its session, which shows what no app should.
@Suite(
  "The studio's page in a browser", .serialized, .enabled(if: Browser.program != nil, Browser.reason))
struct StudioPageTests {
  private static let markup = "<img src=x onerror=alert(1)>"

  /// - Parameters:
  ///   - width: of the screen.
  ///   - tap: what a tap does.
  ///   - label: of the only element.
  private func session(width: Int = 100, tap: String = "r='{}'", label: String = markup) -> String {
    let svg = #"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 200\"><script>alert(1)</script></svg>"#
    let steps = #"{"steps":[{"call":{"call":"tap","target":"x"},"title":"\#(Self.markup)"}],"current":1,"app":"x"}"#
    let element = """
      {"ref":"e1","type":"Button","label":"\(label)","identifier":"<i>","query":"buttons[0]","depth":0,\
      "frame":[10,10,80,40],"hittable":true,"decided":["LAY-237"]}
      """
    return """
      echo '{"session":1,"apps":["Fake.FakeApp"],"previews":["<b>preview</b>"]}'
      while IFS= read -r line; do
        id=${line##*'"id":'}; id=${id%%[!0-9]*}
        case "$line" in
          *'"call":"tap"'*) \(tap) ;;
          *'"call":"steps"'*) r='\(steps)' ;;
          *'"call":"picture"'*) r='{"svg":"\(svg)","width":\(width),"height":200}' ;;
          *'"call":"tree"'*) r='{"elements":[\(element)],"decided":["places of <b>"]}' ;;
          *'"call":"audit"'*) r='{"findings":[\(finding("e1")),\(finding("e2"))]}' ;;
          *) r='{"lines":["\(Self.markup)"],"time":0,"next":null}' ;;
        esac
        printf '{"id":%s,"result":%s}\\n' "$id" "$r"
      done
      """
  }

  private func finding(_ reference: String) -> String {
    """
    {"problem":"\(Self.markup)","text":"\(Self.markup): Image","ref":"\(reference)","found":"30 by 20","advice":"<b>"}
    """
  }

  private func show(_ panel: String, of page: StudioPage) throws {
    try page.browser.evaluate(
      "[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === '\(panel)').click()")
  }

  @Test("Texts with markup stay texts")
  func markup() throws {
    let page = try StudioPage(RunningStudio(session: session()))
    #expect(try page.elements == ["Button “\(Self.markup)” #<i> ◇"])
    #expect(try page.steps == ["Launch", Self.markup])
    for panel in ["Preferences", "Events", "Previews"] {
      try show(panel, of: page)
      let wanted = panel == "Previews" ? "<b>preview</b>" : Self.markup
      try page.browser.wait(until: "document.querySelector('.panels .body').textContent === \(Browser.quoted(wanted))")
    }
    #expect(
      try page.browser.evaluate("document.querySelectorAll('[onerror], #page img[src=x], #page i').length") as? Int == 0
    )
  }

  @Test("The audit has a kind of problem once, with its advice and the elements")
  func audit() throws {
    let page = try StudioPage(RunningStudio(session: session()))
    try show("Audit", of: page)
    let wanted = "\(Self.markup) 2Try: <b>Button “\(Self.markup)”30 by 20Image30 by 20"
    try page.browser.wait(until: "document.querySelector('.audit')?.textContent === \(Browser.quoted(wanted))")
    #expect(try page.browser.texts(".audit").count == 1)
  }

  @Test("What is decided has a mark in the tree, on the screen and in the menu")
  func decided() throws {
    let page = try StudioPage(RunningStudio(session: session()))
    let title = try page.browser.evaluate("document.querySelector('.elements .decided').title") as? String
    #expect(title == "Its place is decided (LAY-237) and not verified on a device")
    #expect(try page.browser.texts(".panels .note") == ["◇ Decided, and not verified on a device: places of <b>"])
    try page.browser.evaluate("document.querySelector('.elements [data-ref]').focus()")
    #expect(try page.browser.texts(".marks .hovered") == ["◇ LAY-237"])
    try page.browser.evaluate("document.querySelector('.elements [data-ref]').click()")
    #expect(try page.browser.texts(".menu .decided") == [" ◇"])
  }

  @Test("A text from right to left or with controls leaves what is around in its place")
  func directions() throws {
    let label = #"\u05D0\u202E\u05D1"#
    let page = try StudioPage(RunningStudio(session: session(label: label)))
    #expect(try page.elements == ["Button “א\\u{202E}ב” #<i> ◇"])
    #expect(try page.browser.texts(".elements bdi[dir]") == ["א\\u{202E}ב"])
    // The identifier stands to the right of the label.
    let isRight = try page.browser.evaluate(
      """
      document.querySelector('.elements .link').getBoundingClientRect().left >=
        document.querySelector('.elements bdi[dir]').getBoundingClientRect().right
      """)
    #expect(isRight as? Bool == true)
  }

  @Test("A screen without a size is named")
  func noSize() throws {
    let studio = try RunningStudio(session: session(width: 0))
    let browser = try Browser(studio.server.address)
    try browser.wait(until: "document.querySelector('.below').textContent === 'The screen has no size.'")
  }

  @Test("A trap is shown with its report, and the app begins again")
  func trap() throws {
    let tap = #"echo '{"event":"trap","text":"Fatal error: <b>boom</b>"}'; kill -ILL $$"#
    let page = try StudioPage(RunningStudio(session: session(tap: tap)))
    let place = try page.place(of: "Button")
    try page.browser.click(x: place.x, y: place.y)
    try page.browser.wait(until: "document.querySelector('.below').textContent.includes('SIGILL')")
    let below = try page.below
    #expect(below.hasPrefix("The app has trapped. It ended with SIGILL."))
    #expect(below.hasSuffix("Fatal error: <b>boom</b>"))
    try page.browser.click(".problem button:nth-child(2)")
    try page.browser.wait(until: "!document.querySelector('.problem') && document.querySelector('.screen img[src]')")
  }

  @Test("An app that has trapped is left by the menu, and by loading the page again")
  func leaving() throws {
    let tap = #"echo '{"event":"trap","text":"Fatal error"}'; kill -ILL $$"#
    let page = try StudioPage(RunningStudio(session: session(tap: tap)))
    func trap() throws {
      let place = try page.place(of: "Button")
      try page.browser.click(x: place.x, y: place.y)
      try page.browser.wait(until: "document.querySelector('.below').textContent.includes('SIGILL')")
    }
    let isShown =
      "!document.querySelector('.problem') && document.querySelector('.screen img[src]')"
      + " && document.querySelector('[data-ref]')"
    try trap()
    _ = try page.browser.evaluate(
      """
      (() => { const menu = document.querySelector('select.app');
        menu.value = menu.querySelector('option[value^=preview]').value;
        menu.dispatchEvent(new Event('change')); return true; })()
      """)
    try page.browser.wait(until: isShown)
    try trap()
    _ = try page.browser.evaluate("window.isOld = true; location.reload(); true")
    try page.browser.wait(until: "!window.isOld && \(isShown)")
  }

  @Test("A report of a hang is shown, and the app begins again though it has not answered")
  func hang() throws {
    let tap = #"echo '{"event":"hang","text":"It is at work."}'; while :; do :; done"#
    let page = try StudioPage(RunningStudio(session: session(tap: tap)))
    let place = try page.place(of: "Button")
    try page.browser.click(x: place.x, y: place.y)
    try page.browser.wait(
      until: "/^The app hangs.*It is at work.$/.test(document.querySelector('.below').textContent)")
    try page.browser.click(".problem button:nth-child(2)")
    try page.browser.wait(until: "!document.querySelector('.problem') && document.querySelector('.screen img[src]')")
  }

  @Test("After a build the app is at the same step, and the errors of one that fails are shown")
  func build() throws {
    let page = try StudioPage(
      RunningStudio(
        session: session(), build: "test -e built && { echo 'a.swift:1: error: <b>'; exit 1; }; touch built"))
    try page.browser.evaluate("document.querySelector('.screen').dataset.old = 'yes'")
    try page.browser.press("b")
    try page.browser.wait(until: "document.querySelector('.screen img[src]') && !document.querySelector('[data-old]')")
    #expect(try page.steps == ["Launch", Self.markup])
    try page.browser.press("b")
    try page.browser.wait(until: "document.getElementById('notice').textContent.includes('a.swift:1: error: <b>')")
  }

  @Test("It fits a phone, and a wide window")
  func sizes() throws {
    let page = try StudioPage(RunningStudio(session: session()), width: 390, height: 844)
    for (width, height) in [(390, 844), (1280, 800), (800, 600)] {
      try page.browser.resize(width: width, height: height, isDark: width == 1280)
      #expect(try page.browser.evaluate("document.documentElement.scrollWidth") as? Int == width, "\(width)")
      let isShown = try page.browser.evaluate(
        """
        (() => { const box = document.querySelector('.screen').getBoundingClientRect();
          return box.width >= 120 && box.left >= 0 && box.right <= innerWidth; })()
        """)
      #expect(isShown as? Bool == true)
    }
  }

  @Test("When the studio ends, the page says so")
  func end() throws {
    let page = try StudioPage(RunningStudio(session: session()))
    page.studio.finish()
    try page.browser.wait(until: "document.getElementById('notice').textContent.startsWith('The studio has ended.')")
  }
}
