import type { Page } from '@playwright/test'
import { type MessageKey, translate } from '../domain/messages'
import { LOCALES, type Locale, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder, type ShopProduct, send } from './api'
import { expectNoLayoutShift } from './layout-shift'
import { addSession, expect, setUpOwnShop, test } from './test'
import { reload, visit } from './visit'

setUpOwnShop()

const PHONE = { width: 360, height: 640 }
const TEXTS = {
  en: { review: 'My cat loves it.\nSee https://example.com', answer: 'We are glad to hear it.' },
  ar: { review: 'قطتي تحبه جدًا.\nوصل بسرعة.', answer: 'يسعدنا ذلك.' },
}

/** Places an order of the product and completes it. */
async function deliver(
  shopUrl: string,
  adminToken: string,
  token: string,
  product: ShopProduct,
): Promise<number> {
  const id = await placeOrder(shopUrl, token, product)
  const { status } = await send(`${shopUrl}/adminorder/${id}/status`, 'PATCH', {
    token: adminToken,
    body: { status: 'Completed' },
  })
  expect(status).toBe(200)
  return id
}

/** Scrolls to the review form, which is loaded when it comes near. */
async function scrollToOwnPart(page: Page): Promise<void> {
  await page.locator('.product-reviews__own').evaluate((element) => element.scrollIntoView())
}

const textsIn =
  (locale: Locale) => (key: MessageKey, parameters?: Record<string, string | number>) =>
    translate(key, parameters, locale)

for (const locale of LOCALES) {
  test(`A buyer reviews on a phone, the owner approves and answers, and it appears: ${locale}`, async ({
    adminToken,
    browser,
    page,
    shop,
  }) => {
    const t = textsIn(locale)
    const { review, answer } = TEXTS[locale]
    const name = `Nilo Cat Toy ${locale}`
    const toy = await createProduct(shop.url, adminToken, { name, price: 120 })
    const token = await createShopper(shop.url, { first_name: 'Mona' })
    const order = await deliver(shop.url, adminToken, token, toy)

    await page.setViewportSize(PHONE)
    await addSession(page, token, 'Mona')
    await visit(page, shop.url + localizePath(`/orders/${order}`, locale))
    await page.getByRole('link', { name: t('order.reviewNamed', { name: toy.name }) }).click()
    await expect(page).toHaveURL(new RegExp(`/productdetails/${toy.id}#your-review$`))
    const section = page.getByRole('region', { name: t('review.title'), exact: true })
    await expect(section.getByText(t('review.none'))).toBeVisible()
    const form = section.getByRole('form', { name: t('review.write') })
    await expect(form).toBeInViewport()

    // Every problem is reported.
    await form.getByRole('button', { name: t('review.send') }).click()
    await expect(form.getByText(t('invalid.stars'))).toBeVisible()
    await expectToFit(page, PHONE.width)
    await expectAccessible(page)

    await form.getByRole('radio', { name: t('review.stars', { count: 4 }) }).check()
    await expect(form.getByText(t('invalid.stars'))).toHaveCount(0)
    await form.getByLabel(t('review.text')).fill(review)
    await form.getByLabel(t('review.picture'), { exact: true }).setInputFiles('docs/home.png')
    await form.getByRole('button', { name: t('review.removeChosen') }).click()
    // The keyboard reaches the field, and the picker opens from its button.
    await expect(form.getByLabel(t('review.picture'), { exact: true })).toBeFocused()
    const picker = page.waitForEvent('filechooser')
    await form.getByText(t('review.picture'), { exact: true }).click()
    await (await picker).setFiles('docs/home.png')
    await expect(form.getByText('home.png')).toBeVisible()
    await expectToFit(page, PHONE.width)
    await expectAccessible(page)
    await form.getByRole('button', { name: t('review.send') }).click()
    await expect(page.getByText(t('review.thanks.WAITING'))).toBeVisible()
    await expect(section.getByText(t('review.status.WAITING'))).toBeVisible()
    await expect(section.getByRole('img', { name: t('review.yourPicture') })).toBeVisible()

    // Nobody else sees it yet.
    const visitor = await browser.newPage({ viewport: PHONE })
    const productUrl = shop.url + localizePath(`/productdetails/${toy.id}`, locale)
    await visit(visitor, productUrl)
    await expect(visitor.getByText(t('review.none'))).toBeVisible()

    const admin = await browser.newPage()
    await addSession(admin, adminToken, 'Shop')
    await visit(admin, shop.url + localizePath('/adminDashboard', locale))
    const menu = admin.getByRole('navigation', { name: t('admin.menu') })
    await menu.getByRole('link', { name: t('desk.customers'), exact: true }).hover()
    await menu.getByRole('link', { name: t('reviews.title'), exact: true }).click()
    const item = admin.getByRole('row', { name: toy.name })
    await expect(item).toContainText('Mona')
    for (const width of [360, 768, 1280]) {
      await expectToFit(admin, width)
      await expectAccessible(admin)
    }
    const named = { name: 'Mona', product: toy.name }
    await item.getByRole('button', { name: t('reviews.answerNamed', named) }).click()
    await item.getByLabel(t('reviews.yourAnswer')).fill(answer)
    await item.getByRole('button', { name: t('reviews.saveAnswer') }).click()
    await expect(item.getByText(answer)).toBeVisible()
    await item.getByRole('button', { name: t('reviews.approveNamed', named) }).click()
    await expect(admin.getByText(t('reviews.none'))).toBeVisible()
    await admin.close()

    await visit(visitor, productUrl)
    const reviews = visitor.getByRole('region', { name: t('review.title'), exact: true })
    const shown = reviews.getByRole('article')
    await expect(shown).toHaveCount(1)
    await expect(shown).toContainText('Mona')
    await expect(shown).not.toContainText('Ali')
    await expect(shown.getByText(answer)).toBeVisible()
    // Links in texts are not clickable; the only link is the picture.
    await expect(shown.getByRole('link')).toHaveCount(1)
    await expect(reviews.getByText(t('review.count', { count: 1 }), { exact: true })).toBeVisible()
    const label = t('rating.label', { average: '4.0', count: 1 })
    await expect(visitor.getByRole('link', { name: label })).toHaveAttribute('href', '#reviews')
    const jsonLd = await visitor.locator('script[type="application/ld+json"]').allTextContents()
    expect(jsonLd.join()).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4')
    for (const width of [360, 768, 1280]) {
      await expectToFit(visitor, width)
      await expectAccessible(visitor)
    }
    await visit(visitor, shop.url + localizePath('/shop?sort=top-rated', locale))
    await expect(visitor.getByRole('article', { name }).getByText(label)).toBeAttached()
    await expectAccessible(visitor)
    await visitor.close()
  })
}

