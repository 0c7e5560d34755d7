import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { createProducts } from '../../test/factories'
import { realPages } from '../../test/real-pages'
import { setUpShop } from '../../test/shop'

const shop = setUpShop({ pages: realPages })

function post(url: string, payload: object, headers: Readonly<Record<string, string>> = {}) {
  return shop.app.inject({ method: 'POST', url, payload, headers })
}

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('REST', () => {
  test.each([
    [undefined, 'Invalid email or password'],
    ['en-GB,ar;q=0.5', 'Invalid email or password'],
    ['fr', 'Invalid email or password'],
    ['ar-EG,en;q=0.5', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
    ['ar;q=x,,;', 'Invalid email or password'],
  ])('responds to Accept-Language: %s with “%s”', async (language, message) => {
    const response = await post(
      '/login',
      { email: 'nobody@pets.example.com', password: 'secret1' },
      language === undefined ? {} : { 'accept-language': language },
    )
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ message })
    expect(response.headers.vary).toContain('Accept-Language')
  })

  test('names every invalid field in Arabic', async () => {
    const response = await post('/register', {}, { 'accept-language': 'ar' })
    expect(response.statusCode).toBe(400)
    for (const { message } of response.json().errors) expect(message).toMatch(/[\u0621-\u064a]/)
  })

  test('also varies by language if the response has no text', async () => {
    const response = await shop.app.inject({ url: '/products' })
    expect(response.headers.vary).toContain('Accept-Language')
  })
})

describe('GraphQL', () => {
  test('sends the errors of a mutation in Arabic', async () => {
    const query =
      'mutation { login(input: { email: "nobody@pets.example.com", password: "secret1" }) { userErrors { message } } }'
    const response = await post('/graphql', { query }, { 'accept-language': 'ar' })
    expect(response.json().data.login.userErrors).toEqual([
      { message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' },
    ])
  })

  test('sends errors of access in Arabic', async () => {
    const query = '{ me { firstName } }'
    const response = await post('/graphql', { query }, { 'accept-language': 'ar' })
    expect(response.json().errors[0].message).toBe('سجّل الدخول.')
  })

  test('shows product names in Arabic where there is one', async () => {
    const [felucat] = await createProducts(shop.db, ['Felucat Litter', 'Nilo Bowl'])
    await shop.db.update(ProductEntity, { id: felucat?.id }, { nameAr: 'رمل فيلوكات' })
    const payload = { query: '{ products(first: 2) { nodes { name displayName } } }' }
    const names = async (language: string) => {
      const response = await post('/graphql', payload, { 'accept-language': language })
      return response.json().data.products.nodes
    }
    for (const repetition of ['executed', 'compiled', 'cached']) {
      expect(await names('ar'), repetition).toEqual([
        { name: 'Felucat Litter', displayName: 'رمل فيلوكات' },
        { name: 'Nilo Bowl', displayName: 'Nilo Bowl' },
      ])
      expect(await names('en'), repetition).toEqual([
        { name: 'Felucat Litter', displayName: 'Felucat Litter' },
        { name: 'Nilo Bowl', displayName: 'Nilo Bowl' },
      ])
    }
  })

  test('caches responses for each language', async () => {
    const payload = { query: '{ categories { key title } }' }
    const titles = async (language: string) => {
      const response = await post('/graphql', payload, { 'accept-language': language })
      return response.json().data.categories[0].title
    }
    expect(await titles('en')).toBe('Food')
    expect(await titles('ar')).toBe('الأكل')
    expect(await titles('en')).toBe('Food')
  })
})

describe('pages', () => {
  test('are in Arabic below /ar, and in English elsewhere', async () => {
    await createProducts(shop.db, ['Nilo Cat Food'])
    const arabic = await open('/ar/catfood')
    expect(arabic.statusCode).toBe(200)
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.body).toContain('<h1>أكل القطط</h1>')
    expect(arabic.body).toContain('href="/ar/beds"')
    const english = await open('/catfood')
    expect(english.body).toContain('<html lang="en" dir="ltr">')
    expect(english.body).toContain('<h1>Cat food</h1>')
    expect(english.body).not.toContain('href="/ar/beds"')
  })

  test('show Arabic names of products below /ar only', async () => {
    const [product] = await createProducts(shop.db, ['Nilo Cat Food'])
    await shop.db.update(ProductEntity, { id: product?.id }, { nameAr: 'أكل قطط نيلو' })
    for (const path of ['/catfood', `/productdetails/${product?.id}`, '/']) {
      // Not cached for another test.
      expect((await open(`/ar${path}?names`)).body, path).toContain('أكل قطط نيلو')
      expect((await open(`${path}?names`)).body, path).not.toContain('أكل قطط نيلو')
    }
    const { body } = await open(`/ar/productdetails/${product?.id}`)
    expect(body, 'have the breadcrumb that follows from the English name').toContain(
      'href="/ar/catfood"',
    )
  })

  test('ignore Accept-Language: their language is in their address', async () => {
    const { body, headers } = await open('/catfood', { 'accept-language': 'ar' })
    expect(body).toContain('<html lang="en" dir="ltr">')
    expect(headers.vary ?? '').not.toContain('Accept-Language')
  })

  test('name their address in the other languages', async () => {
    const { body } = await open('/ar/catfood?utm=1')
    expect(body).toMatch(/rel="canonical" href="[^"]+\/ar\/catfood"/)
    expect(body).toMatch(/hrefLang="en" href="https?:\/\/[^"/]+\/catfood"/i)
    expect(body).toMatch(/hrefLang="ar" href="[^"]+\/ar\/catfood"/i)
    expect(body).toMatch(/hrefLang="x-default" href="https?:\/\/[^"/]+\/catfood"/i)
  })

  test('link to the same page in the other language, with its parameters', async () => {
    const { body } = await open('/search?query=cat%20food')
    expect(body).toContain('href="/ar/search?query=cat%20food"')
    expect((await open('/ar')).body).toMatch(/<a [^>]*href="\/"[^>]*lang="en"/)
  })

  test('that do not exist are 404 in Arabic, too', async () => {
    const { statusCode, body } = await open('/ar/nothing')
    expect(statusCode).toBe(404)
    expect(body).toContain('<html lang="ar" dir="rtl">')
  })

  test('that are also REST paths are pages only below /ar', async () => {
    const json = { accept: 'application/json' }
    expect((await open('/cartpage', json)).statusCode).toBe(401)
    expect((await open('/ar/cartpage', json)).statusCode).toBe(404)
    expect((await open('/ar/cartpage')).statusCode).toBe(200)
  })

  test('are in the sitemap in both languages, with links to each other', async () => {
    const { body } = await shop.app.inject({ url: '/sitemap.xml' })
    expect(body).toMatch(/<loc>[^<]+\/ar\/catfood<\/loc>/)
    expect(body).toMatch(/<loc>https?:\/\/[^</]+\/catfood<\/loc>/)
    expect(body).toMatch(/hreflang="ar" href="[^"]+\/ar\/catfood"/)
  })

  test('that are private to their visitor are disallowed for crawlers in both languages', async () => {
    const { body } = await shop.app.inject({ url: '/robots.txt' })
    expect(body).toContain('Disallow: /cartpage')
    expect(body).toContain('Disallow: /ar/cartpage')
  })
})
