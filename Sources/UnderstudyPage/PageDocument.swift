/// The page without its data: one file that asks for nothing else.
package enum PageDocument {
  /// All that comes before the lines of data. The lines follow the end of the script, which reads them when all have come.
  package static let text = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="Understudy">
    <title>Test report</title>
    <style>
    \(styles.joined(separator: "\n"))
    </style>
    </head>
    <body>
    \(frame)
    <script>
    "use strict";
    (() => {
    \(scripts.joined(separator: "\n"))
    document.addEventListener("DOMContentLoaded", start);
    })();
    </script>

    """

  private static let styles = [PageStyle.base, PageStyle.list, PageStyle.test, PageStyle.parts]
  private static let scripts = [
    PageScript.data, PageScript.text, PageScript.overview, PageScript.steps, PageScript.screens, PageScript.panels,
    PageScript.comparison, PageScript.navigation,
  ]

  /// What is there before the script runs.
  private static let frame = """
    <noscript>This report is shown by a script, which the browser does not run.</noscript>
    <div id="page"></div>
    """
}
