extension StudioScript {
  /// The page's head: the app, its settings, the clock.
  static let settings = #"""
    const devices = ["iPhone SE (3rd generation)", "iPhone 13 mini", "iPhone 14", "iPhone 15", "iPhone 15 Pro Max",
      "iPhone 16", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 16e", "iPad mini (6th generation)",
      "iPad (10th generation)", "iPad Pro (11-inch) (4th generation)"];

    const typeSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
      "AccessibilityXXL", "AccessibilityXXXL"];

    const locales = ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP", "zh_CN", "ar_SA", "he_IL"];

    // Each setting: its title, and its values with their titles. The first value is the standard.
    const settings = {
      device: ["Device", [["", "Device"], ...devices.map((name) => [name, name])]],
      orientation: ["Orientation", [["", "Portrait"], ["landscapeLeft", "Landscape left"], ["landscapeRight",
        "Landscape right"], ["portraitUpsideDown", "Upside down"]]],
      scheme: ["Color scheme", [["", "Light"], ["dark", "Dark"]]],
      typeSize: ["Type size", [["", "Type size"], ...typeSizes.map((name) => [name, name])]],
      locale: ["Locale", [["", "Locale"], ...locales.map((name) => [name, name])]],
      direction: ["Direction", [["", "Left to right"], ["rightToLeft", "Right to left"]]],
      keyboard: ["Keyboard", [["", "On screen"], ["hardware", "Hardware"]]],
    };
    const standards = { orientation: "portrait", scheme: "light", direction: "leftToRight", keyboard: "software",
      typeSize: "L" };

    const changeSetting = (name, value) => queued(async () => {
      const session = studio.current;
      if (value) session.settings[name] = value;
      else delete session.settings[name];
      const sent = value || standards[name];
      if (sent) noteAnswer(session, await ask(session, { call: "settings", [name]: sent }));
      else await repeat(session, session.what || {}, session.steps.slice(0, session.step));
      await refresh(session);
      showAll();
    });

    const settingMenu = (name) => {
      const [title, values] = settings[name];
      const chosen = studio.current?.settings[name] || "";
      return make("select", { "aria-label": title, title, "data-setting": name, class: chosen ? "chosen" : "",
          onchange: (event) => changeSetting(name, event.target.value) },
        values.map(([value, text]) => make("option", { value, selected: value === chosen }, text)));
    };

    const appMenu = () => {
      const { greeting, what } = studio.current;
      const option = (kind, name) => make("option", { value: kind + name, selected: what?.[kind] === name }, kind ===
        "app" ? appName(name) : name);
      const previews = greeting.previews || [];
      const isKnown = what?.app || what?.preview;
      return make("select", { "aria-label": "App or preview", class: "app", onchange: (event) => openApp(event.target
          .value) },
        isKnown ? null : make("option", { value: "", selected: true }, "App"),
        make("optgroup", { label: "Apps" }, (greeting.apps || []).map((name) => option("app", name))),
        previews.length ? make("optgroup", { label: "Previews" }, previews.map((name) => option("preview", name))) :
        null);
    };

    const openApp = (value) => {
      if (!value) return null;
      const what = value.startsWith("preview") ? { preview: value.slice(7) } : { app: value.slice(3) };
      // An app that has ended, perhaps at its launch, is left by a session in its place.
      for (const session of studio.sessions) if (session.problem) leave(session);
      return queued(async () => {
        await Promise.all(studio.sessions.map(async (former) => {
          const session = former.problem ? await successor(former) : former;
          if (!session) return;
          await launch(session, what);
          await refresh(session);
        }));
        showAll();
      });
    };

    const showHeader = () => {
      const place = document.querySelector(".studio > header");
      if (!studio.current) return place.replaceChildren(make("h1", {}, "Studio"), make("span", { class: "soft" },
        "The session begins …"));
      const focused = document.activeElement?.dataset?.setting;
      document.title = (studio.current.what?.preview || appName(studio.current.what?.app || "Studio")) + " – Studio";
      place.replaceChildren(
        appMenu(),
        make("div", { class: "group", role: "group", "aria-label": "Settings" },
          Object.keys(settings).map(settingMenu),
          make("button", { class: "tool", title: "Another screen beside this one (+)", onclick: addOther },
            "+ Screen")),
        studio.builds ? make("button", { class: "tool", title: "Builds again, and comes back to this step (b)",
          disabled: studio.isBuilding, onclick: build }, studio.isBuilding ? "Building …" : "Build") : "",
        make("button", { class: "tool", title: "Keys (?)", "aria-label": "Keys", onclick: showHelp }, "?"));
      if (focused) place.querySelector('[data-setting="' + focused + '"]')?.focus();
    };

    // What is above the screens.
    const showBar = () => document.querySelector(".stage .bar").replaceChildren(clockParts(), make("div", { class:
        "group" },
      make("button", { class: "tool", title: "Buttons and other actions of the device", onclick: (event) => showMenu(
          "Device", deviceActions, placeBy(event)) }, "Device …"),
      make("button", { class: "tool", title: "Identifiers (i)", "aria-pressed": String(identifiersAreShown),
        onclick: toggleIdentifiers }, "Identifiers")));

    const deviceActions = [
      { title: "Back button", run: () => act({ call: "backButton" }) },
      { title: "Home button", run: () => act({ call: "home" }) },
      { title: "Back to the app", run: () => act({ call: "activate" }) },
      null,
      ...["portrait", "landscapeLeft", "landscapeRight"].map((orientation) => ({ title: "Turn: " + orientation,
        run: () => act({ call: "rotate", orientation }) })),
      null,
      { title: "Open a URL…", run: () => askFor("URL", "", (url) => act({ call: "open", url })) },
    ];

    // The next screen differs from those that are there.
    const addOther = () => {
      const isDark = studio.sessions.some((session) => session.settings.scheme === "dark");
      const isLarge = studio.sessions.some((session) => session.settings.typeSize);
      addScreen(!isDark ? { scheme: "dark" } : !isLarge ? { typeSize: "AccessibilityL" } :
        { direction: "rightToLeft" });
    };

    const toggleIdentifiers = () => {
      identifiersAreShown = !identifiersAreShown;
      showBar();
      for (const session of studio.sessions) showMarks(session);
    };
    """#
}
