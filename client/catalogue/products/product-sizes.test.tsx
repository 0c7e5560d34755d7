import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import { renderPage } from '../../test/render-page'
import { ProductSizes } from './product-sizes'

type Size = Parameters<typeof ProductSizes>[0]['sizes'][number]

function size(id: string, changes: Partial<Size> = {}, netAmount: number | null = 400): Size {
  return {
    id,
    name: `Cat Food ${id}`,
    price: asPounds(40),
    unitPrice: { price: asPounds(100), per: 'KG' },
    quantityAvailable: null,
    attributes: {
      netAmount,
      netUnit: netAmount === null ? null : 'G',
    },
    ...changes,
  }
}

const SIZES = [size('7'), size('8', { price: asPounds(90), quantityAvailable: 0 }, 2000)]

test('Each size links to its page, with price and unit price; a sold-out one says so', () => {
  renderPage(<ProductSizes id="7" sizes={SIZES} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/productdetails/7', '400 g EGP 40.00 EGP 100.00 per kg '],
    ['/productdetails/8', '2 kg EGP 90.00 EGP 100.00 per kg Out of stock'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
  screen.getByRole('region', { name: 'Size' })
})

test('A size is called as its name says, such as a number of packs', () => {
  const packs = size('9', { name: 'Cat Food, 12 x 85 g' }, 1020)
  renderPage(<ProductSizes id="7" sizes={[...SIZES, packs]} />)
  expect(screen.getAllByRole('link')[2]?.textContent).toContain('12 x 85 g EGP')
})

test('A size without a net content is called by what the other names do not say', () => {
  const collars = ['Small', 'Large'].map((name, index) =>
    size(String(index), { name: `Leather Collar, ${name}` }, null),
  )
  renderPage(<ProductSizes id="0" sizes={collars} />)
  const [small, large] = screen.getAllByRole('link')
  expect(small?.textContent).toMatch(/^Small EGP/)
  expect(large?.textContent).toMatch(/^Large EGP/)
  expect(large?.getAttribute('title')).toBe('Leather Collar, Large')
})

test('A size whose name is the start of another has its whole name', () => {
  const collars = ['Collar', 'Collar Large'].map((name, index) =>
    size(String(index), { name }, null),
  )
  renderPage(<ProductSizes id="0" sizes={collars} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Collar EGP/),
    expect.stringMatching(/^Collar Large EGP/),
  ])
})

test.each([[[]], [[size('7')]]])('A product with one size shows none', (sizes: Size[]) => {
  const { container } = renderPage(<ProductSizes id="7" sizes={sizes} />)
  expect(container.querySelector('.product-sizes')).toBeNull()
})
