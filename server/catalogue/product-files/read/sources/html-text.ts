import { Parser } from 'htmlparser2'

const TAG = /<[^<>]*>/g
const MARKUP = /<[a-z!/]|&(?:#\w+|\w+);/i
/** Elements that begin a paragraph of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)
/** Elements that begin a line of their own. */
const LINES: ReadonlySet<string> = new Set(['br', 'li', 'tr'])
/** Elements whose content is no text. */
const UNREAD: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'svg',
  'noscript',
])

/** The parser gets slow with more open elements, and nobody writes so many. */
const MAX_DEPTH = 200

class TooDeep extends Error {}

/** The text of a description in HTML: its paragraphs, lines and lists. Text without HTML stays as it is. */
export function htmlToText(html: string): string {
  if (!MARKUP.test(html)) return html
  const parts: string[] = []
  let unread = 0
  let depth = 0
  const open = (name: string) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new TooDeep()
    if (UNREAD.has(name)) unread += 1
    if (BLOCKS.has(name)) parts.push('\n\n')
    else if (LINES.has(name)) parts.push(name === 'li' ? '\n- ' : '\n')
    else if (name === 'td' || name === 'th') parts.push(' ')
  }
  const parser = new Parser({
    onopentagname: open,
    ontext: (text) => {
      if (unread === 0) parts.push(text.replace(/\s+/g, ' '))
    },
    onclosetag: (name) => {
      depth -= 1
      if (UNREAD.has(name)) unread -= 1
      if (BLOCKS.has(name)) parts.push('\n\n')
    },
  })
  // Exports of plain text have lines, which mean nothing in HTML, and paragraphs, which editors keep.
  try {
    parser.end(html.replace(/\r\n?/g, '\n').replace(/\n{2,}/g, '<p>'))
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return html.replace(TAG, ' ').replace(/\s+/g, ' ').trim()
  }
  return parts
    .join('')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n- ?(?=\n|$)/g, '')
    .trim()
}
