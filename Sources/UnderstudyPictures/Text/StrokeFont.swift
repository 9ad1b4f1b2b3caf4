/// The shapes of characters as lines, on a grid of which 20 are the size of the font: the base line is at 4, small letters reach
/// to 14, capitals to 18.
enum StrokeFont {
  /// The shape of a character without accents; nil for one that the font lacks.
  static func shape(of character: Character) -> StrokeNotation? { shapes[String(character)] }

  /// The shape that a character has in monospaced fonts only: wide, so that it fills its place.
  static func monospaced(_ character: Character) -> StrokeNotation? { monospacedShapes[String(character)] }

  /// Where a mark is drawn above a letter of the height 14, for the accents of Latin letters.
  static func accent(_ scalar: Unicode.Scalar) -> StrokeNotation? { accents[scalar.value] }

  /// What stands for a character that the font lacks.
  static let unknown = StrokeNotation("040g8g8404")

  /// What stands for any emoji: a face.
  static let emoji = StrokeNotation("@9ai 6d cd ~5896d8")

  private static let accents: [UInt32: StrokeNotation] = [
    0x300: "1i3g", 0x301: "3i1g", 0x302: "0g2i4g", 0x303: "~0g1h3g4h", 0x308: "0h 4h", 0x30A: "~2j3h2g1h2j",
    0x30C: "0i2g4i", 0x304: "0h4h", 0x307: "2h", 0x327: "~241302",
  ].mapValues { StrokeNotation($0) }

  private static let monospacedShapes = StrokeNotation.table(
    """
    i 1e4e44 0484 4i
    j 1e5e52 ~523010 5i
    l 1j4j44 0484
    r 0e3e34 0474 ~3a5d7e8e
    I 0i8i 4i44 0484
    1 0f4i44 0484
    0 ~4i7g8b7644160b1g4i 276f
    """)

  private static let shapes = StrokeNotation.table(
    """
    a ~4e7c89764416091c4e 8e84
    b 0j04 ~4e7c89764416091c4e
    c ~8c4e1c09164486
    d ~4e7c89764416091c4e 8j84
    e 0989 ~897c4e1c09164486
    f ~5j3j2g 2g24 0e5e
    g ~4e7c89764416091c4e 8e83 ~83614001
    h 0j04 ~0b2d4e6d7b 7b74
    i 0e04 0i
    j 2e22 ~221000 2i
    k 0j04 7e08 3a74
    l 0j04
    m 0e04 ~0b2d3e5d6b 6b64 ~6b8d9ebdcb cbc4
    n 0e04 ~0b2d4e6d7b 7b74
    o ~4e7c89764416091c4e
    p 0e00 ~4e7c89764416091c4e
    q ~4e7c89764416091c4e 8e80
    r 0e04 ~0a1c3e5e
    s ~7c5e2e0c2a5876542406
    t 2h26 ~263444 0e5e
    u 0e07 ~0715346577 7e74
    v 0e448e
    w 0e346d94ce
    x 0e74 047e
    y 0e44 8e2010
    z 0e7e0474
    A 045ia4 2989
    B 040i4i ~4i7h7c4b 4b0b ~4b8a8544 4404
    C ~ag7i4i1g0b164474a6
    D 040i3i ~3i7h9b7534 3404
    E 8i0i0484 0b7b
    F 8i0i04 0b7b
    G ~ag7i4i1g0b164474a7 a7aa6a
    H 0i04 9i94 0b9b
    I 0i04
    J 6i68 ~6855341507
    K 0i04 8i0a 3d94
    L 0i0474
    M 040i66cic4
    N 040i949i
    O ~5i8hab8554250b2h5i
    P 040i4i ~4i7h8e7b4a 4a0a
    Q ~5i8hab8554250b2h5i 67a3
    R 040i4i ~4i7h8e7b4a 4a0a 4a84
    S ~8g6i3i0g1c4b7a97743406
    T 0iai 5i54
    U 0i08 ~0815447588 888i
    V 0i54ai
    W 0i447ga4ei
    X 0i94 049i
    Y 0i5bai 5b54
    Z 0i9i0494
    0 ~4i7g8b7644160b1g4i
    1 0f4i44
    2 ~0f1h4i7h8e6b04 0484
    3 ~0g4i7h7d4b ~4b89754406
    4 646i0888
    5 7i1i0b ~0b4d7c88653406
    6 ~7h4i1f09 ~4c7b88754415081b4c
    7 0i8i34
    8 ~4i7h7c4b1c1h4i ~4b7a87754415071a4b
    9 ~4i7h8e7b4a1b0e1h4i ~8d774415
    . 04
    , 1502
    : 04 0c
    ; 1502 1c
    ! 0i08 04
    ? ~0f3i6h6e3b38 34
    ' 0i0f
    " 0i0f 3i3f
    - 0a4a
    _ 0282
    + 0a8a 4e46
    = 0c8c 0888
    / 036j
    \\ 0j63
    | 0j02
    ( ~3j1g0b1632
    ) ~0j2g3b2602
    [ 3j0j0232
    ] 0j3j3202
    { ~4j2h2c0b2a2542
    } ~0j2h2c4b2a2502
    @ ~b562150b2h6iahccb898 989d ~9d5d4a679a
    # 3i14 7i54 0e8e 0888
    $ ~8g6i3i0g1c4b7a97743406 4k42
    % 9i04 ~2i4g2e0g2i ~7896745678
    & 941d ~1d1h4i6g5d1a07245499
    * 3i3c 0g6e 6g0e
    < 7e0a76
    > 0e7a06
    ^ 0d4i8d
    ` 0i2g
    ~ ~0a2b4a698a
    … 04 44 84
    → 0aca 8eca86
    ← ca0a 4e0a46
    ↑ 440i 4i 0e4i8e 4i44
    • 1a1b0b0a1a
    · 0a
    ✓ 0a45bh
    × 0d66 066d
    ‐ 0a4a
    ‑ 0a4a
    – 0a8a
    — 0aga
    ‘ 0i0f
    ’ 0i0f
    “ 0i0f 3i3f
    ” 0i0f 3i3f
    › 0e4a06
    ‹ 4e0a46
    € ~9g6i3g2b366496 0c7c 097a
    £ ~8g5i3g3b 3b040484 0b6b
    ° ~1i3i4h4d3c1c0d0h1i
    − 0a8a
    ÷ 0a8a 4e 46
    ± 0c8c 4g48 0484
    √ 0a2a54ai
    ∞ @4a8 @ca8
    ¥ 0i4a8i 4a44 0a8a 0787
    © @6bc ~8d6e4d3b496889
    ® @6bc 484e ~4e6e7d7c6b4b 6b88
    ™ 0i4i 2i2c 5c5i7f9i9c
    ¢ ~8c4e1c09164486 4h41
    « 4e0a46 8e4a86
    » 0e4a06 4e8a46
    ★ 5i6dad7a8558253a0d4d5i
    ß 040g ~0g3j6h4c ~4c785444 
    """)
}
