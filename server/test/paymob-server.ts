import { createHmac } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymobSettings } from '../platform/config/env'

type Body = Readonly<Record<string, unknown>>

/** A transaction as Paymob shows it. */
export interface PaymobTransactionBody {
  id: number
  amount_cents: number
  success: boolean
  pending: boolean
  is_auth: boolean
  is_refunded: boolean
  is_voided: boolean
  is_refund: boolean
  is_void: boolean
  has_parent_transaction: boolean
  parent_transaction: number | null
  refunded_amount_cents: number
  currency: string
  integration_id: number
  owner: number
  created_at: string
  order: { id: number; merchant_order_id: string }
  [field: string]: unknown
}

/** A callback, as it is posted. */
export interface PaymobCallback {
  readonly body: { readonly type: string; readonly obj: Body }
  readonly url: string
}

/** What answers as Paymob's documentation says. */
export interface PaymobStandIn {
  readonly settings: PaymobSettings
  /** The bodies of the intentions, in order. */
  readonly intentions: readonly Body[]
  readonly requests: readonly string[]
  /** The customer pays on the hosted page, or fails to. */
  pay(orderId: string | null, changes?: Partial<PaymobTransactionBody>): PaymobTransactionBody
  /** The owner gives money back on Paymob's own pages. */
  refund(transactionId: number, cents: number): PaymobTransactionBody
  /** From now on, every request gets this instead; undefined for its usual answers. */
  onRequest(handler: ((response: ServerResponse) => void) | undefined): void
}

export const PAYMOB_INTEGRATION = 4_097_558
const SECRET = 'hmac-secret-of-the-stand-in'
const KEYS = {
  secretKey: 'egy_sk_test_of_the_stand_in',
  publicKey: 'egy_pk_test_of_the_stand_in',
  apiKey: 'api-key-of-the-stand-in',
}
const TOKEN = 'token-of-the-stand-in'

/** The signature of a text with a secret, by default the stand-in's. */
export const signPaymob = (text: string, secret = SECRET) =>
  createHmac('sha512', secret).update(text).digest('hex')

/** What is signed, written out from Paymob's page on callbacks. */
export function concatenate(obj: Body): string {
  const source = (obj.source_data ?? {}) as Body
  const order = typeof obj.order === 'object' ? (obj.order as Body | null)?.id : obj.order
  return [
    obj.amount_cents,
    obj.created_at,
    obj.currency,
    obj.error_occured,
    obj.has_parent_transaction,
    obj.id,
    obj.integration_id,
    obj.is_3d_secure,
    obj.is_auth,
    obj.is_capture,
    obj.is_refunded,
    obj.is_standalone_payment,
    obj.is_voided,
    order,
    obj.owner,
    obj.pending,
    source.pan,
    source.sub_type,
    source.type,
    obj.success,
  ].join('')
}

/** A callback about a transaction, signed with the stand-in's secret or another one. */
export function callbackOf(obj: Body, secret = SECRET): PaymobCallback {
  const hmac = signPaymob(concatenate(obj), secret)
  return { body: { type: 'TRANSACTION', obj }, url: `/payments/paymob/callback?hmac=${hmac}` }
}

/** The stand-in, and its life. */
export interface PaymobServer {
  readonly standIn: PaymobStandIn
  start(): Promise<void>
  /** Forgets what it was sent; numbers are never given out again. */
  reset(): void
  stop(): void
}

