import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_PICTURE_BYTES, MAX_REVIEW_LENGTH } from '#domain/limits'
import { type MessageKey, type MessageParameters, translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { createBrowserClient, createCache } from '../../../platform/api/apollo'
import { ApolloLoaderContext, loadedApollo } from '../../../platform/api/apollo-loader'
import { logIn } from '../../../platform/session/session'
import { loadAllTexts } from '../../../platform/texts/load-texts'
import { setUpDialogs } from '../../../test/dialogs'
import { type Handlers, inputError, mockServer, networkError } from '../../../test/mock-server'
import { renderPage } from '../../../test/render-page'
import { OwnReview } from './own-review'

await loadAllTexts('ar')

const REVIEW = {
  __typename: 'OwnReview',
  id: '3',
  stars: 4,
  text: 'My cat loves it.',
  imageUrl: null as string | null,
  status: 'WAITING',
}

const own = (review: typeof REVIEW | null, canReview = true) => ({
  ownReview: { __typename: 'ReviewEligibility', canReview, review },
})

const written = (review: unknown, ...userErrors: unknown[]) => ({
  writeReview: { __typename: 'WriteReviewPayload', review, userErrors },
})

const deleted = (...userErrors: unknown[]) => ({
  deleteReview: { __typename: 'DeleteReviewPayload', productId: '7', userErrors },
})

async function open(handlers: Handlers, locale: (typeof LOCALES)[number] = 'en') {
  logIn('t1', 'Mona')
  const server = mockServer(handlers)
  const client = createBrowserClient(createCache())
  renderPage(
    <ApolloLoaderContext value={loadedApollo(client)}>
      <Suspense>
        <OwnReview productId="7" />
      </Suspense>
    </ApolloLoaderContext>,
    { locale },
  )
  const user = userEvent.setup()
  const t = (key: MessageKey, parameters?: MessageParameters) => translate(key, parameters, locale)
  const form = async () => within(await screen.findByRole('form', { name: t('review.write') }))
  return { ...server, user, t, form }
}

/** Responds to uploads; returns the names of the files. */
function mockUploads(respond: () => Response): readonly string[] {
  const names: string[] = []
  const graphql = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('/reviews/')) return graphql(url, init)
    names.push((init.body as File).name)
    return Promise.resolve(respond())
  })
  return names
}

function picture(name: string, size = 10): File {
  const file = new File(['x'], name, { type: 'image/png' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

beforeEach(setUpDialogs)
// jsdom makes no addresses of files.
beforeEach(() =>
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => {} }),
  ),
)

describe.each(LOCALES)('A review in the language %s', (locale) => {
  test('needs stars, which get the focus, and nothing is sent without them', async () => {
    const { user, t, form, requests } = await open({ ownReview: () => own(null) }, locale)
    const fields = await form()
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    const stars = fields.getByRole('group', { name: t('review.yourStars') })
    await within(stars).findByText(t('invalid.stars'))
    expect(stars.getAttribute('aria-describedby')).toBe(
      within(stars).getByText(t('invalid.stars')).id,
    )
    const star = (count: number) =>
      fields.getByRole('radio', { name: t('review.stars', { count }) })
    expect(document.activeElement).toBe(star(1))
    await user.click(star(4))
    await waitFor(() => expect(fields.queryByText(t('invalid.stars'))).toBeNull())
    expect(requests('writeReview')).toEqual([])
  })

  test('is sent, and then says whether it is shown', async () => {
    let review: typeof REVIEW | null = null
    const { user, t, form, requests } = await open(
      {
        ownReview: () => own(review),
        writeReview: () => {
          review = REVIEW
          return written(review)
        },
      },
      locale,
    )
    const fields = await form()
    await user.click(fields.getByRole('radio', { name: t('review.stars', { count: 4 }) }))
    await user.type(fields.getByLabelText(t('review.text')), 'My cat loves it.')
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    await screen.findByText(t('review.thanks.WAITING'))
    await screen.findByText(t('review.status.WAITING'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: t('review.yours') }))
    expect(requests('writeReview')).toEqual([
      { productId: '7', input: { stars: 4, text: 'My cat loves it.', keepsPicture: true } },
    ])
  })

  test('with a picture that is too large says so at the field', async () => {
    const { user, t, form, requests } = await open({ ownReview: () => own(REVIEW) }, locale)
    await user.click(await screen.findByRole('button', { name: t('review.change') }))
    const fields = await form()
    const file = fields.getByLabelText<HTMLInputElement>(t('review.picture'))
    await user.upload(file, picture('huge.png', MAX_PICTURE_BYTES + 1))
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    const max = MAX_PICTURE_BYTES / 1024 / 1024
    const error = await fields.findByText(t('review.pictureTooLarge', { max }))
    expect(file.getAttribute('aria-describedby')).toContain(error.id)
    expect(requests('writeReview')).toEqual([])
    await user.click(fields.getByRole('button', { name: t('review.removeChosen') }))
    expect(fields.queryByText(t('review.pictureTooLarge', { max }))).toBeNull()
    expect(file.files).toHaveLength(0)
    expect(document.activeElement).toBe(file)
  })
})

