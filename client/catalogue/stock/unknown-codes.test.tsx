import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { type Handlers, mockServer } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

const EAN = '4006381333931'

const found = (gtin: string | null) => ({
  __typename: 'AdminProduct',
  id: '7',
  stock: 4,
  product: { __typename: 'Product', id: '7', name: 'Cat bed', gtin },
  inventory: { __typename: 'ProductInventory', sku: null },
})

async function scanUnknown(role: 'admin' | 'packer', gtin: string | null, handlers: Handlers = {}) {
  logIn(buildToken(role), 'Amira')
  let isTied = false
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    scannedProducts: () => ({
      scannedProducts: isTied
        ? [{ __typename: 'ScannedProduct', reserved: 0, product: found(EAN) }]
        : [],
    }),
    productsToTie: () => ({
      adminProducts: { __typename: 'AdminProductPage', nodes: [found(gtin)] },
    }),
    setProductCode: () => {
      isTied = true
      return {
        setProductCode: { __typename: 'SetProductCodePayload', productId: '7', userErrors: [] },
      }
    },
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminstock' })
  const field = await screen.findByLabelText<HTMLInputElement>('Barcode, SKU or quantity')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard(`${EAN}{Enter}`)
  await screen.findByRole('region', { name: 'Not booked' })
  return { user, field, ...server }
}

test('An unknown barcode is given to a product that has none, and then it is a scan', async () => {
  const { user, field, requests } = await scanUnknown('admin', null)
  await user.click(screen.getByRole('button', { name: `Whose code is ${EAN}?` }))
  await user.keyboard('bed')
  await user.click(await screen.findByRole('button', { name: 'Cat bed' }))
  await screen.findByRole('row', { name: /Cat bed/ })
  expect(requests('setProductCode')).toEqual([{ productId: '7', code: EAN, replaces: null }])
  expect(screen.queryByRole('region', { name: 'Not booked' })).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('A barcode that the product has is named, and replaced only if asked', async () => {
  const { user, requests } = await scanUnknown('admin', '036000291452')
  await user.click(screen.getByRole('button', { name: `Whose code is ${EAN}?` }))
  await user.keyboard('bed')
  await user.click(await screen.findByRole('button', { name: 'Cat bed' }))
  await screen.findByText(`Cat bed has the code 036000291452. Replace it by ${EAN}?`)
  expect(requests('setProductCode')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await screen.findByRole('row', { name: /Cat bed/ })
  expect(requests('setProductCode')).toEqual([
    { productId: '7', code: EAN, replaces: '036000291452' },
  ])
})

test('Users who may not change products see who can', async () => {
  await scanUnknown('packer', null)
  expect(screen.queryByRole('button', { name: `Whose code is ${EAN}?` })).toBeNull()
  screen.getByText(`Ask the owner or a manager to give ${EAN} to a product.`)
})
