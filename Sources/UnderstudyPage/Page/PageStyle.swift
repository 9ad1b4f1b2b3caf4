/// How the page looks: CSS without a build step.
enum PageStyle {}
