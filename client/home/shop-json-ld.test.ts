import { expect, test } from 'vitest'
import type { Contact } from '#domain/contact'
import { findProblems } from '../test/schema-org'
import { shopJsonLd } from './shop-json-ld'

/** The shop and its site, as JSON has them. */
function describeShop(contact: Contact) {
  const data = shopJsonLd({
    name: 'Mishmish',
    description: 'Food and toys.',
    publicUrl: 'https://shop.example.com',
    url: 'https://shop.example.com/ar',
    searchUrl: 'https://shop.example.com/ar/search',
    locale: 'ar',
    contact,
  })
  const { '@graph': graph } = JSON.parse(JSON.stringify(data)) as {
    readonly '@graph': readonly Readonly<Record<string, unknown>>[]
  }
  return graph
}

const CONTACT = {
  phone: '+20 2 2735 1234',
  email: 'care@shop.example.com',
  address: '5 Nile St, Cairo',
  hours: '9-5',
}

test('The home page describes the shop and its site', () => {
  const [shop, site] = describeShop({})
  expect(shop).toMatchObject({
    '@type': 'Organization',
    name: 'Mishmish',
    url: 'https://shop.example.com/',
    logo: expect.stringMatching(/\.png$/),
  })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://shop.example.com/ar',
    inLanguage: 'ar',
    publisher: { '@id': shop?.['@id'] },
    potentialAction: { target: 'https://shop.example.com/ar/search?query={query}' },
  })
})

test('The shop is described in the vocabulary of schema.org', () => {
  const [shop] = describeShop(CONTACT)
  const { '@id': _id, ...organization } = shop ?? {}
  expect(findProblems(organization, 'shop', ['Organization'])).toEqual([])
})

test('The shop can be reached as its owner has said, and no more is said than that', () => {
  const reachedBy = (contact: Contact) => {
    const { telephone, email, address } = describeShop(contact)[0] ?? {}
    return { telephone, email, address }
  }
  const { phone, email, address } = CONTACT
  expect(reachedBy(CONTACT)).toEqual({ telephone: phone, email, address })
  expect(reachedBy({ email })).toEqual({ email })
  expect(describeShop({})[0]).not.toHaveProperty('telephone')
})
