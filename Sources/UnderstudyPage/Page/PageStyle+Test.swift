extension PageStyle {
  /// One test: its time line and its screens, on a desk, on a phone and on paper.
  static let test = #"""
    .single {
      display: grid; height: 100vh; height: 100dvh;
      grid-template: auto minmax(0, 1fr) / 320px minmax(0, 1fr) minmax(320px, 30vw);
    }
    .single > header {
      grid-column: 1 / -1; display: flex; gap: 4px 16px; align-items: baseline;
      padding: 9px 16px; border-bottom: 1px solid var(--line);
    }
    .single > header h1 {
      flex: 1; min-width: 0; font-size: 14px; letter-spacing: 0; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis;
    }
    .single > header h1 span { font-weight: 400; color: var(--soft); }
    .single > header nav { display: flex; gap: 14px; white-space: nowrap; }
    .steps { overflow-y: auto; background: var(--side); border-right: 1px solid var(--line); padding: 6px 0 40px; }
    .steps a {
      display: grid; grid-template-columns: 30px minmax(0, 1fr) auto; gap: 0 8px;
      padding: 4px 14px 4px 8px; border-left: 3px solid transparent;
      content-visibility: auto; contain-intrinsic-size: auto 27px;
    }
    .steps a:hover { background: var(--hover); }
    .steps a[aria-current="true"] { background: var(--chosen); border-color: var(--accent); }
    .steps .count { color: var(--faint); text-align: right; font-size: 11px; line-height: 19px; }
    .steps .time { color: var(--faint); font-size: 11px; line-height: 19px; }
    .steps .title { overflow-wrap: anywhere; padding-left: calc(var(--depth, 0) * 14px); }
    .steps .title em { font-style: normal; font-weight: 600; }
    .steps .activity .title { font-weight: 600; }
    .steps .wait .title { color: var(--soft); }
    .steps .failure { background: var(--red-back); }
    .steps .failure .title {
      color: var(--red); font-weight: 500; display: -webkit-box; -webkit-line-clamp: 3;
      -webkit-box-orient: vertical; overflow: hidden;
    }
    .steps .failure[aria-current="true"] { border-color: var(--red); }
    .stage {
      display: flex; flex-direction: column; min-width: 0; min-height: 0; padding: 14px 20px 18px; gap: 12px;
    }
    .stage > header { display: flex; flex-wrap: wrap; gap: 2px 18px; align-items: baseline; }
    .stage > header h2 { flex: 1 1 240px; font-size: 15px; overflow-wrap: anywhere; }
    .stage > header button { color: var(--soft); }
    .screens { flex: 1; min-height: 0; display: flex; justify-content: center; gap: 28px; }
    .screens figure {
      display: flex; flex-direction: column; align-items: center; min-width: 0; min-height: 0; gap: 7px;
      flex: 0 1 auto;
    }
    .screens figcaption { color: var(--soft); white-space: nowrap; }
    .screen {
      position: relative; flex: 0 1 auto; min-height: 0; max-width: 100%; border-radius: 14px; overflow: hidden;
      box-shadow: var(--shade); background: #fff;
    }
    .screen img { display: block; width: 100%; height: 100%; }
    .screen svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    .screen .target { fill: rgb(10 95 214 / 10%); stroke: #0a5fd6; stroke-width: 2.5; }
    .screen .touch { fill: rgb(10 95 214 / 55%); stroke: #fff; stroke-width: 2; }
    .screen .change { fill: rgb(240 150 20 / 12%); stroke: #e08a00; stroke-width: 1.5; }
    .unmarked .screen svg { display: none; }
    .missing { color: var(--soft); align-self: center; text-align: center; max-width: 260px; }
    .screens.many { flex-direction: column; align-items: center; gap: 14px; }
    @media (max-width: 1100px) {
      .single { grid-template: auto minmax(0, 1fr) minmax(0, 40%) / 280px minmax(0, 1fr); }
      .steps { grid-row: 2 / 4; }
      .single .panels { border-left: 0; border-top: 1px solid var(--line); }
    }
    @media (max-width: 720px) {
      .single { display: block; height: auto; }
      .single > header { position: sticky; top: 0; z-index: 2; background: var(--back); flex-wrap: wrap; }
      .single > header h1 { flex-basis: 100%; order: 2; white-space: normal; overflow-wrap: anywhere; }
      .single > header nav { flex: 1; justify-content: flex-end; }
      .steps { max-height: 34vh; border-right: 0; border-bottom: 1px solid var(--line); padding-bottom: 6px; }
      .steps a { padding-top: 6px; padding-bottom: 6px; }
      .stage { padding: 12px 16px; }
      .screens { flex: none; gap: 14px; height: 64vh; }
    }
    @media print {
      .single, .steps, .single .panels, .panels .body, .stage {
        display: block; height: auto; max-height: none; overflow: visible; border: 0;
      }
      .tools, .choice, .single > header nav, .single > header > a, .stage button { display: none !important; }
      .screens { display: flex; height: auto; }
      .screen { width: calc(360px * var(--ratio)) !important; height: 360px !important; }
      .steps { background: none; padding: 8px 0 16px; }
      .steps a, .tests li > a, .tests li > div { break-inside: avoid; content-visibility: visible; }
    }
    """#
}
