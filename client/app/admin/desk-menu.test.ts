import { expect, test } from 'vitest'
import { MESSAGES } from '#domain/messages'
import { DESK_GROUPS, DESK_PAGES, findDeskPage, groupPages } from './desk-menu'
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

test('The groups have all pages, in the order of the table', () => {
  const groups = groupPages(DESK_PAGES)
  expect(groups.map(({ title }) => title)).toEqual(DESK_GROUPS.map(({ title }) => title))
  expect(groups.flatMap(({ pages }) => pages)).toEqual(DESK_PAGES)
})

test('A group without pages is left out', () => {
  const orders = DESK_PAGES.filter(({ group }) => group === 'orders')
  expect(groupPages(orders)).toEqual([{ title: 'desk.orders', pages: orders }])
})

test('The page of an order belongs to the orders, but not a page that only begins alike', () => {
  expect(findDeskPage('/adminorder/31')?.path).toBe('/adminorder')
  expect(findDeskPage('/adminorders')).toBeUndefined()
})

test('Phones have three pages in reach', () => {
  expect(DESK_PAGES.filter(({ tab }) => tab)).toHaveLength(3)
})
