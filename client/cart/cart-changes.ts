import type { ApolloClient } from '@apollo/client'
import { CartDocument } from '../gql/cart'
import { getSession, subscribeToSession } from '../lib/session'
import { type SendOutcome, sendQuantity } from './send-quantity'
import { withQuantities } from './with-quantities'

/** `superseded`: a newer change of the same line took its place before it was sent. */
export type ChangeOutcome = SendOutcome | 'superseded'

interface Change {
  readonly quantity: number
  readonly token: string | null
  readonly settle: (outcome: ChangeOutcome) => void
}

export interface CartChanges {
  /** Shows the quantity at once and tells the server soon; 0 takes the line out. Never throws. */
  set(productId: string, quantity: number): Promise<ChangeOutcome>
  /** Resolves when the server knows everything the shopper sees. */
  settled(): Promise<void>
}

/** How long to wait for another click before telling the server. */
const PAUSE_MILLISECONDS = 300

// The optimistic layer of the cache that holds what the server has not confirmed.
const LAYER = 'cart-changes'

function createCartChanges(client: ApolloClient): CartChanges {
  const waiting = new Map<string, Change>()
  const underWay = new Map<string, Change>()
  let pause: ReturnType<typeof setTimeout> | undefined
  let idle: Promise<void> = Promise.resolve()

  function show(): void {
    client.cache.removeOptimistic(LAYER)
    const { token } = getSession()
    const changes = [...underWay, ...waiting].filter(([, change]) => change.token === token)
    if (changes.length === 0) return
    const quantities = new Map(changes.map(([id, { quantity }]) => [id, quantity]))
    client.cache.recordOptimisticTransaction((cache) => {
      cache.updateQuery(
        { query: CartDocument },
        (data) => data && { cart: withQuantities(data.cart, quantities) },
      )
    }, LAYER)
  }

  // One request at a time: answers that overtook each other would show an older cart.
  async function sendAll(): Promise<void> {
    for (const [productId, change] of waiting) {
      if (pause !== undefined) return
      waiting.delete(productId)
      underWay.set(productId, change)
      const outcome = await sendQuantity(client, change.token, productId, change.quantity)
      underWay.delete(productId)
      show()
      change.settle(outcome)
    }
  }

  function send(): void {
    clearTimeout(pause)
    pause = undefined
    idle = idle.then(sendAll)
  }

  subscribeToSession(show)
  window.addEventListener('pagehide', () => {
    for (const [productId, { token, quantity }] of waiting) {
      void sendQuantity(client, token, productId, quantity)
    }
  })

  return {
    set: (productId, quantity) =>
      new Promise((settle) => {
        waiting.get(productId)?.settle('superseded')
        waiting.set(productId, { quantity, token: getSession().token, settle })
        show()
        clearTimeout(pause)
        pause = setTimeout(send, PAUSE_MILLISECONDS)
        if (quantity === 0) send()
      }),
    async settled() {
      if (pause !== undefined) send()
      await idle
    },
  }
}

const changesOf = new WeakMap<ApolloClient, CartChanges>()

/** The changes of this client's cart that are on their way; alike on every page. */
export function cartChanges(client: ApolloClient): CartChanges {
  const existing = changesOf.get(client)
  if (existing) return existing
  const created = createCartChanges(client)
  changesOf.set(client, created)
  return created
}
