extension PageScript {
  /// The time line of one test.
  static let steps = #"""
    // The time line of one test.
    const timeLine = (test, detail, chosen) => {
      const rows = detail.items.map((item) => {
        const step = item.step;
        const result = step && step.result !== undefined ? (step.result ? " — yes" : " — no") : "";
        const sign = item.kind === "failure" ? "✕" : item.kind === "snapshot" ? "≠" : step ? item.id : "";
        return make("a", {
            href: addressOf(test, item.id),
            class: item.kind === "snapshot" ? "failure" : item.kind,
            "data-item": item.id,
            "aria-current": String(item === chosen),
            style: { "--depth": String(Math.min(item.depth, 8)) },
          },
          make("span", { class: "count" }, sign),
          make("span", { class: "title" }, item.title + result),
          make("span", { class: "time" }, item.time === undefined ? "" : time(item.time)));
      });
      return make("nav", { class: "steps", "aria-label": "Steps" }, rows.length ? rows : make(
      "p", { class: "empty" }, "No steps."));
    };

    const mostUseful = (detail) => detail.items.find((item) => item.kind === "snapshot") ||
      detail.items.find((item) => item.kind === "failure") || detail.items[0];

    const showTest = (test, id) => {
      document.title = nameOf(test) + " – Test report";
      const detail = detailOf(test);
      const page = make("div", { class: "single" }, testHeader(test));
      if (!detail) {
        page.append(make("p", { class: "missing" }, test.problem ||
          "This test is not recorded. Set UNDERSTUDY_REPORT_TESTS=all to record tests that pass."));
        return page;
      }
      const chosen = detail.items.find((item) => item.id === id) || mostUseful(detail);
      page.append(timeLine(test, detail, chosen));
      if (chosen) page.append(stage(test, detail, chosen), panels(test, detail, chosen));
      else page.append(make("p", { class: "missing" }, "Nothing was recorded in this test."));
      current = { test, detail, item: chosen };
      return page;
    };

    // Another step of the same test: the time line stays.
    const changeItem = (item) => {
      const { test, detail } = current;
      current.item = item;
      for (const row of document.querySelectorAll(".steps a")) {
        const isChosen = row.dataset.item === item.id;
        if (row.getAttribute("aria-current") !== String(isChosen)) row.setAttribute("aria-current", String(
          isChosen));
      }
      document.querySelector(".stage").replaceWith(stage(test, detail, item));
      document.querySelector(".panels").replaceWith(panels(test, detail, item));
      fitScreens();
      showRow();
    };

    const showRow = () => {
      const row = document.querySelector('.steps a[aria-current="true"]');
      if (row) row.scrollIntoView({ block: "nearest" });
    };

    const testHeader = (test) => {
      const others = tests.filter((other) => other.source);
      const place = others.indexOf(test);
      const link = (other, text, key) => (other ?
        make("a", { class: "link", href: addressOf(other), title: nameOf(other) + "  " + key }, text) : make(
          "span", { class: "soft" }, text));
      return make("header", {},
        make("a", { class: "link", href: "#", title: "Esc" }, "‹ All tests"),
        make("h1", {}, make("span", { class: "mark " + test.outcome }, signs[test.outcome] + " "),
          make("span", {}, [test.module, test.suite].filter(Boolean).join(".") + " "), nameOf(test)),
        make("span", { class: "soft" }, [time(test.real), test.virtual ? time(test.virtual) + " virtual" : null]
          .filter(Boolean).join(" · ")),
        make("nav", { "aria-label": "Tests" }, link(others[place - 1], "Previous", "["), link(others[place + 1],
            "Next", "]"),
          make("button", { class: "soft", title: "Keys", onclick: showHelp }, "?")));
    };
    """#
}
