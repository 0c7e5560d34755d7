import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { CATEGORIES, categoryPath } from '#domain/categories'
import { samePublicly } from './answer-cache'
import { documented } from './rest-docs'

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

/** GET /sitemap.xml and /robots.txt, from the table of categories and the catalogue. */
export function sitemapRoutes(
  app: FastifyInstance,
  db: EntityManager,
  publicUrl: () => string,
): void {
  const sitemap = documented({
    id: 'getSitemap',
    tag: 'Operation',
    summary: 'All pages for search engines',
    role: 'anybody',
    answer: {
      status: 200,
      description: 'A sitemap.',
      type: 'application/xml',
      schema: z.string(),
    },
  })
  app.get('/sitemap.xml', sitemap, async (_request, reply) => {
    const pages = ['/', ...CATEGORIES.map(categoryPath)]
    const products = await db.query<{ id: number }[]>(
      'SELECT id FROM products ORDER BY id DESC LIMIT $1',
      [MAX_ADDRESSES - pages.length],
    )
    const paths = [...pages, ...products.map(({ id }) => `/productdetails/${id}`)]
    const urls = paths.map((path) => `<url><loc>${publicUrl()}${path}</loc></url>`).join('\n')
    samePublicly(reply)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      )
  })

  const robots = documented({
    id: 'getRobots',
    tag: 'Operation',
    summary: 'What search engines may read',
    role: 'anybody',
    answer: { status: 200, description: 'Rules.', type: 'text/plain', schema: z.string() },
  })
  app.get('/robots.txt', robots, async (_request, reply) => {
    const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`).join('\n')
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules}\n\nSitemap: ${publicUrl()}/sitemap.xml\n`)
  })
}
