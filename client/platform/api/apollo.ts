import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { catchError, tap } from 'rxjs'
import { possibleTypes } from '../gql/possible-types'
import { PRIVATE_FIELDS, PUBLIC_MUTATIONS } from '../gql/requirements'
import { announceCartChange } from '../session/cart-channel'
import { rejectToken } from '../session/reject-token'
import { getSession, subscribeToSession } from '../session/session'
import { documentLocale } from '../texts/load-texts'
import { checkResponse, UnexpectedResponse } from './check-response'
import { connectionPolicy } from './connection-policy'

/** The mutations that are not user actions. */
const BACKGROUND_MUTATIONS = ['SetLocale']

/** The root fields with cursor pagination. */
const CONNECTIONS = [
  'products',
  'search',
  'orders',
  'adminOrders',
  'adminReviews',
  'webhookDeliveries',
  'handovers',
  'changes',
  'customers',
  'stockMovements',
  'expiringBatches',
]

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // Responses contain all lines, which replace the cached ones.
      Cart: { fields: { lines: { merge: false } } },
      User: { fields: { addresses: { merge: false } } },
      // Each query reads a part.
      ProductInventory: { merge: true },
      ShippingAddress: { merge: true },
      DriverRound: { fields: { stops: { merge: false } } },
      Product: { fields: { reviews: connectionPolicy } },
      Query: {
        fields: {
          cart: { merge: true },
          favourites: { merge: false },
          ...Object.fromEntries(CONNECTIONS.map((name) => [name, connectionPolicy])),
        },
      },
    },
  })
}

function isUnauthenticated(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401
}

function sendToken(): ApolloLink {
  return new SetContextLink((context, { operationName }) => {
    const { token } = getSession()
    if (!token || PUBLIC_MUTATIONS.includes(operationName ?? '')) return {}
    return { token, headers: { ...context.headers, authorization: `Bearer ${token}` } }
  })
}

/** Whether the operation is a user action, rather than the loading of a page. */
function isAct({ operationType, operationName }: ApolloLink.Operation): boolean {
  return operationType === 'mutation' && !BACKGROUND_MUTATIONS.includes(operationName ?? '')
}

/** Ends the session if the server has rejected its token. */
function endRejectedSession(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { token } = operation.getContext()
    if (token && isUnauthenticated(error)) rejectToken(token, isAct(operation))
  })
}

/** Rejects malformed responses, so that no page renders incomplete data. */
function checkResponses(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => checkResponse(operation.query, result)),
      catchError((error: unknown) => {
        // HttpLink throws a TypeError for the body `null`.
        const hasResponse = operation.getContext().response !== undefined
        throw error instanceof TypeError && hasResponse ? new UnexpectedResponse([]) : error
      }),
    ),
  )
}

const CART_PAYLOADS = ['CartPayload', 'CheckoutPayload']

/** Tells the other tabs about every change of the cart that the server has confirmed. */
function announceCartChanges(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        const payloads: readonly { readonly __typename?: string }[] = Object.values(data ?? {})
        const isChange = payloads.some((payload) =>
          CART_PAYLOADS.includes(payload?.__typename ?? ''),
        )
        if (isChange) announceCartChange()
      }),
    ),
  )
}

function evictPrivateData(client: ApolloClient): void {
  for (const fieldName of PRIVATE_FIELDS) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
  client.cache.gc()
}

/** The browser's client. */
export function createBrowserClient(cache: InMemoryCache): ApolloClient {
  const client = new ApolloClient({
    cache,
    // A query that is sent again because something changed needs an answer from after the change.
    queryDeduplication: false,
    link: ApolloLink.from([
      sendToken(),
      endRejectedSession(),
      announceCartChanges(),
      checkResponses(),
      new HttpLink({ uri: '/graphql', headers: { 'accept-language': documentLocale() } }),
    ]),
  })
  let { token } = getSession()
  const unsubscribe = subscribeToSession(() => {
    if (token !== getSession().token) evictPrivateData(client)
    token = getSession().token
  })
  const stop = client.stop.bind(client)
  client.stop = () => {
    unsubscribe()
    stop()
  }
  return client
}
