extension StudioScript {
  /// Menus at a place, and questions.
  static let menus = #"""
    const closeMenu = () => document.querySelector(".menu")?.remove();

    // A menu of titles, walked through by arrow keys. A null is a line between two groups.
    const showMenu = (title, items, place, mark) => {
      closeMenu();
      const back = document.activeElement;
      const leave = () => { closeMenu(); back?.focus?.({ preventScroll: true }); };
      const menu = make("div", { class: "menu", role: "menu", "aria-label": title, onkeydown: (event) =>
            onMenuKey(event, leave) },
        make("p", { class: "soft" }, title, mark),
        items.map((item) => (item ? make("button", { role: "menuitem", onclick: () => { leave(); item.run(); } },
          item.title, item.detail ? make("span", { class: "soft" }, " " + item.detail) : null) : make("hr"))));
      document.body.append(menu);
      const { width, height } = menu.getBoundingClientRect();
      menu.style.left = Math.max(Math.min(place.clientX, innerWidth - width - 8), 8) + "px";
      menu.style.top = Math.max(Math.min(place.clientY, innerHeight - height - 8), 8) + "px";
      menu.querySelector("button").focus();
      const outside = (event) => {
        if (menu.contains(event.target)) return;
        menu.remove();
        removeEventListener("pointerdown", outside, true);
      };
      addEventListener("pointerdown", outside, true);
    };

    const onMenuKey = (event, leave) => {
      event.stopPropagation();
      const buttons = [...document.querySelectorAll(".menu button")];
      const place = buttons.indexOf(document.activeElement);
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (move) buttons[(place + move + buttons.length) % buttons.length].focus();
      else if (event.key === "Escape" || event.key === "Tab") leave();
      else return;
      event.preventDefault();
    };

    // Asks for one text.
    const askFor = (title, text, then) => showForm(title, [{ name: "text", label: title, value: text, isBare: true }], (
      values) => then(values.text));

    const showForm = (title, fields, then) => {
      const inputs = fields.map(({ name, label, value, isBare }) => [name, make("input", { value: value ?? "", name,
          "aria-label": label, autocomplete: "off" }), isBare ? null : label]);
      const dialog = make("dialog", { "aria-label": title, onclose: () => dialog.remove(), onkeydown: (event) => event
            .stopPropagation() },
        make("h2", {}, title),
        make("form", { method: "dialog", onsubmit: (event) => { event.preventDefault();
            dialog.close();
            then(Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))); } },
          inputs.map(([, input, label]) => make("label", {}, label ? make("span", { class: "soft" }, label) : null,
            input)),
          make("p", {}, make("button", { class: "link" }, "OK"), make("button", { class: "soft", type: "button",
            onclick: () => dialog.close() }, "Cancel"))));
      document.body.append(dialog);
      dialog.showModal();
      inputs[0]?.[1].select();
    };
    """#
}
