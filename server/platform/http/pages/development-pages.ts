import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { PageSource, RenderPage } from './pages'

/** Serves the client from its sources through Vite, so that edits show without a restart. */
export async function developmentPages(app: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  // Before the routes: Vite handles requests for its own files and passes on the rest.
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  return {
    render: async (request) => {
      const entry = (await vite.ssrLoadModule('/entry-server.tsx')) as { render: RenderPage }
      return entry.render(request)
    },
    // Nothing is cached; rendering leaves out the same.
    addressOf: (address) => address,
    template: async (url) =>
      vite.transformIndexHtml(url, await readFile(`${vite.config.root}/index.html`, 'utf8')),
    explorer: async () =>
      vite.transformIndexHtml(
        '/platform/explorer/index.html',
        await readFile(`${vite.config.root}/platform/explorer/index.html`, 'utf8'),
      ),
  }
}
