import { expect, test } from './test'

test('The home page has the four sliders', async ({ page }) => {
  await page.goto('/')
  for (const title of [
    'Trending Products',
    'New Arrivals',
    'Trending In Cats',
    'Trending In Dogs',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})
