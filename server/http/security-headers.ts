import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const SANDBOX = 'https://sandbox.embed.apollographql.com'
const SANDBOX_SCRIPTS = [
  'https://apollo-server-landing-page.cdn.apollographql.com',
  'https://embeddable-sandbox.cdn.apollographql.com',
]

// The Sandbox page is Apollo's and has inline scripts; no other page may have any.
const SANDBOX_POLICY = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline' ${SANDBOX_SCRIPTS.join(' ')}`,
  `style-src 'self' 'unsafe-inline' https://fonts.googleapis.com`,
  'font-src https://fonts.gstatic.com',
  `img-src 'self' data: ${SANDBOX_SCRIPTS.join(' ')}`,
  `manifest-src ${SANDBOX_SCRIPTS.join(' ')}`,
  `frame-src ${SANDBOX}`,
  `connect-src 'self' ${SANDBOX_SCRIPTS.join(' ')}`,
  `frame-ancestors 'none'`,
].join('; ')

/** The headers that keep scripts, frames and referrers of other sites out. */
export async function securityHeaders(
  app: FastifyInstance,
  options: { readonly https: boolean; readonly development: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'self'`],
        // The development build's reload client is an inline script and talks over a web socket.
        scriptSrc: [`'self'`, ...(options.development ? [`'unsafe-inline'`] : [])],
        connectSrc: [`'self'`, ...(options.development ? ['ws:'] : [])],
        // The slider positions its track with style attributes.
        styleSrc: [`'self'`, `'unsafe-inline'`],
        // A product's picture may live at any address its owner typed.
        imgSrc: [`'self'`, 'data:', 'http:', 'https:'],
        objectSrc: [`'none'`],
        baseUri: [`'none'`],
        formAction: [`'self'`],
        frameAncestors: [`'none'`],
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Third-party tools read the API and pictures from other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const isSandbox =
      request.routeOptions.url === '/graphql' &&
      String(reply.getHeader('content-type')).startsWith('text/html')
    if (isSandbox) {
      reply.header('content-security-policy', SANDBOX_POLICY)
      reply.removeHeader('cross-origin-embedder-policy')
    }
    return payload
  })
}
