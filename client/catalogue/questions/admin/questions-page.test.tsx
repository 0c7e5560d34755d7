import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { setUpDialogs } from '../../../test/dialogs'
import { type Handlers, inputError, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const question = (id: string, text: string, answer: string | null = null) => ({
  __typename: 'AdminProductQuestion',
  id,
  text,
  locale: 'en',
  answer,
  createdAt: '2026-11-20T10:00:00Z',
  product: {
    __typename: 'AdminProduct',
    id: '7',
    product: { __typename: 'Product', id: '7', name: 'River Cat Food' },
  },
})

type Question = ReturnType<typeof question>

const GRAINS = question('1', 'Is it free of grain?')
const KITTENS = question('2', 'Is it for kittens?', 'From four months.')

async function open(handlers: Handlers = {}, search = '') {
  logIn(buildToken('admin'), 'Amira')
  let all: Question[] = [GRAINS, KITTENS]
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminProductQuestions: ({ isAnswered }) => ({
      adminProductQuestions: {
        __typename: 'AdminProductQuestionConnection',
        nodes: all.filter(({ answer }) => isAnswered === null || (answer !== null) === isAnswered),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    answerProductQuestion: ({ id, answer }) => {
      all = all.map((one) => (one.id === id ? { ...one, answer: String(answer) } : one))
      return answered(all.find((one) => one.id === id) ?? null)
    },
    deleteProductQuestion: ({ id }) => {
      all = all.filter((one) => one.id !== id)
      return {
        deleteProductQuestion: {
          __typename: 'DeleteProductQuestionPayload',
          questionId: id,
          userErrors: [],
        },
      }
    },
    ...handlers,
  })
  const { user } = await renderShop({ path: `/adminquestions${search}` })
  return { user, ...server }
}

const answered = (one: Question | null, ...userErrors: unknown[]) => ({
  answerProductQuestion: {
    __typename: 'AnswerProductQuestionPayload',
    question: one,
    userErrors,
  },
})

const rowOf = (text: string) => screen.findByRole('row', { name: new RegExp(text) })

test('Questions that wait are listed first, with a link to their product', async () => {
  await open()
  const row = await rowOf('Is it free of grain')
  const link = within(row).getByRole('link', { name: 'River Cat Food' })
  expect(link.getAttribute('href')).toBe('/productdetails/7')
  expect(screen.queryByText('Is it for kittens?')).toBeNull()
})

test('An answer is saved, and the question no longer waits', async () => {
  const { user, requests } = await open()
  const row = await rowOf('Is it free of grain')
  await user.type(within(row).getByLabelText('Answer'), 'Yes, it is.')
  await user.click(within(row).getByRole('button', { name: 'Save answer: Is it free of grain?' }))
  await screen.findByText('Answer saved.')
  expect(requests('answerProductQuestion')).toEqual([{ id: '1', answer: 'Yes, it is.' }])
  await waitFor(() => expect(screen.queryByText('Is it free of grain?')).toBeNull())
})

test('An answered question shows its answer, which can be changed', async () => {
  const { user, requests } = await open({}, '?state=ANSWERED')
  const row = await rowOf('Is it for kittens')
  const field = within(row).getByLabelText<HTMLTextAreaElement>('Answer')
  expect(field.value).toBe('From four months.')
  await user.clear(field)
  await user.type(field, 'From two months.')
  await user.click(within(row).getByRole('button', { name: 'Save answer: Is it for kittens?' }))
  await screen.findByText('Answer saved.')
  expect(requests('answerProductQuestion')).toEqual([{ id: '2', answer: 'From two months.' }])
})

test.each([
  ['the network', networkError, 'Failed to save the answer. Please try again.'],
  [
    'what the server says',
    () => answered(null, inputError('Use at most 1,000 characters.', 'answer')),
    'Use at most 1,000 characters.',
  ],
])('An answer that is not saved because of %s stays in its field', async (_name, handler, text) => {
  const { user } = await open({ answerProductQuestion: handler })
  const row = await rowOf('Is it free of grain')
  const field = within(row).getByLabelText<HTMLTextAreaElement>('Answer')
  await user.type(field, 'Yes')
  await user.click(within(row).getByRole('button', { name: /^Save answer/ }))
  await screen.findByText(text)
  expect(field.value).toBe('Yes')
})

test('A question is deleted after the owner confirms it', async () => {
  setUpDialogs()
  const { user, requests } = await open()
  const row = await rowOf('Is it free of grain')
  await user.click(
    within(row).getByRole('button', { name: 'Delete question: Is it free of grain?' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Delete this question?' })
  expect(requests('deleteProductQuestion')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Delete question' }))
  await screen.findByText('Question deleted.')
  expect(requests('deleteProductQuestion')).toEqual([{ id: '1' }])
  await waitFor(() => expect(screen.queryByText('Is it free of grain?')).toBeNull())
})

test('A list that cannot be loaded says so, and is loaded again', async () => {
  const { user } = await open({ adminProductQuestions: networkError })
  await screen.findByText('Failed to load the questions.')
  expect(user).toBeDefined()
})

test('Shoppers do not see the page', async () => {
  logIn(buildToken('shopper'), 'Mona')
  const { requests } = mockServer({})
  await renderShop({ path: '/adminquestions' })
  expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull()
  expect(requests('adminProductQuestions')).toEqual([])
})
