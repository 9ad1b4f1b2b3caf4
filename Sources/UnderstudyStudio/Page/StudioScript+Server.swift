extension StudioScript {
  /// Calls and events.
  static let server = #"""
    // What the page is about. A session is one running app; all of them run the same steps.
    const studio = { app: "", sessions: [], current: null, isGone: false, notice: null };
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

    // Asks a session. The result, or null with the error beside it in session.error.
    const ask = async (session, request) => {
      const answer = await post("sessions/" + session.number + "/call", request);
      session.error = answer.error || null;
      return answer.error ? null : answer.result;
    };

    // The number of a new session, once it has said what it can do.
    const beginSession = async () => {
      const answer = await post("sessions");
      if (answer.error) { showNotice(answer.error.message); return null; }
      const known = outcomes.get(answer.session);
      const outcome = known || await new Promise((resolve) => outcomes.set(answer.session, resolve));
      outcomes.delete(answer.session);
      if (outcome.ended) { showNotice("The session has not begun. " + outcome.ended + "\n" + outcome.output);
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
      if (message.studio) { studio.app = message.app; return; }
      const session = studio.sessions.find((other) => other.number === message.session);
      if (message.greeting || (message.ended && !session)) {
        const waiting = outcomes.get(message.session);
        if (typeof waiting === "function") waiting(message);
        else outcomes.set(message.session, message);
        if (message.greeting && studio.sessions.length === 0 && !studio.first) beginWith(message);
      } else if (session && message.output !== undefined && message.ended === undefined) {
        session.output = (session.output + message.output).slice(-65536);
        if (shownPanel === "Output") showPanel();
      } else if (session && message.event) {
        session.problem = { kind: message.event.event, text: message.event.text || JSON.stringify(message.event) };
        showScreens();
      } else if (session) {
        const text = session.problem ? session.problem.text : (message.output || session.output).trim();
        session.problem = { kind: session.problem ? session.problem.kind : "ended", text, ended: message.ended };
        if (!session.isClosing) showScreens();
      }
    };
    """#
}
