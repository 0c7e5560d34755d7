import { beforeEach, describe, expect, test } from 'vitest'
import { HELP_PAGES } from '#domain/pages/help-pages'
import { createAdmin, createShopper, createStaff } from '../../test/factories'
import { realPages } from '../../test/real-pages'
import { setUpShop } from '../../test/shop'

const shop = setUpShop({ pages: realPages })

let owner = ''
beforeEach(async () => {
  owner = (await createAdmin(shop.db)).token
})

const READ = `query ($page: HelpPageName!) { helpPage(page: $page) { title description html } }`
const UPDATE = `mutation ($page: HelpPageName!, $input: HelpPageInput!, $version: Int!) {
  updateHelpPage(page: $page, input: $input, expectedVersion: $version) {
    helpPage { version en { title body } ar { title body } } userErrors { code field message } } }`

interface HelpPage {
  readonly title: string
  readonly description: string
  readonly html: string
}

async function read(page: string, language = 'en'): Promise<HelpPage> {
  const { data } = await shop.graphql<{ helpPage: HelpPage }>(READ, {
    variables: { page },
    headers: { 'accept-language': language },
  })
  return data.helpPage
}

async function update(input: object, version: number, page = 'RETURNS', token = owner) {
  const { data } = await shop.graphql<{
    updateHelpPage: { helpPage: unknown; userErrors: { code: string; field: string | null }[] }
  }>(UPDATE, { token, variables: { page, input, version } })
  return data.updateHelpPage
}

async function set(sql: string): Promise<void> {
  await shop.db.query(sql)
}

const SELLER = `INSERT INTO shop_settings (version, stored) VALUES (1, '{
  "shopName": "Nilo", "shopNameAr": "نيلو", "phone": "+20 2 2735 1234", "whatsAppNumber": "201012345678",
  "email": "care@nilo.example.com", "hours": "10 to 6", "sellerName": "Nilo *Pets* LLC", "sellerNameAr": "شركة نيلو",
  "taxNumber": "987-654"}')`

