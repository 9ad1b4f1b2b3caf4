extension StudioScript {
  /// Keys, and the begin of the page.
  static let keys = #"""
    const showsElements = (count) => {
      const rows = [...document.querySelectorAll(".panels .body [data-ref]")];
      const place = rows.indexOf(document.activeElement);
      rows[Math.max(0, Math.min(rows.length - 1, place + count))]?.focus();
    };

    const nextPanel = (count) => {
      const tabs = [...document.querySelectorAll('.panels [role="tab"]')];
      const place = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true") + count;
      tabs[(place + tabs.length) % tabs.length].click();
    };

    const focusSearch = () => {
      pickPanel("Find");
      document.querySelector(".query")?.select();
    };

    const pageKeys = {
      "/": focusSearch,
      "?": () => showHelp(),
      "[": () => back(),
      "]": () => forth(),
      "+": () => addOther(),
      n: () => nextEvent(),
      p: () => toggleClock(),
      ".": () => advance(1),
      i: () => toggleIdentifiers(),
      t: () => typeOnScreen(),
      c: () => pickPanel("Code"),
      b: () => build(),
      ArrowDown: () => showsElements(1),
      ArrowUp: () => showsElements(-1),
      ArrowRight: () => nextPanel(1),
      ArrowLeft: () => nextPanel(-1),
    };

    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const field = event.target.closest?.("input, select");
      if (field) { if (event.key === "Escape") field.blur(); return; }
      const panel = /^[1-9]$/.test(event.key) ? panelNames[Number(event.key) - 1] : null;
      const run = panel ? () => pickPanel(panel) : pageKeys[event.key];
      if (!run || !studio.current) return;
      event.preventDefault();
      run();
    };

    const showHelp = () => {
      const keys = [
        ["Click", "taps the control or element there; with Alt the point itself"],
        ["Shift-click", "checks something of the element: the test gets an assertion"],
        ["Right click", "all actions on the element"],
        ["Hold, drag, flick, wheel", "long press, drag, swipe, scroll"],
        ["t", "types into the app, as all keys do on a screen with a keyboard; Esc ends it"],
        ["[ ]", "a step back and forth"],
        ["p n .", "real time or pause; the next event; a second"],
        ["i", "identifiers"],
        ["/", "the query field"],
        ["↓ ↑ Enter", "elements of the tree, and their actions"],
        ["← →, 1 … 9", "other details"],
        ["+", "another screen beside this one"],
        ["c", "the code"],
        ["b", "builds again, and comes back to the same step"],
      ];
      const dialog = make("dialog", { "aria-label": "Keys", onclose: () => dialog.remove(), onclick: () => dialog
            .close() },
        make("h2", {}, "Keys"), make("dl", {}, keys.map(([key, text]) => [make("dt", {}, make("kbd", {}, key)),
          make("dd", {}, text)])));
      document.body.append(dialog);
      dialog.showModal();
    };

    const start = () => {
      document.getElementById("page").append(
        make("div", { id: "notice", role: "alert" }),
        make("div", { class: "studio" },
          make("header", {}),
          make("nav", { class: "steps", "aria-label": "Steps" }),
          make("main", { class: "stage" }, make("div", { class: "bar" }), make("div", { class: "screens" })),
          make("section", { class: "panels", "aria-label": "Details" },
            make("div", { class: "choice", role: "tablist" }),
            make("div", { class: "body", role: "tabpanel", tabindex: "-1" }))),
        make("div", { id: "said", role: "status" }));
      readAddress();
      showHeader();
      addEventListener("keydown", onKey);
      addEventListener("resize", fitScreens);
      listen();
    };
    """#
}
