import { expect, test } from 'vitest'
import { findProblems } from '../../test/schema-org'
import { shopJsonLd } from './shop-json-ld'

const data = JSON.parse(
  JSON.stringify(
    shopJsonLd({
      name: 'Mishmish',
      description: 'Food and toys.',
      publicUrl: 'https://shop.example.com',
      url: 'https://shop.example.com/ar',
      searchUrl: 'https://shop.example.com/ar/search',
      locale: 'ar',
    }),
  ),
) as { readonly '@graph': readonly Readonly<Record<string, unknown>>[] }

test('The home page describes the shop and its site', () => {
  const [shop, site] = data['@graph']
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
  const [shop] = data['@graph']
  const { '@id': _id, ...organization } = shop ?? {}
  expect(findProblems(organization, 'shop', ['Organization'])).toEqual([])
})
