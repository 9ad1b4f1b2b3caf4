import Foundation

/// A text file of build settings, as `NAME = value` line by line. Source: Apple's page "Build configuration file reference".
enum ConfigurationFile {
  /// Reads a file and those that it includes; what cannot be read has no settings.
  static func settings(in file: URL) -> [String: String] {
    var seen: Set<String> = []
    return read(file, &seen)
  }

  private static func read(_ file: URL, _ seen: inout Set<String>) -> [String: String] {
    guard seen.insert(file.standardizedFileURL.path).inserted,
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [:] }
    var result: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        guard let name = line.split(separator: "\"").dropFirst().first else { continue }
        let other = file.deletingLastPathComponent().descendant(String(name))
        result.merge(read(other, &seen)) { _, new in new }
      } else if let equals = equalsSign(in: line) {
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        result[name] = value.replacingOccurrences(of: "$(inherited)", with: result[name] ?? "$(inherited)")
      }
    }
    return result
  }

  /// The one between name and value: a condition in brackets has one, too.
  private static func equalsSign(in line: String) -> String.Index? {
    var depth = 0
    return line.indices.first { index in
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=": return depth == 0
      default: break
      }
      return false
    }
  }
}
