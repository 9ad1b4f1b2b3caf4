extension PageStyle {
  /// Colors, type and what all parts of the page have in common.
  package static let base = #"""
    :root {
      --back: #ffffff; --side: #f7f7f8; --text: #1d1d1f; --soft: #66666c; --faint: #9a9aa1; --line: #e4e4e8;
      --hover: #efeff2; --chosen: #e4eefc; --accent: #0a5fd6; --red: #c4261d; --red-back: #fdf0ee; --green: #1c7a3c;
      --green-back: #eaf6ed; --amber: #d97706; --shade: 0 1px 2px rgb(0 0 0 / 8%), 0 4px 14px rgb(0 0 0 / 7%);
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #151517; --side: #1b1b1e; --text: #ececef; --soft: #a1a1a9; --faint: #74747c; --line: #2d2d32;
        --hover: #242428; --chosen: #1d2f4a; --accent: #6cabff; --red: #ff7a6e; --red-back: #33191a; --green: #63cd84;
        --green-back: #16291c; --amber: #f0a63c; --shade: 0 0 0 1px #2d2d32, 0 4px 14px rgb(0 0 0 / 50%);
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: none; text-size-adjust: none; }
    body {
      margin: 0; background: var(--back); color: var(--text);
      font: 13px/1.45 -apple-system, system-ui, "Segoe UI", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    h1, h2, h3, p, ol, ul, pre, table, figure { margin: 0; padding: 0; }
    h1 { font-size: 22px; line-height: 1.2; font-weight: 650; letter-spacing: -0.015em; }
    h2 { font-size: 13px; font-weight: 600; }
    ol, ul { list-style: none; }
    a { color: inherit; text-decoration: none; }
    a:hover .link, a.link:hover { text-decoration: underline; }
    .link { color: var(--accent); }
    button, input { font: inherit; color: inherit; }
    button { background: none; border: 0; padding: 0; cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 4px; }
    .soft { color: var(--soft); }
    .red { color: var(--red); }
    .green { color: var(--green); }
    .mono, pre { font: 12px/1.5 var(--mono); }
    .number { text-align: right; white-space: nowrap; }
    .notice { padding: 8px 20px; background: var(--red-back); border-bottom: 1px solid var(--line); }
    script { display: none !important; }
    kbd { font: 11px var(--mono); border: 1px solid var(--line); border-radius: 3px; padding: 0 4px; }
    dialog {
      border: 0; border-radius: 10px; padding: 20px 24px; background: var(--back); color: var(--text);
      box-shadow: var(--shade);
    }
    dialog:focus-visible { outline: none; border-radius: 10px; }
    dialog::backdrop { background: rgb(0 0 0 / 30%); }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 12px 0 0; }
    dialog dd { margin: 0; }
    """#
}
