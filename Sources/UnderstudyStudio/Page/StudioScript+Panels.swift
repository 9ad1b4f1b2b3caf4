extension StudioScript {
  /// What is beside the screens.
  static let panels = #"""
    const panelNames = ["Tree", "Find", "Code", "State", "Preferences", "Events", "Issues", "Audit", "Output"];
    let shownPanel = "Tree";
    let panelTurn = 0;

    // The address names the panel, so that a page that is opened again shows it.
    const readAddress = () => {
      const name = panelNames.find((other) => other.toLowerCase() === location.hash.slice(1));
      if (name) shownPanel = name;
    };

    const pickPanel = (name) => {
      if (!name) return;
      shownPanel = name;
      history.replaceState(null, "", "#" + name.toLowerCase());
      showPanel();
      for (const session of studio.sessions) if (session.marks) showMarks(session);
    };

    const showPanel = () => {
      const place = document.querySelector(".panels");
      const session = studio.current;
      const previews = session?.greeting.previews || [];
      const names = previews.length ? [...panelNames, "Previews"] : panelNames;
      const hasFocus = place.querySelector(".choice")?.contains(document.activeElement);
      place.firstChild.replaceChildren(...names.map((name, index) => make("button", { role: "tab",
          "aria-selected": String(name === shownPanel), tabindex: name === shownPanel ? "0" : "-1",
          title: index < 9 ? String(index + 1) : null, onclick: () => pickPanel(name) },
        name, name === "Issues" && session?.issues.length ? make("small", {}, " " + session.issues.length) : null)));
      if (hasFocus) place.querySelector('[aria-selected="true"]').focus();
      fillPanel(place.lastChild, session);
    };

    // What a panel reads comes later; what another one shows by then stays.
    const fillPanel = async (body, session) => {
      panelTurn += 1;
      const turn = panelTurn;
      body.setAttribute("aria-label", shownPanel);
      if (!session) return body.replaceChildren();
      if (shownPanel === "Find") return showFind(body, session);
      if (shownPanel === "Code") return showCode(body, session);
      const top = body.dataset.name === shownPanel ? body.scrollTop : 0;
      const content = await panelContent(session);
      if (turn !== panelTurn) return undefined;
      body.dataset.name = shownPanel;
      body.replaceChildren(...content);
      body.scrollTop = top;
      return undefined;
    };

    const panelContent = async (session) => {
      switch (shownPanel) {
        case "Tree": return treeRows(session);
        case "Output": return [make("pre", { class: "output" }, session.output || "The app has printed nothing.")];
        case "Previews": return previewRows(session);
        default: return recordRows(session, await ask(session, { call: shownPanel.toLowerCase() }));
      }
    };

    const treeRows = (session) => {
      const lines = (session.changes || []).slice(0, 20).map((line) => make("li", { class: "mono" }, textOf(line)));
      const changed = lines.length ? [make("ul", { class: "changes" }, make("h3", {}, "The last step changed"),
        lines)] : [];
      return [make("div", { class: "elements mono", role: "tree", "aria-label": "Elements" }, session.elements.map((
        element) => elementRow(session, element))), ...decidedNote(session), ...changed];
    };

    const decidedNote = ({ decided }) => (decided?.length ? [make("p", { class: "soft note" }, make("span", {
      class: "decided" }, "◇ "), "Decided, and not verified on a device: " + decided.join("; "))] : []);

    const elementRow = (session, element) => make("button", {
        role: "treeitem", "aria-level": String((element.depth ?? 0) + 1), "data-ref": element.ref,
        class: session.hover === element.ref ? "hovered" : "", style: { "--depth": String(element.depth ?? 0) },
        onpointerenter: () => hover(session, element.ref, true),
        onpointerleave: () => hover(session, null, true),
        onfocus: () => hover(session, element.ref, true),
        onclick: (event) => openMenu(session, element, placeBy(event), event.shiftKey),
      },
      make("b", {}, element.type), element.label ? [" “", element.label, "”"] : "",
      element.identifier ? make("span", { class: "link" }, " #", element.identifier) : null,
      textOf(element.value) ? make("span", { class: "soft" }, " = ", textOf(element.value)) : null,
      element.enabled === false ? make("span", { class: "soft" }, " disabled") : null,
      element.selected ? make("span", { class: "soft" }, " selected") : null, decidedMark(element));

    // Where a menu opens that a key has asked for: below its row.
    const placeBy = (event) => {
      if (event.clientX || event.clientY) return event;
      const box = event.currentTarget.getBoundingClientRect();
      return { clientX: box.left + 24, clientY: box.bottom };
    };

    // Records of any kind: tables of what they have, or lines.
    const recordRows = (session, { result, error }) => {
      if (!result) return [make("p", { class: "soft" }, error ? error.message : "")];
      if (result.views) return stateRows(result.views);
      if (result.findings?.length) return auditRows(session, result.findings);
      const records = result.records || result[shownPanel.toLowerCase()] || result.findings;
      const lines = result.lines || [];
      const isTable = Array.isArray(records) && records.length > 0 && records.every((record) => record &&
        typeof record === "object");
      if (isTable && shownPanel !== "Events") return [make("ul", { class: "changes records" }, records.map((record) =>
        recordRow(session, record)))];
      const texts = lines.length ? lines : Array.isArray(records) ? records : [];
      if (texts.length === 0) return [make("p", { class: "soft" }, nothing[shownPanel] || "Nothing.")];
      return [make("ol", { class: "lines mono" }, texts.map((line) => make("li", {}, textOf(line))))];
    };

    const nothing = { State: "No view on the screen has state.", Preferences: "No view sets a preference.",
      Issues: "The runtime found no issue.", Audit: "The audit has no finding.", Events: "Nothing happened." };

    // Views with their properties, each with who wrote it last.
    const stateRows = (views) => (views.length === 0 ? [make("p", { class: "soft" }, nothing.State)] : views.map((
      view) => make("ul", { class: "changes" }, make("h3", {}, view.view), (view.properties || []).map((property) => {
        const writer = make("span", { class: "by" });
        showWriter(view.view + "." + property.name, writer);
        return make("li", {}, make("b", {}, property.name), make("span", { class: "arrow" }, "="),
          make("span", { class: "mono" }, textOf(property.value)), writer);
      }))));

    const showWriter = async (name, place) => {
      const { result } = await ask(studio.current, { call: "why", name });
      const last = (result?.changes || []).at(-1);
      if (last) place.replaceChildren(make("span", {}, (last.by ? "by " + last.by + " " : "") + "at " + round(last.time,
        2) + " s, was ", textOf(last.old)));
    };

    // The findings of the audit by kind: what is wrong and how often, once what to do, and the elements.
    const auditRows = (session, findings) => {
      const groups = Object.values(Object.groupBy(findings, ({ problem, advice }) => problem + "\n" + advice));
      return groups.map((group) => make("ul", { class: "changes audit" },
        make("h3", {}, group[0].problem, group.length > 1 ? make("small", {}, " " + group.length) : null),
        make("p", { class: "soft" }, "Try: " + group[0].advice), group.map((finding) => auditRow(session, finding))));
    };

    const auditRow = (session, { ref, text, problem, found }) => {
      const element = session.elements.find((other) => other.ref === ref);
      const name = element ? nameOfElement(element) : text.split("\n")[0].slice(problem.length + 2);
      const marked = ref ? { "data-ref": ref, onpointerenter: () => hover(session, ref, true),
        onpointerleave: () => hover(session, null, true) } : {};
      return make("li", marked, make("span", {}, name), found ? make("span", { class: "by" }, found) : null);
    };

    const headings = ["name", "message", "text", "property", "key", "title", "view", "kind"];

    const recordRow = (session, record) => {
      // What a finding is about is in its text, too.
      const keys = Object.keys(record).filter((key) => !["ref", "problem"].includes(key) && textOf(record[key]) !== "");
      const first = headings.find((key) => keys.includes(key)) || keys[0];
      const value = keys.includes("value") ? "value" : null;
      const others = keys.filter((key) => key !== first && key !== value);
      const marked = record.ref ? { "data-ref": record.ref, onpointerenter: () => hover(session, record.ref, true),
        onpointerleave: () => hover(session, null, true) } : {};
      return make("li", marked, make("b", {}, textOf(record[first])),
        value ? [make("span", { class: "arrow" }, "="), make("span", { class: "mono" }, textOf(record[value]))] : null,
        others.map((key) => make("span", { class: "by" }, key + ": ", textOf(record[key]))));
    };

    const previewRows = (session) => [make("ul", { class: "previews" }, session.greeting.previews.map((name) =>
      make("li", {}, make("button", { class: session.what?.preview === name ? "link" : "", onclick: () => openApp(
          "preview" + name) }, name))))];
    """#
}
