extension StudioScript {
  /// The steps as a test.
  static let code = #"""
    const test = { framework: "testing", name: "recorded", file: "" };

    const showCode = async (body, session) => {
      if (body.dataset.name !== "Code") {
        body.dataset.name = "Code";
        body.replaceChildren(codeForm(session), make("pre", { class: "written", tabindex: "0", "aria-label": "Code" }));
      }
      for (const button of body.querySelectorAll("[data-framework]")) button.setAttribute("aria-pressed", String(button
        .dataset.framework === test.framework));
      const { result, error } = await ask(session, { call: "code", framework: test.framework, name: test.name });
      const place = document.querySelector(".panels .written");
      if (place) place.textContent = result ? result.code : error.message;
    };

    const codeForm = () => {
      const again = () => showCode(document.querySelector(".panels .body"), studio.current);
      const framework = (name, title) => make("button", { "data-framework": name, onclick: () => {
          test.framework = name;
          again();
        } }, title);
      const file = make("input", { value: test.file, placeholder: "Tests/AppTests/RecordedTests.swift",
        "aria-label": "File", oninput: (event) => { test.file = event.target.value; } });
      return make("div", { class: "form" },
        make("div", { class: "choice", role: "group", "aria-label": "Framework" },
          framework("testing", "Swift Testing"), framework("xctest", "XCTest")),
        make("label", {}, make("span", { class: "soft" }, "Test"), make("input", { value: test.name,
          "aria-label": "Name", oninput: (event) => { test.name = event.target.value; }, onchange: again })),
        make("label", {}, make("span", { class: "soft" }, "File"), file),
        make("p", {}, make("button", { class: "link", onclick: () => copy(document.querySelector(".written")
            .textContent) }, "Copy"), make("button", { class: "link", onclick: writeTest }, "Write to file")));
    };

    const writeTest = async () => {
      const session = studio.current;
      if (!test.file.trim()) { say("Name the file first."); return; }
      const { result, error } = await ask(session, { call: "write", framework: test.framework, name: test.name,
        file: test.file.trim() });
      say(result ? "Written: " + (result.file || test.file) : error.message);
    };
    """#
}
