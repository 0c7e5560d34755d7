import { vi } from 'vitest'

type Variables = Readonly<Record<string, unknown>>

/** Returns the data, a whole response, or a promise of either; may throw like fetch. */
type Handler = (variables: Variables) => unknown

export type Handlers = Readonly<Record<string, Handler>>

interface ReceivedRequest {
  readonly operation: string
  readonly variables: Variables
}

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Many pages redirect to the home page; its products, fees and what is the shopper's own matter to few tests. */
const DEFAULT_HANDLERS: Handlers = {
  home: networkError,
  ownOrder: networkError,
  isFavourite: () => ({ isFavourite: false }),
  pets: () => ({ pets: [] }),
  foodSupplies: () => ({ foodSupplies: [] }),
  isWaitingForStock: () => ({ isWaitingForStock: false }),
  ownReturns: () => ({ order: null, ownReturns: [] }),
  changes: () => ({
    changes: {
      __typename: 'ChangeConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  }),
  popularSearches: () => ({ popularSearches: [] }),
  firstWeek: () => ({ firstWeek: null }),
  productBrands: () => ({ productBrands: [] }),
  productSuppliers: () => ({ productSuppliers: [] }),
  collectionChoices: () => ({ adminCollections: [] }),
  stockMovements: () => ({
    stockMovements: {
      __typename: 'StockMovementConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  }),
  productBatches: () => ({ productBatches: [] }),
  unitsToTake: networkError,
  customerMessages: () => ({ customerMessages: [] }),
  deliveryRates: () => ({ deliveryRates: [] }),
  ownReview: () => ({
    ownReview: { __typename: 'ReviewEligibility', canReview: false, review: null },
  }),
}

/** Replaces fetch with a GraphQL server that has these handlers, by operation name in camelCase. */
export function mockServer(handlers: Handlers) {
  const received: ReceivedRequest[] = []
  let areEventsSent = false
  /** Responds once to the stream of order events with the events of the handler `events`. 204 closes it for good. */
  function answerEvents(): unknown {
    if (!handlers.events || areEventsSent) return new Response(null, { status: 204 })
    areEventsSent = true
    return handlers.events({})
  }
  vi.stubGlobal('fetch', async (url: string, init: { readonly body: string }) => {
    if (url !== '/graphql') return answerEvents()
    const { operationName, variables } = JSON.parse(init.body) as {
      readonly operationName: string
      readonly variables: Variables
    }
    const operation = camelCase(operationName)
    received.push({ operation, variables })
    const handler = handlers[operation] ?? DEFAULT_HANDLERS[operation]
    if (!handler) console.error(`The mock server has no handler for ${operation}`)
    const result = await handler?.(variables)
    return result instanceof Response ? result : Response.json({ data: result })
  })
  const variablesOf = (operation: string) =>
    received
      .filter((request) => request.operation === operation)
      .map((request) => request.variables)
  return {
    /** The variables of each request for an operation without the idempotency key, in order of arrival. */
    requests: (operation: string) =>
      variablesOf(operation).map(
        ({ idempotencyKey: _idempotencyKey, ...variables }): Variables => variables,
      ),
    /** Their idempotency keys. */
    idempotencyKeys: (operation: string) =>
      variablesOf(operation).map(({ idempotencyKey }) => idempotencyKey),
  }
}

export function networkError(): never {
  throw new TypeError('Failed to fetch')
}

/** A proxy's response while the shop is down. */
export function badGateway(): Response {
  return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
}

export function graphQLError(message: string): Response {
  return Response.json({ data: null, errors: [{ message, path: ['cart'] }] })
}

/** The response to a token that is expired or revoked. */
export function unauthenticated(): Response {
  const extensions = { code: 'UNAUTHENTICATED' }
  return Response.json({ data: null, errors: [{ message: 'Please sign in.', extensions }] })
}

export function inputError(message: string, field: string | null = null, code = 'INVALID') {
  return { __typename: 'InputError', code, message, field }
}

/** A promise that the test resolves, for responses that are pending for a while. */
export function createDeferred() {
  let resolve = () => {}
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise
  })
  return { promise, resolve }
}
