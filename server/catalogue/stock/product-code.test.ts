import { expect, test } from 'vitest'
import { createAdmin, createProduct, createStaff } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

const EAN = '4006381333931'

async function tie(token: string, productId: number, code: string, replaces: string | null = null) {
  const { data, errors } = await shop.graphql<{
    setProductCode: { productId: string | null; userErrors: { message: string }[] }
  } | null>(
    `mutation ($productId: ID!, $code: String!, $replaces: String) {
       setProductCode(productId: $productId, code: $code, replaces: $replaces) {
         productId userErrors { message } } }`,
    { token, variables: { productId, code, replaces } },
  )
  return { ...data?.setProductCode, errors }
}

const codesOf = async (id: number) => {
  const { gtin, sku } = await shop.db.findOneByOrFail(ProductEntity, { id })
  return { gtin, sku }
}

test('A scanned barcode becomes that of a product without one, and any other code its SKU', async () => {
  const { token } = await createAdmin(shop.db)
  const { id } = await createProduct(shop.db)
  expect(await tie(token, id, `]E0${EAN}`)).toMatchObject({ productId: String(id) })
  expect(await tie(token, id, 'KOURA-12')).toMatchObject({ productId: String(id) })
  expect(await codesOf(id)).toEqual({ gtin: EAN, sku: 'KOURA-12' })
})

test('A barcode that the product has stays until it is replaced by name', async () => {
  const { token } = await createAdmin(shop.db)
  const { id } = await createProduct(shop.db, { gtin: '036000291452' })
  expect((await tie(token, id, EAN)).userErrors).toEqual([
    { message: 'The product has the code 036000291452.' },
  ])
  expect((await tie(token, id, EAN, '4006381333948')).userErrors).toHaveLength(1)
  expect(await tie(token, id, '0036000291452')).toMatchObject({ productId: String(id) })
  expect(await codesOf(id)).toMatchObject({ gtin: '036000291452' })
  await tie(token, id, EAN, '036000291452')
  expect(await codesOf(id)).toMatchObject({ gtin: EAN })
})

test('A barcode of another product is refused, and so are letters that may be those of another layout', async () => {
  const { token } = await createAdmin(shop.db)
  await createProduct(shop.db, { name: 'Cat bed', gtin: EAN })
  const { id } = await createProduct(shop.db)
  const [taken] = (await tie(token, id, EAN)).userErrors ?? []
  expect(taken?.message).toContain('Cat bed')
  const [unclear] = (await tie(token, id, 'نخعقش-12')).userErrors ?? []
  expect(unclear?.message).toContain('Switch it to English')
  expect(await codesOf(id)).toEqual({ gtin: null, sku: null })
})

test('Who may not change products ties no code', async () => {
  const { token } = await createStaff(shop.db, 'packer')
  const { id } = await createProduct(shop.db)
  expect((await tie(token, id, EAN)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})
