import { screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { type Handlers, inputError, mockServer } from '../../../test/mock-server'
import { buildInventory, buildProductDetails } from '../../../test/products'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

type User = ReturnType<typeof userEvent.setup>

const { product, ...stored } = {
  __typename: 'AdminProduct',
  id: '7',
  stock: null,
  isHidden: false,
  version: 3,
  family: null,
  chosenCategories: null as readonly string[] | null,
  collections: [] as readonly string[],
  attributes: buildProductDetails(7).attributes,
  inventory: buildInventory(),
  content: { __typename: 'ProductContentTexts', en: null as unknown, ar: null as unknown },
  product: {
    __typename: 'Product',
    id: '7',
    name: 'Nilo Toy',
    englishName: 'Nilo Toy',
    nameAr: null,
    price: 20,
    wasPrice: null,
    percentSaved: null,
    imageUrl: '/a',
    imageUrls: ['/a', '/b', '/c'],
    gtin: null as string | null,
    quantityAvailable: null,
  },
}

const COLLECTIONS = [
  ['1', 'birds', null],
  ['2', 'cages', 'birds'],
].map(([id, slug, parent]) => ({
  __typename: 'AdminCollection',
  id,
  slug,
  title: `The ${slug}`,
  titleAr: null,
  parent,
}))

const NO_TEXTS = {
  __typename: 'ProductTexts',
  description: null,
  composition: null,
  feedingGuide: null,
  sizeChart: null,
  facts: [],
  seoTitle: null,
  seoDescription: null,
}

const pictureText = (imageUrl: string, text: string) => ({
  __typename: 'PictureText',
  imageUrl,
  text,
})

const saved = (...userErrors: unknown[]) => ({
  updateProduct: {
    __typename: 'ProductPayload',
    adminProduct: userErrors.length > 0 ? null : { ...stored, product, version: 4 },
    userErrors,
  },
})

async function open(
  changes: Partial<typeof stored & typeof product> = {},
  handlers: Handlers = {},
) {
  const { imageUrls = product.imageUrls, gtin = null, ...rest } = changes
  const adminProduct = { ...stored, ...rest, product: { ...product, imageUrls, gtin } }
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminProduct: () => ({ adminProduct }),
    collectionChoices: () => ({ adminCollections: COLLECTIONS }),
    updateProduct: () => saved(),
    ...handlers,
  })
  const shop = await renderShop({ path: '/updateproduct/7' })
  await screen.findByLabelText('Name')
  return { ...shop, ...server }
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Update Product' }))

async function inputOf({ requests }: Pick<ReturnType<typeof mockServer>, 'requests'>) {
  await waitFor(() => expect(requests('updateProduct')).not.toEqual([]))
  return (requests('updateProduct').at(-1) as { input: Record<string, unknown> }).input
}

/** The pictures that are tiles, in order. */
const urls = () =>
  screen.getAllByRole('img', { name: /^Picture \d/ }).map((image) => image.getAttribute('src'))

beforeEach(() => logIn(buildToken('admin'), 'Amira'))

