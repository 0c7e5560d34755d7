import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { setUpDialogs } from '../../../test/dialogs'
import { type Handlers, inputError, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const buildReview = (id: number, fields = {}) => ({
  __typename: 'AdminReview',
  id: String(id),
  author: `Mona ${id}`,
  isSample: false,
  stars: 4,
  text: `Text ${id}`,
  imageUrl: null,
  locale: 'EN',
  status: 'WAITING',
  answer: null as string | null,
  createdAt: '2026-11-22T09:30:00.000Z',
  product: { __typename: 'Product', id: '7', name: 'Nilo Cat Toy' },
  ...fields,
})

type Review = ReturnType<typeof buildReview>

const page = (nodes: readonly Review[], endCursor: string | null = null) => ({
  adminReviews: {
    __typename: 'AdminReviewConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
})

const settings = (shownAtOnce: boolean) => ({
  reviewSettings: { __typename: 'ReviewSettings', shownAtOnce },
})

const changed = (mutation: string, review: Review | null, ...userErrors: unknown[]) => ({
  [mutation]: { __typename: 'AdminReviewPayload', review, userErrors },
})

/** A server with these reviews. */
function handlersOf(initial: readonly Review[]): Handlers {
  let reviews = initial
  const change = (mutation: string) => (variables: Readonly<Record<string, unknown>>) => {
    const { id, ...fields } = variables
    reviews = reviews.map((review) => (review.id === id ? { ...review, ...fields } : review))
    return changed(mutation, reviews.find((review) => review.id === id) ?? null)
  }
  return {
    adminReviews: ({ status }) =>
      page(reviews.filter((review) => !status || review.status === status)),
    moderateReview: change('moderateReview'),
    answerReview: change('answerReview'),
  }
}

async function open(handlers: Handlers) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    reviewSettings: () => settings(false),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminreviews' })
  return { user, ...server }
}

const list = () => screen.getByRole('region', { name: 'Reviews' })
const authors = () =>
  within(list())
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent)
const shown = async (count: number) => waitFor(() => expect(authors()).toHaveLength(count))
const button = (action: string, id: number) =>
  screen.getByRole('button', { name: `${action} the review by Mona ${id}: Nilo Cat Toy` })

test('The owner sees first what waits, and then what they choose', async () => {
  const reviews = [buildReview(2), buildReview(1, { status: 'HIDDEN' })]
  const { user, requests } = await open(handlersOf(reviews))
  await shown(1)
  expect(screen.getByRole('link', { name: 'Nilo Cat Toy' }).getAttribute('href')).toBe(
    '/productdetails/7',
  )
  await user.selectOptions(screen.getByLabelText('Show'), 'All reviews')
  await shown(2)
  expect(requests('adminReviews')).toEqual([
    { first: 25, status: 'WAITING' },
    { first: 25, status: null },
  ])
})

test('Where nothing waits, it says so', async () => {
  await open(handlersOf([]))
  await screen.findByText('No reviews here.')
})

