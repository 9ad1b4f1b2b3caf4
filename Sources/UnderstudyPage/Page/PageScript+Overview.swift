extension PageScript {
  /// The list of all tests.
  static let overview = #"""
    // The list of all tests.
    const filter = { text: "", outcome: null };
    const outcomes = ["failed", "passed", "skipped"];
    const signs = { failed: "✕", passed: "✓", skipped: "–" };

    const sum = (list, key) => list.reduce((total, test) => total + (test[key] || 0), 0);
    const countOf = (list, outcome) => list.filter((test) => test.outcome === outcome).length;

    const showOverview = () => {
      document.title = "Test report";
      if (filter.outcome === null) filter.outcome = countOf(tests, "failed") > 0 ? "failed" : "all";
      const list = make("div", { class: "tests" });
      const refresh = () => list.replaceChildren(...testList());
      refresh();
      return make("main", { class: "overview" },
        make("header", {}, make("div", {}, make("h1", {}, headline()), make("p", {}, subtitle()))),
        make("div", { class: "bar", "aria-hidden": "true" },
          outcomes.map((outcome) => [outcome, countOf(tests, outcome)]).filter(([, count]) => count > 0)
          .map(([outcome, count]) => make("span", { class: outcome, style: { flex: count + " 1 0" } }))),
        moduleTable(refresh), tools(refresh), list);
    };

    const headline = () => {
      const failed = countOf(tests, "failed");
      if (tests.length === 0) return "No tests";
      if (failed === 0) return tests.length === 1 ? "The test passed" : "All " + many(tests.length, "test") +
        " passed";
      return tests.length === 1 ? "The test failed" : failed.toLocaleString("en") + " of " + many(tests.length,
        "test") + " failed";
    };

    const subtitle = () => {
      const skipped = countOf(tests, "skipped");
      const recorded = tests.filter((test) => test.source).length;
      return [
        time(sum(tests, "real")) + " of real time", time(sum(tests, "virtual")) + " on the apps’ clocks",
        many(recorded, "test") + " recorded", skipped ? skipped + " skipped" : null,
      ].filter(Boolean).join(" · ");
    };

    const moduleTable = (refresh) => {
      const modules = [...new Set(tests.map((test) => test.module))];
      if (modules.length < 2) return null;
      const head = ["Module", "Tests", "Failed", "Real time", "Apps’ clocks"];
      return make("table", { class: "modules" },
        make("thead", {}, make("tr", {}, head.map((text, index) =>
            make("th", { class: (index ? "number" : "") + (index === 4 ? " wide" : ""), scope: "col" }, text)
            ))),
        make("tbody", {}, modules.map((name) => {
          const own = tests.filter((test) => test.module === name);
          const failed = countOf(own, "failed");
          const choose = () => {
            filter.text = filter.text === name ? "" : name;
            document.querySelector(".tools input").value = filter.text;
            refresh();
          };
          return make("tr", {},
            make("td", {}, make("button", { onclick: choose }, name || "Outside of tests")),
            make("td", { class: "number" }, own.length.toLocaleString("en")),
            make("td", { class: "number" + (failed ? " red" : " soft") }, String(failed)),
            make("td", { class: "number" }, time(sum(own, "real"))),
            make("td", { class: "number wide" }, time(sum(own, "virtual"))));
        })));
    };

    const tools = (refresh) => {
      const buttons = ["all", ...outcomes].map((outcome) => {
        const count = outcome === "all" ? tests.length : countOf(tests, outcome);
        const text = outcome[0].toUpperCase() + outcome.slice(1) + " " + count.toLocaleString("en");
        const choose = () => {
          filter.outcome = outcome;
          for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset
            .outcome === outcome));
          refresh();
        };
        return make("button", {
          "aria-pressed": String(filter.outcome === outcome),
          "data-outcome": outcome,
          disabled: count === 0,
          onclick: choose,
        }, text);
      });
      return make("div", { class: "tools" },
        make("input", {
          type: "search",
          placeholder: "Filter by name or failure",
          "aria-label": "Filter",
          value: filter.text,
          oninput: (event) => { filter.text = event.target.value;
            refresh(); },
        }),
        make("div", { class: "choice", role: "group", "aria-label": "Outcome" }, buttons));
    };

    const isShown = (test) => {
      if (filter.outcome !== "all" && test.outcome !== filter.outcome) return false;
      const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
      const text = [test.module, test.suite, nameOf(test), ...test.failures].join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    };

    const testList = () => {
      const shown = tests.filter(isShown);
      if (shown.length === 0) return [make("p", { class: "empty" }, tests.length === 0 ?
        "No test has ended yet." : "No test matches.")];
      const groups = new Map();
      for (const test of shown) groups.set(test.module, [...(groups.get(test.module) || []), test]);
      return [...groups].map(([module, own]) => make("section", {},
        make("h2", {}, module || "Outside of tests", make("span", { class: "soft" }, "  " + many(own.length,
          "test"))),
        make("ol", {}, own.map((test) => make("li", {}, testRow(test))))));
    };

    const testRow = (test) => {
      const content = [
        make("span", { class: "mark " + test.outcome, title: test.outcome }, signs[test.outcome] || "?"),
        make("span", { class: "name" }, test.suite ? make("span", { class: "soft" }, test.suite + " ") : null,
          make("b", {}, nameOf(test)),
          test.base ? make("span", { class: "soft" }, "  " + test.base) : null),
        make("span", { class: "number soft" }, time(test.real)),
        make("span", { class: "number soft virtual", title: "On the app’s clock" }, test.virtual ? time(test
          .virtual) : ""),
        test.failures.map((text) => make("span", { class: "why" }, text)),
      ];
      return test.source ? make("a", { href: addressOf(test) }, content) : make("div", {}, content);
    };
    """#
}
