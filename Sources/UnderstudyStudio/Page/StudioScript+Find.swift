extension StudioScript {
  /// The query field.
  static let find = #"""
    const search = { text: "", result: null, error: null, timer: 0, turn: 0 };

    const foundElements = () => (shownPanel === "Find" && search.result ? search.result.matches || [] : []);

    // The field stays while its answers change, and with it what is being typed.
    const showFind = (body, session) => {
      if (body.dataset.name !== "Find") {
        body.dataset.name = "Find";
        const field = make("input", { type: "text", class: "query mono", value: search.text, spellcheck: "false",
          autocapitalize: "off", autocomplete: "off", placeholder: "buttons[\"Save\"], a name, or a predicate",
          "aria-label": "Query", oninput: () => { search.text = field.value;
            clearTimeout(search.timer);
            search.timer = setTimeout(() => runSearch(session), 60); } });
        body.replaceChildren(field, make("div", { class: "answers", role: "status" }));
      }
      runSearch(session);
    };

    const runSearch = async () => {
      const session = studio.current;
      search.turn += 1;
      const turn = search.turn;
      const query = search.text.trim();
      const { result, error } = query && session ? await ask(session, { call: "find", query }) : {};
      if (turn !== search.turn) return;
      [search.result, search.error] = [result, error];
      const place = document.querySelector(".panels .answers");
      if (place) place.replaceChildren(...searchRows(session, query));
      if (session?.marks) showMarks(session);
    };

    const searchRows = (session, query) => {
      if (search.error) return [make("p", { class: "red" }, search.error.message),
        make("p", { class: "soft" }, search.error.advice || "")];
      if (!query) return [make("p", { class: "soft" },
        "As in a test: a query with or without app., an identifier, a label. Matches are framed on the screen.")];
      const { result } = search;
      if (!result) return [];
      const count = result.count ?? (result.matches || []).length;
      return [make("h3", {}, count === 0 ? "No match" : many(count, "match", "matches")),
        make("ul", { class: "matches" }, (result.matches || []).map((element, index) => make("li", {},
          make("span", { class: "count" }, String(index + 1)), elementRow(session, element),
          element.query ? make("button", { class: "mono soft", title: "Copy the shortest unique query", onclick: () =>
              copy("app." + element.query) }, "app." + element.query) : null))),
        ...(result.near?.length ? [make("h3", {}, "Close"), make("ol", { class: "lines mono" }, result.near.map((
          line) => make("li", {}, textOf(line))))] : []),
        ...(result.advice ? [make("p", { class: "soft" }, result.advice)] : [])];
    };

    const copy = async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        say("Copied.");
      } catch {
        say("The browser does not let the page copy. Select the text instead.");
      }
    };

    // A line that goes by itself.
    const say = (text) => {
      const place = document.getElementById("said");
      place.replaceChildren(make("span", {}, text));
      clearTimeout(say.timer);
      say.timer = setTimeout(() => { place.replaceChildren(); }, 3000);
    };
    """#
}
