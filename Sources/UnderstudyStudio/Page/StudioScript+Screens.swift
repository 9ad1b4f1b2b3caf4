extension StudioScript {
  /// The apps' screens, live.
  static let screens = #"""
    let identifiersAreShown = false;

    const showAll = () => {
      showHeader();
      showBar();
      showScreens();
      showSteps();
      showPanel();
      scheduleClock();
    };

    const showNotice = (text) => {
      const place = document.getElementById("notice");
      if (!place) return;
      place.replaceChildren(...(text ? [make("p", {}, text), make("button", { class: "link", onclick: () =>
          showNotice(null) }, "Close")] : []));
    };

    // Screens that are there already keep their elements, and with them the focus and a drag that is under way.
    const showScreens = () => {
      const row = document.querySelector(".screens");
      for (const figure of [...row.children]) {
        if (!studio.sessions.some((session) => session.figure === figure)) figure.remove();
      }
      for (const session of studio.sessions) {
        if (!session.figure) session.figure = newFigure(session);
        if (session.figure.parentNode !== row) row.append(session.figure);
        updateFigure(session);
      }
      fitScreens();
    };

    const newFigure = (session) => {
      const image = make("img", { alt: "", draggable: "false" });
      const marks = make("div", { class: "marks", "aria-hidden": "true" });
      const screen = make("div", { class: "screen", tabindex: "0", role: "application" }, image, marks);
      const figure = make("figure", {}, make("figcaption"), screen, make("div", { class: "below", role: "status" }));
      Object.assign(session, { image, marks, screen });
      listenTo(session);
      return figure;
    };

    const describe = (session) => {
      const words = Object.entries(session.settings).filter(([key]) => key !== "device").map(([, value]) => value);
      return [session.settings.device || "iPhone", ...words].join(" · ");
    };

    const showPicture = ({ picture, screen, image }) => {
      if (!screen || !picture || !(picture.width > 0 && picture.height > 0)) return;
      screen.dataset.ratio = String(picture.width / picture.height);
      const address = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(picture.svg);
      if (image.src !== address) image.src = address;
    };

    const updateFigure = (session) => {
      const { figure, screen } = session;
      const isCurrent = session === studio.current;
      figure.className = isCurrent && studio.sessions.length > 1 ? "current" : "";
      figure.firstChild.replaceChildren(
        make("button", { class: isCurrent ? "" : "soft", "aria-pressed": String(isCurrent), onclick: () =>
            choose(session) }, describe(session)),
        ...(studio.sessions.length > 1 ? [make("button", { class: "soft", "aria-label": "Close " + describe(session),
          onclick: () => closeScreen(session) }, "✕")] : []));
      screen.setAttribute("aria-label", "Screen of " + (session.what?.app || session.what?.preview || "the app"));
      screen.classList.toggle("over", Boolean(session.problem));
      showPicture(session);
      showMarks(session);
      figure.lastChild.replaceChildren(...belowScreen(session));
    };

    const belowScreen = (session) => {
      const { problem, refusal, picture } = session;
      if (problem) {
        const titles = { trap: "The app has trapped.", hang: "The app hangs.", ended: "The session has ended." };
        return [make("div", { class: "problem" }, make("b", {}, titles[problem.kind] || problem.kind),
          problem.ended ? make("span", { class: "soft" }, " " + problem.ended) : null,
          make("p", {}, make("button", { class: "link", onclick: () => beginAgain(session, 0) },
              "Begin again with these steps"),
            session.step > 0 ? make("button", { class: "link", onclick: () => beginAgain(session, 1) },
              "Begin again without the last") : null),
          problem.text ? make("pre", {}, problem.text) : null)];
      }
      if (refusal) return [make("div", { class: "problem" }, make("span", { class: "mono" }, refusal.message),
        refusal.advice ? make("p", { class: "soft" }, refusal.advice) : null)];
      if (picture && !(picture.width > 0 && picture.height > 0)) return [make("p", { class: "soft" },
        "The screen has no size.")];
      const issues = session.issues.length ? [make("button", { class: "red", onclick: () => { choose(session);
          pickPanel("Issues"); } }, many(session.issues.length, "runtime issue"))] : [];
      return [...(session.notes || []).map((text) => make("p", { class: "soft" }, textOf(text))), ...issues];
    };

    const choose = (session) => {
      studio.current = session;
      showAll();
    };

    // Frames over the picture: what the pointer or a row is at, what a query matches, and identifiers.
    const showMarks = (session) => {
      const { picture, marks, elements } = session;
      if (!picture || !(picture.width > 0)) return marks.replaceChildren();
      const mark = (element, name, text) => {
        const [x, y, width, height] = element.frame || [0, 0, 0, 0];
        const percent = (value, all) => (100 * value / all).toFixed(3) + "%";
        return make("div", { class: name, style: { left: percent(x, picture.width), top: percent(y, picture.height),
            width: percent(width, picture.width), height: percent(height, picture.height) } },
          text ? make("span", {}, text) : null);
      };
      const own = session === studio.current ? foundElements() : [];
      const hovered = elements.find((element) => element.ref === session.hover);
      marks.replaceChildren(
        ...(identifiersAreShown ? elements.filter((element) => element.identifier).map((element) => mark(element,
          "identifier", element.identifier)) : []),
        ...own.map((element, index) => mark(element, "found", String(index + 1))),
        ...(hovered ? [mark(hovered, hovered.decided ? "hovered decided" : "hovered", hovered.decided ? "◇ " + hovered
          .decided.join(", ") : null)] : []),
        ...(session.touch ? [mark({ frame: [...session.touch, 0, 0] }, "touch", null)] : []));
    };

    // Gives each screen the largest size that its place has room for.
    const fitScreens = () => {
      const row = document.querySelector(".screens");
      const { width, height } = row.getBoundingClientRect();
      const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
      const isNarrow = matchMedia("(max-width: 720px)").matches;
      const columns = isNarrow ? 1 : studio.sessions.length;
      for (const session of studio.sessions) {
        const ratio = Number(session.screen.dataset.ratio || "0.462");
        const taken = 37 + session.figure.lastChild.offsetHeight;
        const room = isNarrow ? innerHeight * 0.7 : height - taken;
        const fitted = Math.max(Math.min((width - gap * (columns - 1)) / columns, room * ratio), 120);
        session.screen.style.width = fitted + "px";
        session.screen.style.height = fitted / ratio + "px";
        session.screen.style.borderRadius = Math.min(16, fitted / 16) + "px";
      }
    };
    """#
}
