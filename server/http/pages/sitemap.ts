import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CATEGORIES, categoryPath } from '#domain/categories'
import { setPublicCache } from '../cache/cache-policy'
import { documented } from '../rest/rest-docs'

// The protocol's limit for one file.
const MAX_ADDRESSES = 50_000

const PRIVATE_PATHS = [
  '/cartpage',
  '/checkout',
  '/profile',
  '/login',
  '/signup',
  '/search',
  '/graphql',
  '/adminDashboard',
  '/adminHome',
  '/adminorder',
  '/addproduct',
  '/updateproduct',
  '/adminproducts',
  '/adminimport',
  '/adminkeys',
  '/adminwebhooks',
  '/docs',
]

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
    const pages = ['/', ...CATEGORIES.map(categoryPath)]
    const paths = [...pages, ...(await listPaths(MAX_ADDRESSES - pages.length))]
    const urls = paths.map((path) => `<url><loc>${publicUrl()}${path}</loc></url>`).join('\n')
    setPublicCache(reply)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
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
    const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`).join('\n')
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules}\n\nSitemap: ${publicUrl()}/sitemap.xml\n`)
  })
}
