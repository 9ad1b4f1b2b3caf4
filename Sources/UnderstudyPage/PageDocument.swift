/// The page without its data: one file that asks for nothing else.
package enum PageDocument {
  /// All that comes before the lines of data. The lines follow the end of the script, which reads them when all have come.
  package static let text = """
    \(PageHead.text(title: "Test report", styles: styles))
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
    <div id="page"><p class="notice">The report is being read. If nothing else comes, this file was cut off or changed: copy it again,
    or run the tests again. The folders of the tests lie beside it.</p></div>
    """
}
