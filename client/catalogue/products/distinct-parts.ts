/** From the first character that is no punctuation to the last. */
const BETWEEN_PUNCTUATION = /[^\s,،:–-](?:.*[^\s,،:–-])?/s

/** The number of words that all names have in common at one end. */
function countCommon(
  names: readonly (readonly string[])[],
  wordAt: (name: readonly string[], index: number) => string | undefined,
  limit: number,
): number {
  let count = 0
  while (
    count < limit &&
    names.every((name) => wordAt(name, count) === wordAt(names[0] ?? [], count))
  ) {
    count += 1
  }
  return count
}

/**
 * The names without the words that all of them start or end with. Returns the whole names if one of them
 * would be empty.
 */
export function distinctParts(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names
  const words = names.map((name) => name.split(/\s+/))
  const shortest = Math.min(...words.map(({ length }) => length))
  const start = countCommon(words, (name, index) => name[index], shortest)
  const end = countCommon(words, (name, index) => name.at(-1 - index), shortest - start)
  const parts = words.map((name) => {
    const part = name.slice(start, name.length - end).join(' ')
    return BETWEEN_PUNCTUATION.exec(part)?.[0] ?? ''
  })
  return parts.includes('') ? names : parts
}
