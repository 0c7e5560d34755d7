import type { ApolloClient } from '@apollo/client'
import { CartDocument } from '../../platform/gql/cart'
import { getSession, subscribeToSession } from '../../platform/session/session'
import type { SendOutcome, SendQuantity } from './use-send-quantity'
import { withQuantities } from './with-quantities'

/** `superseded`: a newer change of the same line replaced it before it was sent. */
type ChangeOutcome = SendOutcome | 'superseded'

interface Change {
  readonly quantity: number
  readonly token: string | null
  readonly send: SendQuantity
  readonly settle: (outcome: ChangeOutcome) => void
}

interface CartChanges {
  /**
   * Updates the cache immediately and the server after a pause; 0 removes the line. Never throws.
   */
  set(productId: string, quantity: number, send: SendQuantity): Promise<ChangeOutcome>
  /** Resolves when all changes are saved. */
  settled(): Promise<void>
}

/** Quick clicks are sent as one request. */
const PAUSE_MILLISECONDS = 300

// The optimistic layer of the cache with the changes that are not saved yet.
const LAYER = 'cart-changes'

function createCartChanges(client: ApolloClient): CartChanges {
  const queued = new Map<string, Change>()
  const inFlight = new Map<string, Change>()
  let pause: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()

  function updateLayer(): void {
    client.cache.removeOptimistic(LAYER)
    const { token } = getSession()
    const changes = [...inFlight, ...queued].filter(([, change]) => change.token === token)
    if (changes.length === 0) return
    const quantities = new Map(changes.map(([id, { quantity }]) => [id, quantity]))
    client.cache.recordOptimisticTransaction((cache) => {
      cache.updateQuery(
        { query: CartDocument },
        (data) => data && { cart: withQuantities(data.cart, quantities) },
      )
    }, LAYER)
  }

  // One request at a time: responses out of order would show an older cart.
  async function sendAll(): Promise<void> {
    for (const [productId, change] of queued) {
      if (pause !== undefined) return
      queued.delete(productId)
      inFlight.set(productId, change)
      const outcome = await change.send(change.token, productId, change.quantity)
      inFlight.delete(productId)
      updateLayer()
      change.settle(outcome)
    }
  }

  function send(): void {
    clearTimeout(pause)
    pause = undefined
    sending = sending.then(sendAll)
  }

  subscribeToSession(updateLayer)
  window.addEventListener('pagehide', () => {
    for (const [productId, { token, quantity, send }] of queued) {
      void send(token, productId, quantity)
    }
  })

  return {
    set: (productId, quantity, sendQuantity) =>
      new Promise((settle) => {
        queued.get(productId)?.settle('superseded')
        queued.set(productId, {
          quantity,
          token: getSession().token,
          send: sendQuantity,
          settle,
        })
        updateLayer()
        clearTimeout(pause)
        pause = setTimeout(send, PAUSE_MILLISECONDS)
        if (quantity === 0) send()
      }),
    async settled() {
      if (pause !== undefined) send()
      await sending
    },
  }
}

const changesOf = new WeakMap<ApolloClient, CartChanges>()

/** The queue of a client's cart changes, shared by all pages. */
export function cartChanges(client: ApolloClient): CartChanges {
  const existing = changesOf.get(client)
  if (existing) return existing
  const created = createCartChanges(client)
  changesOf.set(client, created)
  return created
}
