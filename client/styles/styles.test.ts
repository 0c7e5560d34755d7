import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const client = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Every line of the client's CSS, with its file. */
const lines = readdirSync(client, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    readFileSync(join(client, file), 'utf8')
      .split('\n')
      .map((line) => ({ file, line: line.trim() })),
  )

const format = (found: typeof lines) => found.map(({ file, line }) => `${file}: ${line}`)

const PHYSICAL =
  /(?:margin|padding|border|inset)-(?:left|right|top|bottom)|^(?:left|right|top|bottom|width|height|(?:min|max)-(?:width|height))\s*:|(?:text-align|float|clear):\s*(?:left|right)/

test('Styles use logical properties only, so that they work from right to left', () => {
  expect(new Set(lines.map(({ file }) => file)).size).toBeGreaterThan(50)
  // The safe areas of a screen have no logical names.
  const physical = lines.filter(({ line }) =>
    PHYSICAL.test(line.replaceAll('env(safe-area-inset-bottom)', '')),
  )
  expect(format(physical)).toEqual([])
})

/** In pixels. Source of 480, 768 and 1024: docs/specification.md, section 9. */
const BREAKPOINTS = [480, 576, 640, 720, 768, 896, 960, 1024, 1680]

test('Media queries use the breakpoints of the shop, in pixels', () => {
  const queries = lines.filter(({ line }) => /^@media.*\b(?:width|height)\b/.test(line))
  expect(queries.length).toBeGreaterThan(20)
  const other = queries.filter(({ line }) => {
    const [, pixels] =
      /^@media (?:screen and )?\(width (?:<|<=|>=|>) (\d+)px\) \{$/.exec(line) ?? []
    return !BREAKPOINTS.includes(Number(pixels))
  })
  expect(format(other)).toEqual([])
})
