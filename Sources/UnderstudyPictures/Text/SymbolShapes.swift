/// The lines of the system symbols that are drawn, on a grid of 16 by 16 from the bottom left; see ``StrokeNotation``.
enum SymbolShapes {
  static subscript(name: String) -> StrokeNotation? {
    let name = MoreSymbolShapes.aliases[name] ?? name
    return shapes[name] ?? MoreSymbolShapes.shapes[name]
  }

  private static let shapes = StrokeNotation.table(
    """
    plus 28e8 8e82
    minus 28e8
    xmark 33dd 3dd3
    multiply 33dd 3dd3
    equal 2aea 26e6
    percent 33dd @4c5 @c45
    divide 28e8 8c 84
    plus.forwardslash.minus 1c7c 4f49 22ee 94f4
    plus.slash.minus 1c7c 4f49 22ee 94f4
    plusminus 2bcb 7g76 2323 23c3
    checkmark 2763de
    checklist 1c2b4e 18274a 142346 7dfd 79f9 75f5
    circle @88f
    square 111ffff111
    triangle 8f01g18f
    capsule 040cgcg404
    rectangle 030dgdg303
    diamond 8gg880088g
    hexagon 4fcfg8c141084f
    chevron.left bf48b1
    chevron.backward bf48b1
    chevron.right 5fc851
    chevron.forward 5fc851
    chevron.up 158cf5
    chevron.down 1b84fb
    chevron.up.chevron.down 4a8eca 4682c6
    arrow.left f818 7e1872
    arrow.right 18f8 9ef892
    arrow.up 818f 298fe9
    arrow.down 8f81 2781e7
    arrow.backward f818 7e1872
    arrow.forward 18f8 9ef892
    arrow.left.arrow.right fb2b 6f2b67 15e5 a9e5a1
    arrow.right.arrow.left 1beb afeba7 f525 692561
    arrow.up.arrow.down 515f 1b5f9b bfb1 75b1f5
    arrowshape.turn.up.left 6f0a65 0aaa ~aae8f2
    arrow.clockwise ~dae6c3815225295c9d 9g9a 9d6g
    arrow.counterclockwise ~3a264381b2e5e9bc7d 7gad7a
    gobackward ~3a264381b2e5e9bc7d 7gad7a
    arrow.up.right 22ee 5eeee5
    magnifyingglass @79c b5f1
    trash 1dfd 6d6fafad 3d41c1dd 6a64 aaa4
    star 8gabgab7d28532570a6b8g
    heart ~82271b4e8bcefbe782
    house 188ff8 3931d1d9 6166a6a1
    gear @88a @884 8d8g ccee d8g8 c4e2 8380 4422 3808 4c2e
    person @8b8 ~113586d5f1 11f1
    person.2 @5b6 ~02265786a2 02a2 @bc6 ~b7e6g3
    bell ~24474b8fcbc7e4 24e4 ~6281a2
    bookmark 4fcfc185414f
    tag 191f7ff79119 4c
    folder 121d6d8bfbf212
    doc 313f9fdbd131 9f9bdb
    envelope 131dfdf313 1d87fd
    phone ~3e2a65b2e3 3e6e6a e3e6a6
    calendar 111efef111 1afa 5g5d bgbd 57 87 b7 54 84
    clock @88f 8d88c8
    alarm @87c 8b87b7 1d4f fdcf
    pencil 2236cffc6322
    square.and.pencil 8e2e22e2e8 7779egge9777
    square.and.arrow.up 5a3a31d1daba 858g 5d8gbd
    square.and.arrow.down 5a3a31d1daba 8f85 5885b8
    ellipsis 28 88 e8
    info 6a8a82 62a2 8e
    questionmark ~4c8fcca98785 81
    exclamationmark 8f86 81
    exclamationmark.triangle 8f01g18f 8b86 83
    list.bullet 1d 5dfd 18 58f8 13 53f3
    line.3.horizontal 1dfd 18f8 13f3
    line.3.horizontal.decrease 1cfc 48c8 64a4
    line.horizontal.3.decrease 1cfc 48c8 64a4
    list.dash 1d2d 5dfd 1828 58f8 1323 53f3
    list.number 1d2d 5dfd 1828 58f8 1323 53f3
    slider.horizontal.3 0dgd @ad4 08g8 @584 03g3 @b34
    photo 020egeg202 055995c8g5 @bb2
    camera 020c4c6eaeccgcg202 @876
    play 313ff831
    pause 323e6e6232 a2aeded2a2
    stop 222eeee222
    forward 121e8812 828ef882
    backward f2fe88f2 828e1882
    cart 0e3e55d5fc4c @622 @c22
    bag 2b31d1eb2b ~5a6fafba
    creditcard 030dgdg303 0aga
    gift 2128e8e121 181bfbf818 818b ~8b4f3c8b ~8bcfdc8b
    globe @88f 08g8 ~8g4880c88g
    lock 3139d9d131 ~595d8fbdb9
    lock.open 3139d9d131 ~595d8fbd
    key @5b8 88f1 c4e6
    eye ~084c8dccg8c4834408 @884
    eye.slash ~084c8dccg8c4834408 2fe1
    sun.max @886 8e8g ccee e8g8 c4e2 8280 4422 2808 4c2e
    moon ~af4e184291e4968baf
    cloud ~431528496cacc9f7e4c343
    bolt 9g378760d9899g
    flame ~8g4a3580d5ba8g
    drop ~8g374280c2d78g
    leaf ~122b8effd78312 1199
    flag 303f 3edebbd838
    mic ~8g5d5886b8bd8g ~d8c6a483644538 8380
    paperplane 08ggb07608 76gg
    message ~32184dcdf8c46432
    bubble.left ~32184dcdf8c46432
    map 0d5fbdgfg3b153010d 5f53 bdb1
    mappin @8c7 8880
    location 17ff918817
    wifi ~0c2e5f8fbfeegc ~38496a8aaac9d8 82
    book 828d ~8d4f0e 0e03 ~034482c4g3 g3ge ~gecf8d
    chart.bar 1117474111 616e9e9161 b1baeae1b1
    tray 073edeg7g202075765a5b7g7
    film 020egeg202 424e c2ce 48c8
    tv 040egeg404 41c1
    music.note @535 838fdd
    speaker.wave.2 151b4b9f914515 ~ccdbe9e8e7d5c4
    wrench 22aa @bc6
    hammer 22aa 7dd7
    paintbrush ff77 ~7736116277
    hand.thumbsup 1219494212 498f9d9afad242
    archivebox 0b0fgfgb0b 2b21e1eb 68a8
    link ~794917154384 ~97c7f9fbcd8c 56ba
    sidebar.left 020egeg202 626e
    sidebar.right 020egeg202 a2ae
    dot #66a6aa6a66
    viewfinder 1b1f5f bffffb f5f1b1 511115
    qrcode 1f6f6a1a1f affffaaaaf 1666611116 a6 d6 a2 d2 b4
    shippingbox 8g1d1380f3fd8g 1d8afd 8a80
    box.truck 141d9d94 9bdbf8f494 14f4 @444 @c44
    car 1418395dbdd8f8f414 @444 @c44
    paintpalette @88f @5c3 @ac3 @583
    timer @87c 878b 6gag
    hourglass 3fdf 31d1 4f4c88cccf 414488c4c1
    text.bubble ~32184dcdf8c46432 5aba 5787
    trophy 4fcfcaa7674a4f 8782 52b2 4e1e1b4a cefefbca
    crown 222d688ea8ede222
    face.smiling @88f 6a aa ~5684b6
    building 313fdfd131 11f1 6c ac 68 a8
    building.columns 1a8gfa1a 11f1 3a31 6a61 aaa1 dad1
    video 030dbdb303 b9fcf4b7
    thermometer 6e65 aea5 ~6e8gae @834
    pin 5fbf 6f6a37d7aaaf 8780
    briefcase 121bfbf212 5b5eaeab 17f7
    fork.knife 3f3b7b7f 5f51 b1bfebe8b8
    icloud ~431528496cacc9f7e4c343
    app 111ffff111
    gearshape @88a @884 8d8g ccee d8g8 c4e2 8380 4422 3808 4c2e
    """)
}
