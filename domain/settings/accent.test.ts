import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentContrast, accentCss, contrast, DEFAULT_ACCENT, formatContrast } from './accent'

test('the contrast of two colours is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  // The examples of WebAIM's contrast checker.
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('a ratio is never rounded up to a limit that it misses', () => {
  expect(formatContrast(4.499)).toBe('4.4')
})

test("the shop's own accent is that of its stylesheet, and can be read", () => {
  const tokens = readFileSync('client/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--teal: ${DEFAULT_ACCENT};`)
  expect(accentContrast(DEFAULT_ACCENT)).toBeGreaterThan(4.5)
})

test('the contrast of an accent is the least on white, on the page and on its own tint', () => {
  // 4.54 on white, where it would pass.
  expect(accentContrast('#767676')).toBeLessThan(4.5)
})

test('a page with an accent has its shades', () => {
  expect(accentCss('#7a1f3d')).toMatch(
    /^:root:root\{--teal:#7a1f3d;--teal-dark:#[0-9a-f]{6};--teal-tint:#[0-9a-f]{6}\}$/,
  )
})
