import { defaultFieldResolver, GraphQLError, type GraphQLSchema } from 'graphql'
import { CLIENT_CLOSED_REQUEST } from '../errors'
import type { RequestContext } from '../request/request-context'

export const CLIENT_HAS_LEFT = 'CLIENT_HAS_LEFT'

type Waiting = Pick<RequestContext, 'hasLeft'>

/** Throws a GraphQLError, which nobody reads, once the client has closed its connection. */
export function checkSomebodyWaits(context: Waiting): void {
  if (!context.hasLeft()) return
  throw new GraphQLError('The client has closed the connection.', {
    extensions: { code: CLIENT_HAS_LEFT, http: { status: CLIENT_CLOSED_REQUEST } },
  })
}

/**
 * Makes the fields of queries with a declared cost start only while the client waits for them. Mutations are finished:
 * a client may close its connection without waiting for their response.
 */
export function stopForNobody(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { databaseCost, summaryCost } = field.extensions
    if (!databaseCost && !summaryCost) continue
    const { resolve = defaultFieldResolver } = field
    field.resolve = (root, args, context: Waiting, info) => {
      checkSomebodyWaits(context)
      return resolve(root, args, context, info) as unknown
    }
  }
}
