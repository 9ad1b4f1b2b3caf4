/// The units by their names, as strings of units have them.
enum UnitNames {
  /// A unit that takes prefixes, by its symbol.
  static let metric: [String: (factor: Double, powers: [String: Int])] = [
    "g": (1, ["g": 1]), "m": (1, ["m": 1]), "L": (1e-3, ["m": 3]), "l": (1e-3, ["m": 3]),
    "Pa": (1, ["Pa": 1]), "s": (1, ["s": 1]), "J": (1, ["J": 1]), "K": (1, ["K": 1]), "S": (1, ["S": 1]),
    "Hz": (1, ["s": -1]), "V": (1, ["V": 1]), "W": (1, ["J": 1, "s": -1]), "rad": (1, ["rad": 1]), "lx": (1, ["lx": 1]),
  ]

  /// A unit without prefixes, by its symbol.
  static let plain: [String: (factor: Double, powers: [String: Int])] = [
    "count": (1, ["count": 1]), "%": (0.01, [:]), "()": (1, [:]), "1": (1, [:]),
    "oz": (28.349523125, ["g": 1]), "lb": (453.59237, ["g": 1]), "st": (6350.29318, ["g": 1]),
    "in": (0.0254, ["m": 1]), "ft": (0.3048, ["m": 1]), "yd": (0.9144, ["m": 1]), "mi": (1609.344, ["m": 1]),
    "fl_oz_us": (2.95735295625e-5, ["m": 3]), "fl_oz_imp": (2.84130625e-5, ["m": 3]),
    "pt_us": (4.73176473e-4, ["m": 3]), "pt_imp": (5.6826125e-4, ["m": 3]),
    "cup_us": (2.365882365e-4, ["m": 3]), "cup_imp": (2.84130625e-4, ["m": 3]),
    "mmHg": (133.322387415, ["Pa": 1]), "cmAq": (98.06650124809235, ["Pa": 1]), "atm": (101_325, ["Pa": 1]),
    "inHg": (3386.38864, ["Pa": 1]),
    "min": (60, ["s": 1]), "hr": (3600, ["s": 1]), "d": (86_400, ["s": 1]),
    "cal": (4.184, ["J": 1]), "kcal": (4184, ["J": 1]), "Cal": (4184, ["J": 1]),
    "deg": (Double.pi / 180, ["rad": 1]), "dBASPL": (1, ["dBASPL": 1]), "dBHL": (1, ["dBHL": 1]), "IU": (1, ["IU": 1]),
    "D": (1, ["m": -1]),
  ]

  /// The unit of a name, nil where it is none.
  static func unit(of name: String) -> HKUnit? {
    var parts = name.split(separator: "/", omittingEmptySubsequences: false).map(product)
    guard !parts.isEmpty, let first = parts.removeFirst() else { return nil }
    var unit = first
    for part in parts {
      guard let part else { return nil }
      unit = unit.unitDivided(by: part)
    }
    return HKUnit(name, unit.factor, unit.powers, offset: parts.isEmpty ? first.offset : 0)
  }

  private static func product(_ name: Substring) -> HKUnit? {
    // The mass of a mole has a point of its own.
    let signs: Set<Character> = name.contains("<") ? ["*", "·"] : ["*", "·", "."]
    let parts = name.split(whereSeparator: signs.contains).map(power)
    guard let first = parts.first, let unit = first else { return nil }
    return parts.dropFirst().reduce(unit) { product, part in
      guard let product, let part else { return nil }
      return product.unitMultiplied(by: part)
    }
  }

  private static func power(_ name: Substring) -> HKUnit? {
    let inner = name.hasPrefix("(") && name.hasSuffix(")") && name != "()" ? name.dropFirst().dropLast() : name
    let parts = inner.split(separator: "^", maxSplits: 1)
    guard let symbol = parts.first, let unit = simple(String(symbol)) else { return nil }
    guard parts.count == 2 else { return unit }
    return Int(parts[1]).map { unit.unitRaised(toPower: $0) }
  }

  private static func simple(_ name: String) -> HKUnit? {
    switch name {
    case "degC": return HKUnit(name, 1, ["K": 1], offset: 273.15)
    case "degF": return HKUnit(name, 5.0 / 9, ["K": 1], offset: 459.67)
    default: break
    }
    if let unit = plain[name] ?? metric[name] { return HKUnit(name, unit.factor, unit.powers) }
    if name.hasPrefix("mol<") || name.contains("mol<") { return moles(name) }
    for prefix in HKMetricPrefix.allCases where prefix != .none && name.hasPrefix(prefix.symbol) {
      guard let unit = metric[String(name.dropFirst(prefix.symbol.count))] else { continue }
      return HKUnit(name, unit.factor * prefix.factor, unit.powers)
    }
    return nil
  }

  /// Moles of a substance, such as "mmol<180.15588000005408>": they are grams by the substance's molar mass.
  private static func moles(_ name: String) -> HKUnit? {
    let parts = name.split(separator: "<")
    guard parts.count == 2, parts[1].hasSuffix(">"), let mass = Double(parts[1].dropLast()) else { return nil }
    let prefix = HKMetricPrefix.allCases.first { "\($0.symbol)mol" == parts[0] }
    return prefix.map { HKUnit(name, mass * $0.factor, ["g": 1]) }
  }
}
