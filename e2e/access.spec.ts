import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { expect, test } from './test'
import { visit } from './visit'

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

test('With the colours of a dark system, the logo can be read and the chosen size be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await visit(page, '/productdetails/1')
  expect(await styleOf(page.locator('body'), 'color')).toBe('rgb(255, 255, 255)')
  const logo = page.getByRole('banner').getByRole('img').first()
  expect(await styleOf(logo, 'background-color')).toBe('rgb(255, 255, 255)')
  const sizes = page.locator('.product-sizes__size')
  await expect(sizes.first()).toBeVisible()
  const outlines = await sizes.evaluateAll((links) =>
    links.map((link) => ({
      isChosen: link.hasAttribute('aria-current'),
      hasOutline: getComputedStyle(link).outlineStyle === 'solid',
    })),
  )
  expect(outlines.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  for (const { isChosen, hasOutline } of outlines) expect(hasOutline).toBe(isChosen)
})

for (const path of [
  '/help/about',
  '/help/delivery',
  '/help/returns',
  '/help/terms',
  '/ar/help/about',
]) {
  test(`Links of ${path} are 24 pixels high`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, path)
    const links = page.getByRole('main').getByRole('link')
    await expect(links.nth(1)).toBeVisible()
    const heights = await links.evaluateAll((all) =>
      all.map((link) => ({
        text: link.textContent,
        isHigh: [...link.getClientRects()].every(({ height }) => height >= 24),
      })),
    )
    expect(heights.filter(({ isHigh }) => !isHigh)).toEqual([])
  })
}

test('The reference of the REST API is accessible, also with an operation open', async ({
  page,
}) => {
  await page.goto('/docs')
  const operation = page.locator('#operations-Catalogue-listProducts')
  await expect(operation).toBeVisible()
  await expectAccessible(page)
  await operation.locator('.opblock-summary-control').click()
  await expect(operation.getByRole('heading', { name: 'Parameters' })).toBeVisible()
  await expect(page).toHaveURL(/#\/Catalogue\/listProducts$/)
  await expectAccessible(page)
})
