/** Words that begin a name of two: “عبد الرحمن”, “Abu Bakr”. */
const FIRST_OF_TWO = new Set([
  'عبد',
  'أبو',
  'ابو',
  'أم',
  'ام',
  'بنت',
  'ابن',
  'abd',
  'abdel',
  'abdul',
  'abu',
  'abo',
  'om',
  'umm',
  'el',
  'al',
])

/** The first name, with which the shop greets, and the rest of a name that was written as one; the rest may be empty. */
export function splitName(name: string): { readonly first: string; readonly second: string } {
  const words = name.split(' ')
  const isTwo = words.length > 1 && FIRST_OF_TWO.has(words[0]?.toLowerCase() ?? '')
  const length = isTwo ? 2 : 1
  return { first: words.slice(0, length).join(' '), second: words.slice(length).join(' ') }
}
