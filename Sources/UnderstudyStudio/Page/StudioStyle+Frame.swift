extension StudioStyle {
  /// Where the parts of the page are.
  static let frame = #"""
    html, body { height: 100%; }
    #page { height: 100vh; height: 100dvh; display: flex; flex-direction: column; }
    .studio {
      flex: 1; min-height: 0; display: grid;
      grid-template: auto minmax(0, 1fr) / 250px minmax(0, 1fr) minmax(340px, 30vw);
    }
    .studio > header {
      grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center;
      padding: 8px 14px; border-bottom: 1px solid var(--line);
    }
    .studio > header h1 { font-size: 14px; letter-spacing: 0; }
    .group { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
    .studio > header > .group + .tool { margin-left: auto; }
    .tool, select {
      font: inherit; color: inherit; background: var(--side); border: 0; border-radius: 6px; padding: 3px 8px;
      height: 26px; white-space: nowrap; cursor: pointer;
    }
    .tool:hover, select:hover { background: var(--hover); }
    .tool[aria-pressed="true"], select.chosen { background: var(--chosen); color: var(--accent); }
    .tool:disabled { color: var(--faint); cursor: default; }
    select { max-width: 116px; text-overflow: ellipsis; }
    select.app { max-width: 190px; font-weight: 600; }
    #time { min-width: 58px; text-align: right; }
    #notice:not(:empty) {
      display: flex; gap: 16px; align-items: baseline; padding: 8px 16px; background: var(--red-back);
      border-bottom: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; max-height: 30vh;
      overflow: auto;
    }
    #notice p { flex: 1; }
    #said {
      position: fixed; bottom: 14px; left: 50%; transform: translateX(-50%); z-index: 4; border-radius: 8px;
      background: var(--text); color: var(--back);
    }
    #said:not(:empty) { padding: 6px 14px; }
    .steps { overflow-y: auto; background: var(--side); border-right: 1px solid var(--line); padding-bottom: 30px; }
    .steps header {
      display: flex; gap: 6px; align-items: center; padding: 8px 10px 6px 14px; position: sticky; top: 0;
      background: var(--side);
    }
    .steps header h2 { flex: 1; }
    .steps header .tool { background: var(--back); font-size: 16px; line-height: 1; }
    .steps ol > li { display: flex; border-left: 3px solid transparent; }
    .steps ol > li:hover { background: var(--hover); }
    .steps ol > li[aria-current="true"] { background: var(--chosen); border-color: var(--accent); }
    .steps ol > li.gone .title { color: var(--faint); }
    .steps .pause { padding: 10px 14px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    .steps .pause .tool { background: var(--back); margin: 6px 6px 6px 0; }
    .steps .go {
      flex: 1; min-width: 0; text-align: left; display: grid; grid-template-columns: 24px minmax(0, 1fr) auto;
      gap: 0 8px; padding: 4px 6px 4px 6px;
    }
    .steps .count { color: var(--faint); text-align: right; font-size: 11px; line-height: 19px; }
    .steps .time { color: var(--faint); font-size: 11px; line-height: 19px; }
    .steps .title { overflow-wrap: anywhere; }
    .steps .edit { display: flex; opacity: 0; }
    .steps ol > li:hover .edit, .steps ol > li:focus-within .edit { opacity: 1; }
    .steps .edit button { width: 20px; color: var(--soft); }
    .steps .edit button:hover { color: var(--accent); }
    .hints { padding: 0 14px; }
    .hints li { padding: 2px 0; overflow-wrap: anywhere; }
    .hints button { text-align: left; }
    .steps > p { padding: 10px 14px; overflow-wrap: anywhere; }
    """#
}
