import type { Page } from '@playwright/test'
import { expect, test } from './test'
import { visit } from './visit'

const FALLBACKS = ['Readex Sans Fallback', 'Readex Naskh Fallback', 'Readex DejaVu Fallback']

/** The widths of Arabic texts in a font as parts of their widths in Readex Pro; undefined if it is not installed. */
function relativeWidth(page: Page, selector: string, family: string): Promise<number | undefined> {
  return page.evaluate(
    async ({ selector, family }) => {
      const texts = [...document.querySelectorAll(selector)].map((element) => ({
        weight: getComputedStyle(element).fontWeight,
        // Other letters and digits are in another font.
        text: (element.textContent ?? '').replaceAll(/[^\u0600-\u06ff]+/g, ' ').trim(),
      }))
      const context = document.createElement('canvas').getContext('2d')
      if (!context || texts.length === 0) throw new Error(`No texts: ${selector}`)
      context.direction = 'rtl'
      const isThere = async (font: string) => {
        try {
          return (await document.fonts.load(font, 'قطط')).length > 0
        } catch {
          return false
        }
      }
      const widthIn = async (font: string) => {
        let width = 0
        for (const { weight, text } of texts) {
          const value = `${weight} 100px "${font}"`
          if (!(await isThere(value))) return undefined
          context.font = value
          width += context.measureText(text).width
        }
        return width
      }
      // The same file again, since a page goes on without an optional font that was late.
      const rule = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .find((one) => one.cssText.startsWith('@font-face') && one.cssText.includes('"Readex Pro"'))
      if (!(rule instanceof CSSFontFaceRule)) throw new Error('Readex Pro is not in the styles')
      const source = rule.style.getPropertyValue('src')
      const descriptors = { weight: '160 700', unicodeRange: 'U+0600-06FF' }
      document.fonts.add(await new FontFace('Own Font', source, descriptors).load())
      const own = await widthIn('Own Font')
      if (!own) throw new Error('Readex Pro is not loaded')
      const width = await widthIn(family)
      return width === undefined ? undefined : width / own
    },
    { selector, family },
  )
}

test('Without the Arabic font, texts of the home page are as wide as with it, within 3 %', async ({
  page,
}) => {
  await visit(page, '/ar')
  const widths: [string, number][] = []
  for (const family of FALLBACKS) {
    for (const selector of ['h1, h2', '.product-card__name', 'nav a']) {
      const width = await relativeWidth(page, selector, family)
      if (width !== undefined) widths.push([`${family}, ${selector}`, width])
    }
  }
  test.skip(widths.length === 0, 'None of these fonts is installed.')
  for (const [what, width] of widths) {
    expect.soft(Math.abs(width - 1), `${what}: ${width}`).toBeLessThan(0.03)
  }
})
