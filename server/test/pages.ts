import type { PageSource } from '../platform/http/pages/pages'

/** A minimal client in place of the built one: its pages show their path and query. */
export async function minimalPages(): Promise<PageSource> {
  return {
    template: async () =>
      '<head><!--app-head--></head><body><!--app-html--></body><!--app-state-->',
    addressOf: (address) => address,
    explorer: async () => '<title>Explorer</title>',
    render: async ({ url }) => {
      const { pathname, search } = new URL(url)
      if (pathname === '/broken') throw new Error('broken on purpose')
      const status = pathname === '/no-such-page' ? 404 : 200
      const html = `<h1>${pathname}${search}</h1>`
      return { status, head: '<title>$& $1</title>', html, state: '' }
    },
  }
}
