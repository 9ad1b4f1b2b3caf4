extension StudioScript {
  /// The pointer on a screen: clicks, presses, drags, swipes, the wheel.
  static let pointer = #"""
    // The place of an event in the screen's points.
    const placeOf = (session, event) => {
      const box = session.screen.getBoundingClientRect();
      const { width, height } = session.picture || { width: 1, height: 1 };
      const rounded = (value) => Math.round(value * 2) / 2;
      return [rounded((event.clientX - box.left) / box.width * width), rounded((event.clientY - box.top) / box.height *
        height)];
    };

    const point = ([x, y]) => ({ x, y });

    const listenTo = (session) => {
      const { screen } = session;
      let down = null;
      let former = null;
      screen.addEventListener("pointerdown", (event) => {
        if (event.button !== 0 || session.problem) return;
        screen.focus({ preventScroll: true });
        screen.setPointerCapture?.(event.pointerId);
        down = { place: placeOf(session, event), x: event.clientX, y: event.clientY, at: event.timeStamp };
        session.touch = down.place;
        showMarks(session);
      });
      screen.addEventListener("pointermove", (event) => {
        const place = placeOf(session, event);
        if (down) { session.touch = place; showMarks(session); } else hover(session, elementAt(session, place)?.ref ||
          null, false);
      });
      screen.addEventListener("pointerleave", () => { if (!down) hover(session, null, false); });
      screen.addEventListener("pointercancel", () => { down = null; session.touch = null; showMarks(session); });
      screen.addEventListener("pointerup", (event) => {
        if (!down) return;
        const gesture = { ...down, end: placeOf(session, event), seconds: (event.timeStamp - down.at) / 1000,
          way: [event.clientX - down.x, event.clientY - down.y], former };
        down = null;
        session.touch = null;
        former = onGesture(session, gesture, event);
      });
      screen.addEventListener("contextmenu", (event) => {
        event.preventDefault();
        const element = elementAt(session, placeOf(session, event));
        if (element) openMenu(session, element, event, false);
      });
      screen.addEventListener("keydown", (event) => onScreenKey(session, event));
      screen.addEventListener("blur", () => { session.isTyping = false; });
      screen.addEventListener("wheel", (event) => onWheel(session, event), { passive: false });
    };

    // What a press, a move and a release are: a step. Returns the click, which a second one may make a double click.
    const onGesture = (session, gesture, event) => {
      flushTyping();
      const element = elementAt(session, gesture.place);
      const target = element && !event.altKey ? targetOf(element) : point(gesture.place);
      const [dx, dy] = gesture.way;
      if (Math.hypot(dx, dy) > 8) { dragged(session, gesture, element, target); return null; }
      if (event.shiftKey) {
        if (element) openMenu(session, element, event, true);
        showMarks(session);
        return null;
      }
      if (gesture.seconds >= 0.5) {
        act({ call: "press", target, seconds: Math.round(gesture.seconds * 10) / 10 });
        return null;
      }
      const { former } = gesture;
      const isSecond = former && event.timeStamp - former.at < 350 && former.step &&
        Math.hypot(former.place[0] - gesture.place[0], former.place[1] - gesture.place[1]) < 12;
      if (isSecond) { doubleClick(former.target); return null; }
      act({ call: "tap", target });
      // Two clicks on a control are two taps.
      const isControl = element && controls.has(element.type) && element.type !== "Cell";
      return { at: event.timeStamp, place: gesture.place, target, step: !isControl };
    };

    // The first click was a tap, so that it acts at once. Going back before it is exact.
    const doubleClick = (target) => {
      travel({ call: "back", count: 1 });
      act({ call: "doubleTap", target });
    };

    const dragged = (session, gesture, element, target) => {
      const { place, end, seconds, way: [dx, dy] } = gesture;
      if (element && element.type === "Slider") {
        const [x, , width] = element.frame;
        const part = Math.min(Math.max((end[0] - x) / width, 0), 1);
        act({ call: "adjust", target, value: Math.round(part * 100) / 100 });
      } else if (seconds < 0.3) {
        const direction = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : (dy > 0 ? "down" : "up");
        act({ call: "swipe", direction, target });
      } else act({ call: "drag", target: point(place), to: point(end) });
    };

    // The steps of a wheel that come one after another are one scroll.
    const wheel = { dx: 0, dy: 0, timer: 0 };

    const onWheel = (session, event) => {
      if (event.ctrlKey || session.problem) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : 1;
      wheel.dx += event.deltaX * unit;
      wheel.dy += event.deltaY * unit;
      const place = placeOf(session, event);
      clearTimeout(wheel.timer);
      wheel.timer = setTimeout(() => {
        const [dx, dy] = [-Math.round(wheel.dx), -Math.round(wheel.dy)];
        [wheel.dx, wheel.dy] = [0, 0];
        if (dx || dy) act({ call: "scroll", dx, dy, at: point(place) });
      }, 80);
    };
    """#
}
