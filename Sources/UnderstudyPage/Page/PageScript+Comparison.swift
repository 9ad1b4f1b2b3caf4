extension PageScript {
  /// Snapshots beside their references.
  static let comparison = #"""
    // A snapshot and its reference: side by side, over each other, or the difference alone.
    let chosenView = "Side by side";

    const comparisonStage = (test, detail, comparison) => {
      const [reference, snapshot, difference] = [comparison.reference, comparison.snapshot, comparison.difference]
      .map((number) => (number ? detail.attachments[number - 1] : null));
      const stage = make("section", { class: "stage", "aria-label": "Snapshots" });
      const arePictures = reference.picture && snapshot.picture;
      const views = arePictures ? ["Side by side", "Slider", "Difference"] : ["Lines"];
      const show = (name) => {
        if (arePictures) chosenView = name;
        stage.replaceChildren(
          make("header", {}, make("h2", {}, "Snapshot " + comparison.name + " differs from its reference"),
            make("div", { class: "choice", role: "group", "aria-label": "View" }, views.map((title) =>
              make("button", { "aria-pressed": String(title === name), onclick: () => { show(title);
                  fitScreens(); } }, title)))),
          make("div", { class: "compare" }, comparisonView(name, reference, snapshot, difference)));
      };
      show(arePictures ? chosenView : "Lines");
      return stage;
    };

    const comparisonView = (name, reference, snapshot, difference) => {
      if (name === "Lines") return textComparison(reference, snapshot);
      if (name === "Slider") return slider(reference, snapshot);
      const shown = name === "Side by side" ? [
          [reference, "Reference"],
          [snapshot, "Snapshot"]
        ] :
        [
          [difference && difference.picture ? difference : null, "Difference"]
        ];
      if (!shown[0][0]) return overlaid(reference, snapshot);
      return make("div", { class: "pictures" }, shown.map(([attachment, caption]) =>
        make("figure", {}, make("figcaption", {}, caption), sized(attachment.picture, caption))));
    };

    // A picture whose size is known when it has been read.
    const sized = (address, caption, ...more) => {
      const image = make("img", { src: address, alt: caption });
      const box = make("div", { class: "frame", "data-ratio": "0.46" }, image, more);
      image.addEventListener("load", () => {
        if (!image.naturalWidth || !image.naturalHeight) return box.replaceWith(make(
        "p", { class: "missing" }, "The picture has no size."));
        box.dataset.ratio = String(image.naturalWidth / image.naturalHeight);
        fitScreens();
      });
      image.addEventListener("error", () => box.replaceWith(make("p", { class: "missing" },
        "The picture cannot be shown.")));
      return box;
    };

    const slider = (reference, snapshot) => {
      const over = make("div", { class: "over" }, make("img", { src: snapshot.picture, alt: "Snapshot" }));
      const edge = make("div", { class: "edge" });
      const move = (percent) => {
        over.style.clipPath = "inset(0 0 0 " + percent + "%)";
        edge.style.left = "calc(" + percent + "% - 1px)";
      };
      move(50);
      const range = make("input", {
        type: "range",
        min: "0",
        max: "100",
        value: "50",
        "aria-label": "Reference on the left, snapshot on the right",
        oninput: (event) => move(Number(event.target.value)),
      });
      return [
        make("div", { class: "pictures" }, make("figure", {}, make("figcaption", {},
            "Reference on the left, snapshot on the right"),
          sized(reference.picture, "Reference", over, edge))), range,
      ];
    };

    const overlaid = (reference, snapshot) => {
      const over = make("div", { class: "over", style: { "mix-blend-mode": "difference" } }, make(
      "img", { src: snapshot.picture, alt: "" }));
      return make("div", { class: "pictures" }, make("figure", {}, make("figcaption", {},
          "Difference: what is black is equal"),
        sized(reference.picture, "Difference", over)));
    };

    const textComparison = (reference, snapshot) => {
      if (reference.text === undefined || snapshot.text === undefined) {
        return make("p", { class: "missing" },
          "These files are no texts and no pictures; they are among the attachments.");
      }
      return differenceView(difference(reference.text.split("\n"), snapshot.text.split("\n")));
    };
    """#
}
