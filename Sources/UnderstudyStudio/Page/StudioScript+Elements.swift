extension StudioScript {
  /// Which element a place of the screen belongs to.
  static let elements = #"""
    const containers = new Set(["Application", "Window", "Other", "ScrollView", "Table", "CollectionView", "Group",
      "NavigationBar", "TabBar", "Toolbar", "Sheet", "Alert", "WebView", "Map", "LayoutArea"]);
    const controls = new Set(["Button", "Switch", "Toggle", "TextField", "SecureTextField", "TextView", "SearchField",
      "Slider", "Stepper", "Picker", "PickerWheel", "DatePicker", "SegmentedControl", "Link", "MenuItem", "Menu", "Key",
      "Cell", "Tab", "MenuButton", "PopUpButton", "DisclosureTriangle", "RadioButton", "CheckBox"]);

    const contains = ([x, y, width, height], [px, py]) => px >= x && py >= y && px < x + width && py < y + height;

    // The element that an action at a place is meant for: the control there, else the element with a text or a name.
    const elementAt = (session, place) => {
      const { elements } = session;
      const path = [];
      for (let index = elements.length - 1; index >= 0; index -= 1) {
        const element = elements[index];
        if (!element.frame || !contains(element.frame, place)) continue;
        const isAncestor = path.length === 0 || isBelow(elements, path[path.length - 1].index, index);
        if (path.length === 0 && element.hittable === false) continue;
        if (isAncestor) path.push({ element, index });
      }
      const control = path.find(({ element }) => controls.has(element.type));
      if (control) return control.element;
      const named = path.find(({ element }) => !containers.has(element.type) && (element.label || element.identifier));
      return named ? named.element : null;
    };

    // Elements are listed with their depths, each before those inside of it.
    const isBelow = (elements, index, ancestor) => {
      for (let place = index, depth = elements[index].depth; place >= ancestor; place -= 1) {
        if (elements[place].depth < depth) depth = elements[place].depth;
        if (place === ancestor) return elements[place].depth === depth && elements[index].depth > depth;
      }
      return false;
    };

    const nameOfElement = (element) => element.type + (element.label ? " “" + element.label + "”" :
      element.identifier ? " #" + element.identifier : "");

    // Marks an element whose place rests on a decision, which no device has verified.
    const decidedMark = (element) => (element.decided?.length ? make("span", { class: "decided", title:
        "Its place is decided (" + element.decided.join(", ") + ") and not verified on a device" }, " ◇") : null);

    const targetOf = (element) => element.query || element.ref;

    const textOf = (value) => (typeof value === "string" ? value : value === null || value === undefined ? "" :
      JSON.stringify(value));

    // Shows the same element on the screen and in the tree.
    const hover = (session, reference, fromTree) => {
      if (session.hover === reference) return;
      session.hover = reference;
      showMarks(session);
      if (session !== studio.current) return;
      for (const row of document.querySelectorAll(".panels [data-ref]")) {
        const isHere = row.dataset.ref === reference;
        row.classList.toggle("hovered", isHere);
        if (isHere && !fromTree) reveal(row, document.querySelector(".panels .body"));
      }
    };

    // Scrolls a list to one of its rows. The page itself stays where it is.
    const reveal = (row, list) => {
      if (!row || list.scrollHeight <= list.clientHeight + 1) return;
      const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
      if (inner.bottom > outer.bottom - 8) list.scrollTop += inner.bottom - outer.bottom + 40;
      if (inner.top < outer.top + 40) list.scrollTop += inner.top - outer.top - 48;
    };
    """#
}
