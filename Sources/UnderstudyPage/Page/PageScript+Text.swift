extension PageScript {
  /// Elements of the page, the forms of numbers, and differences of lines.
  package static let text = #"""
    // Characters that turn what follows them around, and those that write from right to left.
    const turning = /[\u202A-\u202E\u2066-\u2069]/g;
    const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFD\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
    const quoted = /("(?:[^"\\\n]|\\.)*"|“[^”\n]*”|'[^'\n]*')/;

    const written = /(\\u\{[0-9A-F]+\})/;

    // A text as the page shows it: no character in it changes the direction of what is around, and what is quoted in it, or all
    // of it where nothing is, has a direction of its own.
    const said = (text) => {
      const shown = text.replace(turning, (sign) => "\\u{" + sign.charCodeAt(0).toString(16).toUpperCase() + "}");
      if (!fromRight.test(shown)) return [shown];
      return shown.split(/(\n)/).flatMap((line) => line.split(quoted)).map((part) => (fromRight.test(part) ?
        make("bdi", { dir: "auto" }, part.split(written).map((text, index) => (index % 2 ? make("bdi", {}, text) :
          document.createTextNode(text)))) : part));
    };

    // Texts of tests and apps come into the page as text alone, never as markup.
    const make = (name, attributes, ...content) => {
      const element = name === "svg" || name === "rect" || name === "circle" ?
        document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [key, value] of Object.entries(attributes || {})) {
        if (value === null || value === undefined || value === false) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (key === "style")
          for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
        else element.setAttribute(key, value === true ? "" : value);
      }
      const parts = content.flat(3).filter((part) => part !== null && part !== undefined && part !== false);
      element.append(...parts.flatMap((part) => (typeof part === "string" ? said(part) : [part])));
      return element;
    };

    const round = (number, digits) => Number(number.toFixed(digits)).toString();

    const time = (seconds) => {
      if (seconds === null || seconds === undefined) return "";
      if (seconds === 0) return "0 s";
      if (seconds < 0.0995) return round(seconds * 1000, seconds < 0.00995 ? 1 : 0) + " ms";
      if (seconds < 99.5) return round(seconds, seconds < 9.95 ? 2 : 1) + " s";
      const minutes = Math.floor(seconds / 60);
      return minutes < 100 ? minutes + " min " + Math.round(seconds % 60) + " s" : round(minutes / 60, 1) + " h";
    };

    const many = (count, one, more) => count.toLocaleString("en") + " " + (count === 1 ? one : more || one + "s");

    const fileName = (path) => path.slice(path.lastIndexOf("/") + 1);

    const nameOf = (test) => test.test + (test.arguments !== undefined && test.arguments !== null ? " (" + test
      .arguments + ")" : "");

    const addressOf = (test, item) => "#" + encodeURIComponent(test.key) + (item ? "/" + item : "");

    // A link to a file in the test's folder, which lies beside the page.
    const fileAddress = (test, file) => [test.base, test.folder, file].filter(Boolean).join("/").split("/").map(
      encodeURIComponent).join("/");

    // The lines of two texts: what both have, what only the first has (−) and what only the second has (+).
    const difference = (before, after) => {
      let begin = 0;
      const most = Math.min(before.length, after.length);
      while (begin < most && before[begin] === after[begin]) begin += 1;
      let end = 0;
      while (end < most - begin && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
      const same = (line) => ({ sign: " ", line });
      const [a, b] = [before.slice(begin, before.length - end), after.slice(begin, after.length - end)];
      return [...before.slice(0, begin).map(same), ...middleDifference(a, b), ...after.slice(after.length - end)
        .map(same)
      ];
    };

    const middleDifference = (a, b) => {
      const minus = (line) => ({ sign: "-", line });
      const plus = (line) => ({ sign: "+", line });
      if (a.length * b.length > 1000000) return [...a.map(minus), ...b.map(plus)];
      const width = b.length + 1;
      const common = new Uint32Array((a.length + 1) * width);
      for (let i = a.length - 1; i >= 0; i -= 1) {
        for (let j = b.length - 1; j >= 0; j -= 1) {
          common[i * width + j] = a[i] === b[j] ? common[(i + 1) * width + j + 1] + 1 :
            Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
        }
      }
      const lines = [];
      let [i, j] = [0, 0];
      while (i < a.length || j < b.length) {
        if (i < a.length && j < b.length && a[i] === b[j]) { lines.push({ sign: " ", line: a[i] });
          i += 1;
          j += 1; } else if (i < a.length && (j === b.length || common[(i + 1) * width + j] >= common[i * width +
            j + 1])) { lines.push(minus(a[i]));
          i += 1; } else { lines.push(plus(b[j]));
          j += 1; }
      }
      return lines;
    };
    """#
}
