import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#domain/messages/locale'
import { loadAllTexts } from '../platform/texts/load-texts'
import { renderPage } from '../test/render-page'
import { CategoryMenus } from './category-menus'

await loadAllTexts('ar')

function setUp(locale: Locale) {
  renderPage(<CategoryMenus />, { locale })
  const stops = screen.getByRole('navigation').querySelectorAll<HTMLElement>('a, button')
  return { user: userEvent.setup(), stops }
}

describe.each([
  { locale: 'en', forward: '{ArrowRight}', back: '{ArrowLeft}' },
  { locale: 'ar', forward: '{ArrowLeft}', back: '{ArrowRight}' },
] as const)('In the direction of $locale', ({ locale, forward, back }) => {
  test('the arrow keys move along the menu bar and stop at its ends', async () => {
    const { user, stops } = setUp(locale)
    stops[0]?.focus()
    await user.keyboard(back)
    expect(document.activeElement).toBe(stops[0])
    await user.keyboard(forward + forward)
    expect(document.activeElement).toBe(stops[2])
    await user.keyboard(back)
    expect(document.activeElement).toBe(stops[1])
  })
})

test('Cats, dogs and offers come first, then the specified menus in their order, and all products last', () => {
  setUp('en')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'For cats',
    'For dogs',
    'Offers',
    'Food',
    'Treats',
    'Toys & Bowls',
    'Beds',
    'Litters',
    'HealthCare',
    'Accessories',
    'All products',
  ])
  expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual([
    '/shop?animal=cat',
    '/shop?animal=dog',
    '/search?query=offers',
  ])
  expect(links.at(-1)?.getAttribute('href')).toBe('/shop')
})

test.each([
  ['/shop?animal=dog', ['For dogs']],
  ['/shop?animal=cat&stock=in', ['For cats']],
  ['/search?query=offers', ['Offers']],
  ['/search?query=dog', []],
  ['/shop', ['All products']],
  ['/shop?brand=Nilo', ['All products']],
  ['/beds?after=MjQ', ['Beds']],
  ['/', []],
])('At %s, %j is marked as the current page', (path, names) => {
  renderPage(<CategoryMenus />, { path })
  const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page')
  expect(current.map((link) => link.textContent)).toEqual(names)
})

test('The down key opens a submenu; the arrow keys move in it, and Escape returns to its button', async () => {
  const { user } = setUp('en')
  const toggle = screen.getByRole('button', { name: 'Show Food categories' })
  toggle.focus()
  await user.keyboard('{ArrowDown}')
  const panel = screen.getByRole('link', { name: 'Cat food' }).closest('div') as HTMLElement
  const links = within(panel).getAllByRole('link')
  expect(document.activeElement).toBe(links[0])
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(links[1])
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})