test('Shoppers who did not buy a product see why they cannot review it', async ({
  adminToken,
  page,
  shop,
  signedIn,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Nilo Cat Toy', price: 120 })
  await page.setViewportSize(PHONE)
  await visit(signedIn, `/productdetails/${toy.id}`)
  await scrollToOwnPart(signedIn)
  await expect(
    signedIn.getByText('You can only review products that were delivered to you.'),
  ).toBeVisible()
  await expect(signedIn.getByRole('form', { name: 'Write a review' })).toHaveCount(0)
  await expectAccessible(signedIn)
})

test('Visitors are asked to sign in, and return to the product', async ({
  adminToken,
  page,
  shop,
  shopper,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Nilo Cat Toy', price: 120 })
  const path = `/productdetails/${toy.id}`
  await visit(page, path)
  await scrollToOwnPart(page)
  await page.getByRole('link', { name: 'Sign in to write a review' }).click()
  await page.getByLabel('Email').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('Authors can change and delete their review, which is shown at once with that setting', async ({
  adminToken,
  page,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Nilo Cat Toy', price: 120 })
  const token = await createShopper(shop.url, { first_name: 'Mona' })
  await deliver(shop.url, adminToken, token, toy)
  await addSession(page, adminToken, 'Shop')
  await visit(page, `${shop.url}/adminreviews`)
  await page.getByRole('checkbox', { name: 'Show new reviews immediately' }).check()
  await expect(page.getByText('Setting saved.')).toBeVisible()
  await reload(page)
  await expect(page.getByRole('checkbox', { name: 'Show new reviews immediately' })).toBeChecked()

  await page.evaluate((buyer) => localStorage.setItem('token', buyer), token)
  await visit(page, `${shop.url}/productdetails/${toy.id}`)
  await scrollToOwnPart(page)
  await page.getByRole('radio', { name: '2 stars' }).check()
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you! Your review is shown now.')).toBeVisible()
  const rating = async () => {
    const { product } = await graphql<{ product: { rating: object | null } }>(
      shop.url,
      token,
      `{ product(id: ${toy.id}) { rating { average count } } }`,
    )
    return product.rating
  }
  expect(await rating()).toEqual({ average: 2, count: 1 })
  await page.getByRole('button', { name: 'Change' }).click()
  // By keyboard: the radio buttons are one stop, and arrows choose.
  await page.getByRole('radio', { name: '2 stars' }).focus()
  for (const _step of [3, 4, 5]) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeFocused()
  expect(await rating()).toEqual({ average: 5, count: 1 })
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your review?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Your review was deleted.')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible()
  expect(await rating()).toBeNull()
})

test('More reviews are appended', async ({ adminToken, page, shop }) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Nilo Cat Toy', price: 120 })
  const set = 'mutation { updateReviewSettings(shownAtOnce: true) { userErrors { code } } }'
  await graphql(shop.url, adminToken, set)
  for (let count = 1; count <= 7; count += 1) {
    const token = await createShopper(shop.url)
    await deliver(shop.url, adminToken, token, toy)
    await graphql(
      shop.url,
      token,
      `mutation { writeReview(productId: ${toy.id}, input: { stars: 5, text: "Review ${count}" }) { userErrors { code } } }`,
    )
  }
  await visit(page, `${shop.url}/productdetails/${toy.id}`)
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('article')
  await expect(reviews).toHaveCount(5)
  await expectNoLayoutShift(page)
  const more = page.getByRole('button', { name: 'Show more reviews' })
  await more.click()
  await expect(reviews).toHaveCount(7)
  await expect(reviews.first()).toContainText('Review 7')
  await expect(reviews.last()).toContainText('Review 1')
  await expect(more).toHaveCount(0)
})

test('A word longer than a line does not widen the page on a phone', async ({
  adminToken,
  browser,
  page,
  shop,
}) => {
  const word = 'Miau'.repeat(49)
  const fact = word.slice(0, 120)
  const toy = await createProduct(shop.url, adminToken, { name: word, price: 120 })
  const token = await createShopper(shop.url, { first_name: 'Mona' })
  const order = await deliver(shop.url, adminToken, token, toy)
  const { writeReview } = await graphql<{ writeReview: { review: { id: string } } }>(
    shop.url,
    token,
    'mutation ($id: ID!, $input: ReviewInput!) { writeReview(productId: $id, input: $input) { review { id } } }',
    { id: toy.id, input: { stars: 4, text: word } },
  )
  await graphql(
    shop.url,
    adminToken,
    `mutation ($review: ID!, $id: ID!, $answer: String!, $input: ProductInput!) {
      moderateReview(id: $review, status: APPROVED) { userErrors { message } }
      answerReview(id: $review, answer: $answer) { userErrors { message } }
      updateProduct(id: $id, input: $input) { product { id } }
    }`,
    {
      review: writeReview.review.id,
      id: toy.id,
      answer: word,
      input: {
        name: word,
        price: 120,
        imageUrl: '/art/logo.svg',
        content: { en: { description: word, facts: [fact] } },
      },
    },
  )
  await visit(page, `/productdetails/${toy.id}`)
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible()
  const about = page.getByRole('region', { name: 'About this product' })
  await expect(about.getByText(word)).toBeVisible()
  await expect(about.getByText(fact, { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByText(word)).toHaveCount(2)
  await expectToFit(page, PHONE.width)

  const shopper = await browser.newPage({ viewport: PHONE })
  await addSession(shopper, token, 'Mona')
  await send(`${shop.url}/cart/${toy.id}`, 'POST', { token, body: { quantity: 1 } })
  for (const path of [
    '/shop',
    `/search?query=${word}`,
    '/cartpage',
    '/checkout',
    `/orders/${order}`,
  ]) {
    await visit(shopper, shop.url + path)
    await expect(shopper.locator('main').getByText(word).first(), path).toBeVisible()
    await expectToFit(shopper, PHONE.width)
  }
  await shopper.close()
})
