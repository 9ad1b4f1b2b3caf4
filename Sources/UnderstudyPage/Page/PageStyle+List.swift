extension PageStyle {
  /// The list of all tests.
  static let list = #"""
    .overview { max-width: 1120px; margin: 0 auto; padding: 36px 28px 80px; }
    .overview > header { display: flex; flex-wrap: wrap; align-items: end; gap: 6px 24px; }
    .overview > header p { color: var(--soft); }
    .overview > header > div { flex: 1 1 300px; }
    .bar { display: flex; gap: 2px; height: 4px; margin: 18px 0 24px; }
    .bar span { border-radius: 2px; min-width: 4px; background: var(--green); }
    .bar .failed { background: var(--red); }
    .bar .skipped { background: var(--faint); }
    .modules { width: 100%; border-collapse: collapse; margin-bottom: 28px; }
    .modules th { color: var(--soft); font-weight: 400; text-align: left; padding: 3px 0 5px 20px; }
    .modules td { border-top: 1px solid var(--line); padding: 5px 0 5px 20px; }
    .modules :first-child { padding-left: 0; }
    .modules th.number { text-align: right; }
    .modules button:hover { color: var(--accent); }
    .tools {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center;
      padding: 10px 0; background: var(--back); border-bottom: 1px solid var(--line);
    }
    .tools input {
      flex: 1 1 200px; min-width: 0; padding: 5px 10px; border: 0; border-radius: 6px; background: var(--side);
    }
    .tools input::placeholder { color: var(--faint); }
    .choice { display: flex; gap: 16px; }
    .choice button {
      color: var(--soft); padding: 4px 0; border-bottom: 2px solid transparent; white-space: nowrap;
    }
    .choice button[aria-pressed="true"], .choice button[aria-selected="true"] {
      color: var(--text); border-color: var(--accent);
    }
    .choice button:disabled { color: var(--faint); cursor: default; }
    .tests h2 { padding: 22px 0 6px; }
    .tests h2 span { font-weight: 400; }
    .tests li > a, .tests li > div {
      display: grid; grid-template-columns: 18px minmax(0, 1fr) 76px 76px; gap: 2px 8px; padding: 6px 0;
      border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 32px;
    }
    .tests li > a:hover { background: var(--hover); }
    .tests .name { overflow-wrap: anywhere; }
    .tests .name b { font-weight: 500; }
    .tests .why { grid-column: 2 / -1; color: var(--red); overflow-wrap: anywhere; }
    .mark { font-weight: 600; text-align: center; }
    .mark.failed { color: var(--red); }
    .mark.passed { color: var(--green); }
    .mark.skipped { color: var(--faint); }
    .empty { color: var(--soft); padding: 28px 0; }
    @media (max-width: 640px) {
      .overview { padding: 20px 16px 60px; }
      .modules .wide { display: none; }
      .modules td, .modules th { padding-left: 10px; }
      .tests li > a, .tests li > div { grid-template-columns: 18px minmax(0, 1fr) 64px; }
      .tests .virtual { display: none; }
    }
    """#
}
