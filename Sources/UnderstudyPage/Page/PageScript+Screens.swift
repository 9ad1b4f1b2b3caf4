extension PageScript {
  /// The screens before and after a step.
  static let screens = #"""
    // The screen before and after a step, or at a failure.
    let marksAreShown = true;

    const stage = (test, detail, item) => {
      if (item.kind === "snapshot") return comparisonStage(test, detail, item.comparison);
      const head = make("header", {}, make("h2", {}, item.kind === "failure" ? "Failure" : item.title), times(
        item));
      const screens = item.failure ? [screen(detail, item.failure.screen, "At the failure")] :
        item.step ? stepScreens(detail, item.step) : [];
      if (screens.some((figure) => figure.querySelector("svg > *"))) {
        head.append(make("button", { title: "m", onclick: toggleMarks }, marksAreShown ? "Hide marks" :
          "Show marks"));
      }
      if (item.id !== "left-out") head.append(openHere(test, item));
      return make("section", { class: "stage" + (marksAreShown ? "" : " unmarked"), "aria-label": "Screen" },
        head,
        make("div", { class: "screens" }, screens));
    };

    // The command that runs the test up to here and keeps its app. Where the page was not opened as a file, its directory is
    // for the reader to fill in.
    const commandFor = (test, item) => {
      const page = location.protocol === "file:" ? decode(location.pathname).replace(/\/[^/]*$/, "") : "REPORT";
      const directory = test.base ? page + "/" + test.base.replace(/\/$/, "") : page;
      const address = directory + "#" + test.folder + "/" + item.id;
      return "swift package understudy open --at '" + address.replaceAll("'", "'\\''") + "'";
    };

    const openHere = (test, item) => {
      const command = commandFor(test, item);
      const show = async (event) => {
        const shown = make("code", { class: "command" }, command);
        event.currentTarget.replaceWith(shown);
        try {
          await navigator.clipboard.writeText(command);
          shown.after(make("span", { class: "soft" }, "copied"));
        } catch {
          getSelection().selectAllChildren(shown);
        }
      };
      return make("button", { class: "open", title: "o: shows and copies the command", onclick: show }, "Open here");
    };

    const times = (item) => {
      const { step } = item;
      if (!step) return make("span", { class: "soft" }, item.time === undefined ? "" : "at " + time(item.time));
      const taken = step.end === undefined ? null : step.end - step.begin;
      return make("span", { class: "soft" }, "at " + time(step.begin) + (taken ? ", takes " + time(taken) :
        taken === null ? ", has not ended" : ""));
    };

    const stepScreens = (detail, step) => {
      const { before, after } = step;
      const target = [
        step.target ? frame("target", step.target, 6) : null,
        step.target || step.touch ? touch(step.touch, step.target) : null,
      ].filter(Boolean);
      if (!before.screen && after.screen) return [screen(detail, after.screen, "After")];
      if (before.screen && before.screen === after.screen) return [screen(detail, before.screen,
        "Before and after: unchanged", target)];
      return [
        screen(detail, before.screen, "Before", target),
        screen(detail, after.screen, "After", (step.changes || []).map((area) => frame("change", area, 3))),
      ];
    };

    const frame = (name, [x, y, width, height], reach) =>
      make("rect", { class: name, x: x - reach, y: y - reach, width: Math.max(width, 0) + 2 * reach, height: Math
          .max(height, 0) + 2 * reach, rx: reach + 2 });

    const touch = (place, target) => {
      const [x, y] = place || [target[0] + target[2] / 2, target[1] + target[3] / 2];
      return make("circle", { class: "touch", cx: x, cy: y, r: 11 });
    };

    const screen = (detail, number, caption, marks) => {
      const picture = pictureOf(detail, number);
      const figure = make("figure", {}, make("figcaption", {}, caption));
      if (!picture) figure.append(make("p", { class: "missing" }, "No app was running."));
      else if (!(picture.width > 0 && picture.height > 0)) figure.append(make("p", { class: "missing" },
        "The screen has no size."));
      else {
        figure.append(make("div", {
            class: "screen",
            "data-ratio": picture.width / picture.height,
            style: { "--ratio": String(picture.width / picture.height) },
          },
          make("img", { src: picture.address, alt: caption }),
          make("svg", { viewBox: "0 0 " + picture.width + " " + picture.height, "aria-hidden": "true" },
            marks || [])));
      }
      return figure;
    };

    const toggleMarks = () => {
      marksAreShown = !marksAreShown;
      if (current && current.item) changeItem(current.item);
    };

    // Gives each picture the largest size that its place has room for.
    const fitScreens = () => {
      for (const row of document.querySelectorAll(".screens, .compare .pictures")) {
        const boxes = [...row.querySelectorAll("[data-ratio]")];
        if (boxes.length === 0) continue;
        const { width, height } = row.getBoundingClientRect();
        const isStacked = boxes.length > 1 && boxes.every((box) => Number(box.dataset.ratio) > 1.1) && height >
          200;
        row.classList.toggle("many", isStacked);
        const [across, down] = isStacked ? [1, boxes.length] : [boxes.length, 1];
        const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
        const room = { width: (width - gap * (across - 1)) / across, height: (height - 14 * (down - 1)) / down -
            27 };
        for (const box of boxes) {
          const ratio = Number(box.dataset.ratio);
          const fitted = Math.max(Math.min(room.width, room.height * ratio), 40);
          box.style.width = fitted + "px";
          box.style.height = fitted / ratio + "px";
          box.style.borderRadius = Math.min(16, fitted / 16) + "px";
        }
      }
    };
    """#
}
