import { translate } from '../domain/messages'
import { CATEGORIES, type Category, matchesRule } from '../domain/products/categories'
import { getPage, textsOf } from './get-page'
import { expect, test } from './test'
import { visit } from './visit'

test('Each of the 22 category pages lists the products that match its rules', async ({
  request,
}) => {
  const all: { name: string }[] = await (await request.get('/products')).json()
  expect(CATEGORIES).toHaveLength(22)
  for (const category of CATEGORIES as readonly Category[]) {
    const names = all
      .map(({ name }) => name)
      .filter((name) => category.rules.some((rule) => matchesRule(name, rule)))
    const page = await getPage(request, `/${category.key}`)
    expect(textsOf(page, 'h1')).toEqual([translate(category.title)])
    expect(textsOf(page, 'class="product-card__name"')).toEqual(names.slice(0, 24))
    expect(page).toContain(`>${names.length} products<`)
  }
})

test('A long category shows 24 products and the rest on demand', async ({ page }) => {
  await visit(page, '/allfood')
  const cards = page.locator('.product-card')
  await expect(cards).toHaveCount(24)
  const url = page.url()
  await page.getByRole('link', { name: 'Show more products' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  expect(page.url()).toBe(url)
  const names = await page.locator('.product-card__name').allTextContents()
  expect(new Set(names).size).toBe(names.length)
})

test('A card shows picture, name and price in EGP and links to the product', async ({
  page,
  request,
}) => {
  const product = await (await request.get('/products/3')).json()
  await visit(page, '/catwetfood')
  const card = page.getByRole('article', { name: product.name })
  await expect(card.getByText(`EGP ${product.price.toFixed(2)}`)).toBeVisible()
  const loaded = await card
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
  expect(loaded).toBeGreaterThan(0)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/productdetails\/3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
})

test('Enter in the search field shows the results for the query', async ({ page }) => {
  await visit(page, '/')
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(search).toHaveAttribute('placeholder', 'Search')
  await search.fill('toy & rope')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=toy%20%26%20rope$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for toy & rope')
})

test('A search matches all words in any order', async ({ page }) => {
  await visit(page, '/search?query=toy rope')
  const names = await page.locator('.product-card__name').allTextContents()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name.toLowerCase()).toMatch(/(?=.*toy)(?=.*rope)/)
})

test('A search with a typo shows similar products', async ({ page }) => {
  await visit(page, '/search?query=samlon')
  await expect(page.getByText('No exact matches. Similar products:')).toBeVisible()
  await expect(page.locator('.product-card__name').first()).toContainText('Salmon')
})

test('A search without matches shows a message', async ({ page }) => {
  await visit(page, '/search?query=zzzzqqqq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for zzzzqqqq')
  await expect(page.getByText('No products found')).toBeVisible()
})

test('A search without matches links to the nearest categories, in either language', async ({
  page,
}) => {
  // Products that may help instead are in a list of their own.
  const links = page.getByRole('main').getByRole('list').first().getByRole('link')
  await visit(page, '/search?query=xylophone')
  await expect(links).toHaveText(['Food', 'Treats', 'Toys & Bowls', 'Ask us for it'])
  await visit(page, '/ar/search?query=xylophone')
  await expect(links).toHaveText(['الأكل', 'التريتس', 'الألعاب والأطباق', 'اسألنا عنه'])
  await links.first().click()
  await expect(page).toHaveURL(/\/ar\/allfood$/)
})

test('A search says which word no product has, and shows what fits the others', async ({
  page,
}) => {
  await visit(page, '/search?query=cat+food+xylophone')
  await expect(page.getByText('Nothing with “xylophone”; showing cat food')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('Typing suggests products, which can be chosen with the keyboard', async ({ page }) => {
  await visit(page, '/')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.pressSequentially('leash')
  const options = page.getByRole('option')
  // Suggestions for the first letters may be shown before.
  await expect(options.first()).toContainText('Leash')
  const name = await options.first().locator('.suggestion__name').textContent()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('Text typed before hydration gets suggestions, too', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.pressSequentially('leash')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(search).toHaveValue('leash')
})

test('A product page shows 5 other products, and its quantity stays above 0', async ({ page }) => {
  await visit(page, '/productdetails/4')
  const others = page.locator('.product-card')
  await expect(others).toHaveCount(5)
  for (const link of await others.getByRole('link').all()) {
    expect(await link.getAttribute('href')).not.toBe('/productdetails/4')
  }
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await expect(quantity).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(quantity).toHaveValue('2')
  await page.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(quantity).toHaveValue('1')
})

test.describe('An unknown product', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('shows a page of its own', async ({ page }) => {
    const response = await visit(page, '/productdetails/999999')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible()
  })
})
