import { CATEGORIES, type Category, matchesRule } from '../domain/categories'
import { translate } from '../domain/messages'
import { expect, test } from './test'

test('Each of the 22 category pages lists the products its rule names', async ({
  page,
  request,
}) => {
  const all: { name: string }[] = await (await request.get('/products')).json()
  expect(CATEGORIES).toHaveLength(22)
  for (const category of CATEGORIES as readonly Category[]) {
    const names = all
      .map(({ name }) => name)
      .filter((name) => category.rules.some((rule) => matchesRule(name, rule)))
    await page.goto(`/${category.key}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(category.title))
    await expect(page.locator('.product-card__name')).toHaveText(names.slice(0, 24))
    await expect(page.getByText(`${names.length} products`, { exact: true })).toBeVisible()
  }
})

test('A long category shows 24 products and the rest on demand', async ({ page }) => {
  await page.goto('/allfood')
  const cards = page.locator('.product-card')
  await expect(cards).toHaveCount(24)
  const address = page.url()
  await page.getByRole('link', { name: 'Show more products' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  expect(page.url()).toBe(address)
  const names = await page.locator('.product-card__name').allTextContents()
  expect(new Set(names).size).toBe(names.length)
})

test('An empty category says what was not found', async ({ page, emptyShop }) => {
  for (const [path, text] of [
    ['/beds', 'No beds found'],
    ['/accessories', 'No accessories found'],
    ['/toys', 'No products found'],
  ] as const) {
    await page.goto(emptyShop.url + path)
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('A card shows picture, name and price in EGP and leads to the product', async ({
  page,
  request,
}) => {
  const product = await (await request.get('/products/3')).json()
  await page.goto('/catwetfood')
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
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(search).toHaveAttribute('placeholder', 'Search')
  await search.fill('toy & rope')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=toy%20%26%20rope$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for toy & rope')
})

test('A search finds all words in any order', async ({ page }) => {
  await page.goto('/search?query=toy rope')
  const names = await page.locator('.product-card__name').allTextContents()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name.toLowerCase()).toMatch(/(?=.*toy)(?=.*rope)/)
})

test('A search with a typo shows what comes close', async ({ page }) => {
  await page.goto('/search?query=samlon')
  await expect(page.getByText('Nothing matches exactly. These come close:')).toBeVisible()
  await expect(page.locator('.product-card__name').first()).toContainText('Salmon')
})

test('A search without a match says so', async ({ page }) => {
  await page.goto('/search?query=zzzzqqqq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for zzzzqqqq')
  await expect(page.getByText('No products found')).toBeVisible()
})

test('Typing suggests products, and the keyboard chooses one', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.pressSequentially('leash')
  const options = page.getByRole('option')
  // Not those of the first letters, which may show meanwhile.
  await expect(options.first()).toContainText('Leash')
  const name = await options.first().locator('.search__name').textContent()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('What is typed before the page is alive gets suggestions, too', async ({ context }) => {
  // A page that does not wait until it is alive.
  const page = await context.newPage()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.pressSequentially('leash')
  goOn()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(search).toHaveValue('leash')
})

test('A product shows 5 others and a quantity that stays above 0', async ({ page }) => {
  await page.goto('/productdetails/4')
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

  test('has a page that says so', async ({ page }) => {
    const answer = await page.goto('/productdetails/999999')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible()
  })
})
