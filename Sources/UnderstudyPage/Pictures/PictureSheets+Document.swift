import Foundation

extension PictureSheets {
  /// The page as HTML. Pictures are images, whose scripts no browser runs, and texts stay texts.
  package var document: String {
    """
    \(PageHead.text(title: "Pictures", styles: [PageStyle.base, Self.style]))
    <body class="sheets">
    <header>
    <h1>Pictures</h1>
    <p class="soft">\(Self.escaped(summary))</p>
    <input type="search" id="filter" placeholder="Filter" aria-label="Filter by name">
    </header>
    <main>
    \(changesSection)
    \(sheets.enumerated().map(section).joined(separator: "\n"))
    </main>
    <dialog id="large"><button aria-label="Close">×</button><p></p><img alt=""></dialog>
    <script>
    "use strict";
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  // MARK: - Parts

  private var changesSection: String {
    guard let changes else { return "" }
    let title = other.map { "Compared with \($0)" } ?? "Changes"
    guard !changes.isEmpty else {
      return """
        <section class="changes"><h2>\(Self.escaped(title))</h2><p class="soft">Nothing has changed.</p></section>
        """
    }
    return """
      <section class="changes"><h2>\(Self.escaped(title))</h2>
      <p class="choice" role="group" aria-label="How changes are shown">
      <button data-show="beside" aria-pressed="true">Side by side</button>
      <button data-show="over" aria-pressed="false">Difference</button>
      </p>
      <div class="list">
      \(changes.map(Self.change).joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private static func change(_ change: Change) -> String {
    let name = "\(change.title), \(change.caption)"
    let figures = [("before", change.before), ("after", change.after)].compactMap { word, svg in
      svg.map { figure($0, caption: word, name: "\(name), \(word)") }
    }
    return """
      <article class="change" data-name="\(escaped(name.lowercased()))">
      <h3><span class="kind \(change.kind.rawValue)">\(change.kind.rawValue)</span> \(said(change.title)) \
      <span class="soft">\(said(change.caption))</span></h3>
      <div class="pictures\(figures.count == 2 ? " pair" : "")">\(figures.joined())</div>
      </article>
      """
  }

  private func section(_ index: Int, _ sheet: Sheet) -> String {
    let place = sheet.place.map { "<span class=\"soft mono\">\(Self.said($0))</span>" } ?? ""
    let pictures = sheet.pictures.map { picture in
      picture.svg.map { Self.figure($0, caption: picture.caption, name: "\(sheet.title), \(picture.caption)") }
        ?? """
        <figure><p class="problem red">\(Self.escaped(picture.problem ?? "There is no picture."))</p>\
        <figcaption>\(Self.said(picture.caption))</figcaption></figure>
        """
    }
    let name = "\(sheet.title) \(sheet.place ?? "")".lowercased()
    return """
      <section class="sheet" id="s\(index + 1)" data-name="\(Self.escaped(name))">
      <h2><a href="#s\(index + 1)">\(Self.said(sheet.title))</a> \(place)</h2>
      <div class="pictures">\(pictures.joined(separator: "\n"))</div>
      </section>
      """
  }

  private static func figure(_ svg: String, caption: String, name: String) -> String {
    let data = Data(svg.utf8).base64EncodedString()
    return """
      <figure><button class="picture"><img loading="lazy" alt="\(escaped(name))" \
      src="data:image/svg+xml;base64,\(data)"></button><figcaption>\(said(caption))</figcaption></figure>
      """
  }

  /// A text with a direction of its own, which ends with it.
  private static func said(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  // MARK: - Look and script

  private static let style = #"""
    .sheets header {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px;
      padding: 12px 24px; background: var(--side); border-bottom: 1px solid var(--line);
    }
    .sheets header p { flex: 1; }
    .sheets input {
      width: 220px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--back);
    }
    .sheets main { padding: 8px 24px 48px; }
    .sheets section { padding: 16px 0 20px; border-bottom: 1px solid var(--line); scroll-margin-top: 64px; }
    .sheets h2 { font-size: 15px; overflow-wrap: anywhere; }
    .sheets h2 .mono { font-weight: 400; padding-left: 8px; }
    .sheets h3 { font-size: 13px; font-weight: 600; padding: 14px 0 0; }
    .sheets h3 .soft { font-weight: 400; }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; padding-top: 12px; align-items: flex-start; }
    .pictures figure { width: 180px; }
    .pictures img { display: block; width: 100%; border-radius: 10px; box-shadow: var(--shade); background: #fff; }
    .pictures .picture { display: block; width: 100%; border-radius: 10px; }
    .pictures figcaption { padding-top: 6px; color: var(--soft); font-size: 12px; }
    .pictures .problem {
      padding: 12px; border-radius: 10px; background: var(--red-back); font: 12px/1.5 var(--mono);
      white-space: pre-wrap; overflow-wrap: anywhere;
    }
    .changes .list { display: flex; flex-wrap: wrap; gap: 4px 32px; align-items: flex-start; }
    .changes article { max-width: 100%; }
    .choice { display: flex; gap: 4px; padding-top: 8px; }
    .choice button { padding: 3px 10px; border-radius: 6px; border: 1px solid var(--line); }
    .choice [aria-pressed="true"] { background: var(--chosen); border-color: transparent; }
    .kind { padding: 1px 7px; border-radius: 5px; font-size: 11px; background: var(--chosen); }
    .kind.new { background: var(--green-back); color: var(--green); }
    .kind.gone { background: var(--red-back); color: var(--red); }
    .over .pair { position: relative; isolation: isolate; width: 180px; display: block; }
    .over .pair figure + figure { position: absolute; left: 0; top: 12px; mix-blend-mode: difference; }
    .over .pair figcaption { display: none; }
    .over .pair img { box-shadow: none; border-radius: 0; }
    #large { max-width: 96vw; max-height: 96vh; padding: 16px; text-align: center; }
    #large img { max-width: 90vw; max-height: 80vh; height: 80vh; border-radius: 14px; box-shadow: var(--shade); }
    #large p { padding: 0 32px 12px; font-weight: 600; }
    #large button { position: absolute; right: 12px; top: 8px; font-size: 20px; width: 32px; height: 32px; }
    [hidden] { display: none !important; }
    @media print { .sheets header { position: static; } .sheets input, .choice { display: none; } }
    """#

  private static let script = #"""
    const filter = document.getElementById("filter");
    filter.addEventListener("input", () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const item of document.querySelectorAll("[data-name]")) {
        item.hidden = !words.every((word) => item.dataset.name.includes(word));
      }
    });
    const large = document.getElementById("large");
    document.querySelector("main").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button?.dataset.show) {
        button.closest("section").classList.toggle("over", button.dataset.show === "over");
        for (const other of button.parentNode.children) other.setAttribute("aria-pressed", String(other === button));
      } else if (button?.classList.contains("picture")) {
        const image = button.querySelector("img");
        large.querySelector("img").src = image.src;
        large.querySelector("p").textContent = image.alt;
        large.showModal();
      }
    });
    large.addEventListener("click", () => large.close());
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && document.activeElement !== filter) { event.preventDefault(); filter.focus(); }
    });
    """#
}
