/**
 * Parses a URL, optionally relative to `base`; undefined if it is invalid. URL.parse and URL.canParse
 * are too new for many phones.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
