extension StudioStyle {
  /// What is beside the screens; menus and forms.
  static let parts = #"""
    .choice { display: flex; gap: 14px; }
    .choice button {
      color: var(--soft); padding: 4px 0; border-bottom: 2px solid transparent; white-space: nowrap;
    }
    .choice button[aria-pressed="true"], .choice button[aria-selected="true"] {
      color: var(--text); border-color: var(--accent);
    }
    .panels > .choice { gap: 0 13px; flex-wrap: wrap; }
    .elements { margin: 0 -16px 14px; }
    .elements [data-ref] {
      display: block; width: 100%; text-align: left; padding: 1px 16px 1px calc(16px + var(--depth, 0) * 12px);
      overflow-wrap: anywhere;
    }
    .elements b, .matches b { font-weight: 500; }
    .decided { color: var(--amber); cursor: help; }
    .panels .note { padding-bottom: 14px; }
    [data-ref].hovered { background: var(--chosen); }
    .query {
      width: 100%; padding: 7px 10px; border: 0; border-radius: 6px; background: var(--side); margin-bottom: 10px;
    }
    .query::placeholder { color: var(--faint); }
    .matches li { display: grid; grid-template-columns: 20px minmax(0, 1fr); padding: 4px 0; }
    .matches li + li { border-top: 1px solid var(--line); }
    .matches button { text-align: left; overflow-wrap: anywhere; grid-column: 2; }
    .matches .count { color: var(--amber); font-weight: 600; }
    .matches .soft:hover { color: var(--accent); }
    .lines li { padding: 2px 0; overflow-wrap: anywhere; white-space: pre-wrap; }
    .records b { font-weight: 400; white-space: pre-line; }
    .records b:not(:only-child) { font-weight: 600; }
    .output { white-space: pre-wrap; overflow-wrap: anywhere; }
    .previews li { padding: 5px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .previews button { text-align: left; }
    .form { display: grid; gap: 8px; margin-bottom: 12px; }
    .form > .choice { padding: 0 !important; border: 0 !important; }
    .form label, dialog label {
      display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; align-items: center;
    }
    .form label span { width: 34px; }
    .form input, dialog input {
      padding: 5px 9px; border: 0; border-radius: 6px; background: var(--side); min-width: 0; width: 100%;
    }
    .form p, dialog p { display: flex; gap: 16px; }
    .written {
      white-space: pre-wrap; word-break: break-all; background: var(--side); border-radius: 8px; padding: 10px 12px;
      tab-size: 2;
    }
    dialog form { display: grid; gap: 8px; margin-top: 12px; min-width: min(360px, 74vw); }
    dialog label span { min-width: 60px; }
    .menu {
      position: fixed; z-index: 3; display: grid; min-width: 190px; max-width: 320px; max-height: 80vh; overflow: auto;
      background: var(--back); border-radius: 10px; box-shadow: var(--shade), 0 0 0 1px var(--line); padding: 6px;
    }
    .menu p { padding: 3px 10px 6px; overflow-wrap: anywhere; }
    .menu button { text-align: left; padding: 4px 10px; border-radius: 6px; overflow-wrap: anywhere; }
    .menu button:hover, .menu button:focus { background: var(--chosen); outline: none; }
    .menu hr { width: 100%; border: 0; border-top: 1px solid var(--line); margin: 5px 0; }
    """#

  /// On a window that is not wide, and on a phone.
  static let narrow = #"""
    @media (max-width: 1100px) {
      .studio { grid-template: auto minmax(0, 1fr) minmax(0, 40%) / 230px minmax(0, 1fr); }
      .studio .steps { grid-row: 2 / 4; }
      .studio .panels { border-left: 0; border-top: 1px solid var(--line); }
    }
    @media (max-width: 720px) {
      html, body, #page { height: auto; }
      .studio { display: flex; flex-direction: column; }
      .stage { order: 1; }
      .studio .steps { order: 2; }
      .studio .panels { order: 3; }
      .studio > header { position: sticky; top: 0; z-index: 2; background: var(--back); padding: 6px 10px; gap: 6px; }
      .studio > header .group { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; max-width: 100%; }
      .studio > header .group > * { flex: none; }
      .studio > header > .tool:last-child { position: absolute; right: 10px; top: 6px; }
      .studio > header > .group + .tool { margin: 0; }
      .stage { padding: 12px 10px; }
      .screens { flex-direction: column; }
      .steps { max-height: 30vh; border: 0; border-bottom: 1px solid var(--line); padding-bottom: 6px; }
      .steps .edit { opacity: 1; }
      .steps .edit button { width: 32px; }
      .steps .go { padding-top: 7px; padding-bottom: 7px; }
      .studio .panels .body { padding-bottom: 60px; min-height: 50vh; }
      .elements [data-ref] { padding-top: 5px; padding-bottom: 5px; }
      .menu button { padding: 8px 10px; }
    }
    """#
}
