import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { OrderableProductsDocument } from '../../../platform/gql/orders-admin'
import { buildInventory, buildProduct } from '../../../test/products'
import { renderPage } from '../../../test/render-page'
import { ProductPicker } from './product-picker'

const BARCODE = '4006381333931'

function found(
  query: string,
  ids: readonly number[],
  gtin: string | null = null,
  sku: string | null = null,
) {
  const orderableProducts = ids.map((id) => ({
    __typename: 'AdminProduct',
    id: String(id),
    stock: id,
    product: { ...buildProduct(id), gtin },
    inventory: buildInventory({ sku }),
  }))
  return {
    request: { query: OrderableProductsDocument, variables: { query } },
    result: { data: { orderableProducts } },
    delay: 0,
  }
}

function setUp(...responses: ReturnType<typeof found>[]) {
  const onPick = vi.fn()
  const onSubmit = vi.fn()
  renderPage(
    <form onSubmit={onSubmit}>
      <ProductPicker onPick={onPick} />
    </form>,
    { responses },
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a product' })
  const picked = () => onPick.mock.calls.map(([{ id }]) => id)
  return { user: userEvent.setup(), field, picked, onSubmit }
}

test('A product is picked with the arrow keys, with its price and stock', async () => {
  const { user, field, picked } = setUp(found('cat', [1, 2]))
  await user.click(field)
  await user.paste('cat')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Koura Cat Toy 1 1 in stock EGP 249.50',
    'Koura Cat Toy 2 2 in stock EGP 249.50',
  ])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(picked()).toEqual(['2'])
  expect(field.value).toBe('')
  expect(screen.queryAllByRole('option')).toEqual([])
})

test('A click picks a product', async () => {
  const { user, field, picked } = setUp(found('cat', [1, 2]))
  await user.click(field)
  await user.paste('cat')
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  expect(picked()).toEqual(['1'])
})

test('Scanned barcodes are picked in their order, without a pause', async () => {
  const other = '036000291452'
  const { user, field, picked, onSubmit } = setUp(
    { ...found(BARCODE, [1], BARCODE), delay: 50 },
    found(other, [2], `0${other}`),
  )
  await user.type(field, `${BARCODE}{Enter}${other}{Enter}`)
  await waitFor(() => expect(picked()).toEqual(['1', '2']))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('A barcode that no product has picks nothing, also when its digits are in a name', async () => {
  const { user, field, picked } = setUp(found(BARCODE, [1], null))
  await user.type(field, `${BARCODE}{Enter}`)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(BARCODE))
  expect(picked()).toEqual([])
})

test('A scanned SKU is picked, and words that are none stay', async () => {
  const { user, field, picked } = setUp(
    found('nil-1', [1], null, 'NIL-1'),
    found('nil', [1, 2]),
    found('nil', [1, 2]),
  )
  await user.type(field, 'nil-1{Enter}')
  await waitFor(() => expect(picked()).toEqual(['1']))
  expect(field.value).toBe('')
  await user.type(field, 'nil{Enter}')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(field.value).toBe('nil')
  expect(picked()).toEqual(['1'])
})

test('Enter picks the only product that was found, and none of several', async () => {
  const { user, field, picked, onSubmit } = setUp(found('cat', [1, 2]), found('dog', [3]))
  await user.click(field)
  await user.paste('cat')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}')
  expect(picked()).toEqual([])
  await user.clear(field)
  await user.paste('dog')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
  expect(picked()).toEqual(['3'])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('It says that nothing was found', async () => {
  const { user, field } = setUp(found('cat', []))
  await user.click(field)
  await user.paste('cat')
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'No product that can be ordered has this name, barcode or SKU: “cat”',
    ),
  )
})
