import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import type { FastifyInstance } from 'fastify'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import { AppError } from '#domain/errors'
import { translate } from '#domain/messages'
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/unavailable'
import { PERSONAL, PUBLIC } from './answer-cache'
import { runCompiled } from './compiled-queries'
import type { Context } from './context'
import { GRAPHQL_LIMITS, limitCost, limitRules } from './graphql-limits'
import type { PageSource } from './pages'

// What Apollo itself says of a request it could not run is meant for the client.
const CLIENT_FAULTS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** A null that a variable put where none may be: found while executing, and left without a code. */
function isArgumentFault(error: unknown): boolean {
  const cause = unwrapResolverError(error)
  return cause instanceof GraphQLError && cause.message.startsWith('Argument "')
}

function isBug(error: unknown, code: unknown): boolean {
  const cause = unwrapResolverError(error)
  const isRefusal = cause instanceof AppError || isUnavailable(cause)
  return !isRefusal && !CLIENT_FAULTS.has(String(code)) && !isArgumentFault(error)
}

/** The status and headers of an answer that the database was away for. */
const UNAVAILABLE = {
  status: 503,
  headers: new HeaderMap([['retry-after', String(RETRY_AFTER_SECONDS)]]),
}

/** Logs each bug with the request's id, and leaves the id where formatError shows it. */
const logBugs: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors.filter((one) => isBug(one, one.extensions.code))) {
          error.extensions.requestId = contextValue.requestId
          contextValue.log.error({ err: unwrapResolverError(error) }, 'resolver failed')
        }
        for (const error of errors.filter((one) => isUnavailable(unwrapResolverError(one)))) {
          error.extensions.http = UNAVAILABLE
          contextValue.log.warn({ err: unwrapResolverError(error) }, 'the database is away')
        }
      },
    }
  },
}

/** What a client sees of an error: an AppError in its words, a bug only as the request's id. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error)
  const { path, locations } = formatted
  if (cause instanceof AppError) {
    const { code, details } = cause
    const problems = details.problems?.map(({ field, key, parameters }) => ({
      field,
      message: translate(key, parameters),
    }))
    const message = problems?.[0]?.message ?? translate(details.key, details.parameters)
    return { message, path, locations, extensions: { code, ...(problems && { problems }) } }
  }
  if (isUnavailable(cause)) {
    const extensions = { code: 'SERVICE_UNAVAILABLE' }
    return { message: translate('fault.unavailable'), path, locations, extensions }
  }
  if (isArgumentFault(error)) return { ...formatted, extensions: { code: 'BAD_USER_INPUT' } }
  if (!isBug(error, formatted.extensions?.code)) return formatted
  const id = (error as Partial<GraphQLError>).extensions?.requestId
  return {
    message: id ? translate('fault.withId', { id: String(id) }) : translate('fault.text'),
    path,
    locations,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }
}

/**
 * A query has the same answer for everybody, unless a resolver asks who asks: that is looked at where
 * answers are kept. Any other answer is for who asked, and once.
 */
const sayWhoseAnswer: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, operation }) {
        const { body } = response
        const isWhole = body.kind === 'single' && !body.singleResult.errors
        const isPublic = isWhole && operation?.operation === 'query'
        response.http.headers.set('cache-control', isPublic ? PUBLIC : PERSONAL)
      },
    }
  },
}

/** What a browser gets that opens /graphql. */
function landingPage(html: PageSource['explorer']): ApolloServerPlugin<Context> {
  return {
    async serverWillStart() {
      return { renderLandingPage: async () => ({ html }) }
    },
  }
}

/** POST and GET /graphql; a browser that opens it gets the page to explore it. */
export async function graphqlRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  explorer: PageSource['explorer'] | undefined,
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    formatError,
    // Developers explore the schema in production, too: it holds no secret.
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
    validationRules: limitRules,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      fastifyApolloDrainPlugin(app),
      explorer ? landingPage(explorer) : ApolloServerPluginLandingPageDisabled(),
      // It would look at each field of each answer.
      ApolloServerPluginCacheControlDisabled(),
      sayWhoseAnswer,
      limitCost,
      runCompiled(schema),
      logBugs,
    ],
  })
  await apollo.start()
  await app.register(fastifyApollo(apollo), { context: async (request) => request.context })
}
