/** Domains that many people have, which a typo is compared with. */
const COMMON = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'live.com']

/** Domains that are close to those, and somebody has. */
const OTHERS = new Set(
  [COMMON, 'ymail.com', 'mail.com', 'email.com', 'gmx.com', 'gmx.net', 'msn.com', 'aol.com'].flat(),
)

/** In a short name, two wrong characters are another name. */
const maxTypos = (domain: string) => (domain.length < 'yahoo.com'.length ? 1 : 2)

/** How many characters are wrong, missing, too many or exchanged with their neighbour (optimal string alignment). */
function typosBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}

const nameOf = (domain: string) => domain.split('.')[0]

/**
 * What somebody may have meant by an email address whose domain is nearly a common one, such as `mona@gmial.com`; undefined
 * for others. It is a question, not a correction.
 */
export function suggestEmail(email: string): string | undefined {
  const [local, domain, ...rest] = email.trim().toLowerCase().split('@')
  if (!local || !domain || rest.length > 0 || OTHERS.has(domain)) return undefined
  const near = COMMON.map((common) => ({
    common,
    typos: nameOf(common) === nameOf(domain) ? 1 : typosBetween(domain, common),
  })).sort((a, b) => a.typos - b.typos)
  const [best] = near
  return best && best.typos <= maxTypos(best.common) ? `${local}@${best.common}` : undefined
}