test('Without a delivery there is no form', async () => {
  const { t } = await open({ ownReview: () => own(null, false) })
  await screen.findByText(t('review.notBought'))
  expect(screen.queryByRole('form')).toBeNull()
})

test('A review of something that was returned since is not changed, only deleted', async () => {
  const { t } = await open({ ownReview: () => own(REVIEW, false) })
  await screen.findByRole('button', { name: t('review.delete') })
  expect(screen.queryByRole('button', { name: t('review.change') })).toBeNull()
})

test('A review that fails to load says so', async () => {
  const { t } = await open({ ownReview: networkError })
  await screen.findByText(t('review.loadFailed'))
})

describe('What the server refuses', () => {
  test.each([
    ['text', 'Too long.'],
    ['stars', 'Choose stars.'],
  ])('is shown at its field: %s', async (field, message) => {
    const { user, t, form } = await open({
      ownReview: () => own(REVIEW),
      writeReview: () => written(null, inputError(message, field)),
    })
    await user.click(await screen.findByRole('button', { name: t('review.change') }))
    const fields = await form()
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    await fields.findByText(message)
    const invalid = document.activeElement
    expect(invalid?.getAttribute('aria-invalid')).toBe('true')
    expect(invalid).toBe(
      field === 'text' ? fields.getByLabelText(t('review.text')) : fields.getByLabelText('1 star'),
    )
  })

  test.each([
    ['a refusal', () => written(null, inputError('Too many reviews.', null, 'TOO_MANY_ATTEMPTS'))],
    ['a response without a review', () => written(null)],
    ['a network error', networkError],
  ])('loses nothing after %s', async (_name, writeReview) => {
    const { user, t, form } = await open({ ownReview: () => own(null), writeReview })
    const fields = await form()
    await user.click(fields.getByRole('radio', { name: '2 stars' }))
    await user.type(fields.getByLabelText(t('review.text')), 'It broke.')
    const file = fields.getByLabelText<HTMLInputElement>(t('review.picture'))
    await user.upload(file, picture('cat.png'))
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    const alert = await fields.findByRole('alert')
    expect(alert.textContent).toMatch(/^Too many reviews\.|^Failed to save your review\./)
    expect(fields.getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true)
    expect(fields.getByLabelText(t('review.text'))).toHaveProperty('value', 'It broke.')
    expect(file.files?.[0]?.name).toBe('cat.png')
  })
})

test('A text that is too long is reported at its field', async () => {
  const { user, t, form, requests } = await open({
    ownReview: () => own({ ...REVIEW, text: 'x'.repeat(MAX_REVIEW_LENGTH + 1) }),
  })
  await user.click(await screen.findByRole('button', { name: t('review.change') }))
  const fields = await form()
  await user.click(fields.getByRole('button', { name: t('review.send') }))
  const text = fields.getByLabelText(t('review.text'))
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(text)
  expect(requests('writeReview')).toEqual([])
})

describe('A picture', () => {
  test('is shown with its name once it is chosen, and can be replaced', async () => {
    const { user, t, form } = await open({ ownReview: () => own(null) })
    const fields = await form()
    await user.upload(fields.getByLabelText(t('review.picture')), picture('cat.png'))
    const thumbnail = fields.getByText('cat.png').parentElement?.querySelector('img')
    expect(thumbnail?.getAttribute('src')).toBe('blob:chosen')
    await user.upload(fields.getByLabelText(t('review.otherPicture')), picture('kitten.png'))
    fields.getByText('kitten.png')
    expect(fields.queryByText('cat.png')).toBeNull()
    await user.click(fields.getByRole('button', { name: t('review.removeChosen') }))
    expect(fields.queryByText('kitten.png')).toBeNull()
    fields.getByLabelText(t('review.picture'))
  })

  test('is uploaded after the review, unless it was removed before', async () => {
    const { user, t, form } = await open({
      ownReview: () => own(REVIEW),
      writeReview: () => written(REVIEW),
    })
    const uploads = mockUploads(() => new Response(null, { status: 204 }))
    const send = async (name: string, isRemoved: boolean) => {
      await user.click(await screen.findByRole('button', { name: t('review.change') }))
      const fields = await form()
      await user.upload(fields.getByLabelText(t('review.picture')), picture(name))
      if (isRemoved)
        await user.click(fields.getByRole('button', { name: t('review.removeChosen') }))
      await user.click(fields.getByRole('button', { name: t('review.send') }))
      await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    }
    await send('removed.png', true)
    expect(uploads).toEqual([])
    await send('sent.png', false)
    expect(uploads).toEqual(['sent.png'])
  })

  test.each([
    [
      'with the reason of the server',
      () => Response.json({ message: 'This is not a picture.' }, { status: 400 }),
      'This is not a picture.',
    ],
    [
      'that a proxy refuses',
      () => new Response('<h1>413</h1>', { status: 413 }),
      'Your review is saved, but its picture could not be uploaded. Please try again.',
    ],
  ])('can be sent again after a failure %s', async (_name, respond, message) => {
    let isBroken = true
    const { user, t, form } = await open({
      ownReview: () => own(isBroken ? null : REVIEW),
      writeReview: () => written(REVIEW),
    })
    const uploads = mockUploads(() => (isBroken ? respond() : new Response(null, { status: 204 })))
    const fields = await form()
    await user.click(fields.getByRole('radio', { name: '4 stars' }))
    await user.upload(fields.getByLabelText(t('review.picture')), picture('cat.png'))
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    await fields.findByText(message)
    isBroken = false
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    await screen.findByText(t('review.status.WAITING'))
    expect(uploads).toEqual(['cat.png', 'cat.png'])
  })

  test('of the earlier review stays, unless it is to be removed', async () => {
    const { user, t, form, requests } = await open({
      ownReview: () => own({ ...REVIEW, imageUrl: '/uploads/a.webp' }),
      writeReview: () => written(REVIEW),
    })
    await screen.findByRole('img', { name: t('review.yourPicture') })
    await user.click(screen.getByRole('button', { name: t('review.change') }))
    const fields = await form()
    await user.click(fields.getByRole('checkbox', { name: t('review.removePicture') }))
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    await waitFor(() => expect(requests('writeReview')).toHaveLength(1))
    expect(requests('writeReview')).toMatchObject([{ input: { keepsPicture: false } }])
  })
})

