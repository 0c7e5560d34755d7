import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { AddressOf, PageSource, RenderPage } from './pages'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const ONE_HOUR_SECONDS = 60 * 60
const ONE_MONTH_SECONDS = 30 * 24 * ONE_HOUR_SECONDS

/** The built client: dist/client beside this bundle's folder, dist/server. */
export async function builtPages(app: FastifyInstance): Promise<PageSource> {
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
  const previousFolder = fileURLToPath(new URL('../previous', import.meta.url))
  const entry = new URL('./entry-server.js', import.meta.url).href
  const { render, addressOf } = (await import(/* @vite-ignore */ entry)) as {
    render: RenderPage
    addressOf: AddressOf
  }
  const template = await readFile(`${clientFolder}/index.html`, 'utf8')
  const explorer = await readFile(`${clientFolder}/platform/explorer/index.html`, 'utf8')
  await app.register(fastifyStatic, {
    // The previous build's assets, for tabs opened before this release.
    root: [clientFolder, previousFolder].filter((folder) => existsSync(folder)),
    index: false,
    wildcard: false,
    cacheControl: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    // The build has put them beside the files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Vite names the files in assets/ after their content.
      const isHashed = path.includes('/assets/')
      // A replaced worker must not survive in a cache.
      const isWorker = /\/sw(?:-off)?\.js(?:\.|$)/.test(path)
      reply.header(
        'cache-control',
        isWorker
          ? 'no-cache'
          : isHashed
            ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
            : // Art and drawn samples, which change with a release: shown at once, and then looked for again.
              `public, max-age=${ONE_HOUR_SECONDS}, stale-while-revalidate=${ONE_MONTH_SECONDS}`,
      )
    },
  })
  return { render, addressOf, template: async () => template, explorer: async () => explorer }
}
