import UnderstudyPage

/// The page's three files. They ask for nothing but this server's.
package enum StudioDocument {
  package static let page = Array(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Studio</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="studio.css">
    <script src="studio.js" defer></script>
    </head>
    <body>
    <noscript>The studio is shown by a script, which the browser does not run.</noscript>
    <div id="page"></div>
    </body>
    </html>

    """.utf8)

  package static let style = Array(
    [PageStyle.base, PageStyle.parts, StudioStyle.frame, StudioStyle.screens, StudioStyle.parts, StudioStyle.narrow]
      .joined(separator: "\n").utf8)

  package static let script = Array(
    """
    "use strict";
    (() => {
    \(scripts.joined(separator: "\n"))
    start();
    })();

    """.utf8)

  private static let scripts = [
    PageScript.text, StudioScript.server, StudioScript.sessions, StudioScript.screens, StudioScript.elements,
    StudioScript.acting, StudioScript.pointer, StudioScript.menus, StudioScript.clock, StudioScript.settings,
    StudioScript.steps, StudioScript.panels, StudioScript.find, StudioScript.code, StudioScript.keys,
  ]
}

/// What the page does: JavaScript without a build step. It has no logic of the app: sessions have that.
enum StudioScript {}

/// How the page looks: CSS without a build step.
enum StudioStyle {}
