import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql'
import { AppError } from '#domain/errors'
import { translate } from '#domain/messages'
import { DEFAULT_LOCALE, type Locale } from '#domain/messages/locale'
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../database/connection/unavailable'
import { PRIVATE, PUBLIC } from '../cache/cache-policy'
import type { PageSource } from '../pages/pages'
import type { RequestContext } from '../request/request-context'
import { runCompiled } from './compiled-queries'
import { createDocumentLimits } from './document-limits'
import { badInput, GRAPHQL_LIMITS, limitCost } from './graphql-limits'
import { CLIENT_HAS_LEFT } from './stop-for-nobody'
import { showSurface } from './surfaces'

/** Apollo Server requires one of these on simple requests, so that browsers must send a preflight first. */
export const CSRF_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'] as const

// Apollo's own errors for invalid requests, with messages for the client.
const CLIENT_ERROR_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  CLIENT_HAS_LEFT,
])

/** A variable's null for a non-null argument: graphql-js finds it during execution and sets no code. */
function isArgumentError(error: unknown): boolean {
  const cause = unwrapResolverError(error)
  return cause instanceof GraphQLError && cause.message.startsWith('Argument "')
}

/** Some of Apollo's errors for invalid requests have no code, but a status. */
function isClientError(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false
  const http = error.extensions.http as { readonly status?: number } | undefined
  return http?.status === 400
}

function isUnexpected(error: unknown, code: unknown): boolean {
  const cause = unwrapResolverError(error)
  const isExpected = cause instanceof AppError || isUnavailable(cause) || isClientError(cause)
  return !isExpected && !CLIENT_ERROR_CODES.has(String(code)) && !isArgumentError(error)
}

/** Status and headers of a response while the database is unavailable. */
const UNAVAILABLE = {
  status: 503,
  headers: new HeaderMap([['retry-after', String(RETRY_AFTER_SECONDS)]]),
}

/** The language for each error, which formatError gets without its request. */
const locales = new WeakMap<object, Locale>()

/** Logs unexpected errors with the request's id, and attaches the id for formatError. */
const logErrors: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) locales.set(error, contextValue.locale)
        for (const error of errors.filter((one) => isUnexpected(one, one.extensions.code))) {
          error.extensions.requestId = contextValue.requestId
          contextValue.log.error({ err: unwrapResolverError(error) }, 'resolver failed')
        }
        for (const error of errors.filter((one) => isUnavailable(unwrapResolverError(one)))) {
          error.extensions.http = UNAVAILABLE
          contextValue.log.warn({ err: unwrapResolverError(error) }, 'the database is unavailable')
        }
      },
    }
  },
}

/** Formats an error for clients: the message of an AppError, or the request's id for an unexpected error. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error)
  const { path, locations } = formatted
  const locale = (error instanceof Error && locales.get(error)) || DEFAULT_LOCALE
  if (cause instanceof AppError) {
    const { code, details } = cause
    const problems = details.problems?.map(({ field, key, parameters }) => ({
      field,
      message: translate(key, parameters, locale),
    }))
    const message = problems?.[0]?.message ?? translate(details.key, details.parameters, locale)
    return { message, path, locations, extensions: { code, ...(problems && { problems }) } }
  }
  if (isUnavailable(cause)) {
    const extensions = { code: 'SERVICE_UNAVAILABLE' }
    return { message: translate('fault.unavailable', {}, locale), path, locations, extensions }
  }
  if (isArgumentError(error)) return { ...formatted, extensions: { code: 'BAD_USER_INPUT' } }
  if (isClientError(cause) && formatted.extensions?.code === 'INTERNAL_SERVER_ERROR') {
    return { ...formatted, extensions: { code: 'BAD_REQUEST' } }
  }
  if (!isUnexpected(error, formatted.extensions?.code)) return formatted
  const id = (error as Partial<GraphQLError>).extensions?.requestId
  return {
    message: id
      ? translate('fault.withId', { id: String(id) }, locale)
      : translate('fault.text', {}, locale),
    path,
    locations,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }
}

/**
 * Sets Cache-Control: a query's response is public, unless a resolver looked up the caller, which the
 * response cache notices; any other is private.
 */
const cacheControl: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, operation }) {
        const { body } = response
        const isWhole = body.kind === 'single' && !body.singleResult.errors
        const isPublic = isWhole && operation?.operation === 'query'
        response.http.headers.set('cache-control', isPublic ? PUBLIC : PRIVATE)
      },
    }
  },
}

/** Rejects subscriptions: graphql-js would execute them and report an error of the server. */
const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return
    context.reportError(
      new GraphQLError(`The schema has no ${node.operation} operations.`, { nodes: node }),
    )
  },
})

/** Throws a GraphQLError, which is sent instead, for a response that is too long. */
function stringifyResponse(value: FormattedExecutionResult): string {
  const text = JSON.stringify(value)
  if (text.length <= GRAPHQL_LIMITS.responseLength) return text
  throw badInput(
    `The response is longer than ${GRAPHQL_LIMITS.responseLength} characters. Request smaller pages, or fewer fields.`,
  )
}

/** The page that browsers get at /graphql. */
function landingPage(html: PageSource['explorer']): ApolloServerPlugin {
  return {
    async serverWillStart() {
      return { renderLandingPage: async () => ({ html }) }
    },
  }
}

/** The text of the operation, unless it is a persisted query. */
function readText({ method, body, query }: FastifyRequest): unknown {
  const source = method === 'GET' ? query : body
  return typeof source === 'object' && source !== null && 'query' in source
    ? source.query
    : undefined
}

/** POST and GET /graphql; a browser that navigates there gets the explorer. */
export async function graphqlRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  options: {
    readonly contextOf: (request: FastifyRequest) => RequestContext
    readonly explorer: PageSource['explorer'] | undefined
    readonly plugins: readonly ApolloServerPlugin[]
  },
): Promise<void> {
  const { contextOf, explorer, plugins } = options
  const documentLimits = createDocumentLimits(schema)
  const apollo = new ApolloServer<RequestContext>({
    schema,
    formatError,
    // In production, too: the API is public.
    introspection: true,
    csrfPrevention: { requestHeaders: [...CSRF_HEADERS] },
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
    validationRules: [knownOperationTypes],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    stringifyResult: stringifyResponse,
    plugins: [
      fastifyApolloDrainPlugin(app),
      explorer ? landingPage(explorer) : ApolloServerPluginLandingPageDisabled(),
      // It would inspect every field of every response.
      ApolloServerPluginCacheControlDisabled(),
      cacheControl,
      limitCost,
      documentLimits.plugin,
      showSurface(schema),
      runCompiled(schema),
      logErrors,
      ...plugins,
    ],
  })
  await apollo.start()
  await app.register(fastifyApollo(apollo), {
    context: async (request) => {
      const context = contextOf(request)
      await documentLimits.admit(readText(request), context)
      return context
    },
  })
}
