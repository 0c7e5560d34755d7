import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../platform/session/session'
import { type Handlers, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'
import type { Fetches } from './picture-fetches'

const NOTHING: Fetches = { fetched: 0, waiting: 0, failed: 0, elsewhere: 0, problems: [] }

const problem = (problem: Fetches['problems'][number]['problem'], statusCode: number | null) => ({
  url: `https://old-shop.example.com/${problem}.jpg`,
  problem,
  statusCode,
  product: { __typename: 'AdminProduct', id: '7' },
  productName: 'Cat Mouse',
})

async function open(read: () => Partial<Fetches>, handlers: Handlers = {}) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    pictureFetches: () => ({
      pictureFetches: {
        __typename: 'PictureFetches',
        ...NOTHING,
        ...read(),
        problems: (read().problems ?? []).map((one) => ({
          __typename: 'PictureFetchProblem',
          ...one,
        })),
      },
    }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminimport' })
  return { user, ...server }
}

test('The progress of pictures is shown until all are there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  let state: Partial<Fetches> = { fetched: 112, waiting: 48 }
  await open(() => state)
  await screen.findByText('112 of 160 pictures fetched')
  state = { fetched: 160 }
  await vi.advanceTimersByTimeAsync(3_000)
  await screen.findByText('160 of 160 pictures fetched')
  screen.getByText(/It needs the other site no more/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  vi.useRealTimers()
})

test('Pictures that could not be fetched are listed with the reason, and tried again', async () => {
  let state: Partial<Fetches> = {
    fetched: 157,
    failed: 3,
    problems: [problem('NOT_FOUND', 404), problem('STATUS', 403), problem('TOO_LARGE', null)],
  }
  const { user, requests } = await open(() => state, {
    fetchPictures: () => {
      state = { waiting: 3, fetched: 0 }
      return {
        fetchPictures: {
          __typename: 'FetchPicturesPayload',
          pictureFetches: { __typename: 'PictureFetches', ...NOTHING, waiting: 3 },
          userErrors: [],
        },
      }
    },
  })
  await screen.findByText('3 pictures could not be fetched.')
  const [link] = screen.getAllByRole('link', { name: 'Cat Mouse' })
  expect(link?.getAttribute('href')).toBe('/updateproduct/7')
  screen.getByText('The site does not have it any more.')
  screen.getByText('The site refused it (response 403).')
  screen.getByText('The file is larger than 10 MB.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('0 of 3 pictures fetched')
  expect(requests('fetchPictures')).toHaveLength(1)
})

test('Pictures of earlier imports that are on other sites can be fetched', async () => {
  const { user } = await open(() => ({ elsewhere: 2 }), { fetchPictures: networkError })
  await screen.findByText(
    '2 pictures of products are still on other sites, and gone once these close.',
  )
  await user.click(screen.getByRole('button', { name: 'Fetch them into this shop' }))
  await screen.findByText('The pictures cannot be fetched at the moment. Please try again.')
})

test('A shop without pictures of another site sees no message', async () => {
  await open(() => ({}))
  await screen.findByRole('heading', { name: 'Import' })
  await waitFor(() => expect(screen.queryByText('Pictures from other sites')).toBeNull())
})
