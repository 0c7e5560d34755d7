import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CATEGORIES, categoryPath } from '#domain/categories'
import { LOCALES, localizePath } from '#domain/messages/locale'
import { setPublicCache } from '../cache/cache-policy'
import { documented } from '../rest/rest-docs'

// The protocol's limit for one file.
const MAX_ADDRESSES = 50_000

const PRIVATE_PATHS = [
  '/cartpage',
  '/checkout',
  '/profile',
  '/orders',
  '/login',
  '/signup',
  '/forgotpassword',
  '/resetpassword',
  '/search',
  '/graphql',
  '/adminDashboard',
  '/adminHome',
  '/adminorder',
  '/addproduct',
  '/updateproduct',
  '/adminproducts',
  '/adminimport',
  '/adminsearchterms',
  '/admindelivery',
  '/admindiscounts',
  '/adminkeys',
  '/adminwebhooks',
  '/docs',
]

/** A page in every language, each with links to the others. */
function sitemapEntries(publicUrl: string, path: string): string {
  const urls = LOCALES.map((locale) => [locale, publicUrl + localizePath(path, locale)] as const)
  const alternates = urls
    .map(([locale, url]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`)
    .join('')
  return urls.map(([, url]) => `<url><loc>${url}</loc>${alternates}</url>`).join('\n')
}

/** GET /sitemap.xml, with the category pages and those of `listPaths`, and /robots.txt. */
export function sitemapRoutes(
  app: FastifyInstance,
  publicUrl: () => string,
  /** Lists further pages, at most `limit`. */
  listPaths: (limit: number) => Promise<readonly string[]>,
): void {
  const sitemap = documented({
    id: 'getSitemap',
    tag: 'Operation',
    summary: 'All pages for search engines',
    role: 'public',
    response: {
      status: 200,
      description: 'A sitemap.',
      type: 'application/xml',
      schema: z.string(),
    },
  })
  app.get('/sitemap.xml', sitemap, async (_request, reply) => {
    const pages = ['/', '/shop', ...CATEGORIES.map(categoryPath)]
    const limit = Math.floor(MAX_ADDRESSES / LOCALES.length)
    const paths = [...pages, ...(await listPaths(limit - pages.length))]
    const urls = paths.map((path) => sitemapEntries(publicUrl(), path)).join('\n')
    setPublicCache(reply)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`,
      )
  })

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
