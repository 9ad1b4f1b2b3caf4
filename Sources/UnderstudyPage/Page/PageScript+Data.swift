extension PageScript {
  /// Reads the lines of data, each when it is looked at.
  static let data = #"""
    // The tests of the page. Details are read when a test is looked at.
    const tests = [];
    const notices = [];

    const readData = () => {
      const byKey = new Map();
      let damaged = 0;
      for (const script of document.querySelectorAll("script.test")) {
        const key = script.dataset.key;
        byKey.delete(key);
        try {
          const result = JSON.parse(script.textContent);
          if (!result) continue;
          const next = script.nextElementSibling;
          const detail = next && next.className === "detail" ? next : null;
          const { base, folder = key } = script.dataset;
          byKey.set(key, { ...result, key, base, folder, source: detail });
        } catch { damaged += 1; }
      }
      for (const script of document.querySelectorAll("script.notice")) {
        try { notices.push(...JSON.parse(script.textContent)); } catch { damaged += 1; }
      }
      const end = document.getElementById("end");
      let version = null;
      try { version = Number(JSON.parse(end.textContent)[0]); } catch { damaged += end ? 1 : 0; }
      if (!end || damaged > 0) notices.push(
        "This file was cut off or changed: some tests may be missing. Their folders lie beside it.");
      if (version && version !== 1) notices.push("The data of this file are of version " + version +
        ", which this page does not know.");
      tests.push(...byKey.values());
      tests.sort((a, b) => compare(a.module, b.module) || compare(a.suite, b.suite) || compare(a.test, b.test) ||
        compare(a.key, b.key));
    };

    const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

    // Lists of line numbers, from what each has other than the one before.
    const unfold = (stored) => {
      let former = [];
      return stored.texts.map(([begin, end, ...middle]) => {
        former = former.slice(0, begin).concat(middle, end ? former.slice(former.length - end) : []);
        return former;
      });
    };

    // What a recorded test has; null for others. A detail that cannot be read says so once.
    const detailOf = (test) => {
      if (test.detail !== undefined) return test.detail;
      test.detail = null;
      if (!test.source) return null;
      try {
        const detail = JSON.parse(test.source.textContent);
        detail.treeLines = unfold(detail.trees);
        detail.screenLines = unfold(detail.screens.texts);
        detail.pictures = [];
        detail.items = itemsOf(detail, test.failures);
        test.detail = detail;
      } catch (error) {
        test.problem =
          "The steps of this test cannot be read: the file was cut off or changed. Its folder has them: " + test
          .key;
      }
      return test.detail;
    };

    // What the time line shows: steps, failures in their places, and snapshots that differ.
    const itemsOf = (detail, headlines) => {
      const items = [];
      const later = new Map();
      const put = (step, item) => later.set(step, [...(later.get(step) || []), item]);
      detail.comparisons.forEach((comparison, index) => {
        const step = detail.attachments[comparison.reference - 1].step || 0;
        put(step, { id: "snapshot-" + (index + 1), kind: "snapshot", comparison, title: "Snapshot " +
            comparison.name + " differs" });
      });
      detail.failures.forEach((failure, index) => {
        put(failure.step || 0, { id: "failure-" + (index + 1), kind: "failure", failure, title: headlines[
            index] || failure.text.split("\n")[0], time: failure.time });
      });
      const flush = (step, depth) => { for (const item of later.get(step) || []) items.push({ ...item,
          depth }); };
      flush(0, 0);
      let former = 0;
      for (const step of detail.steps) {
        if (step.number > former + 1) {
          const text = "… " + many(detail.stepsLeftOut, "step") + ", which steps.txt in the test’s folder has";
          items.push({ id: "left-out", kind: "wait", title: text, depth: 0 });
        }
        former = step.number;
        items.push({ id: String(step.number), kind: step.kind, step, title: step.title, time: step.begin,
          depth: step.depth });
        flush(step.number, step.depth + 1);
      }
      return items;
    };

    const treeText = (detail, number) => (number ? detail.treeLines[number - 1].map((line) => detail.trees.lines[
      line]) : null);

    // The address of a screen's drawing, which is made when it is looked at.
    const pictureOf = (detail, number) => {
      if (!number) return null;
      const [width, height] = detail.screens.sizes[number - 1];
      if (!detail.pictures[number]) {
        const text = detail.screenLines[number - 1].map((line) => detail.screens.texts.lines[line]).join("\n");
        detail.pictures[number] = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
      }
      return { address: detail.pictures[number], width, height };
    };
    """#
}
