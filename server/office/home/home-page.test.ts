import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cairoTime } from '#domain/delivery/cairo-day'
import { HOME_RAILS, type HomeItem, isOnShow, nextChangeOf } from '#domain/home/home-page'
import { createAdmin, createProduct, createShopper, createStaff } from '../../test/factories'
import { minimalPages } from '../../test/pages'
import { setUpShop } from '../../test/shop'
import { homePages, secondsUntilChange, viewHomePage } from './home-page.service'

const shop = setUpShop({ pages: minimalPages })

let owner = ''
afterEach(() => void vi.useRealTimers())

beforeEach(async () => {
  owner = (await createAdmin(shop.db)).token
})

const ITEM = `{ title text button path imageUrl }`
const READ = `{ homePage { hero ${ITEM} banners ${ITEM} rails } }`
const UPDATE = `mutation ($input: HomePageInput!, $version: Int!) {
  updateHomePage(input: $input, expectedVersion: $version) {
    homePage { version heroes { en { title } } banners { en { title } } rails { rail hidden } }
    userErrors { code field message } } }`

interface Shown {
  readonly title: string
  readonly path: string
}

interface HomePage {
  readonly hero: Shown | null
  readonly banners: readonly Shown[]
  readonly rails: readonly string[]
}

async function read(language = 'en'): Promise<HomePage> {
  const { data } = await shop.graphql<{ homePage: HomePage }>(READ, {
    headers: { 'accept-language': language },
  })
  return data.homePage
}

async function update(input: object, version = 0, token = owner) {
  const { data } = await shop.graphql<{
    updateHomePage: {
      homePage: { version: number } | null
      userErrors: { code: string; field: string | null }[]
    }
  }>(UPDATE, { token, variables: { input, version } })
  return data.updateHomePage
}

const texts = (title: string, button: string | null) => ({ title, text: null, button })

const banner = (changes: object = {}) => ({
  en: texts('Summer sale', null),
  ar: texts('تخفيضات الصيف', null),
  target: { kind: 'CATEGORY', value: 'toys' },
  imageUrl: null,
  from: null,
  to: null,
  ...changes,
})

const hero = (changes: object = {}) => ({
  ...banner(),
  en: texts('Summer is here', 'Shop now'),
  ar: texts('وصل الصيف', 'تسوق الآن'),
  ...changes,
})

const stored = (period: { from?: string; to?: string } = {}): HomeItem => ({
  en: texts('Summer sale', null),
  ar: texts('تخفيضات الصيف', null),
  target: { kind: 'help', value: 'delivery' },
  imageUrl: null,
  from: period.from ?? null,
  to: period.to ?? null,
})

const allFields = async () =>
  (await update({ heroes: [hero()], banners: [banner(), banner()] })).homePage

describe('The home page', () => {
  test('is the shop’s own until the owner changes it', async () => {
    expect(await read()).toEqual({
      hero: null,
      banners: [],
      rails: ['TRENDING', 'NEW_ARRIVALS', 'BUY_AGAIN', 'OFFERS', 'CATS', 'DOGS', 'BRANDS'],
    })
  })

  test('shows hero and offers at once, in each language', async () => {
    await read()
    expect(await allFields()).toMatchObject({ version: 1 })
    const english = await read()
    expect(english.hero).toEqual({
      title: 'Summer is here',
      text: null,
      button: 'Shop now',
      path: '/toys',
      imageUrl: null,
    })
    expect(english.banners).toHaveLength(2)
    expect((await read('ar')).banners[0]).toMatchObject({ title: 'تخفيضات الصيف', path: '/toys' })
  })

  test('costs no statement once a server knows it, also after a sale', async () => {
    const context = { db: shop.db, get: shop.app.runtime.get }
    await shop.app.runtime.get(homePages).get(shop.db)
    await createProduct(shop.db)
    const statements = await shop.database.statements.during(async () => {
      const content = await context.get(homePages).get(shop.db)
      await viewHomePage(content, context, { at: new Date(), locale: 'en' })
    })
    expect(statements).toEqual([])
  })

  test('leads to categories, products, searches and pages of the shop', async () => {
    const { id } = await createProduct(shop.db)
    const targets = [
      { kind: 'PRODUCT', value: String(id) },
      { kind: 'SEARCH', value: 'cat & dog' },
      { kind: 'HELP', value: 'returns' },
    ]
    await update({ banners: targets.map((target) => banner({ target })) })
    const paths = async () => (await read()).banners.map(({ path }) => path)
    expect(await paths()).toEqual([
      `/productdetails/${id}`,
      '/search?query=cat+%26+dog',
      '/help/returns',
    ])
    await shop.db.query('DELETE FROM products')
    expect(await paths()).toEqual(['/search?query=cat+%26+dog', '/help/returns'])
  })

  test('has its parts in the order of the owner, without hidden ones', async () => {
    const rails = [
      { rail: 'BRANDS', hidden: false },
      { rail: 'TRENDING', hidden: true },
    ]
    await update({ rails })
    expect((await read()).rails).toEqual([
      'BRANDS',
      'NEW_ARRIVALS',
      'BUY_AGAIN',
      'OFFERS',
      'CATS',
      'DOGS',
    ])
    await update({ rails: null }, 1)
    expect((await read()).rails).toHaveLength(HOME_RAILS.length)
  })
})

