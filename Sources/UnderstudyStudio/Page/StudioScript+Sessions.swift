extension StudioScript {
  /// Sessions: one launch of an app each, with the same steps.
  static let sessions = #"""
    const newSession = (number, greeting) => ({
      number, greeting, settings: {}, picture: null, elements: [], steps: [], step: 0, time: 0, pending: [], next: null,
      issues: [], output: "", problem: null, refusal: null, hover: null,
    });

    // Calls run one after another, as the steps of a test do.
    let last = Promise.resolve();
    const queued = (work) => {
      const next = last.then(work).catch((error) => showNotice("The page has an error: " + error.message));
      last = next;
      return next;
    };

    const alive = () => studio.sessions.filter((session) => !session.problem);

    // Takes a session that is there already. A page that was opened again continues where the session is.
    const adopt = (message) => {
      const session = newSession(message.session, message.greeting);
      studio.sessions.push(session);
      studio.current = studio.current || session;
      queued(async () => {
        const steps = await read(session, "steps");
        if (steps?.app || steps?.settings?.app) {
          const { app, preview, ...settings } = steps.settings || {};
          [session.what, session.settings] = [{ app, preview }, settings];
        } else await launch(session, { app: chosenApp(session) });
        await refresh(session);
        showAll();
      });
    };

    const appName = (name) => name.slice(name.lastIndexOf(".") + 1);

    // What a session takes for an app: its type and its module, with and without their endings.
    const shortNames = (app) => app.toLowerCase().split(".").flatMap((part) => [part, part.replace(/(application|app)$/,
      "")]);

    const chosenApp = (session) => {
      const apps = session.greeting.apps || [];
      if (!studio.app) return apps[0];
      const wanted = studio.app.toLowerCase();
      const found = apps.find((app) => app === studio.app) || apps.find((app) => shortNames(app).includes(wanted));
      if (!found) showNotice("There is no app " + studio.app + ". There are: " + apps.join(", "));
      return found || apps[0];
    };

    const launch = async (session, what) => {
      session.what = what;
      noteAnswer(session, await ask(session, { call: "launch", ...clean(what), ...session.settings }));
    };

    const clean = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined &&
      value !== null && value !== ""));

    const noteAnswer = (session, { result: answer, error }) => {
      session.refusal = error || null;
      if (!answer) return;
      session.changes = answer.changes || [];
      session.hints = answer.next || [];
      if (answer.paused) session.greeting = { ...session.greeting, paused: answer.paused };
      session.notes = answer.issues || [];
      if (answer.deterministic === false) {
        showNotice("The app is not deterministic: the same steps led to another screen.\n" + (answer.differences ||
          []).map(textOf).join("\n"));
      }
    };

    // Reads what the page shows of a session.
    const refresh = async (session) => {
      if (session.problem) return;
      // The screen follows at once, and the lists when they are there.
      const shown = read(session, "picture").then((picture) => {
        if (picture) session.picture = picture;
        showPicture(session);
      });
      const [tree, steps, clock, issues] = await Promise.all(["tree", "steps", "clock", "issues"].map((call) =>
        read(session, call)));
      await shown;
      if (tree) [session.elements, session.decided] = [tree.elements || [], tree.decided || []];
      if (steps) [session.steps, session.step] = [steps.steps || [], steps.current ?? 0];
      if (clock) [session.time, session.pending, session.next] = [clock.time, clock.pending || [], clock.next ?? null];
      if (issues) session.issues = issues.issues || issues.lines || [];
      session.read = performance.now();
    };

    // Has every session take a step.
    const act = (request) => queued(async () => {
      const from = performance.now();
      await Promise.all(alive().map(async (session) => {
        noteAnswer(session, await ask(session, request));
        await refresh(session);
      }));
      studio.took = performance.now() - from;
      showAll();
    });

    // Has every session go to another place in its steps.
    const travel = act;

    const addScreen = (settings) => queued(async () => {
      const model = studio.current;
      const session = await beginSession();
      if (!session || !model) return;
      session.settings = { ...model.settings, ...settings };
      studio.sessions.push(session);
      await repeat(session, model.what, model.steps.slice(0, model.step));
      showAll();
    });

    // Launches the app afresh and has it take steps.
    const repeat = async (session, what, steps) => {
      await launch(session, what);
      for (const step of steps) {
        if (session.problem || session.refusal) break;
        const { id, ...request } = step.call;
        noteAnswer(session, await ask(session, request));
      }
      await refresh(session);
    };

    const closeScreen = (session) => {
      if (studio.sessions.length < 2) return;
      session.isClosing = true;
      studio.sessions = studio.sessions.filter((other) => other !== session);
      if (studio.current === session) studio.current = studio.sessions[0];
      endSession(session);
      showAll();
    };

    // Calls that an app which hangs has not answered end with it.
    const leave = (session) => {
      session.isClosing = true;
      endSession(session);
    };

    // The session in place of one that was left, without an app; null if none begins.
    const successor = async (old) => {
      const session = await beginSession();
      if (!session) return null;
      [session.settings, session.output] = [old.settings, old.output];
      studio.sessions = studio.sessions.map((other) => (other === old ? session : other));
      if (studio.current === old) studio.current = session;
      return session;
    };

    // A session that has ended is replaced by one with the same steps, or without the last of them.
    const beginAgain = (old, leftOut) => {
      leave(old);
      return queued(async () => {
        const session = await successor(old);
        if (!session) return;
        const steps = old.steps.slice(0, old.step);
        await repeat(session, old.what, steps.slice(0, Math.max(steps.length - leftOut, 0)));
        showAll();
      });
    };
    """#
}
