/**
 * The build targets for the oldest browsers that the shop works in: Safari 15.4, Chrome 100 (also Edge, Samsung Internet
 * and Opera of its age) and Firefox 100. `e2e/browser-support.spec.ts` checks what is built, since a syntax that a
 * browser does not know stops the whole file. For Safari 15.4 the compiler would replace class fields, which it has,
 * because of a bug with functions in computed names that no script here has.
 */
export const BROWSERS = ['safari16', 'chrome100', 'firefox100']
