/// The lines of the system symbols that a count over public apps has found beside the commonest, and of their kin.
enum MoreSymbolShapes {
  /// Other names of symbols that are drawn alike here.
  static let aliases = [
    "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
    "arrow.up.forward": "arrow.up.right", "arrow.swap": "arrow.up.arrow.down", "line.horizontal.3": "line.3.horizontal",
    "rotate.left": "arrow.counterclockwise", "rotate.right": "arrow.clockwise", "restart": "gobackward",
    "bubble": "bubble.left", "chart": "chart.bar", "cube": "shippingbox", "cube.box": "shippingbox",
    "cube.transparent": "shippingbox", "display": "desktopcomputer", "pc": "desktopcomputer", "tram": "bus",
    "doc.plaintext": "doc.text", "doc.richtext": "doc.text", "note.text": "doc.text", "speedometer": "gauge",
    "stopwatch": "timer", "list.star": "list.bullet", "list.triangle": "list.bullet", "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right", "square.dashed": "viewfinder", "staroflife": "asterisk", "suit.heart": "heart",
    "target": "largecircle.circle", "text": "text.alignleft", "speaker.wave.3": "speaker.wave.2",
    "speaker.wave.1": "speaker.wave.2", "dot.radiowaves.left.and.right": "antenna.radiowaves.left.and.right",
    "textformat.size": "textformat", "person.crop": "person", "photo.stack": "photo.on.rectangle",
    "list.bullet.clipboard": "list.clipboard", "doc.on.clipboard": "clipboard", "circle.circle": "largecircle.circle",
  ]

  /// What is a sign of a font; the first one is written.
  static let letters = [
    "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "centsign": "¢", "bitcoinsign": "B",
    "indianrupeesign": "R", "bold": "B", "italic": "I", "underline": "U", "strikethrough": "S", "character": "A",
    "function": "f", "textformat.abc": "A",
  ]

