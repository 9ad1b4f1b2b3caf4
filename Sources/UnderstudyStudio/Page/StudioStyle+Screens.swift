extension StudioStyle {
  /// The screens, and what is drawn over them.
  static let screens = #"""
    .stage { min-width: 0; min-height: 0; padding: 8px 16px 16px; display: flex; flex-direction: column; gap: 10px; }
    .stage .bar { display: flex; flex-wrap: wrap; gap: 6px; justify-content: space-between; height: auto; margin: 0; }
    .screens { flex: 1; min-width: 0; min-height: 0; display: flex; justify-content: center; gap: 26px; }
    .screens figure {
      display: flex; flex-direction: column; align-items: center; gap: 7px; min-width: 0; min-height: 0;
    }
    .screens figcaption { display: flex; gap: 10px; color: var(--text); max-width: 100%; }
    .screens figcaption button:first-child {
      min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    .screens figure.current figcaption button:first-child { color: var(--accent); font-weight: 600; }
    .screen {
      position: relative; flex: none; overflow: hidden; box-shadow: var(--shade); background: #fff;
      touch-action: none; user-select: none; -webkit-user-select: none; cursor: default;
    }
    .screen:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
    .screen img { display: block; width: 100%; height: 100%; pointer-events: none; }
    .screen img:not([src]) { visibility: hidden; }
    .screen.over img { filter: grayscale(1); opacity: 0.45; }
    .marks, .marks > div { position: absolute; pointer-events: none; }
    .marks { inset: 0; }
    .marks .hovered { outline: 2px solid #0a5fd6; background: rgb(10 95 214 / 12%); border-radius: 3px; }
    .marks .hovered.decided { outline-style: dashed; }
    .marks .identifier { outline: 1px solid rgb(190 40 150 / 70%); border-radius: 2px; }
    .marks .found { outline: 2px solid #e08a00; background: rgb(240 150 20 / 14%); border-radius: 3px; }
    .marks span {
      position: absolute; left: 0; top: 0; max-width: 200px; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; font: 9px/1.3 var(--mono); padding: 0 3px; color: #fff; border-radius: 2px;
    }
    .marks .identifier span { background: #a81f83; }
    .marks .hovered span { background: #0a5fd6; }
    .marks .found span { background: #b56c00; }
    .marks .touch {
      width: 26px !important; height: 26px !important; margin: -13px; border-radius: 50%;
      background: rgb(10 95 214 / 45%); border: 2px solid #fff;
    }
    .below { flex: none; width: 100%; min-width: 0; overflow-y: auto; max-height: 84px; text-align: center; }
    .below:empty { display: none; }
    .problem {
      text-align: left; background: var(--red-back); border-radius: 8px; padding: 6px 10px; overflow-wrap: anywhere;
    }
    .problem pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 4px 0; }
    .problem p { display: flex; flex-wrap: wrap; gap: 4px 16px; }
    figure:only-child:has(.problem) { width: min(430px, 100%); }
    .problem > span:first-child { white-space: pre-wrap; }
    figure:has(.problem) .below { max-height: 180px; }
    """#
}
