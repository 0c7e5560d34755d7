import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { inputError, mockServer, networkError } from '../../test/mock-server'
import { buildProductDetails } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const ASK = { name: 'Ask about this product' }
const SEND = { name: 'Send question' }
const RECEIVED = 'Thank you! We will email you the answer, and show it here.'

const QUESTION = {
  __typename: 'ProductQuestion',
  id: '1',
  text: 'هل هو مالح؟',
  locale: 'AR',
  answer: 'لا.',
} as const

const payload = (success: boolean, ...userErrors: unknown[]) => ({
  askProductQuestion: { __typename: 'AskProductQuestionPayload', success, userErrors },
})

async function open(askProductQuestion: () => unknown = () => payload(true)) {
  const product = { ...buildProductDetails(7), related: [], questions: [QUESTION] }
  const { requests } = mockServer({
    productDetails: () => ({ product, deliveryRates: [] }),
    askProductQuestion,
  } as Parameters<typeof mockServer>[0])
  const { user } = await renderShop({ path: '/productdetails/7' })
  await user.click(await screen.findByRole('button', ASK))
  return { user, requests, question: await screen.findByLabelText(/^Your question/) }
}

test('A question that is answered is on the page, in its language', async () => {
  await open()
  const section = screen.getByRole('region', { name: 'Questions and answers' })
  const heading = within(section).getByRole('heading', { name: QUESTION.text })
  expect(heading.closest('[lang]')?.getAttribute('lang')).toMatch(/^ar/)
  within(section).getByText('لا.')
})

test('A visitor asks with an address, and reads what is wrong with it', async () => {
  let isAccepted = false
  const { user, requests, question } = await open(() =>
    isAccepted ? payload(true) : payload(false, inputError('Not this address.', 'email')),
  )
  expect(document.activeElement).toBe(question)
  await user.type(question, 'For kittens?')
  await user.click(screen.getByRole('button', SEND))
  expect(requests('askProductQuestion')).toEqual([])
  await user.type(screen.getByLabelText(/^Email/), 'ali@example.com')
  await user.click(screen.getByRole('button', SEND))
  await screen.findByText('Not this address.')
  isAccepted = true
  await user.click(screen.getByRole('button', SEND))
  await screen.findByText(RECEIVED)
  expect(requests('askProductQuestion').at(-1)).toEqual({
    productId: '7',
    input: { text: 'For kittens?', email: 'ali@example.com' },
  })
})

test('A customer asks without an address, and can try again after a network error', async () => {
  logIn('t1', 'Mona')
  let isDown = true
  const { user, requests, question } = await open(() => (isDown ? networkError() : payload(true)))
  expect(screen.queryByLabelText(/^Email/)).toBeNull()
  await user.type(question, 'For kittens?')
  await user.click(screen.getByRole('button', SEND))
  await screen.findByText('Your question could not be sent. Please try again.')
  isDown = false
  await user.click(screen.getByRole('button', SEND))
  await screen.findByText(RECEIVED)
  expect(requests('askProductQuestion').at(-1)?.['input']).toEqual({ text: 'For kittens?' })
})
