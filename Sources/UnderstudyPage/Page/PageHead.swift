/// The head of a page that asks for nothing else: no request leaves it, and it has light and dark.
enum PageHead {
  /// - Parameters:
  ///   - title: As HTML.
  ///   - styles: As CSS.
  static func text(title: String, styles: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="Understudy">
    <title>\(title)</title>
    <style>
    \(styles.joined(separator: "\n"))
    </style>
    </head>
    """
  }
}
