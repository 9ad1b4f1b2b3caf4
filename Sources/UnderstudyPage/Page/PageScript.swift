/// What the page does: JavaScript without a build step. It shows what the data say, and asks for nothing.
package enum PageScript {}