describe('What is shown from one time to another', () => {
  const moment = (text: string) => new Date(text)

  test('begins and ends at these times in Cairo, in winter and in summer', () => {
    const winter = stored({ from: '2026-01-10T18:00', to: '2026-01-11T00:00' })
    expect(isOnShow(winter, moment('2026-01-10T15:59:59.999Z'))).toBe(false)
    expect(isOnShow(winter, moment('2026-01-10T16:00:00Z'))).toBe(true)
    expect(isOnShow(winter, moment('2026-01-10T21:59:59.999Z'))).toBe(true)
    expect(isOnShow(winter, moment('2026-01-10T22:00:00Z'))).toBe(false)
    const summer = stored({ from: '2026-07-10T18:00' })
    expect(isOnShow(summer, moment('2026-07-10T14:59:59.999Z'))).toBe(false)
    expect(isOnShow(summer, moment('2026-07-10T15:00:00Z'))).toBe(true)
  })

  test('changes next at the nearest time after a moment', () => {
    const periods = [
      stored({ from: '2026-01-10T18:00', to: '2026-01-12T18:00' }),
      stored({ from: '2026-01-11T09:00' }),
      stored(),
    ]
    const next = (text: string) => nextChangeOf(periods, moment(text))?.toISOString()
    expect(next('2026-01-01T00:00:00Z')).toBe('2026-01-10T16:00:00.000Z')
    expect(next('2026-01-10T16:00:00Z')).toBe('2026-01-11T07:00:00.000Z')
    expect(next('2026-01-11T07:00:00Z')).toBe('2026-01-12T16:00:00.000Z')
    expect(next('2026-01-12T16:00:00Z')).toBeUndefined()
    const content = { heroes: periods, banners: [] }
    expect(secondsUntilChange(content, moment('2026-01-10T15:59:59.250Z'))).toBe(0.75)
  })

  test('is chosen for the moment: the first hero whose time it is', async () => {
    const content = {
      heroes: [stored({ to: '2026-01-10T00:00' }), { ...stored(), en: texts('Later', 'Go') }],
      banners: [stored({ from: '2026-01-10T00:00' })],
      rails: null,
    }
    const at = (text: string) =>
      viewHomePage(
        content,
        { db: shop.db, get: shop.app.runtime.get },
        { at: moment(text), locale: 'en' },
      )
    expect(await at('2026-01-09T12:00:00Z')).toMatchObject({
      hero: { title: 'Summer sale' },
      banners: [],
    })
    expect(await at('2026-01-10T12:00:00Z')).toMatchObject({
      hero: { title: 'Later' },
      banners: [{ title: 'Summer sale' }],
    })
  })

  test('begins and ends on time although responses are cached', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const begin = new Date(Math.ceil(Date.now() / 60_000) * 60_000)
    const end = new Date(begin.getTime() + 60_000)
    vi.setSystemTime(begin.getTime() - 500)
    await update({ banners: [banner({ from: cairoTime(begin), to: cairoTime(end) })] })
    const count = async () => (await read()).banners.length
    expect([await count(), await count()]).toEqual([0, 0])
    vi.advanceTimersByTime(499)
    expect(await count()).toBe(0)
    vi.advanceTimersByTime(2)
    expect(await count()).toBe(1)
    vi.advanceTimersByTime(59_998)
    expect(await count()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await count()).toBe(0)
  })
})

