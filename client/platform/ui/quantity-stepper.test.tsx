import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper'

interface HostProps {
  readonly start: number
  readonly onChange: (quantity: number) => void
}

function Host({ start, onChange }: HostProps) {
  const [quantity, setQuantity] = useState(start)
  return (
    <QuantityStepper
      value={quantity}
      onChange={(next) => {
        onChange(next)
        setQuantity(next)
      }}
    />
  )
}

function setUp(start: number) {
  const changes: number[] = []
  render(<Host start={start} onChange={(quantity) => changes.push(quantity)} />)
  return { changes, user: userEvent.setup() }
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('The buttons step by one', async () => {
  const { user } = setUp(1)
  await user.click(button('Increase quantity'))
  await user.click(button('Increase quantity'))
  await user.click(button('Decrease quantity'))
  expect(field().value).toBe('2')
})

test('A quantity of 1 cannot be decreased, and one of 999 cannot be increased', () => {
  setUp(1)
  expect(button('Decrease quantity').disabled).toBe(true)
  setUp(999)
  expect(screen.getAllByRole<HTMLButtonElement>('button').at(-1)?.disabled).toBe(true)
})

test('A typed quantity is applied on blur', async () => {
  const { changes, user } = setUp(1)
  await user.clear(field())
  await user.type(field(), '12')
  expect(changes).toEqual([])
  await user.tab()
  expect(changes).toEqual([12])
})

test('A typed quantity is applied on Enter', async () => {
  const { changes, user } = setUp(1)
  await user.clear(field())
  await user.type(field(), '7{Enter}')
  expect(changes).toEqual([7])
})

test.each(['2.5', '1000'])(
  'A quantity of %s is not applied, and what is wrong is said',
  async (text) => {
    const { changes, user } = setUp(1)
    await user.clear(field())
    await user.type(field(), `${text}{Tab}`)
    expect(changes).toEqual([])
    expect(field().value).toBe(text)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 999.')
    await user.clear(field())
    await user.type(field(), '4{Tab}')
    expect(changes).toEqual([4])
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('An empty, zero or negative quantity is ignored', async () => {
  const { changes, user } = setUp(3)
  for (const typed of ['', '0', '-4']) {
    await user.clear(field())
    if (typed) await user.type(field(), typed)
    await user.tab()
    expect(field().value).toBe('3')
  }
  expect(changes).toEqual([])
})

test('A quantity is read in Arabic digits', async () => {
  const { changes, user } = setUp(1)
  await user.clear(field())
  await user.type(field(), '١٢{Tab}')
  expect(changes).toEqual([12])
})

test('The arrow keys step by one, within the limits', async () => {
  const { changes, user } = setUp(1)
  await user.type(field(), '{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(changes).toEqual([2, 3, 2])
})

test('The wheel changes no quantity', () => {
  setUp(3)
  expect(field().type).toBe('text')
})