describe('The shop’s own texts', () => {
  test.each(HELP_PAGES)(
    'of the page %s exist in both languages, without headings of the page',
    async (page) => {
      const english = await read(page.toUpperCase())
      const arabic = await read(page.toUpperCase(), 'ar')
      for (const { title, description, html } of [english, arabic]) {
        expect(title).not.toBe('')
        expect(description.length).toBeGreaterThan(20)
        expect(html).not.toMatch(/<h1|undefined|null|help\.|\{/)
      }
      expect(english.html).not.toMatch(/[\u0600-\u06ff]/)
      expect(arabic.title).toMatch(/[\u0600-\u06ff]/)
      expect(arabic.html).not.toContain('href="/help')
    },
  )

  test('leave out what is not set', async () => {
    await set(`INSERT INTO shop_settings (version, stored) VALUES (1, '{"phone": null, "email": null,
      "address": null, "addressAr": null, "hours": null, "hoursAr": null, "sellerName": null,
      "sellerAddress": null, "taxNumber": null, "commercialRegister": null, "whatsAppNumber": null}')`)
    for (const page of HELP_PAGES) {
      const { html } = await read(page.toUpperCase())
      expect(html).not.toMatch(/Contact|Phone|Seller|Who is responsible|Opening hours/)
    }
    expect((await read('DELIVERY')).html).toContain('<p>Delivery is free in every governorate.</p>')
  })

  test('name the seller and how to reach the shop as they are set', async () => {
    await set(SELLER)
    const { html } = await read('TERMS')
    expect(html).toContain('orders from Nilo.')
    expect(html).toContain('<li>\u2068Nilo *Pets* LLC\u2069</li>')
    expect(html).toContain('<li>Tax number: \u2068987-654\u2069</li>')
    expect(html).toContain('<a href="tel:+20227351234" dir="ltr">02 2735 1234</a>')
    expect(html).toContain('<a href="https://wa.me/201012345678">WhatsApp</a>')
    expect(html).toContain('<a href="mailto:care@nilo.example.com" dir="ltr">')
    expect(html).toContain('<li>Opening hours: \u206810 to 6\u2069</li>')
    const arabic = await read('ABOUT', 'ar')
    expect(arabic.title).toBe('عن نيلو')
    expect(arabic.html).toContain('<li>\u2068شركة نيلو\u2069</li>')
  })

  test('list the fees by governorate, and follow them', async () => {
    await read('DELIVERY')
    await set(`INSERT INTO delivery_rates (area, fee_piastres, free_from_piastres, min_days, max_days, note)
      VALUES ('C', 5000, 100000, 1, 2, 'By car'), ('GZ', 5000, 100000, 1, 2, 'By car'), ('ALX', 7550, NULL, 3, 3, NULL)`)
    const { html } = await read('DELIVERY')
    expect(html).toContain(
      '<td>Cairo, Giza</td>\n<td>EGP 50.00. Free for orders from EGP 1,000.00.</td>\n<td>1 to 2 days. By car</td>',
    )
    expect(html).toContain('<td>Alexandria</td>\n<td>EGP 75.50</td>\n<td>Within 3 days</td>')
    expect(html).toContain(
      '<td>Everywhere else</td>\n<td>We will tell you when we confirm the order</td>',
    )
    expect((await read('DELIVERY', 'ar')).html).toContain('<td>القاهرة، الجيزة</td>')
  })
})

describe('A page that its owner has written', () => {
  test('is shown at once, in its language, and the other one keeps the shop’s own text', async () => {
    const own = await read('RETURNS', 'ar')
    await read('RETURNS')
    const en = { title: 'Our returns', body: '# Easy\n\nBring it **back**. <i>x</i>' }
    expect(await update({ en }, 0)).toMatchObject({
      helpPage: { version: 1, en, ar: null },
      userErrors: [],
    })
    expect(await read('RETURNS')).toEqual({
      title: 'Our returns',
      description: 'Easy Bring it back. <i>x</i>',
      html: '<h2>Easy</h2>\n<p>Bring it <strong>back</strong>. &lt;i&gt;x&lt;/i&gt;</p>',
    })
    expect(await read('RETURNS', 'ar')).toEqual(own)
  })

  test('goes back to the shop’s own text', async () => {
    const own = await read('RETURNS')
    await update({ en: { title: 'Mine', body: 'Mine' } }, 0)
    await update({ en: null }, 1)
    expect(await read('RETURNS')).toEqual(own)
    await update({ en: { title: 'Mine', body: 'Mine' } }, 2)
    await update({ en: { title: ' ', body: '' } }, 3)
    expect(await read('RETURNS')).toEqual(own)
  })

  test('is a conflict for the second of two editors, also the first change', async () => {
    const [first, second] = await Promise.all([
      update({ en: { title: 'A', body: 'A' } }, 0, 'TERMS'),
      update({ en: { title: 'B', body: 'B' } }, 0, 'TERMS'),
    ])
    const codes = [first, second].flatMap(({ userErrors }) => userErrors.map(({ code }) => code))
    expect(codes).toEqual(['CONFLICT'])
    expect((await update({ ar: { title: 'ج', body: 'ج' } }, 0, 'TERMS')).userErrors).toMatchObject([
      { code: 'CONFLICT', field: null },
    ])
    expect((await update({ ar: { title: 'ج', body: 'ج' } }, 1, 'TERMS')).userErrors).toEqual([])
  })

  test('is refused with every problem, each at its field', async () => {
    const input = {
      en: { title: 'x'.repeat(81), body: 'x'.repeat(20_001) },
      ar: { title: '', body: 'نص' },
    }
    const { userErrors } = await update(input, 0)
    expect(userErrors.map(({ field }) => field).toSorted()).toEqual([
      'ar.title',
      'en.body',
      'en.title',
    ])
    expect((await update({}, -1)).userErrors).toMatchObject([
      { code: 'INVALID', field: 'expectedVersion' },
    ])
  })

  test('is in the log of changes', async () => {
    await update({ en: { title: 'Mine', body: 'Text' } }, 0)
    const [row] = await shop.db.query(
      `SELECT kind, subject, after FROM change_log WHERE source = 'help_pages'`,
    )
    expect(row).toEqual({
      kind: 'page',
      subject: 'returns',
      after: { title: 'Mine', body: 'Text' },
    })
  })
})

const PREVIEW = `query ($text: HelpTextInput!) {
  previewHelpPage(page: ABOUT, locale: AR, text: $text) { title html } }`

test('A preview is rendered as the page, with the shop’s own text for what is not written', async () => {
  const own = await read('ABOUT', 'ar')
  const preview = async (text: object) =>
    (await shop.graphql(PREVIEW, { token: owner, variables: { text } })).data.previewHelpPage
  expect(await preview({ title: '', body: '## أ\n\n[ب](/shop)' })).toEqual({
    title: own.title,
    html: '<h2>أ</h2>\n<p><a href="/ar/shop">ب</a></p>',
  })
  expect(await preview({ title: '', body: '' })).toEqual({ title: own.title, html: own.html })
  expect((await read('ABOUT', 'ar')).html).toBe(own.html)
})

test('Owner and manager edit pages, nobody else', async () => {
  const input = { en: { title: 'Mine', body: 'Text' } }
  const { token } = await createStaff(shop.db, 'manager')
  expect((await update(input, 0, 'ABOUT', token)).userErrors).toEqual([])
  const others = await Promise.all([
    createShopper(shop.db),
    ...(['caller', 'packer', 'accountant'] as const).map((role) => createStaff(shop.db, role)),
  ])
  for (const other of others) {
    const variables = { page: 'ABOUT', input, version: 1 }
    const { errors } = await shop.graphql(UPDATE, { token: other.token, variables })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  }
  const { errors } = await shop.graphql('{ editableHelpPages { version } }')
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

describe('The address of a page', () => {
  const open = (url: string) =>
    shop.app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'identity' } })

  test.each([
    ['/help/returns', 'Returns and exchanges', 'en'],
    ['/ar/help/returns', 'الاستبدال والإرجاع', 'ar'],
  ])(
    '%s has it with title, description and text, from memory until it changes',
    async (url, title, lang) => {
      const response = await open(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain(`<html lang="${lang}"`)
      expect(response.body).toContain(`<title>${title} | `)
      expect(response.body).toMatch(/<meta name="description" content="[^"]{60,160}"/)
      expect(response.body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect(response.body).toContain('181')
      const statements = await shop.database.statements.during(() => open(url))
      expect(statements).toEqual([])
      await update({ en: { title: 'New', body: 'New' }, ar: { title: 'New', body: 'New' } }, 0)
      expect((await open(url)).body).toContain('<title>New | ')
    },
  )

  test('is in the sitemap', async () => {
    expect((await shop.rest('GET', '/sitemap.xml')).body).toContain('/ar/help/privacy</loc>')
  })

  test('without such a page is a 404', async () => {
    expect((await open('/help/nothing')).statusCode).toBe(404)
  })
})
