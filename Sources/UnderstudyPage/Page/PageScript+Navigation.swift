extension PageScript {
  /// Addresses and keys.
  static let navigation = #"""
    // Addresses and keys.
    let current = null;

    const show = () => {
      const [key, item] = location.hash.slice(1).split("/").map(decode);
      const test = tests.find((other) => other.key === key);
      if (test && current && current.test === test) {
        const chosen = current.detail.items.find((other) => other.id === item);
        if (chosen) return changeItem(chosen);
      }
      current = null;
      const notes = key && !test ? ["This report has no test " + key + "."] : [];
      const page = document.getElementById("page");
      page.replaceChildren(...(test ? [] : [...notices, ...notes].map((text) => make("p", { class: "notice",
          role: "alert" }, text))),
        test ? showTest(test, item) : showOverview());
      scrollTo(0, 0);
      fitScreens();
      showRow();
    };

    const decode = (text) => { try { return decodeURIComponent(text); } catch { return text; } };

    // Going through steps by keys leaves one entry in the browser's history.
    const goTo = (item) => {
      history.replaceState(null, "", addressOf(current.test, item.id));
      changeItem(item);
    };

    const moveBy = (count) => {
      const { items } = current.detail;
      const place = items.indexOf(current.item) + count;
      const item = items[Math.max(0, Math.min(items.length - 1, place))];
      if (item && item !== current.item) goTo(item);
    };

    const nextFailure = (count) => {
      const { items } = current.detail;
      const isFailure = (item) => item.kind === "failure" || item.kind === "snapshot";
      for (let place = items.indexOf(current.item) + count; place >= 0 && place < items.length; place += count) {
        if (isFailure(items[place])) return goTo(items[place]);
      }
    };

    const otherTest = (count) => {
      const recorded = tests.filter((test) => test.source);
      const place = current ? recorded.indexOf(current.test) + count : 0;
      if (recorded[place]) location.hash = addressOf(recorded[place]);
    };

    const nextPanel = (count) => {
      const chosen = document.querySelector('.panels [aria-selected="true"]');
      const place = shownPanels.indexOf(chosen ? chosen.firstChild.data : "") + count;
      pickPanel(shownPanels[(place + shownPanels.length) % shownPanels.length]);
    };

    const pickPanel = (name) => {
      if (!name) return;
      chosenPanel = name;
      changeItem(current.item);
    };

    const moveRow = (count) => {
      const rows = [...document.querySelectorAll(".tests a")];
      const place = rows.indexOf(document.activeElement);
      const row = rows[place < 0 ? (count > 0 ? 0 : rows.length - 1) : Math.max(0, Math.min(rows.length - 1,
        place + count))];
      if (row) row.focus();
    };

    const keysOfTest = {
      ArrowDown: () => moveBy(1),
      j: () => moveBy(1),
      ArrowUp: () => moveBy(-1),
      k: () => moveBy(-1),
      PageDown: () => moveBy(20),
      PageUp: () => moveBy(-20),
      Home: () => moveBy(-Infinity),
      End: () => moveBy(Infinity),
      ArrowRight: () => nextPanel(1),
      ArrowLeft: () => nextPanel(-1),
      f: () => nextFailure(1),
      F: () => nextFailure(-1),
      m: () => toggleMarks(),
      o: () => document.querySelector(".stage .open")?.click(),
      Escape: () => { location.hash = ""; },
    };
    const keysOfList = { ArrowDown: () => moveRow(1), j: () => moveRow(1), ArrowUp: () => moveRow(-1), k: () =>
        moveRow(-1) };

    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const field = event.target.closest ? event.target.closest("input") : null;
      if (field && !(event.key === "Escape" || (event.key === "ArrowDown" && field.type === "search"))) return;
      const isInBody = event.target.closest && event.target.closest(".panels .body");
      if (isInBody && ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"].includes(event.key)) return;
      const keys = {
        "?": showHelp,
        "/": () => { if (current) location.hash = "";
          setTimeout(() => document.querySelector(".tools input")?.focus()); },
        "[": () => otherTest(-1),
        "]": () => otherTest(1),
        ...(current ? keysOfTest : keysOfList),
      };
      if (field && event.key === "Escape") return field.blur();
      const panel = current && /^[1-9]$/.test(event.key) ? shownPanels[Number(event.key) - 1] : null;
      const act = panel ? () => pickPanel(panel) : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };

    const showHelp = () => {
      const keys = [
        ["↓ ↑", "next and previous step, or test in the list"],
        ["f F", "next and previous failure"],
        ["[ ]", "previous and next recorded test"],
        ["← →", "other details"],
        ["1 … 4", "details by number"],
        ["m", "marks on the screens"],
        ["o", "copies the command that opens the app here"],
        ["/", "filter the tests"],
        ["Esc", "all tests"],
      ];
      const dialog = make("dialog", { "aria-label": "Keys", onclose: () => dialog.remove(), onclick: () => dialog
            .close() },
        make("h2", {}, "Keys"), make("dl", {}, keys.map(([key, text]) => [make("dt", {}, make("kbd", {}, key)),
          make("dd", {}, text)
        ])));
      document.body.append(dialog);
      dialog.showModal();
    };

    const start = () => {
      try { readData(); } catch (error) { notices.push("The data of this report cannot be read: " + error
        .message); }
      addEventListener("hashchange", show);
      addEventListener("keydown", onKey);
      addEventListener("resize", fitScreens);
      show();
    };
    """#
}
