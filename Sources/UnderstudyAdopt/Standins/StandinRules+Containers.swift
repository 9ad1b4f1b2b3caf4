import Foundation

/// Containers of dependencies: functions that keep what makes the values of a type, and those that give such a value.
extension StandinRules {
  /// Lets a function take the type that it is called with, if its name says that it keeps or makes a value of it.
  func takeType(_ member: inout StandinMember, _ use: Use, _ tokens: SourceTokens) {
    guard let first = use.arguments?.first, first.label == nil, member.parameters.first?.form == .anything else {
      return
    }
    let isType = tokens.isType(first.range)
    if isType, NamingKnowledge.registers(member.name) {
      member.parameters[0].form = .metatype
      for index in member.parameters.indices.dropFirst() {
        guard case .closure(var shape) = member.parameters[index].form, shape.result != .nothing else { continue }
        shape.result = .registered
        member.parameters[index].form = .closure(shape)
      }
    } else if NamingKnowledge.resolves(member.name), member.result == StandinMember.unknown,
      isType || use.isOfParameter(first.range, tokens)
    {
      member.parameters[0].form = .metatype
      member.result = StandinMember.registered + (tokens.isUnwrapped(use) ? "?" : "")
    }
  }

  /// Changes a result of the type that is asked for: into an optional one or back, else into one of which each call decides.
  ///
  /// - Returns: Whether the member has such a result.
  static func refineRegistered(_ member: inout StandinMember, from: String, to: String) -> Bool {
    let optional = StandinMember.registered + "?"
    guard [StandinMember.registered, optional].contains(member.result), plain(from) != StandinMember.unknown else {
      return false
    }
    if to == from + "?", member.result != optional {
      member.result = optional
    } else if from == to + "?", member.result == optional {
      member.result = StandinMember.registered
    } else {
      member.result = StandinMember.generic
      for index in member.parameters.indices where member.parameters[index].form == .metatype {
        member.parameters[index].form = .anything
      }
    }
    return true
  }
}

extension SourceTokens {
  /// Whether an argument is a type, as `Kettle.self`.
  fileprivate func isType(_ range: Range<Int>) -> Bool {
    range.count >= 3 && text(range.upperBound - 1) == "self" && text(range.upperBound - 2) == "."
      && ["(", "["].contains(text(range.lowerBound)) == false && tokens[range.lowerBound].isUppercase
  }

  /// Whether a call's result is treated as an optional one.
  fileprivate func isUnwrapped(_ use: Use) -> Bool {
    if ["!", "?"].contains(text(use.end)) && tokens[use.end].isAttached || text(use.end) == "??" { return true }
    var place = use.start - 1
    while ["try", "await"].contains(text(place)) { place -= 1 }
    return text(place) == "=" && text(place - 2) == "let" && ["if", "guard", ",", "while"].contains(text(place - 3))
  }
}

extension Use {
  /// Whether an argument is a parameter with a type for its value, as of `func find<T>(_ type: T.Type)`.
  fileprivate func isOfParameter(_ range: Range<Int>, _ tokens: SourceTokens) -> Bool {
    guard range.count == 1 else { return false }
    let name = tokens.text(range.lowerBound)
    return (max(0, index - 200)..<index).contains {
      tokens.text($0) == name && tokens.text($0 + 1) == ":" && tokens.text($0 + 3) == "."
        && tokens.text($0 + 4) == "Type"
    }
  }
}
