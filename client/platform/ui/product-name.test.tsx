import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductName } from './product-name'

const renderSize = (name: string) => {
  const { container } = render(<ProductName name={name} />)
  expect(container.textContent).toBe(name)
  return container.querySelector('.product-name__size')?.textContent
}

test.each([
  ['Sakara Cat Dry Food Chicken 1.5 kg', '1.5 kg'],
  ['Nilo Wet Cat Food Tuna 12 x 85 g', '12 x 85 g'],
  ['Dog Bed 60 x 45 cm', '60 x 45 cm'],
  ['دراي فود للقطط 2 كجم', '2 كجم'],
])('The size of %s is separate from the part that may be truncated', (name, size) => {
  expect(renderSize(name)).toBe(size)
})

test.each([
  ['Nilo Wet Pouches, 12 x 85 g', ','],
  ['Nilo Wet Pouches - 85 g', ' -'],
  ['باوتشات للقطط، 85 جم', '،'],
])('What separates the size of %s from the rest can be hidden', (name, separator) => {
  const { container } = render(<ProductName name={name} />)
  expect(container.textContent).toBe(name)
  expect(container.querySelector('.product-name__separator')?.textContent).toBe(separator)
})

test.each(['Nilo Wet Pouches 85 g', 'Pouches, wet'])('%s has nothing to hide', (name) => {
  const { container } = render(<ProductName name={name} />)
  expect(container.querySelector('.product-name__separator')).toBeNull()
})

test.each(['Cat Toy 27', 'Vitamin B12', 'Leash'])('%s has no size', (name) => {
  expect(renderSize(name)).toBeUndefined()
})

test('A name is isolated from the direction of the text around it', () => {
  const { container } = render(<ProductName name="رمل قطط" />)
  expect(container.firstElementChild?.tagName).toBe('BDI')
})