  static let shapes = StrokeNotation.table(
    """
    airplane g8e9a96g4g69291b0b08051527674060a7e7g8
    antenna.radiowaves.left.and.right @882 ~5b4855 ~bbc8b5 ~2e0822 ~eeg8e2
    arrow.2.squarepath 363cac 8eac8a dad464 826486
    arrow.down.left ee22 2b22b2
    arrow.down.right 2ee2 52e2eb
    arrow.down.to.line 8f84 4884c8 21e1
    arrow.left.and.right 08g8 3b0835 dbg8d5
    arrow.triangle.2.circlepath ~293d8fdc 9cdcdg ~e7d38134 743430
    arrow.up.and.down 8g80 5d8gbd 5380b3
    arrow.up.left e22e be2e25
    arrow.up.left.and.arrow.down.right 8e2e28 2e6a 82e2e8 e2a6
    arrow.up.to.line 818c 488cc8 2fef
    arrow.uturn.left 5f1b57 1bab ~abebe3a3 a353
    arrow.uturn.right bffbb7 fb6b ~6b2b2363 63b3
    asterisk 8g80 1cf4 14fc
    at @885 ~aba7b5d6e8dc8f3d183381c2
    banknote 030dgdg303 @885 38 d8
    barcode 1e12 3e32 6e62 8e82 beb2 fef2
    barcode.viewfinder 1b1f5f bffffb f5f1b1 511115 5b55 8b85 bbb5
    basket 09g9d13109 497f c99f
    basketball @88f 08g8 8g80 ~3d6a6633 ~ddaaa6d3
    battery.25 040cdcd404 f7f9 #262a4a4626
    battery.100 040cdcd404 f7f9 #262abab626
    bed.double 0e02 05g5 g2g808 383b7b78 989bdbd8
    bicycle @346 @d46 346a84ba d4ba 5b7b babc
    birthday.cake 1118f8f111 ~154685c6f5 888c 8e8f
    book.closed d4df4f3e3341d1d44433
    books.vertical 111f4f4111 414d7d7141 8eafe3b28e
    bubble.left.and.bubble.right ~161b4f9fcb984816 ~c8f6f1c39375
    bubble.right ~d2f8cd4d1844a4d2
    building.2 111f8f81 8bfbf1 11f1 3c6c 3969 3666 b8d8 b5d5
    bus 232fefe323 28e8 @523 @b23
    camera.viewfinder 1b1f5f bffffb f5f1b1 511115 @886
    captions 39a9 3686 a6d6
    chart.line.uptrend.xyaxis 1f11f1 3477a9fe cefefb
    chart.pie @88f 888g 88e3
    chart.xyaxis.line 1f11f1 3478a6fd
    chevron.compact.down 1a87fa
    chevron.compact.up 1789f7
    chevron.left.2 ff98f1 8f1881
    chevron.left.forwardslash.chevron.right 4c0844 ccg8c4 af61
    chevron.right.2 1f7811 8fe881
    circle.grid.2x2 @4c6 @cc6 @446 @c46
    circle.grid.3x3 @3d3 @8d3 @dd3 @383 @883 @d83 @333 @833 @d33
    circle.lefthalf.filled @88f #8f5e2b182552818f
    clipboard 222eeee222 5d5gbgbd5d
    clock.arrow.circlepath ~2b6fddf7c26125 1f2b6b 8c88b6
    cloud.bolt ~47192c4d6gagcdfbe8c747 9572a361
    cloud.rain ~47192c4d6gagcdfbe8c747 5442 8472 b4a2
    cloud.snow ~47192c4d6gagcdfbe8c747 54 83 b4 61 a1
    crop 4g44g4 0cccc0
    cross 6066060a6a6gagaagag6a6a060
    cross.case 121bfbf212 5b5ebebb 8984 66a6
    cup.and.saucer 2d295595b9bd2d ~bcdcdab9 12d2
    curlybraces ~6g4e4a28464260 ~agcecae8c6c2a0
    desktopcomputer 040fgfg404 07g7 51b1 6461 a4a1
    doc.on.doc 515bbbf7f151 bbb7f7 54141f8fbc
    doc.text 313f9fdbd131 9f9bdb 58b8 55b5
    dot.radiowaves.right @382 ~5b6855 ~8d9883 ~bgd8b0
    dumbbell 1a16 3c34 38d8 dcd4 faf6
    exclamationmark.2 5f56 51 bfb6 b1
    eyeglasses @476 @c76 7899
    figure.run @be3 9b86 866321 86b4a0 4a9bd8
    figure.stand @8e3 8b86 8661 86a1 588bb8
    figure.walk @9e3 8b97 9761 97c1 588bc8
    fuelpump 212fafa121 4a4d8d8a4a a8c8c3e3eadd
    gamecontroller ~214a6caccae1b55521 5a56 3878 @b93
    gauge ~32162b6eaeebf6d2 86bb
    graduationcap 8e0a86ga8e 3835 ~3582d5 d8d5 g9g5
    hand.raised 39575e7e7a7g9g9a9fbfbabdddd5b16139
    hand.thumbsdown 1e17474e1e 47819396f6de4e
    headphones ~161a4e8gcefaf6 1611414616 f6f1c1c6f6
    infinity ~884c084488ccg8c488
    ipad 202gege020 7191
    iphone 404gcgc040 7191
    keyboard 030dgdg303 3a 6a 9a ca 37 67 97 c7 54b4
    laptopcomputer 262eeee626 03g3
    largecircle.circle @88f @887
    lightbulb ~64673a4e8gcedaa7a4 64a4 62a2 7191
    line.diagonal 22ee
    list.bullet.rectangle 030dgdg303 3b 6bdb 38 68d8 35 65d5
    list.clipboard 222eeee222 5d5gbgbd5d 5aba 57b7 54b4
    location.north 8g1184f18g
    lock.rotation ~2b6fddf7c26125 1f2b6b 697c9ca9 5459b9b454
    medal @866 5b2g 8b7g bbeg
    minus.magnifyingglass @79c b5f1 49a9
    moon.stars ~9f4e184281c4858a9f cgcc aeee f9f7 e8g8
    mountain.2 015b87bdg101
    mug 2e2543a3b5be2e ~bcecf9e6b6
    music.note.list 1e9e 1a9a 1666 @a34 c3ccfbf8
    network @88f 08g8 ~8g4880c88g 2cec 24e4
    nosign @88f 3dd3
    number 5f31 dfb1 1bfb 15f5
    octagon 51151b5fbffbf5b151
    paperclip ~e882422538afdfecda745557bc
    pawprint @2a4 @6e4 @ae4 @ea4 ~425688b6c28342
    pencil.line 2236cffc6322 91f1
    person.3 @8b5 ~425588b5c2 42c2 @2a3 @ea3 ~0427 ~g4e7
    person.text.rectangle 030dgdg303 @5a4 ~254785 aada a7d7
    photo.on.rectangle 414cgcg141 4477a4d7g4 @d93 43131fdfdc
    plus.magnifyingglass @79c b5f1 7c76 49a9
    power 8g88 ~4d192461a1e4f9cd
    printer 33030agag3d3 3a3gdgda 3731d1d737
    qrcode.viewfinder 1b1f5f bffffb f5f1b1 511115 555bbbb555
    quote @593 ~495b7d @b93 ~a9bbdd
    quote.opening @593 ~495b7d @b93 ~a9bbdd
    quote.closing @5b3 ~6b5937 @bb3 ~cbb997
    rectangle.on.rectangle 414cgcg141 43131fdfdc
    rectangle.portrait 414fcfc141
    rectangle.portrait.and.arrow.right a5a1313fafab 68f8 cbf8c5
    rectangle.split.3x1 030dgdg303 535d b3bd
    rectangle.stack 111bfbf111 2ded 3gdg
    repeat 292cdc bfdcb9 e7e434 573451
    safari @88f bb975579bb
    scissors @435 @c35 56bf b65f
    scope @88f 8g8c 8480 0848 c8g8
    scribble ~1a4e569ea5ebf6
    seal 8gaeeeeag8e6e2a280622226082a2e6e8g
    server.rack 191ffff919 1117f7f111 4c 44
    shield 8g2d274380c3e7ed8g
    shuffle 1c4cb4f4 d6f4d2 1444bcfc defcda
    slash 42ce
    slash.whole 1ff1
    snow 8g80 1cf4 14fc 6e8cae 6284a2
    snowflake 8g80 1cf4 14fc 6e8cae 6284a2
    soccerball @88f 8c5965a5b98c
    sparkle 8g99g897807708798g
    sparkles 6d78c776615607586d dgdc befe
    speaker 151b4b9f914515
    sportscourt 030dgdg303 838d @884
    square.grid.2x2 191f7f7919 999ffff999 1117777111 9197f7f191
    square.grid.3x3 @3d3 @8d3 @dd3 @383 @883 @d83 @333 @833 @d33
    square.on.circle 515bfbf151 ~5534282c5f9fbb
    square.on.square 515bfbf151 55151fbfbb
    square.split.2x1 111ffff111 818f
    square.stack 111bfbf111 2ded 3gdg
    square.stack.3d.up 8g0c88gc8g 0884g8 0480g4
    star.leadinghalf.filled 8gabgab7d28532570a6b8g #8g8532570a6b8g
    storefront 2128e8e121 082fefg808 6166a6a1
    suit.club @8b7 @477 @c77 8861a188
    suit.diamond 8g3880d88g
    suitcase 121bfbf212 5b5ebebb 4b42 cbc2
    sun.min @886 8e8f cced e8f8 c4d3 8281 4433 2818 4c3d
    table 121efef212 1afa 16f6 6e62
    tent 8f01g18f 8851b188
    terminal 020egeg202 3b6835 84c4
    text.aligncenter 1dfd 49c9 15f5 41c1
    text.alignleft 1dfd 19a9 15f5 11a1
    text.alignright 1dfd 69f9 15f5 61f1
    text.justify 1dfd 19f9 15f5 11f1
    textformat 125e92 3777 @c45 e6e2
    ticket 030dgdg303 aca9 a7a4
    tray.full 073edeg7g202075765a5b7g7 4ccc 39d9
    tree 8g3a5a15f5bada8g 8581
    tshirt 5e0b284941c1c9e8gbbe8c5e
    umbrella ~083d8fddg8 08g8 8882 ~82715153
    wallet.pass 030dgdg303 g5a5a9g9
    wand.and.stars 22bb dgdc befe 4f4b 2d6d e6e2 c4g4
    waveform 1917 3b35 5e52 7a76 9f91 bdb3 dad6 f9f7
    wind ~0a9abcad8c ~07b7e6e3b3 0474
    wineglass 3f4986c9df 3fdf 8681 51b1
    x.squareroot 1838528fgf
    zzz 1f7f1979 98e892e2
    """)
}