describe('A review that is changed', () => {
  test('starts from what was written, and keeps the focus near', async () => {
    const { user, t, form, requests } = await open({ ownReview: () => own(REVIEW) })
    await user.click(await screen.findByRole('button', { name: t('review.change') }))
    const title = screen.getByRole('heading', { name: t('review.yours') })
    expect(document.activeElement).toBe(title)
    const fields = await form()
    expect(fields.getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true)
    expect(fields.getByLabelText(t('review.text'))).toHaveProperty('value', REVIEW.text)
    await user.click(fields.getByRole('button', { name: t('review.cancel') }))
    screen.getByText(REVIEW.text)
    expect(document.activeElement).toBe(title)
    expect(requests('writeReview')).toEqual([])
  })

  test('is shown as saved after a cancellation, if only its picture failed', async () => {
    let review = REVIEW
    const { user, t, form } = await open({
      ownReview: () => own(review),
      writeReview: ({ input }) => {
        review = { ...REVIEW, id: '4', text: (input as { text: string }).text }
        return written(review)
      },
    })
    mockUploads(() => Response.json({ message: 'This is not a picture.' }, { status: 400 }))
    await user.click(await screen.findByRole('button', { name: t('review.change') }))
    const fields = await form()
    await user.clear(fields.getByLabelText(t('review.text')))
    await user.type(fields.getByLabelText(t('review.text')), 'It broke.')
    await user.upload(fields.getByLabelText(t('review.picture')), picture('cat.png'))
    await user.click(fields.getByRole('button', { name: t('review.send') }))
    await fields.findByText('This is not a picture.')
    await user.click(fields.getByRole('button', { name: t('review.cancel') }))
    await screen.findByText('It broke.')
  })
})

describe('The deletion of a review', () => {
  const openDialog = async (handlers: Handlers) => {
    const shop = await open(handlers)
    const { user, t } = shop
    await user.click(await screen.findByRole('button', { name: t('review.delete') }))
    const dialog = within(screen.getByRole('dialog', { name: t('review.deleteQuestion') }))
    return { ...shop, dialog }
  }

  test('is confirmed, and leaves the form with the focus on its title', async () => {
    let review: typeof REVIEW | null = REVIEW
    const { user, t, form, dialog } = await openDialog({
      ownReview: () => own(review),
      deleteReview: () => {
        review = null
        return deleted()
      },
    })
    await user.click(dialog.getByRole('button', { name: t('review.delete') }))
    await screen.findByText(t('review.deleted'))
    await form()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: t('review.write') }))
  })

  test('does nothing when it is declined', async () => {
    const { user, t, dialog, requests } = await openDialog({ ownReview: () => own(REVIEW) })
    await user.click(dialog.getByRole('button', { name: t('review.keep') }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: t('review.delete') }))
    expect(requests('deleteReview')).toEqual([])
  })

  test.each([
    ['a network error', networkError, 'Failed to delete your review. Please try again.'],
    ['a refusal', () => deleted(inputError('No longer there.')), 'No longer there.'],
  ])('says so after %s', async (_name, deleteReview, message) => {
    const { user, t, dialog } = await openDialog({ ownReview: () => own(REVIEW), deleteReview })
    await user.click(dialog.getByRole('button', { name: t('review.delete') }))
    await screen.findByText(message)
    screen.getByText(REVIEW.text)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
