import { expect, test } from 'vitest'
import type { Contact } from '#domain/contact'
import { findHydrationState, writeHydrationState } from '../lib/hydration-state'
import { addNotice, missingPage } from './offline-html'

const urlOf = (path: string) => new URL(path, 'https://shop.example.com')

const STORED = '<body><div id="root"><main></main></div></body>'
const STORED_AT = 'Fri, 20 Nov 2026 10:00:00 GMT'

function parse(html: string) {
  return new DOMParser().parseFromString(html, 'text/html')
}

function openMissing(path: string, contact: Contact = {}) {
  const page = parse(missingPage(urlOf(path), contact))
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return { text: page.body.textContent, links, page }
}

test.each([
  ['/catfood', /^You are offline\. This is the page as it was on Nov 20, 2026, 12:00\sPM\.$/],
  ['/ar/catfood', /^لا يوجد اتصال بالإنترنت\. هذه هي الصفحة كما كانت في .*2026.*\.$/],
  ['/cartpage', /^You are offline$/],
  ['/ar/checkout', /^لا يوجد اتصال بالإنترنت$/],
])('A page that was opened before says what it shows: %s', (path, notice) => {
  const { body } = parse(addNotice(STORED, urlOf(path), STORED_AT))
  expect(body.querySelector('[data-offline]')?.textContent).toMatch(notice)
  expect(body.querySelector('#root > main')).not.toBeNull()
})

test.each([
  ['/beds', 'This page is not stored on this device', '/'],
  ['/ar/beds', 'هذه الصفحة غير محفوظة على هذا الجهاز', '/ar'],
])('A page that was not opened before says so: %s', (path, text, home) => {
  const page = openMissing(path)
  expect(page.text).toContain(text)
  expect(page.links).toEqual(['', home])
})

test('Without a connection the shop can be called, if its owner has set how', () => {
  const phone = '+20 2 2735 1234'
  const email = 'care&co@shop.example.com'
  const both = openMissing('/beds', { phone, email, address: '5 Nile St' })
  expect(both.links.slice(2)).toEqual(['tel:+20227351234', `mailto:${email}`])
  expect(both.text).toContain(phone)
  expect(both.text).toContain(email)
  expect(openMissing('/beds', { email }).links.slice(2)).toEqual([`mailto:${email}`])
  expect(openMissing('/beds').text).not.toContain('reach us')
})

test('What the owner has set is text on the page, whatever it contains', () => {
  const email = '"<b>"@shop.example.com'
  const { page, text } = openMissing('/beds', { email })
  expect(page.querySelector('b')).toBeNull()
  expect(text).toContain(email)
})

test('How to reach the shop is found in the HTML of a page', () => {
  const contact = { phone: '16555', hours: '9\u2028-5', email: '</script>@example.com' }
  const state = { publicUrl: '', emailTopLevelDomains: ['com'], contact, failed: false } as const
  const html = `<script>1</script>${writeHydrationState(state)}<script>2</script>`
  expect(findHydrationState(html)?.contact).toEqual(contact)
  expect(findHydrationState(STORED)).toBeUndefined()
})
