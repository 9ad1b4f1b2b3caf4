extension StudioScript {
  /// The list of steps.
  static let steps = #"""
    const showSteps = () => {
      const session = studio.current;
      const place = document.querySelector(".steps");
      if (!session) return place.replaceChildren();
      const top = place.scrollTop;
      const former = place.dataset.step;
      const row = (number, title, time, isGone) => make("li", { class: isGone ? "gone" : "", "aria-current": String(
          number === session.step) },
        make("button", { class: "go", title: "Go to this step", onclick: () => goTo(number) },
          make("span", { class: "count" }, String(number)), make("span", { class: "title" }, title),
          make("span", { class: "time" }, time ? round(time, 1) + " s" : "")),
        number > 0 ? make("span", { class: "edit" },
          make("button", { title: "Edit step " + number, "aria-label": "Edit step " + number, onclick: () => editStep(
              session.steps[number - 1], number) }, "✎"),
          make("button", { title: "Remove step " + number, "aria-label": "Remove step " + number, onclick: () =>
              removeStep(number) }, "✕")) : null);
      place.replaceChildren(
        make("header", {}, make("h2", {}, "Steps"),
          make("button", { class: "tool", title: "Back ([)", "aria-label": "Back", disabled: session.step === 0,
            onclick: back }, "‹"),
          make("button", { class: "tool", title: "Forth (])", "aria-label": "Forth", disabled: session.step >= session
              .steps.length, onclick: forth }, "›")),
        ...pauseParts(session),
        make("ol", {}, row(0, session.greeting.paused ? "The pause" : "Launch", undefined, false), session.steps.map((step, index) => row(index + 1,
          step.title || step.call?.call, step.time, index >= session.step))),
        ...(session.hints?.length ? [make("p", { class: "soft" }, "Perhaps next:"), make("ul", { class: "hints" },
          session.hints.map((hint) => make("li", {}, hintButton(textOf(hint)))))] : []));
      place.scrollTop = top;
      place.dataset.step = session.number + "/" + session.step;
      if (former !== place.dataset.step) reveal(place.querySelector('[aria-current="true"]'), place);
    };

    // A paused test: what it has done, and how it continues.
    const pauseParts = (session) => {
      const { paused } = session.greeting;
      if (!paused) return [];
      const end = (call, title, key) => make("button", { class: "tool", title, onclick: () => act({ call }) }, key);
      return [make("section", { class: "pause", role: "group", "aria-label": "Paused test" },
        make("p", {}, make("strong", {}, paused.test), " is paused, " + paused.reason),
        make("p", {}, end("continue", "Lets the test continue", "Continue"), end("step",
          "Lets the test take its next step", "Step"), end("stop", "Ends the test and its process", "Stop")),
        paused.steps.length ? make("ul", { class: "soft" }, paused.steps.map((title) => make("li", {}, title))) : null,
        paused.steps.length ? null : make("p", { class: "soft" },
          "Set UNDERSTUDY_REPORT or UNDERSTUDY_PAUSE=failure to see the steps of the test."))];
    };

    // A hint is written as in a terminal: a call, and in quotation marks what it is done to.
    const hintButton = (hint) => {
      const [, call, name, reference] = hint.match(/^(tap|clear) (?:"(.+)"|(e\d+))$/) || [];
      const target = name || reference;
      return call ? make("button", { class: "link", onclick: () => act({ call, target }) }, hint) : hint;
    };

    const goTo = (number) => {
      const session = studio.current;
      if (number === session.step) return null;
      return travel(number < session.step ? { call: "back", to: number } : { call: "forward", count: number - session
          .step });
    };

    const back = () => (studio.current?.step > 0 ? travel({ call: "back", count: 1 }) : null);

    const forth = () => {
      const session = studio.current;
      return session && session.step < session.steps.length ? travel({ call: "forward", count: 1 }) : null;
    };

    const removeStep = (number) => travel({ call: "remove", step: number });

    // A step is edited by the parameters of its call; what looks like JSON is taken as that.
    const editStep = (step, number) => {
      const { id, ...request } = step.call;
      const fields = Object.entries(request).map(([name, value]) => ({ name, label: name, value: textOf(value) }));
      showForm("Step " + number + ": " + step.title, fields, (values) => {
        const changed = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, sameKind(text, request[
          name])]));
        travel({ call: "replace", step: number, with: changed });
      });
    };

    const sameKind = (text, former) => {
      if (typeof former === "string") return text;
      try { return JSON.parse(text); } catch { return text; }
    };
    """#
}
