import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { LOCALES, localizePath } from '#domain/messages/locale'
import { HELP_PAGES, helpPath } from '#domain/pages/help-pages'
import { CATEGORIES, categoryPath } from '#domain/products/categories'
import { setPublicCache } from '../cache/cache-policy'
import { documented } from '../rest/rest-docs'

// The protocol's limit for one file.
const MAX_ADDRESSES = 50_000

const MAX_ID = 2_147_483_647

const ANIMAL_PATHS = ['/shop?animal=cat', '/shop?animal=dog']

/** Path prefixes of private pages. */
const PRIVATE_PATHS = [
  '/cartpage',
  '/checkout',
  '/profile',
  '/orders',
  '/favourites',
  '/pets',
  '/login',
  '/signup',
  '/forgotpassword',
  '/resetpassword',
  '/confirmemail',
  '/keeporders',
  '/stopmails',
  '/joinstaff',
  '/confirm',
  '/drive',
  '/follow',
  '/pay',
  '/search',
  '/graphql',
  '/admin',
  '/addproduct',
  '/updateproduct',
  '/docs',
]

interface SitemapPage {
  readonly path: string
  readonly changedAt?: Date | undefined
}

/** The pages of the catalogue. Product pages are listed in files, which the index names. */
export interface SitemapSource {
  /** The paths of the pages of collections. */
  listCollectionPaths(): Promise<readonly string[]>
  listBrands(limit: number): Promise<readonly string[]>
  /** The newest products' pages, at most `limit`. */
  listNewestPaths(limit: number): Promise<readonly SitemapPage[]>
  /** At most `limit` products' pages from an id on, in batches. */
  listPathsFrom(first: number, limit: number): AsyncIterable<readonly SitemapPage[]>
  /** The first product of each group of `size`. */
  listFirstIds(size: number): Promise<readonly number[]>
}

const escapeXml = (url: string) => url.replaceAll('&', '&amp;')

const lastModified = (date: Date | undefined) =>
  date ? `<lastmod>${date.toISOString()}</lastmod>` : ''

/** A page in every language, each with links to the others. */
function sitemapEntries(publicUrl: string, { path, changedAt }: SitemapPage): string {
  const urls = LOCALES.map(
    (locale) => [locale, escapeXml(publicUrl + localizePath(path, locale))] as const,
  )
  const alternates = urls
    .map(([locale, url]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`)
    .join('')
  const modified = lastModified(changedAt)
  return urls.map(([, url]) => `<url><loc>${url}</loc>${modified}${alternates}</url>\n`).join('')
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const START = `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const END = '</urlset>\n'
const XML_TYPE = 'application/xml; charset=utf-8'

const fromSchema = z.coerce.number().int().min(0).max(MAX_ID)

/**
 * GET /sitemap.xml and /robots.txt. A shop with more addresses than one file may list has an index there. The
 * files are at the same path, because all pages must be below it, with the first product as a parameter.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  publicUrl: () => string,
  source: SitemapSource,
  maxAddresses = MAX_ADDRESSES,
): void {
  const maxPages = Math.floor(maxAddresses / LOCALES.length)

  async function listPages(changedAt: Date | undefined): Promise<readonly SitemapPage[]> {
    const pages = [
      '/',
      '/shop',
      ...CATEGORIES.map(categoryPath),
      ...ANIMAL_PATHS,
      ...HELP_PAGES.map(helpPath),
      ...(await source.listCollectionPaths()),
    ]
    const brands = await source.listBrands(maxPages - pages.length)
    const brandPaths = brands.map((brand) => `/shop?${new URLSearchParams({ brand })}`)
    return [...pages, ...brandPaths].map((path) => ({ path, changedAt }))
  }

  async function* streamProducts(from: number): AsyncGenerator<string> {
    yield START
    for await (const pages of source.listPathsFrom(from, maxPages)) {
      yield pages.map((page) => sitemapEntries(publicUrl(), page)).join('')
    }
    yield END
  }

  const toFile = (pages: readonly SitemapPage[]) =>
    START + pages.map((page) => sitemapEntries(publicUrl(), page)).join('') + END

  function toIndex(firstIds: readonly number[], changedAt: Date | undefined): string {
    const files = ['pages=all', ...firstIds.map((id) => `from=${id}`)]
    const entries = files.map(
      (file) =>
        `<sitemap><loc>${publicUrl()}/sitemap.xml?${file}</loc>${lastModified(changedAt)}</sitemap>\n`,
    )
    return `${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
  }

  const sitemap = documented({
    id: 'getSitemap',
    tag: 'Operation',
    summary: 'All pages for search engines',
    role: 'public',
    query: {
      from: {
        description:
          'The file of the products from this id on. Without it, all pages, or an index of files.',
        schema: fromSchema.optional(),
        example: 1,
      },
      pages: {
        description: 'The file of all other pages, such as categories and brands.',
        schema: z.literal('all').optional(),
        example: 'all',
      },
    },
    response: {
      status: 200,
      description: 'A sitemap, or an index of sitemaps.',
      type: 'application/xml',
      schema: z.string(),
    },
  })
  app.get<{ Querystring: { readonly from?: string; readonly pages?: string } }>(
    '/sitemap.xml',
    sitemap,
    async (request, reply) => {
      const from = fromSchema.safeParse(request.query.from)
      // The version of the catalogue is the time of its last change.
      const version = request.contentVersion
      const changedAt = version === undefined ? undefined : new Date(version)
      setPublicCache(reply)
      reply.type(XML_TYPE)
      if (from.success) return reply.send(Readable.from(streamProducts(from.data)))
      const lists = await listPages(changedAt)
      if (request.query.pages === 'all') return reply.send(toFile(lists))
      const newest = await source.listNewestPaths(maxPages - lists.length + 1)
      return lists.length + newest.length <= maxPages
        ? reply.send(toFile([...lists, ...newest]))
        : reply.send(toIndex(await source.listFirstIds(maxPages), changedAt))
    },
  )

  const robots = documented({
    id: 'getRobots',
    tag: 'Operation',
    summary: 'Rules for crawlers',
    role: 'public',
    response: { status: 200, description: 'The rules.', type: 'text/plain', schema: z.string() },
  })
  app.get('/robots.txt', robots, async (_request, reply) => {
    const paths = LOCALES.flatMap((locale) =>
      PRIVATE_PATHS.map((path) => localizePath(path, locale)),
    )
    const rules = paths.map((path) => `Disallow: ${path}`).join('\n')
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules}\n\nSitemap: ${publicUrl()}/sitemap.xml\n`)
  })
}
