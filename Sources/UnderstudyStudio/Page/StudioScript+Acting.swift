extension StudioScript {
  /// Actions on elements and places.
  static let acting = #"""
    const kinds = ["exists", "label", "value", "enabled", "selected", "count"];

    const assertion = (element, kind) => act({ call: "assert", target: targetOf(element), kind });

    // What the menu of an element offers: a title, and what it does.
    const actionsOn = (element) => {
      const target = targetOf(element);
      const step = (title, request) => ({ title, run: () => act({ ...request, target }) });
      const asked = (title, text, request) => ({ title: title + "…", run: () => askFor(title + " " + nameOfElement(
        element), text, (answer) => act({ ...request(answer), target })) });
      return [
        step("Tap", { call: "tap" }),
        step("Double tap", { call: "doubleTap" }),
        asked("Press", "1", (text) => ({ call: "press", seconds: Number(text) || 1 })),
        asked("Type", "", (text) => ({ call: "type", text })),
        ...(["TextField", "SecureTextField", "TextView", "SearchField"].includes(element.type) ? [step("Clear",
          { call: "clear" })] : []),
        ...(element.type === "Slider" ? [asked("Set to a part from 0 to 1", "0.5", (text) => ({ call: "adjust",
          value: Number(text) }))] : []),
        ...(element.type === "PickerWheel" ? [asked("Choose", textOf(element.value), (value) => ({ call: "adjust",
          value }))] : []),
        ...["up", "down", "left", "right"].map((direction) => step("Swipe " + direction, { call: "swipe", direction })),
      ];
    };

    const assertionsOn = (element) => kinds.map((kind) => ({
      title: "Check " + (kind === "exists" ? "that it exists" : kind === "enabled" || kind === "selected" ?
        "whether it is " + kind : kind === "count" ? "how many match" : "its " + kind),
      detail: kind === "label" ? textOf(element.label) : kind === "value" ? textOf(element.value) : "",
      run: () => assertion(element, kind),
    }));

    const openMenu = (session, element, place, isAssertion) => {
      choose(session);
      const items = isAssertion ? assertionsOn(element) : [...actionsOn(element), null, ...assertionsOn(element)];
      showMenu(nameOfElement(element), items, place, decidedMark(element));
    };

    // What is typed on the screen is sent when the keys rest for a moment, so that a word is one step.
    const typing = { text: "", timer: 0 };

    const typeText = (text) => {
      typing.text += text;
      clearTimeout(typing.timer);
      typing.timer = setTimeout(flushTyping, 250);
    };

    const flushTyping = () => {
      clearTimeout(typing.timer);
      const { text } = typing;
      typing.text = "";
      return text ? act({ call: "type", text }) : null;
    };

    const typedKeys = { Enter: "\n", Backspace: "\b" };

    // Keys go to the app while it shows a keyboard, or once they were asked to; otherwise they are the page's.
    const takesKeys = (session) => session.isTyping || session.settings.keyboard === "hardware" ||
      session.elements.some((element) => element.focused || element.type === "Keyboard");

    const typeOnScreen = () => {
      const session = studio.current;
      if (!session) return;
      session.isTyping = true;
      session.screen.focus();
    };

    const onScreenKey = (session, event) => {
      if (!takesKeys(session)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") { session.screen.blur();
        event.stopPropagation(); return; }
      const text = typedKeys[event.key] || ([...event.key].length === 1 ? event.key : null);
      if (text === null) return;
      event.preventDefault();
      event.stopPropagation();
      typeText(text);
    };
    """#
}
