import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(import.meta.url).replace(/[^/\\]*$/, '')

const PHYSICAL =
  /(?:margin|padding|border|inset)-(?:left|right|top|bottom)|^\s*(?:left|right|top|bottom|width|height|(?:min|max)-(?:width|height))\s*:|(?:text-align|float|clear):\s*(?:left|right)/

test('Styles name no side of the screen, so that they hold from right to left as well', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'))
  expect(files.length).toBeGreaterThan(5)
  const physical = files.flatMap((file) =>
    readFileSync(folder + file, 'utf8')
      .split('\n')
      .filter((line) => PHYSICAL.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(physical).toEqual([])
})