export function createPaymobServer(): PaymobServer {
  let intentions: Body[] = []
  let transactions: PaymobTransactionBody[] = []
  let requests: string[] = []
  let handler: ((response: ServerResponse) => void) | undefined
  let port = 0
  // As at Paymob, numbers are never given out again.
  let lastId = 192_036_465

  const nextId = () => {
    lastId += 1
    return lastId
  }

  function transactionOf(order: PaymobTransactionBody['order'], cents: number) {
    const transaction: PaymobTransactionBody = {
      id: nextId(),
      pending: false,
      amount_cents: cents,
      success: true,
      is_auth: false,
      is_capture: false,
      is_standalone_payment: true,
      is_voided: false,
      is_refunded: false,
      is_3d_secure: true,
      integration_id: PAYMOB_INTEGRATION,
      has_parent_transaction: false,
      order,
      created_at: '2026-11-28T11:33:44.592345',
      currency: 'EGP',
      source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
      is_void: false,
      is_refund: false,
      error_occured: false,
      refunded_amount_cents: 0,
      owner: 302_852,
      parent_transaction: null,
    }
    transactions.push(transaction)
    return transaction
  }

  function giveBack(id: unknown, cents: number | undefined): PaymobTransactionBody | undefined {
    const parent = transactions.find((one) => one.id === Number(id))
    if (!parent) return undefined
    const amount = cents ?? parent.amount_cents
    if (parent.refunded_amount_cents + amount > parent.amount_cents || parent.is_voided) {
      return undefined
    }
    if (cents === undefined) parent.is_voided = true
    else {
      parent.refunded_amount_cents += amount
      parent.is_refunded = true
    }
    const child = transactionOf(parent.order, amount)
    return Object.assign(child, {
      has_parent_transaction: true,
      parent_transaction: parent.id,
      is_refund: cents !== undefined,
      is_void: cents === undefined,
    })
  }

  const REFUSED = [400, { detail: 'Full amount of the transaction was refunded before' }] as const

  function create(body: Body): readonly [number, Body] {
    if (intentions.some((one) => one.special_reference === body.special_reference)) {
      return [400, { detail: 'special_reference must be unique' }]
    }
    const order = nextId()
    intentions.push({ ...body, order })
    return [
      201,
      { id: `pi_${order}`, client_secret: `egy_csk_${order}`, intention_order_id: order },
    ]
  }

  function lastOf({ order_id, merchant_order_id }: Body): readonly [number, Body] {
    const last = transactions.findLast(({ order }) =>
      order_id === undefined
        ? order.merchant_order_id === merchant_order_id
        : String(order.id) === order_id,
    )
    return last ? [200, last] : [404, { detail: 'Not found.' }]
  }

  function answer(path: string, body: Body, authorization = ''): readonly [number, Body] {
    if (path === '/api/auth/tokens') {
      return body.api_key === KEYS.apiKey ? [201, { token: TOKEN }] : [403, {}]
    }
    const isInquiry = path.endsWith('/transaction_inquiry') || path.includes('/transactions/')
    const expected = isInquiry ? `Bearer ${TOKEN}` : `Token ${KEYS.secretKey}`
    if (authorization !== expected) return [401, { detail: 'Invalid token.' }]
    if (path === '/v1/intention/') return create(body)
    if (path.endsWith('/transaction_inquiry')) return lastOf(body)
    if (path.endsWith('/void_refund/refund')) {
      const child = giveBack(body.transaction_id, Number(body.amount_cents))
      return child ? [201, child] : REFUSED
    }
    if (path.endsWith('/void_refund/void')) {
      const child = giveBack(body.transaction_id, undefined)
      return child ? [201, child] : REFUSED
    }
    const found = transactions.find(({ id }) => path.endsWith(`/transactions/${id}`))
    return found ? [200, found] : [404, {}]
  }

  const REFERENCE = /\d+$/

  /** The hosted page, on which a card is entered. */
  function showPage(query: URLSearchParams, response: ServerResponse): void {
    const order = REFERENCE.exec(query.get('clientSecret') ?? '')?.[0] ?? ''
    const link = (text: string, act: string) =>
      `<a href="/hosted?order=${order}&act=${act}">${text}</a>`
    const links = [link('Pay', 'pay'), link('Decline', 'decline'), link('Pay silently', 'silent')]
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Paymob</title><h1>Paymob</h1>${links.join(' ')}`)
  }

  /** Reports the transaction, unless the report is lost, and sends the customer back, as Paymob does. */
  async function leavePage(query: URLSearchParams, response: ServerResponse): Promise<void> {
    const act = query.get('act')
    const intention = intentions.find(({ order }) => String(order) === query.get('order'))
    const transaction = standIn.pay(query.get('order'), { success: act !== 'decline' })
    if (act !== 'silent') {
      const { body, url } = callbackOf(transaction)
      const { search } = new URL(url, 'http://paymob')
      await fetch(`${intention?.notification_url}${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    }
    const location = new URL(String(intention?.redirection_url))
    location.search = String(
      new URLSearchParams({
        id: String(transaction.id),
        success: String(transaction.success),
        pending: 'false',
        amount_cents: String(transaction.amount_cents),
        hmac: signPaymob(concatenate(transaction)),
      }),
    )
    response.writeHead(302, { location: String(location) }).end()
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const path = request.url ?? ''
    requests.push(path)
    if (handler) return handler(response)
    const { pathname, searchParams } = new URL(path, 'http://paymob')
    if (pathname === '/unifiedcheckout/') return showPage(searchParams, response)
    if (pathname === '/hosted') return leavePage(searchParams, response)
    const body = text ? (JSON.parse(text) as Body) : {}
    const [status, content] = answer(path, body, request.headers.authorization)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  })

  const standIn: PaymobStandIn = {
    get settings() {
      return {
        ...KEYS,
        hmacSecret: SECRET,
        integrations: new Map([['paymobCard', [PAYMOB_INTEGRATION]]] as const),
        apiUrl: `http://127.0.0.1:${port}`,
      }
    },
    get intentions() {
      return intentions
    },
    get requests() {
      return requests
    },
    pay(orderId, changes = {}) {
      const intention = intentions.find(({ order }) => String(order) === orderId)
      if (!intention) throw new Error(`There is no intention ${orderId}`)
      const order = {
        id: Number(intention.order),
        merchant_order_id: String(intention.special_reference),
      }
      return Object.assign(transactionOf(order, Number(intention.amount)), changes)
    },
    refund(transactionId, cents) {
      const child = giveBack(transactionId, cents)
      if (!child) throw new Error(`${transactionId} cannot be refunded`)
      return child
    },
    onRequest(next) {
      handler = next
    },
  }
  return {
    standIn,
    async start() {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      port = (server.address() as AddressInfo).port
    },
    reset() {
      intentions = []
      transactions = []
      requests = []
      handler = undefined
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
