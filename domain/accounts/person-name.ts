/** Before a dot without a space, as people write them: "Dr.Ahmed". */
const TITLES = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'eng',
  'prof',
  'st',
  'jr',
  'sr',
  'mme',
  'mlle',
  'abu',
  'abd',
])

/** Top-level domains that mail programs turn into a link, whatever precedes them. */
const ENDINGS = new Set(
  'com net org info biz edu gov int mil io co me ly eg ru cn uk us de fr tk ml ga cf gq xyz top site online shop store app dev link click live club vip win pro'.split(
    ' ',
  ),
)

const SCHEMES_AND_PATHS = /[@/\\]|\bwww\b/u
const DOTTED = /[\p{L}\p{M}\p{N}-]+/gu

/**
 * Whether a name contains something that mail programs turn into a link: a URL, a domain or an email address.
 */
export function hasLink(name: string): boolean {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll(/[。｡]/g, '.')
  if (SCHEMES_AND_PATHS.test(plain)) return true
  return plain.split(/\s/).some((word) => {
    const parts = word.split('.').map((part) => part.match(DOTTED) ?? [])
    return parts.slice(1).some((part, index) => isDomain(parts[index]?.at(-1), part[0]))
  })
}

/** Whether a dot between these belongs to a domain, not to an initial or a title. */
function isDomain(before: string | undefined, after: string | undefined): boolean {
  if (!before || !after) return false
  if (ENDINGS.has(after) || after.startsWith('xn--')) return true
  return [...before].length > 1 && [...after].length > 1 && !TITLES.has(before)
}
