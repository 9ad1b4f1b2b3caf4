/// How the page looks: CSS without a build step.
package enum PageStyle {}