describe('A review', () => {
  test('that is approved leaves those that wait, and the focus stays in the list', async () => {
    const { user, requests } = await open(handlersOf([buildReview(2), buildReview(1)]))
    await shown(2)
    await user.click(button('Approve', 2))
    await screen.findByText('Review saved.')
    await shown(1)
    expect(authors()).toEqual(['Mona 1'])
    await waitFor(() => expect(document.activeElement).toBe(list()))
    expect(requests('moderateReview')).toEqual([{ id: '2', status: 'APPROVED' }])
    await user.click(button('Hide', 1))
    await screen.findByText('No reviews here.')
  })

  test('that is deleted is gone, once the owner has confirmed it', async () => {
    setUpDialogs()
    let reviews = [buildReview(2), buildReview(1)]
    const { user, requests } = await open({
      adminReviews: () => page(reviews),
      removeReview: ({ id }) => {
        reviews = reviews.filter((review) => review.id !== id)
        return {
          removeReview: { __typename: 'RemoveReviewPayload', reviewId: id, userErrors: [] },
        }
      },
    })
    await shown(2)
    await user.click(button('Delete', 2))
    const dialog = within(screen.getByRole('dialog'))
    expect(requests('removeReview')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Review deleted.')
    await shown(1)
    expect(authors()).toEqual(['Mona 1'])
    expect(requests('removeReview')).toEqual([{ id: '2' }])
  })

  test('that is hidden among all stays where it is, with the focus', async () => {
    const { user, requests } = await open(handlersOf([buildReview(2), buildReview(1)]))
    await shown(2)
    await user.selectOptions(screen.getByLabelText('Show'), 'All reviews')
    await waitFor(() => expect(requests('adminReviews')).toHaveLength(2))
    await user.click(button('Hide', 2))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Hide the review by Mona 2/ })).toBeNull(),
    )
    expect(authors()).toEqual(['Mona 2', 'Mona 1'])
    await waitFor(() => expect(document.activeElement).toBe(button('Answer', 2)))
    expect(requests('adminReviews')).toHaveLength(2)
  })

  test('is answered in its place, and focus returns to its button', async () => {
    const { user, requests } = await open(handlersOf([buildReview(2)]))
    await shown(1)
    await user.click(button('Answer', 2))
    const field = screen.getByLabelText('Your answer')
    expect(document.activeElement).toBe(field)
    await user.type(field, 'Thank you!')
    await user.click(screen.getByRole('button', { name: 'Save answer' }))
    await within(list()).findByText('Thank you!')
    await waitFor(() => expect(document.activeElement).toBe(button('Answer', 2)))
    expect(requests('answerReview')).toEqual([{ id: '2', answer: 'Thank you!' }])
    // Loaded pages are not loaded again.
    expect(requests('adminReviews')).toHaveLength(1)
    await user.click(button('Answer', 2))
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'Thank you!')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(button('Answer', 2))
  })

  test.each([
    ['a network error', networkError, 'Failed to save. Please try again.', 1],
    [
      'a refusal, which reloads the list',
      () => changed('answerReview', null, inputError('It was written again.', null, 'NOT_FOUND')),
      'It was written again.',
      2,
    ],
  ])('keeps an answer that is not saved after %s', async (_name, answerReview, message, reads) => {
    const { user, requests } = await open({ ...handlersOf([buildReview(2)]), answerReview })
    await shown(1)
    await user.click(button('Answer', 2))
    await user.type(screen.getByLabelText('Your answer'), 'Thank you!')
    await user.click(screen.getByRole('button', { name: 'Save answer' }))
    await screen.findByText(message)
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'Thank you!')
    await waitFor(() => expect(requests('adminReviews')).toHaveLength(reads))
  })

  test('that cannot be approved stays', async () => {
    const { user } = await open({
      ...handlersOf([buildReview(2)]),
      moderateReview: networkError,
    })
    await shown(1)
    await user.click(button('Approve', 2))
    await screen.findByText('Failed to save. Please try again.')
    expect(document.activeElement).toBe(button('Approve', 2))
  })
})

test('Selected reviews are approved at once, and one that is gone is said', async () => {
  const initial = [buildReview(3), buildReview(2), buildReview(1)]
  const handlers = handlersOf(initial)
  const { user, requests } = await open({
    ...handlers,
    moderateReview: (variables) =>
      variables.id === '2'
        ? changed('moderateReview', null, inputError('It was deleted.', null, 'NOT_FOUND'))
        : handlers.moderateReview?.(variables),
  })
  await shown(3)
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  const bar = screen.getByRole('region', { name: 'Selected reviews' })
  await user.click(within(bar).getByRole('button', { name: 'Approve' }))
  await screen.findByText('2 reviews saved.')
  screen.getByText('It was deleted.')
  expect(requests('moderateReview')).toEqual(
    ['3', '2', '1'].map((id) => ({ id, status: 'APPROVED' })),
  )
  await shown(1)
  expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull()
})

