extension StudioScript {
  /// The app's clock.
  static let clock = #"""
    // With the real time, or paused. Only events of the app become steps: between them nothing changes.
    const clock = { isRunning: false, timer: 0, shown: 0 };

    const stopClock = () => {
      clearTimeout(clock.timer);
      clearInterval(clock.shown);
    };

    const toggleClock = () => {
      clock.isRunning = !clock.isRunning;
      showBar();
      scheduleClock();
    };

    // The time that the app's clock would show.
    const shownTime = () => {
      const session = studio.current;
      if (!session) return 0;
      const since = clock.isRunning && session.read ? (performance.now() - session.read) / 1000 : 0;
      const now = session.time + since;
      return session.next === null ? now : Math.min(now, session.next);
    };

    const scheduleClock = () => {
      stopClock();
      if (!clock.isRunning || studio.isGone) return;
      clock.shown = setInterval(showTime, 100);
      const session = studio.current;
      if (!session || session.problem || session.next === null) return;
      const left = (session.next - session.time) * 1000 - (performance.now() - session.read);
      clock.timer = setTimeout(() => advance(Math.ceil((session.next - session.time) * 1000 - 0.001) / 1000),
        Math.max(left, 16));
    };

    const nextEvent = () => act({ call: "clock", next: true });

    const advance = (seconds) => (seconds > 0 ? act({ call: "clock", advance: seconds }) : null);

    const showTime = () => {
      const place = document.getElementById("time");
      if (place) place.textContent = shownTime().toFixed(1) + " s";
    };

    const clockParts = () => {
      const session = studio.current;
      const pending = session ? session.pending : [];
      return make("div", { class: "group", role: "group", "aria-label": "Clock" },
        make("button", { class: "tool", title: "The clock follows the real time (p)", "aria-pressed": String(clock
            .isRunning), onclick: toggleClock }, clock.isRunning ? "❚❚ Pause" : "▶ Real time"),
        make("span", { id: "time", class: "mono", title: pending.map(textOf).join("\n") || "Nothing is pending." },
          shownTime().toFixed(1) + " s"),
        make("button", { class: "tool", title: "To the next event (n)" + (pending.length ? ": " + textOf(pending[0]) :
            ""), disabled: !session || session.next === null, onclick: nextEvent }, "Next event"),
        make("button", { class: "tool", title: "A second (.)", onclick: () => advance(1) }, "+1 s"),
        make("button", { class: "tool", onclick: () => askFor("Seconds to jump", "60", (text) => advance(Number(
            text))) }, "Jump…"));
    };
    """#
}
