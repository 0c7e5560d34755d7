import type { Organization, WebSite } from 'schema-dts'
import { RETURN_POLICY } from '../../catalogue/products/return-policy'

interface Shop {
  readonly name: string
  readonly description: string
  readonly publicUrl: string
  /** Of the home page in the language. */
  readonly url: string
  /** Of search results, without a query. */
  readonly searchUrl: string
  readonly locale: string
}

/** The shop and its site as schema.org describes them. */
export function shopJsonLd({ name, description, publicUrl, url, searchUrl, locale }: Shop) {
  const id = `${publicUrl}/#shop`
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name,
        description,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/art/apple-touch-icon.png`,
        areaServed: { '@type': 'Country', name: 'EG' },
        hasMerchantReturnPolicy: RETURN_POLICY,
      } satisfies Organization,
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#website`,
        name,
        url,
        inLanguage: locale,
        publisher: { '@id': id },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${searchUrl}?query={query}`,
          'query-input': 'required name=query',
        },
      } as WebSite,
    ],
  }
}
