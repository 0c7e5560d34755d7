import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { HOLD_EVENTS } from './hold-events'
import { MARK_NEW_VISITOR } from './mark-new-visitor'
import { START_SCRIPTS } from './start-scripts'

const SANDBOX = 'https://sandbox.embed.apollographql.com'
const SANDBOX_SCRIPTS = 'https://embeddable-sandbox.cdn.apollographql.com'

interface HeaderOptions {
  readonly https: boolean
  /** Whether https is for all subdomains, too. */
  readonly hstsSubdomains: boolean
  readonly development: boolean
  /** Explorer at /graphql: Apollo Sandbox, which is loaded from its CDN, or only GraphiQL. */
  readonly explorer: 'sandbox' | 'graphiql'
}

/** The content security policy of the GraphQL explorer. */
function explorerPolicy({ development, explorer }: HeaderOptions): string {
  const isSandbox = explorer === 'sandbox'
  return [
    `default-src 'self'`,
    `script-src 'self' ${development ? `'unsafe-inline'` : ''} ${isSandbox ? SANDBOX_SCRIPTS : ''}`,
    // GraphiQL's editor positions lines and cursor with style elements.
    `style-src 'self' 'unsafe-inline'`,
    `font-src 'self' data:`,
    `img-src 'self' data:`,
    `frame-src ${isSandbox ? SANDBOX : `'none'`}`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Helmet's headers, computed once: they are the same for every response, and helmet checks each of them every time. */
function headersBy(setHeaders: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, (error) => {
    if (error) throw error
  })
  return response.getHeaders()
}

/** Sets the security headers: content security policy, framing, referrer, transport security. */
export function securityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'self'`],
        // The development build's reload client is an inline script and talks over a web socket.
        scriptSrc: [
          `'self'`,
          ...(options.development
            ? [`'unsafe-inline'`]
            : [HOLD_EVENTS.source, MARK_NEW_VISITOR.source, START_SCRIPTS.source]),
        ],
        connectSrc: [`'self'`, ...(options.development ? ['ws:'] : [])],
        // The slider positions its track with style attributes.
        styleSrc: [`'self'`, `'unsafe-inline'`],
        // A product's picture may be at any URL.
        imgSrc: [`'self'`, 'data:', 'blob:', 'http:', 'https:'],
        workerSrc: [`'self'`],
        manifestSrc: [`'self'`],
        objectSrc: [`'none'`],
        baseUri: [`'none'`],
        formAction: [`'self'`],
        frameAncestors: [`'none'`],
      },
    },
    strictTransportSecurity: options.https && {
      maxAge: 31_536_000,
      // Other subdomains may have no https, and browsers would remember it for a year.
      includeSubDomains: options.hstsSubdomains,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Third-party tools read the API and pictures from other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  const headers = headersBy(setHeaders)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const isExplorer =
      request.routeOptions.url === '/graphql' &&
      String(reply.getHeader('content-type')).startsWith('text/html')
    if (isExplorer) {
      reply.header('content-security-policy', explorerPolicy(options))
      reply.removeHeader('cross-origin-embedder-policy')
    }
    done(null, payload)
  })
}
