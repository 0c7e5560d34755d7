import { expect, test } from 'vitest'
import { MESSAGES } from '#domain/messages'
import { DESK_SECTION_IDS } from '../../platform/admin/admin-page'
import { DESK_PAGES, findDeskPage, toSections } from './desk-menu'
import { ADMIN_PAGES } from './pages'

test('Every page of the desk that needs no number is in the menu once', () => {
  const paths = ADMIN_PAGES.map(({ path }) => path).filter((path) => !/:|\/print$/.test(path))
  expect(DESK_PAGES.map(({ path }) => path).sort()).toEqual([...paths].sort())
})

test('The entries of the specification have their texts', () => {
  const textOf = (path: string) => {
    const page = findDeskPage(path)
    return page && MESSAGES.en[page.title]
  }
  expect(textOf('/adminHome')).toBe('Home')
  expect(textOf('/adminorder')).toBe('Orders')
  expect(textOf('/addproduct')).toBe('Add New Product')
})

test('The menu has at most nine entries, which lead to all pages', () => {
  const sections = toSections(DESK_PAGES)
  expect(sections.length).toBeLessThanOrEqual(9)
  expect(sections.flatMap(({ pages }) => pages)).toEqual(DESK_PAGES)
  expect(DESK_SECTION_IDS).toEqual(expect.arrayContaining(sections.map(({ id }) => id)))
})

test('An entry leads to the first page that a role may open, and none without pages is there', () => {
  const pages = DESK_PAGES.filter(({ path }) => ['/adminpack', '/adminreceive'].includes(path))
  expect(toSections(pages)).toMatchObject([
    { id: 'orders', title: 'desk.orders', first: { path: '/adminpack' }, pages },
  ])
})

test('The entries of the specification are in reach on every page', () => {
  const inReach = DESK_PAGES.filter(({ isShortcut }) => isShortcut).map(({ path }) => path)
  expect(inReach).toEqual(['/adminHome', '/adminneworder', '/addproduct'])
  expect(toSections(DESK_PAGES).map(({ first }) => first.path)).toContain('/adminorder')
})

test('The page of an order belongs to the orders, but not a page that only begins alike', () => {
  expect(findDeskPage('/adminorder/31')?.path).toBe('/adminorder')
  expect(findDeskPage('/adminorders')).toBeUndefined()
})

test('Phones have three pages in reach', () => {
  expect(DESK_PAGES.filter(({ tab }) => tab)).toHaveLength(3)
})
