import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/messages/locale'
import { loadAllTexts } from '../../platform/texts/load-texts'
import { renderPage } from '../../test/render-page'
import { ProductGallery } from './product-gallery'

await loadAllTexts('ar')

const URLS = ['/pictures/a.svg', '/pictures/b.svg', '/pictures/c.svg']

function open(imageUrls: readonly string[] = URLS, locale?: Locale) {
  const { container } = renderPage(
    <ProductGallery
      name="Cat Toy"
      imageUrls={imageUrls}
      texts={[{ imageUrl: '/pictures/b.svg', text: 'A cat with the toy' }]}
    />,
    locale ? { locale } : {},
  )
  const row = container.querySelector('.product-gallery__pictures')
  if (!row) throw new Error('There is no row of pictures')
  return { row, user: userEvent.setup() }
}

const thumbnails = () =>
  within(screen.getByRole('list', { name: /Pictures|الصور/ })).getAllByRole('link')
const shown = () =>
  thumbnails().findIndex((link) => link.getAttribute('aria-current') === 'true') + 1

test('Each picture is a link to it, in the row and among the thumbnails', () => {
  open()
  expect(thumbnails().map((link) => link.getAttribute('href'))).toEqual(URLS)
  const large = screen.getAllByRole('link', { name: /^Enlarge picture/ })
  expect(large.map((link) => link.getAttribute('href'))).toEqual(URLS)
  const names = screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  expect(names.filter(Boolean)).toEqual(['Cat Toy', 'A cat with the toy', 'Cat Toy'])
})

test('One picture has no thumbnails', () => {
  open(['/pictures/a.svg'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  screen.getByRole('link', { name: 'Enlarge the picture' })
})

test('A thumbnail shows its picture, which alone can be focused in the row', async () => {
  const { user } = open()
  const [, second] = thumbnails()
  if (second) await user.click(second)
  expect(shown()).toBe(2)
  const large = screen.getAllByRole('link', { name: /^Enlarge picture/ })
  expect(large.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})

test.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)(
  'Arrow keys show the next and the previous picture: %s',
  async (locale, next, previous) => {
    const { user } = open(URLS, locale)
    thumbnails()[0]?.focus()
    await user.keyboard(`{${previous}}`)
    expect(shown()).toBe(1)
    await user.keyboard(`{${next}}{${next}}`)
    expect(shown()).toBe(3)
    expect(document.activeElement).toBe(thumbnails()[2])
    await user.keyboard(`{${next}}`)
    expect(shown()).toBe(3)
    await user.keyboard('{Home}')
    expect(shown()).toBe(1)
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(thumbnails()[2])
  },
)

test.each([
  ['en', 590],
  ['ar', -590],
] as const)('A swipe shows another picture: %s', (locale, scrollLeft) => {
  const { row } = open(URLS, locale)
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollLeft: { value: scrollLeft } })
  fireEvent.scroll(row)
  expect(shown()).toBe(3)
})

test('A picture opens over the page, and the row shows the one that was seen last', async () => {
  const { user } = open()
  await user.click(screen.getByRole('link', { name: 'Enlarge picture 1 of 3' }))
  const lightbox = await screen.findByRole('dialog', { name: 'Cat Toy' })
  within(lightbox).getByText('Picture 1 of 3')
  await user.click(within(lightbox).getByRole('button', { name: 'Next picture' }))
  await within(lightbox).findByText('Picture 2 of 3')
  await user.click(within(lightbox).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown()).toBe(2)
})

test('One picture opens without buttons for others', async () => {
  const { user } = open(['/pictures/a.svg'])
  await user.click(screen.getByRole('link', { name: 'Enlarge the picture' }))
  const lightbox = await screen.findByRole('dialog', { name: 'Cat Toy' })
  expect(within(lightbox).queryByRole('button', { name: /picture/ })).toBeNull()
  expect(within(lightbox).queryByText(/Picture 1/)).toBeNull()
})

test('A click with a key is left to the browser', () => {
  open()
  const [link] = thumbnails()
  if (!link) throw new Error('There are no thumbnails')
  const handled: boolean[] = []
  const onClick = (event: Event) => {
    handled.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', onClick)
  fireEvent.click(link, { ctrlKey: true })
  fireEvent.click(link)
  window.removeEventListener('click', onClick)
  expect(handled).toEqual([false, true])
})