describe('Older reviews', () => {
  const PAGES = {
    adminReviews: ({ after }: Readonly<Record<string, unknown>>) =>
      after ? page([buildReview(1)]) : page([buildReview(2)], 'c2'),
  }

  test('are appended', async () => {
    const { user, requests } = await open(PAGES)
    await user.click(await screen.findByRole('button', { name: 'Show older reviews' }))
    await shown(2)
    expect(screen.queryByRole('button', { name: 'Show older reviews' })).toBeNull()
    expect(requests('adminReviews').at(-1)).toEqual({ first: 25, status: 'WAITING', after: 'c2' })
  })

  test('stay when one of them is answered', async () => {
    const { user } = await open({
      ...PAGES,
      answerReview: () => changed('answerReview', buildReview(1, { answer: 'Thank you!' })),
    })
    await user.click(await screen.findByRole('button', { name: 'Show older reviews' }))
    await shown(2)
    await user.click(button('Answer', 1))
    await user.click(screen.getByRole('button', { name: 'Save answer' }))
    await within(list()).findByText('Thank you!')
    expect(authors()).toEqual(['Mona 2', 'Mona 1'])
  })

  test('that fail to load can be loaded again', async () => {
    let isDown = true
    const { user } = await open({
      adminReviews: (variables) =>
        variables.after && isDown ? networkError() : PAGES.adminReviews(variables),
    })
    const more = await screen.findByRole('button', { name: 'Show older reviews' })
    await user.click(more)
    await screen.findByText('Failed to load the reviews.')
    isDown = false
    await user.click(more)
    await shown(2)
  })
})

test('A list that fails to load is not mistaken for the one before, and can be loaded again', async () => {
  let isDown = false
  const { user } = await open({
    adminReviews: () => (isDown ? networkError() : page([buildReview(2)])),
  })
  await shown(1)
  isDown = true
  await user.selectOptions(screen.getByLabelText('Show'), 'Hidden')
  await screen.findByText('Failed to load the reviews.')
  expect(authors()).toEqual([])
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await shown(1)
})

describe('Whether reviews need approval', () => {
  const atOnce = () => screen.findByRole('checkbox', { name: /^Show new reviews immediately/ })

  test('is saved at once', async () => {
    let shownAtOnce = false
    const { user } = await open({
      ...handlersOf([]),
      reviewSettings: () => settings(shownAtOnce),
      updateReviewSettings: (variables) => {
        shownAtOnce = Boolean(variables.shownAtOnce)
        return {
          updateReviewSettings: {
            __typename: 'ReviewSettingsPayload',
            ...settings(shownAtOnce),
            userErrors: [],
          },
        }
      },
    })
    const checkbox = await atOnce()
    await waitFor(() => expect(checkbox).toHaveProperty('disabled', false))
    await user.click(checkbox)
    await screen.findByText('Setting saved.')
    await waitFor(() => expect(checkbox).toHaveProperty('disabled', false))
    expect(checkbox).toHaveProperty('checked', true)
  })

  test.each([
    ['a network error', networkError, 'Failed to save. Please try again.'],
    [
      'a refusal',
      () => ({
        updateReviewSettings: {
          __typename: 'ReviewSettingsPayload',
          reviewSettings: null,
          userErrors: [inputError('Not now.')],
        },
      }),
      'Not now.',
    ],
  ])('stays as it is after %s', async (_name, updateReviewSettings, message) => {
    const { user } = await open({ ...handlersOf([]), updateReviewSettings })
    const checkbox = await atOnce()
    await waitFor(() => expect(checkbox).toHaveProperty('disabled', false))
    await user.click(checkbox)
    await screen.findByText(message)
    await waitFor(() => expect(checkbox).toHaveProperty('disabled', false))
    expect(checkbox).toHaveProperty('checked', false)
  })
})
