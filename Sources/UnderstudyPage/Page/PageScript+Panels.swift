extension PageScript {
  /// What is beside the screens.
  static let panels = #"""
    // What is beside the screen: the code with the failure or with what changed, the tree, the events, the attachments.
    let chosenPanel = null;
    let shownPanels = [];

    const panels = (test, detail, item) => {
      const step = item.step;
      const log = step ? eventsOf(detail, step) : [];
      const own = attachmentsOf(detail, item);
      const all = [
        item.failure ? ["Failure", null, () => [...codePanel(detail, item, 2), failureMessage(item.failure)]] :
        step ? ["Step", null, () => [...codePanel(detail, item, 4), ...changesPanel(log.filter(isChange))]] :
        ["Code", null, () => codePanel(detail, item, 5)],
        ["Tree", null, () => treePanel(detail, item)],
        step ? ["Events", log.length, () => eventsPanel(log, test, detail, step)] : ["Events", null, () =>
          allEventsPanel(test, detail)
        ],
        ["Attached", own.length, () => attachmentsPanel(test, own)],
      ].filter(Boolean);
      shownPanels = all.map(([name]) => name);
      const name = shownPanels.includes(chosenPanel) ? chosenPanel : shownPanels[0];
      const choose = (title) => { chosenPanel = title;
        changeItem(item);
        document.querySelector('.panels [aria-selected="true"]').focus(); };
      return make("section", { class: "panels", "aria-label": "Details" },
        make("div", { class: "choice", role: "tablist" }, all.map(([title, count], index) =>
          make("button", {
            role: "tab",
            "aria-selected": String(title === name),
            tabindex: title === name ? "0" : "-1",
            title: String(index + 1),
            onclick: () => choose(title),
          }, title, count ? make("small", {}, " " + count) : null))),
        make("div", { class: "body", role: "tabpanel", tabindex: "0", "aria-label": name }, all.find(([
          title]) => title === name)[2]()));
    };

    const failureMessage = (failure) => make("div", { class: "message" }, failure.text.split("\n").map((line) => {
      const indent = line.length - line.trimStart().length;
      return make("div", { style: { "--indent": String(Math.min(indent, 40)) } }, line.trimStart() || " ");
    }));

    // The lines of the test around the call.
    const codePanel = (detail, item, reach) => {
      const place = item.failure || item.step || detail.failures[0] || {};
      if (!place.file) return item.kind === "activity" ? [] : [make("p", { class: "path" },
        "No line of the test is known for this.")];
      const lines = detail.sources[place.file];
      const path = make("p", { class: "path", title: place.file }, fileName(place.file) + (place.line ? ":" +
        place.line : ""));
      if (!lines || !place.line) return [path];
      const rows = [];
      for (let number = place.line - reach; number <= place.line + reach; number += 1) {
        if (lines[number] === undefined) continue;
        const here = number === place.line ? "here" + (item.failure ? " failed" : "") : "";
        rows.push(make("div", { class: here }, make("span", {}, String(number)), lines[number] || " "));
      }
      return [path, make("div", { class: "code mono" }, rows)];
    };

    // The elements before and after; what is alike is left out but for three lines around.
    const treePanel = (detail, item) => {
      const after = treeText(detail, item.step ? item.step.after.tree : item.failure && item.failure.tree);
      const before = item.step ? treeText(detail, item.step.before.tree) : null;
      if (!after && !before) return [make("p", { class: "soft" }, "No app was running.")];
      if (!before || !after) return [make("div", { class: "tree mono" }, (after || before).map((line) => make(
        "div", {}, line || " ")))];
      return [differenceView(difference(before, after))];
    };

    const differenceView = (lines) => {
      const isNear = lines.map(() => false);
      lines.forEach(({ sign }, index) => {
        if (sign !== " ")
          for (let near = index - 3; near <= index + 3; near += 1) isNear[near] = true;
      });
      const row = ({ sign, line }) => make("div", { class: sign === "+" ? "plus" : sign === "-" ? "minus" : "" },
        line || " ");
      const view = make("div", { class: "tree mono" });
      if (!lines.some(({ sign }) => sign !== " ")) return make("div", { class: "tree mono" }, lines.map(row));
      for (let index = 0; index < lines.length;) {
        let end = index;
        while (end < lines.length && !isNear[end]) end += 1;
        if (end - index > 2) {
          const hidden = lines.slice(index, end);
          const gap = make("div", { class: "gap" }, make("button", { onclick: () => gap.replaceWith(...hidden.map(
              row)) }, "… " + many(hidden.length, "line")));
          view.append(gap);
          index = end;
        } else { view.append(row(lines[index]));
          index += 1; }
      }
      return view;
    };

    const eventsOf = (detail, step) => {
      const app = step.app ? detail.apps[step.app - 1] : null;
      if (!app || !step.events) return [];
      return app.events.slice(Math.max(step.events[0] - app.first, 0), Math.max(step.events[1] - app.first + 1,
        0));
    };

    const groups = {
      State: ["stateChange", "objectChange", "defaultsChange"],
      Preferences: ["preferenceChange"],
      Environment: ["environmentChange"],
      Bodies: ["bodyRun"],
      Problems: ["issue"],
    };
    const changeKinds = new Set(Object.values(groups).flat());
    const isChange = (event) => changeKinds.has(event.kind);

    const changesPanel = (log) => {
      if (log.length === 0) return [make("p", { class: "soft" }, "No state changed, and no body ran.")];
      return Object.entries(groups).map(([name, kinds]) => [name, log.filter((event) => kinds.includes(event
          .kind))])
        .filter(([, own]) => own.length > 0)
        .map(([name, own]) => make("ul", { class: "changes" }, make("h3", {}, name + " "), own.map((event) => (
          event.name === undefined ?
          make("li", {}, event.text) :
          make("li", {}, make("b", {}, event.name), " ", make("span", { class: "mono" }, event.old),
            make("span", { class: "arrow" }, "→"), make("span", { class: "mono" }, event.new),
            event.writer ? make("span", { class: "by" }, "by " + event.writer) : null)))));
    };

    const textOfEvent = (event) => event.text ?? event.name + ": " + event.old + " → " + event.new + (event.writer ?
      ", by " + event.writer : "");

    const eventList = (log) => make("ol", { class: "events" }, log.map((event) =>
      make("li", { class: event.kind }, make("span", { class: "time" }, time(event.time)), make("span", {},
        textOfEvent(event)))));

    const eventsPanel = (log, test, detail, step) => {
      const app = step.app ? detail.apps[step.app - 1] : null;
      if (!app) return [make("p", { class: "soft" }, "No app logged events.")];
      return [log.length ? eventList(log) : make("p", { class: "soft" }, "Nothing happened."), fileLink(test, app
        .file, "All events of " + app.name)];
    };

    const allEventsPanel = (test, detail) => detail.apps.flatMap((app) => [
      make("h3", {}, app.name), eventList(app.events.slice(-200)), fileLink(test, app.file, "All " + many(app
        .first + app.events.length - 1, "event")),
    ]);

    const fileLink = (test, file, text) => make("p", {}, make("a", { class: "link", href: fileAddress(test, file) },
      text));

    const attachmentsOf = (detail, item) => detail.attachments.filter((attachment) =>
      !item.step || attachment.step === item.step.number);

    const attachmentsPanel = (test, own) => (own.length === 0 ? [make("p", { class: "soft" },
        "Nothing was attached.")] :
      [make("ul", { class: "attachments" }, own.map((attachment) => make("li", {},
        make("a", { class: "link", href: fileAddress(test, attachment.file) }, attachment.name),
        attachment.picture ? make("img", { src: attachment.picture, alt: attachment.name }) : null,
        attachment.text !== undefined ? make("pre", {}, attachment.text) : null)))]);
    """#
}
