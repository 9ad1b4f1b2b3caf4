/// What the system font adds after each character, by its size (LAY-304).
///
/// Source: "Typography" of Apple's Human Interface Guidelines, SF Pro on iOS.
enum TrackingTable {
  /// Sizes in points with thousandths of the size.
  static let entries: [(size: Double, tracking: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6),
    (14, -11), (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18),
    (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14),
    (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10),
    (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8), (45, 8),
    (46, 8), (47, 8), (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6),
    (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2),
    (70, 2), (72, 2), (76, 1), (80, 0),
  ]

  /// The tracking of a size, in thousandths of it: linear between the entries, constant beyond them.
  static func tracking(ofSize size: Double) -> Double {
    guard let upper = entries.firstIndex(where: { $0.size >= size }) else { return entries.last?.tracking ?? 0 }
    guard upper > 0 else { return entries[0].tracking }
    let (below, above) = (entries[upper - 1], entries[upper])
    let fraction = (size - below.size) / (above.size - below.size)
    return below.tracking + (above.tracking - below.tracking) * fraction
  }
}
