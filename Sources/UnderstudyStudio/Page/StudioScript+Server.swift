extension StudioScript {
  /// Calls and events.
  static let server = #"""
    // What the page is about. A session is one running app; all of them run the same steps.
    const studio = { app: "", sessions: [], current: null, known: new Set(), isGone: false,
      builds: false, isBuilding: false };
    const outcomes = new Map();

    const post = async (path, body) => {
      try {
        const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body || {}) });
        return await response.json();
      } catch (error) {
        return { error: { code: "gone", message: "The studio does not answer: " + error.message } };
      }
    };

    // Asks a session, which answers with a result or an error.
    const ask = (session, request) => post("sessions/" + session.number + "/call", request);

    // The result alone, where an error has nothing to say.
    const read = async (session, call) => (await ask(session, { call })).result;

    // The number of a new session, once it has said what it can do.
    const beginSession = async () => {
      const answer = await post("sessions");
      if (answer.error) { showNotice(answer.error.message); return null; }
      const known = outcomes.get(answer.session);
      const outcome = known || await new Promise((resolve) => outcomes.set(answer.session, resolve));
      outcomes.delete(answer.session);
      if (outcome.ended !== undefined) { showNotice("The session has not begun. " + outcome.ended + "\n" + outcome.output);
        return null; }
      return newSession(answer.session, outcome.greeting);
    };

    const endSession = (session) => post("sessions/" + session.number + "/end");

    const listen = () => {
      const source = new EventSource("events");
      source.onmessage = (event) => onMessage(JSON.parse(event.data));
      source.onerror = () => {
        if (studio.isGone || source.readyState === EventSource.OPEN) return;
        studio.isGone = true;
        source.close();
        stopClock();
        showNotice("The studio has ended. Begin it again, and open the address that it prints.");
      };
    };

    const onMessage = (message) => {
      if (message.studio) {
        [studio.app, studio.builds] = [message.app, message.builds];
        studio.known = new Set(message.sessions);
        return;
      }
      if (message.build) { onBuild(message); return; }
      const session = studio.sessions.find((other) => other.number === message.session);
      if (message.greeting || (message.ended !== undefined && !session)) {
        const waiting = outcomes.get(message.session);
        if (typeof waiting === "function") waiting(message);
        else if (message.greeting && studio.known.delete(message.session)) adopt(message);
        else outcomes.set(message.session, message);
      } else if (session && message.output !== undefined && message.ended === undefined) {
        session.output = (session.output + message.output).slice(-65536);
        if (shownPanel === "Output") showPanel();
      } else if (session && message.event && message.event.event === "paused") {
        session.greeting = { ...session.greeting, paused: message.event.paused };
        queued(async () => { await refresh(session); showAll(); });
      } else if (session && message.event) {
        session.problem = { kind: message.event.event, text: message.event.text || JSON.stringify(message.event) };
        showScreens();
      } else if (session) {
        const text = (message.output || session.output).trim();
        session.problem = { kind: session.problem ? session.problem.kind : "ended", text, ended: message.ended };
        if (!session.isClosing) showScreens();
      }
    };

    const build = async () => {
      if (!studio.builds || studio.isBuilding) return;
      const answer = await post("build");
      if (answer.error) showNotice(answer.error.message);
    };

    // After a build that passed, each app is at the same step again, of the new program.
    const onBuild = ({ build: state, output }) => {
      studio.isBuilding = state === "began";
      if (state === "failed") showNotice("The tests do not build.\n" + errorsOf(output));
      else showNotice(null);
      showHeader();
      if (state === "passed") for (const session of studio.sessions) beginAgain(session, 0);
    };

    const errorsOf = (output) => {
      const lines = output.trim().split("\n");
      const errors = lines.filter((line) => /(^|: )error: /.test(line));
      return (errors.length ? [...new Set(errors)].slice(0, 12) : lines.slice(-12)).join("\n");
    };
    """#
}
