/** In this order: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

type Names = readonly (readonly [string, RegExp])[]

const find = (names: Names, userAgent: string) =>
  names.find(([, sign]) => sign.test(userAgent))?.[0]

/** The common name of a browser and its system; undefined for an unknown browser. */
export function deviceName(userAgent: string): string | undefined {
  const [browser, system] = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)]
  return browser && system ? `${browser}, ${system}` : browser
}
