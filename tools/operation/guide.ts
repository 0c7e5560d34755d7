import { readFileSync } from 'node:fs'

/** Commands of docs/operation.md. */
export interface GuideBlock {
  /** The number of the line of its first command. */
  readonly line: number
  readonly heading: string
  /** Its heading of the second level. */
  readonly chapter: string
  /** Name after `sh` in the fence of the block: blocks with a name can be replaced, and have checks. */
  readonly name: string
  readonly commands: string
}

const GUIDE = new URL('../../docs/operation.md', import.meta.url)

export const readGuide = () => readFileSync(GUIDE, 'utf8')

/** The headings of a Markdown text, and its blocks of commands, in their order. Comments in blocks are no headings. */
export function parseGuide(text: string): {
  readonly headings: readonly string[]
  readonly blocks: readonly GuideBlock[]
} {
  const headings: string[] = []
  const blocks: GuideBlock[] = []
  let chapter = ''
  let open: { line: number; name: string; lines: string[] } | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const [, name] = /^```sh ?(.*)$/.exec(line) ?? []
    if (name !== undefined) open = { line: index + 2, name, lines: [] }
    else if (open && line === '```') {
      const { lines, ...rest } = open
      blocks.push({ ...rest, heading: headings.at(-1) ?? '', chapter, commands: lines.join('\n') })
      open = undefined
    } else if (open) open.lines.push(line)
    else if (/^#{1,3} /.test(line)) {
      const heading = line.replace(/^#+ /, '')
      headings.push(heading)
      if (line.startsWith('## ')) chapter = heading
    }
  }
  return { headings, blocks }
}