describe('Changing the home page', () => {
  test('reports every problem at its field', async () => {
    const { id } = await createProduct(shop.db)
    await shop.db.query(`UPDATE products SET hidden = true WHERE id = ${id}`)
    const long = 'x'.repeat(61)
    const { homePage, userErrors } = await update({
      heroes: [
        hero({ en: texts('', ''), ar: { ...texts(long, null), text: 'نص' } }),
        hero({ target: { kind: 'CATEGORY', value: 'birds' }, imageUrl: 'javascript:alert(1)' }),
      ],
      banners: [
        banner({ from: '2026-05-02T10:00', to: '2026-05-02T10:00' }),
        banner({ from: '2026-04-31T10:00', to: 'tomorrow' }),
        banner({ target: { kind: 'HELP', value: 'us' } }),
        banner({ target: { kind: 'PRODUCT', value: 'x' } }),
        banner({ target: { kind: 'SEARCH', value: ' ' } }),
      ],
      rails: [
        { rail: 'CATS', hidden: false },
        { rail: 'CATS', hidden: true },
      ],
    })
    expect(homePage).toBeNull()
    expect(userErrors.map(({ field }) => field).toSorted()).toEqual([
      'banners.0.to',
      'banners.1.from',
      'banners.1.to',
      'banners.2.target.value',
      'banners.3.target.value',
      'banners.4.target.value',
      'heroes.0.ar.button',
      'heroes.0.ar.title',
      'heroes.0.en.button',
      'heroes.0.en.text',
      'heroes.0.en.title',
      'heroes.1.imageUrl',
      'heroes.1.target.value',
      'rails',
    ])
    const { userErrors: products } = await update({
      heroes: [hero({ target: { kind: 'PRODUCT', value: String(id) } })],
      banners: [banner(), banner({ target: { kind: 'PRODUCT', value: '2147483647' } })],
    })
    expect(products.map(({ field }) => field)).toEqual([
      'heroes.0.target.value',
      'banners.1.target.value',
    ])
    expect(
      (await update({ banners: Array.from({ length: 7 }, () => banner()) })).userErrors,
    ).toEqual([expect.objectContaining({ field: 'banners', message: 'At most 6 offers.' })])
  })

  test('is a conflict for the second of two people, also if both are the first to change it', async () => {
    const changes = await Promise.all([
      update({ banners: [banner()] }),
      update({ heroes: [hero()] }),
    ])
    const codes = changes.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))
    expect(codes).toEqual(['CONFLICT'])
    expect((await update({ banners: [] }, 0)).userErrors[0]?.code).toBe('CONFLICT')
    expect((await update({ banners: [] }, 1)).homePage).toMatchObject({ version: 2 })
    expect((await update({ banners: [] }, -1)).userErrors).toMatchObject([
      { field: 'expectedVersion' },
    ])
  })

  test('leaves what is not given as it is, and is in the log', async () => {
    await allFields()
    const { homePage } = await update({ banners: [] }, 1)
    expect(homePage).toMatchObject({ heroes: [{ en: { title: 'Summer is here' } }], banners: [] })
    const changes = await shop.db.query(
      `SELECT action, kind, subject, after FROM change_log WHERE source = 'home_page' ORDER BY id`,
    )
    expect(changes).toMatchObject([
      { action: 'added', kind: 'page', subject: 'home' },
      { action: 'changed', kind: 'page', subject: 'home', after: { banners: [] } },
    ])
  })

  test('is for those who may edit content', async () => {
    const operations: readonly [string, Record<string, unknown>][] = [
      [UPDATE, { input: {}, version: 0 }],
      ['{ editableHomePage { version } }', {}],
      [`{ previewHomePage(input: {}, locale: EN, at: "2026-01-01T00:00") { rails } }`, {}],
    ]
    const tokens = [
      (await createShopper(shop.db)).token,
      (await createStaff(shop.db, 'packer')).token,
      undefined,
    ]
    for (const token of tokens) {
      for (const [query, variables] of operations) {
        const { errors } = await shop.graphql(query, { ...(token && { token }), variables })
        const code = token ? 'FORBIDDEN' : 'UNAUTHENTICATED'
        expect(errors?.[0]?.extensions?.code, query).toBe(code)
      }
    }
  })
})

test('A preview shows a change at another time, and stores nothing', async () => {
  const { data } = await shop.graphql<{ previewHomePage: HomePage }>(
    `query ($input: HomePageInput!, $at: String!) {
      previewHomePage(input: $input, locale: AR, at: $at) { hero ${ITEM} banners ${ITEM} rails } }`,
    {
      token: owner,
      variables: {
        input: {
          heroes: [hero({ from: '2030-01-01T00:00' })],
          banners: [banner({ to: '2030-01-01T00:00' })],
        },
        at: '2030-01-01T00:00',
      },
    },
  )
  expect(data.previewHomePage).toMatchObject({ hero: { title: 'وصل الصيف' }, banners: [] })
  expect((await read()).hero).toBeNull()
})