describe('The pictures of a product', () => {
  test('are moved and removed with the keyboard, and sent in their order', async () => {
    const shop = await open()
    expect(urls()).toEqual(['/a', '/b', '/c'])
    expect(screen.queryByLabelText(/^Picture URL/)).toBeNull()
    const later = screen.getByRole('button', { name: 'Move picture 1 later' })
    later.focus()
    await shop.user.keyboard('{Enter}')
    expect(urls()).toEqual(['/b', '/a', '/c'])
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Move picture 2 later' }),
    )
    screen.getByText('The picture is now number 2 of 3.')
    await shop.user.keyboard(' ')
    expect(urls()).toEqual(['/b', '/c', '/a'])
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    await shop.user.keyboard('{Enter}')
    expect(urls()).toEqual(['/b', '/c', '/a'])
    await shop.user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
    expect(urls()).toEqual(['/c', '/a'])
    expect(document.activeElement?.closest('li')).toBe(
      screen.getByRole('img', { name: 'Picture 1' }).closest('li'),
    )
    await save(shop.user)
    expect(await inputOf(shop)).toMatchObject({ imageUrl: '/c', moreImageUrls: ['/a'] })
  })

  test('are dragged to their place, and those between make room', async () => {
    const shop = await open()
    const pictures = screen.getAllByRole('img', { name: /^Picture \d/ })
    const [first, , third] = pictures.map((image) => image.parentElement)
    if (!first || !third) throw new Error('There are no tiles')
    // There is no layout here that would say where the pointer is.
    document.elementFromPoint = () => third
    await shop.user.pointer([
      { keys: '[MouseLeft>]', target: first },
      { target: third, coords: { x: 1, y: 1 } },
      { keys: '[/MouseLeft]' },
    ])
    expect(urls()).toEqual(['/b', '/c', '/a'])
    // What happens after the button is released moves nothing.
    document.elementFromPoint = () => first
    await shop.user.pointer({ target: first, coords: { x: 2, y: 2 } })
    expect(urls()).toEqual(['/b', '/c', '/a'])
    await save(shop.user)
    expect(await inputOf(shop)).toMatchObject({ imageUrl: '/b', moreImageUrls: ['/c', '/a'] })
  })

  test('are described in both languages, and a text moves with its picture and goes with it', async () => {
    const en = { ...NO_TEXTS, pictureTexts: [pictureText('/c', 'The back')] }
    const shop = await open({ content: { __typename: 'ProductContentTexts', en, ar: null } })
    const textOf = (place: number) =>
      screen.getByLabelText<HTMLInputElement>(`What picture ${place} shows (English)`)
    expect(textOf(3).value).toBe('The back')
    await shop.user.type(textOf(1), 'A cat with the toy')
    await shop.user.type(screen.getByLabelText('What picture 1 shows (Arabic)'), 'قطة')
    screen.getByText(/^Unsaved changes/)
    await shop.user.click(screen.getByRole('button', { name: 'Move picture 1 later' }))
    expect([textOf(1).value, textOf(2).value]).toEqual(['', 'A cat with the toy'])
    await shop.user.click(screen.getByRole('button', { name: 'Remove picture 3' }))
    await save(shop.user)
    expect(await inputOf(shop)).toMatchObject({
      imageUrl: '/b',
      moreImageUrls: ['/a'],
      content: {
        en: { pictureTexts: [{ imageUrl: '/a', text: 'A cat with the toy' }] },
        ar: { pictureTexts: [{ imageUrl: '/a', text: 'قطة' }] },
      },
    })
  })

  test('have the problems of their texts beside these', async () => {
    const en = { ...NO_TEXTS, pictureTexts: [pictureText('/c', 'The back')] }
    const { user } = await open(
      { content: { __typename: 'ProductContentTexts', en, ar: null } },
      { updateProduct: () => saved(inputError('Too long.', 'content.en.pictureTexts.0.text')) },
    )
    await save(user)
    await screen.findByText('Too long.')
    const text = screen.getByLabelText('What picture 3 shows (English)')
    expect(text.getAttribute('aria-invalid')).toBe('true')
  })

  test('are at most eight, each once, and all problems are at their fields', async () => {
    const shop = await open()
    const add = () => screen.getByRole('button', { name: 'Add a picture by its URL' })
    await shop.user.click(add())
    expect(document.activeElement).toBe(screen.getByLabelText('Picture URL 4'))
    await shop.user.keyboard('javascript:alert(1)')
    await shop.user.click(add())
    await shop.user.type(screen.getByLabelText('Barcode number (GTIN)'), '4006381333932')
    await save(shop.user)
    const describe = (label: string) => screen.findByLabelText(label)
    await waitFor(async () => {
      expect((await describe('Picture URL 4')).getAttribute('aria-invalid')).toBe('true')
      expect((await describe('Picture URL 5')).getAttribute('aria-invalid')).toBe('true')
    })
    screen.getByText('The last digit does not fit the others. Check the number.')
    const gtin = screen.getByLabelText('Barcode number (GTIN)')
    await shop.user.clear(gtin)
    await shop.user.type(gtin, '400638')
    screen.getByText('Enter the 8, 12, 13 or 14 digits of the barcode.')
    expect(shop.requests('updateProduct')).toEqual([])

    await shop.user.clear(gtin)
    await shop.user.clear(screen.getByLabelText('Picture URL 4'))
    await shop.user.type(screen.getByLabelText('Picture URL 4'), '/b')
    await shop.user.type(screen.getByLabelText('Picture URL 5'), '/e')
    await save(shop.user)
    await screen.findByText('Add each picture only once.')
    await shop.user.click(screen.getByRole('button', { name: 'Remove picture 4' }))
    for (const url of ['/f', '/g', '/h', '/i']) {
      await shop.user.click(add())
      await shop.user.keyboard(url)
    }
    expect(screen.queryByRole('button', { name: 'Add a picture by its URL' })).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Upload pictures').disabled).toBe(true)
    await save(shop.user)
    expect(await inputOf(shop)).toMatchObject({
      moreImageUrls: ['/b', '/c', '/e', '/f', '/g', '/h', '/i'],
    })
  })

  test('whose URL is typed are tiles once the field is left', async () => {
    const { user } = await open({ imageUrls: [] })
    const field = screen.getByLabelText('Picture URL')
    await user.type(field, '/toy.svg')
    // Every text from the first slash on is a URL: the field stays while it is typed.
    expect(document.activeElement).toBe(field)
    await user.tab()
    expect(urls()).toEqual(['/toy.svg'])
    expect(screen.queryByLabelText('Picture URL')).toBeNull()
  })

  test('show the problems that the server finds at theirs', async () => {
    const { user } = await open(
      {},
      {
        updateProduct: () =>
          saved(inputError('Not this one.', 'moreImageUrls.1'), inputError('Not so.', 'family')),
      },
    )
    await save(user)
    const problem = await screen.findByText('Not this one.')
    expect(problem.closest('li')).toBe(screen.getByRole('img', { name: 'Picture 3' }).closest('li'))
    expect(screen.getByLabelText('Size family').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('The categories of a product', () => {
  const appears = () => screen.getByText(/^Will (?:not )?appear in/).textContent

  test('follow the name while it is typed, with a warning of none', async () => {
    const shop = await open()
    expect(appears()).toBe('Will appear in: Toys & Bowls, Toys')
    const name = screen.getByLabelText('Name')
    await shop.user.clear(name)
    expect(screen.queryByText(/^Will (?:not )?appear in/)).toBeNull()
    await shop.user.type(name, 'Persian Adult')
    expect(appears()).toMatch(/any category/)
    await shop.user.type(name, ' Cat Dry Food')
    expect(appears()).toBe('Will appear in: Food, Cat dry food')
    await save(shop.user)
    expect(await inputOf(shop)).not.toHaveProperty('categories')
  })

  test('are those that the owner chooses instead, with the ones above them', async () => {
    const shop = await open()
    await shop.user.click(screen.getByLabelText('Only the ones chosen here'))
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect(box('Toys').checked).toBe(true)
    expect(box('Toys & Bowls')).toMatchObject({ checked: true, disabled: true })
    await shop.user.click(box('Toys'))
    expect(appears()).toMatch(/any category/)
    await shop.user.click(box('Cat dry food'))
    expect(box('Food')).toMatchObject({ checked: true, disabled: true })
    expect(appears()).toBe('Will appear in: Food, Cat food, Cat dry food')
    await shop.user.click(box('Beds'))
    await save(shop.user)
    expect(await inputOf(shop)).toMatchObject({ categories: ['CAT_DRY_FOOD', 'BEDS'] })
  })

  test('that were chosen can be those of the name again', async () => {
    const shop = await open({ chosenCategories: ['BEDS'] })
    expect(appears()).toBe('Will appear in: Beds')
    await shop.user.click(screen.getByLabelText('Based on the English name'))
    expect(appears()).toBe('Will appear in: Toys & Bowls, Toys')
    await save(shop.user)
    expect(await inputOf(shop)).toMatchObject({ categories: null })
  })
})

test('A product is put into collections and taken out of them', async () => {
  const { user, requests } = await open({ collections: ['birds'] })
  const fields = within(await screen.findByRole('group', { name: 'Collections' }))
  const birds = fields.getByLabelText<HTMLInputElement>('The birds')
  const cages = fields.getByLabelText('The cages')
  expect(birds.checked).toBe(true)
  await user.click(birds)
  await user.click(cages)
  await save(user)
  await screen.findByText('Product updated successfully!')
  expect(requests('updateProduct')).toMatchObject([{ input: { collections: ['cages'] } }])
})

test('A product is hidden, and only what was changed is sent', async () => {
  const shop = await open({ gtin: '96385074' })
  await shop.user.click(screen.getByLabelText('Hidden from shoppers'))
  await save(shop.user)
  expect(await inputOf(shop)).toEqual({
    name: 'Nilo Toy',
    nameAr: null,
    price: 20,
    imageUrl: '/a',
    hidden: true,
  })
})

test('The shelf, SKU and cost price are saved, with the margin that they leave', async () => {
  const taken = '“Bed” (product 9) has this SKU already.'
  const shop = await open(
    { inventory: buildInventory({ supplier: 'Nilo Trading', costPrice: 10, marginPercent: 50 }) },
    { updateProduct: () => saved(inputError(taken, 'inventory.sku')) },
  )
  const prices = within(screen.getByRole('region', { name: 'Price and cost' }))
  const group = within(screen.getByRole('region', { name: 'Inventory' }))
  prices.getByText('Margin: 50%')
  await shop.user.type(group.getByLabelText('Shelf'), 'A-03-2')
  await shop.user.type(group.getByLabelText('SKU'), 'NIL-1')
  const cost = prices.getByLabelText('Cost per item in EGP')
  await shop.user.clear(cost)
  expect(prices.queryByText(/^Margin/)).toBeNull()
  await shop.user.type(cost, '٢٥')
  prices.getByText('Margin: -25%')
  await save(shop.user)
  await group.findByText(taken)
  expect(document.activeElement).toBe(group.getByLabelText('SKU'))
  expect(await inputOf(shop)).toMatchObject({
    inventory: {
      shelf: 'A-03-2',
      sku: 'NIL-1',
      costPrice: 25,
      supplier: 'Nilo Trading',
      lowStockThreshold: null,
    },
  })
})

test('The other sizes of a product are named while its family is typed', async () => {
  const size = (id: string, name: string) => ({
    __typename: 'AdminProduct',
    id,
    product: { __typename: 'Product', id, name },
  })
  const { user } = await open(
    {},
    {
      productFamily: ({ family }: { readonly family?: unknown }) => ({
        adminProducts: {
          __typename: 'AdminProductPage',
          nodes: family === 'Nilo' ? [size('7', 'Nilo Toy'), size('8', 'Nilo Toy XL')] : [],
        },
      }),
    },
  )
  const family = screen.getByLabelText('Size family')
  await user.type(family, 'Nilo')
  const text = await screen.findByText(/^Sizes of one product with:/)
  expect(
    within(text)
      .getAllByText(/Nilo/)
      .map((name) => name.textContent),
  ).toContain('Nilo Toy XL')
  expect(text.textContent).toBe('Sizes of one product with: Nilo Toy XL')
  await user.type(family, ' XL')
  await screen.findByText(/^No other product has this text yet/)
})

test('The feeding guide says how to write a table, and which rows it has read', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Texts in English'))
  const [guide] = screen.getAllByLabelText('Feeding guide')
  if (!guide) throw new Error('The form has no feeding guide')
  expect(screen.getAllByText(/^One weight on each line/)).toHaveLength(2)
  await user.click(guide)
  await user.paste('A day:\n- 3–4 kg: 45–60 g\n- ٥ كجم: ٧٠ جم')
  const hint = screen.getByText('In the table: 3–4 kg: 45–60 g · 5 kg: 70 g')
  expect(guide.getAttribute('aria-describedby')).toBe(hint.id)
})

describe('The page of a product', () => {
  const bar = () => screen.queryByText(/^Unsaved changes/)?.textContent

  test('has its name as the title', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nilo Toy')
    await waitFor(() => expect(document.title).toMatch(/^Nilo Toy/))
  })

  test('says what would be saved, and discards it', async () => {
    const shop = await open({ inventory: buildInventory({ costPrice: 10 }) })
    expect(bar()).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
    const price = screen.getByLabelText<HTMLInputElement>('Price in EGP')
    await shop.user.clear(price)
    await shop.user.type(price, '25')
    await shop.user.type(screen.getByLabelText('Shelf'), 'A-1')
    // What is emptied again is as it was, although it was null.
    await shop.user.type(screen.getByLabelText('Arabic name'), 'ن{Backspace}')
    await shop.user.type(screen.getByLabelText('Brand'), 'N{Backspace}')
    expect(bar()).toBe('Unsaved changes: Price, Shelf')
    await shop.user.click(screen.getByLabelText('Hidden from shoppers'))
    expect(bar()).toBe('Unsaved changes: Price, Shelf, In the shop')
    await shop.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(bar()).toBeUndefined()
    expect(price.value).toBe('20')
    expect(screen.getByLabelText<HTMLInputElement>('Shelf').value).toBe('')
    expect(shop.requests('updateProduct')).toEqual([])
  })

  test('has a summary of what is in the form, with a link only if shoppers see it', async () => {
    const { user } = await open({ stock: null, inventory: buildInventory({ costPrice: 10 }) })
    const summary = within(screen.getByRole('region', { name: 'In the shop' }))
    summary.getByText('Nilo Toy')
    summary.getByText(/20\.00/)
    summary.getByText('50%')
    summary.getByText('Not tracked')
    expect(summary.getByRole('link', { name: 'View in shop' }).getAttribute('href')).toBe(
      '/productdetails/7',
    )
    await user.type(screen.getByLabelText('Stock'), '12')
    summary.getByText('12')
  })

  test('that shoppers cannot open has no link', async () => {
    await open({ isHidden: true })
    expect(screen.queryByRole('link', { name: 'View in shop' })).toBeNull()
  })

  test('opens a section that has an error, which stays open while it is mended', async () => {
    const tooLong = 'Too long for search engines.'
    const { user } = await open(
      {},
      { updateProduct: () => saved(inputError(tooLong, 'content.ar.seoTitle')) },
    )
    const section = () =>
      screen.getByText('Search engines', { selector: 'summary' }).closest('details')
    expect(section()?.open).toBe(false)
    await save(user)
    await screen.findByText(tooLong)
    expect(section()?.open).toBe(true)
    expect(screen.getByText('Texts in Arabic').closest('details')?.open).toBe(false)
    await user.type(screen.getByLabelText('Title for search engines (Arabic)'), 'ن')
    expect(section()?.open).toBe(true)
  })

  test('shows the result of a search while it is written', async () => {
    const { user } = await open()
    await user.click(screen.getByText('Search engines'))
    const result = () =>
      screen.getByRole('figure', { name: 'Preview of the search result (English)' }).textContent
    expect(result()).toMatch(/› productdetails › 7Nilo Toy \| Mishmish$/)
    await user.type(screen.getByLabelText('Title for search engines (English)'), 'Toys by Mishmish')
    screen.getByText('16 of about 60 characters.')
    const text = screen.getByLabelText('Text for search engines (English)')
    await user.type(text, 'Soft and safe.')
    expect(result()).toMatch(/7Toys by MishmishSoft and safe\.$/)
    await user.click(text)
    await user.paste(' More words than fit.'.repeat(10))
    screen.getByText(/^224 characters; search engines cut off/)
    expect(result()).toMatch(/ …$/)
  })
})
