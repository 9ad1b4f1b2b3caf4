extension PageStyle {
  /// What is beside the screens, and snapshots beside their references.
  package static let parts = #"""
    .panels {
      display: flex; flex-direction: column; min-width: 0; min-height: 0; border-left: 1px solid var(--line);
    }
    .panels .choice {
      padding: 6px 16px 0; border-bottom: 1px solid var(--line); overflow-x: auto; scrollbar-width: none;
      flex: none;
    }
    .panels .choice button { margin-bottom: -1px; padding: 5px 0 7px; }
    .panels .choice small { color: var(--faint); font-size: 11px; }
    .panels .body { flex: 1; overflow: auto; padding: 12px 16px 40px; }
    .panels h3 { font-size: 12px; font-weight: 600; color: var(--soft); padding: 14px 0 4px; }
    .panels ul + ul h3 { padding-top: 18px; }
    .panels h3:first-child { padding-top: 0; }
    .panels p.path { color: var(--soft); overflow-wrap: anywhere; padding-bottom: 8px; }
    .message { font: 12px/1.55 var(--mono); overflow-wrap: anywhere; white-space: pre-wrap; }
    .message div { padding-left: calc((var(--indent, 0) + 2) * 1ch); text-indent: -2ch; }
    .message div:first-child { color: var(--red); font-weight: 600; padding-bottom: 6px; }
    .code, .tree { overflow-x: auto; margin: 0 -16px; }
    .code { margin-bottom: 16px; }
    .code div, .tree div { display: flex; white-space: pre; min-width: fit-content; padding: 0 16px 0 0; }
    .code span {
      flex: none; width: 52px; padding-right: 14px; text-align: right; color: var(--faint); user-select: none;
    }
    .code .here { background: var(--chosen); }
    .code .here.failed { background: var(--red-back); }
    .code .here span { color: var(--text); }
    .tree div { padding-left: 26px; position: relative; }
    .tree div::before { position: absolute; left: 12px; color: var(--faint); }
    .tree .plus { background: var(--green-back); color: var(--green); }
    .tree .plus::before { content: "+"; color: inherit; }
    .tree .minus { background: var(--red-back); color: var(--red); }
    .tree .minus::before { content: "−"; color: inherit; }
    .tree .gap { color: var(--faint); }
    .tree .gap button { color: inherit; }
    .tree .gap button:hover { color: var(--accent); }
    .changes li { padding: 5px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .changes h3 + li { border: 0; }
    .changes b { font-weight: 600; }
    .changes .arrow { color: var(--faint); padding: 0 5px; }
    .changes .by { display: block; color: var(--soft); }
    .events li {
      display: grid; grid-template-columns: 54px minmax(0, 1fr); gap: 10px; padding: 2px 0; overflow-wrap: anywhere;
    }
    .events .time { color: var(--faint); text-align: right; }
    .events .action { font-weight: 600; }
    .events .issue, .events .failure { color: var(--red); }
    .events .clock, .events .appearance, .events .disappearance { color: var(--soft); }
    .attachments li { padding: 4px 0 16px; }
    .attachments img {
      display: block; max-width: 100%; max-height: 420px; margin-top: 8px; box-shadow: var(--shade);
    }
    .attachments pre {
      margin-top: 6px; max-height: 300px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere;
      background: var(--side); padding: 8px 10px; border-radius: 6px;
    }
    .compare { flex: 1; min-height: 0; display: flex; flex-direction: column; gap: 12px; }
    .compare .pictures { flex: 1; min-height: 0; display: flex; gap: 28px; justify-content: center; }
    .compare figure {
      display: flex; flex-direction: column; gap: 7px; align-items: center; min-height: 0; min-width: 0;
    }
    .compare figcaption { color: var(--soft); }
    .compare .frame {
      position: relative; flex: 0 1 auto; min-height: 0; max-width: 100%; box-shadow: var(--shade);
      overflow: hidden; background: #fff;
    }
    .compare .frame img { display: block; width: 100%; height: 100%; }
    .compare .over { position: absolute; inset: 0; }
    .compare .edge {
      position: absolute; top: 0; bottom: 0; width: 2px; background: var(--accent); pointer-events: none;
    }
    .compare input[type="range"] { width: min(420px, 100%); align-self: center; accent-color: var(--accent); }
    .compare .tree { overflow: auto; }
    """#
}
