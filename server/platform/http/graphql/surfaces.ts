import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils'
import { execute, type GraphQLSchema } from 'graphql'
import { PERMISSIONS } from '#domain/accounts/permissions'
import { AppError } from '#domain/errors'
import type { RequestContext } from '../request/request-context'
import { badInput } from './graphql-limits'
import { introspectionIn } from './introspection'

/** The query parameter that chooses what introspection shows. */
const PARAMETER = 'surface'
const SURFACES = ['shop', 'admin'] as const
type Surface = (typeof SURFACES)[number]

/** What needs no permission, and the types that it leads to. */
export function shopSurface(schema: GraphQLSchema): GraphQLSchema {
  const open = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: ({ extensions }) =>
      extensions?.permission || extensions?.nullWithout ? null : undefined,
  })
  return pruneSchema(open)
}

/** Throws a GraphQLError for a value that does not exist. */
function chosenSurface(search = ''): Surface | undefined {
  const value = new URLSearchParams(search).get(PARAMETER)
  if (value === null) return
  const surface = SURFACES.find((one) => one === value)
  if (!surface) throw badInput(`${PARAMETER}: choose one of ${SURFACES.join(', ')}.`)
  return surface
}

/** Whether the caller may do anything at the desk; whose token is not valid, may not. */
async function isStaff(context: RequestContext): Promise<boolean> {
  try {
    const allowed = await Promise.all(PERMISSIONS.map((permission) => context.allows(permission)))
    return allowed.includes(true)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

async function surfaceFor(search: string | undefined, context: RequestContext): Promise<Surface> {
  const chosen = chosenSurface(search)
  if (chosen) return chosen
  // A cached response is sent before tokens are read.
  context.keepPrivate()
  return (await isStaff(context)) ? 'admin' : 'shop'
}

/**
 * Introspection shows the shop's part of the schema to visitors and shoppers, and all of it to staff, API keys and who
 * asks for it. This keeps the schema short for readers; it is no protection, which permissions are.
 */
export function showSurface(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  let shop: GraphQLSchema | undefined
  return {
    async requestDidStart() {
      let isShop = false
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          const introspection = operation ? introspectionIn(operation, document) : 'none'
          if (introspection === 'none') return
          isShop = (await surfaceFor(request.http?.search, contextValue)) === 'shop'
          if (isShop && introspection === 'some') {
            throw badInput(
              'Select `__schema` and `__type` in an operation of their own, or with `?surface=admin`.',
            )
          }
        },
        async responseForOperation({ document, operationName, request }) {
          if (!isShop) return null
          shop ??= shopSurface(schema)
          const { data = null, errors } = await execute({
            schema: shop,
            document,
            operationName,
            variableValues: request.variables,
          })
          // Only variables can be wrong.
          const problems = errors?.map(({ message }) => badInput(message).toJSON())
          const singleResult = problems ? { data, errors: problems } : { data }
          const http = { headers: new HeaderMap(), status: problems ? 400 : undefined }
          return { http, body: { kind: 'single', singleResult } }
        },
      }
    },
  }
}
