import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { possibleTypes } from '../gql/possible-types'
import { getSession, logOut, subscribeToSession } from './session'

/** The root fields whose answer depends on who asks. */
export const PRIVATE_FIELDS = [
  'me',
  'cart',
  'orders',
  'order',
  'managedOrders',
  'managedOrder',
  'managedProducts',
  'managedProduct',
  'sales',
  'apiKeys',
  'webhooks',
  'webhookDeliveries',
]

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // The lists are whole answers: a newer one replaces the one before.
      Cart: { fields: { lines: { merge: false } } },
      Query: { fields: { cart: { merge: true } } },
    },
  })
}

function isUnauthenticated(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401
}

function sendToken(): ApolloLink {
  return new SetContextLink((context) => {
    const { token } = getSession()
    if (!token) return {}
    return { token, headers: { ...context.headers, authorization: `Bearer ${token}` } }
  })
}

/** Ends the session whose token the server refused, unless another one has begun since. */
function endRefusedSession(onSessionEnded: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { token } = operation.getContext()
    if (!token || token !== getSession().token || !isUnauthenticated(error)) return
    logOut()
    onSessionEnded()
  })
}

function forgetPrivateData(client: ApolloClient): void {
  for (const fieldName of PRIVATE_FIELDS) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
  client.cache.gc()
}

/**
 * The browser's client.
 * @param onSessionEnded is called after the server has refused the token and the session is cleared.
 */
export function createBrowserClient(
  cache: InMemoryCache,
  onSessionEnded: () => void,
): ApolloClient {
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      sendToken(),
      endRefusedSession(onSessionEnded),
      new HttpLink({ uri: '/graphql' }),
    ]),
  })
  let { token } = getSession()
  subscribeToSession(() => {
    if (token !== getSession().token) forgetPrivateData(client)
    token = getSession().token
  })
  return client
}
