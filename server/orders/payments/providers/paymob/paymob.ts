import { z } from 'zod'
import type { Piastres } from '#domain/money/units'
import { SHOP_CURRENCY } from '#domain/payments/payment-state'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import type { PaymobSettings } from '../../../../platform/config/env'
import {
  type CallbackMessage,
  type CallbackReading,
  type InquiryResult,
  type PaymentProvider,
  type PaymentToAsk,
  type PaymentToMake,
  ProviderError,
} from '../provider'
import { createPaymobApi, type PaymobApi } from './paymob-api'
import { isSigned, signedCard, signedSubscription, signedTransaction } from './paymob-signature'
import {
  answeredEvents,
  type PaymobTransaction,
  readTransaction,
  signedEvents,
  signedIntegration,
} from './paymob-transaction'

/** Paymob requires every field of the address, which nobody needs for an online payment. */
const NOT_AVAILABLE = 'NA'

const intentionSchema = z.object({
  client_secret: z.string().min(1).max(500),
  intention_order_id: z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]),
})

const fields = z.record(z.string(), z.unknown())

const callbackSchema = z.object({
  type: z.unknown().optional(),
  obj: fields.optional(),
  hmac: z.unknown().optional(),
  trigger_type: z.unknown().optional(),
  subscription_data: fields.optional(),
})

const transactionAnswer = z.unknown().transform((value) => readTransaction(value))

function parseBody(body: Buffer): z.output<typeof callbackSchema> | undefined {
  try {
    return callbackSchema.safeParse(JSON.parse(body.toString())).data
  } catch {
    return undefined
  }
}

const READINGS = {
  forged: { kind: 'forged' },
  ignored: { kind: 'ignored' },
  unreadable: { kind: 'unreadable' },
} as const

type Fields = z.output<typeof fields>

/** Reads a transaction that was posted to the callback address, with a signature that is right. */
function readPosted(posted: Fields, integrationIds: readonly number[]): CallbackReading {
  const integration = signedIntegration(posted)
  const transaction = readTransaction(posted)
  if (integration === undefined || !transaction) return READINGS.unreadable
  // Nothing separates it from the number of the transaction, of which a part could be passed off as the integration's.
  if (!integrationIds.includes(integration)) return READINGS.ignored
  const { order, has_parent_transaction, is_refunded, is_voided } = transaction
  return {
    kind: 'report',
    providerReference: order,
    events: signedEvents(transaction),
    // How much was given back, and whether it was refunded or voided, is not signed.
    mustAsk: has_parent_transaction || is_refunded || is_voided,
  }
}

function readCallback(
  { hmacSecret: secret, integrations }: PaymobSettings,
  { body, query }: CallbackMessage,
): CallbackReading {
  const message = parseBody(body)
  if (!message) return READINGS.unreadable
  const { obj, subscription_data: subscription } = message
  if (subscription) {
    const text = signedSubscription(message.trigger_type, subscription.id)
    return isSigned(secret, text, message.hmac) ? READINGS.ignored : READINGS.forged
  }
  if (!obj) return READINGS.unreadable
  // The type is not signed: what is signed as a saved card is one.
  if (message.type === 'TOKEN' && isSigned(secret, signedCard(obj), query.hmac)) {
    return READINGS.ignored
  }
  if (!isSigned(secret, signedTransaction(obj), query.hmac)) return READINGS.forged
  return readPosted(obj, [...integrations.values()].flat())
}

function toIntention(
  payment: PaymentToMake,
  integrationIds: readonly number[],
): Readonly<Record<string, unknown>> {
  const { customer, expiresInSeconds } = payment
  return {
    amount: payment.piastres,
    currency: SHOP_CURRENCY,
    payment_methods: integrationIds,
    special_reference: payment.reference,
    expiration: expiresInSeconds,
    notification_url: payment.callbackUrl,
    redirection_url: payment.returnUrl,
    billing_data: {
      first_name: customer.firstName || NOT_AVAILABLE,
      last_name: customer.lastName || NOT_AVAILABLE,
      email: customer.email || NOT_AVAILABLE,
      phone_number: customer.phone || NOT_AVAILABLE,
      apartment: NOT_AVAILABLE,
      floor: NOT_AVAILABLE,
      building: NOT_AVAILABLE,
      street: NOT_AVAILABLE,
      city: NOT_AVAILABLE,
      state: NOT_AVAILABLE,
      country: 'EG',
    },
  }
}

/** Asks Paymob about transactions. */
function createInquiry(api: PaymobApi, apiKey: string) {
  async function authenticate(): Promise<string> {
    const answer = await api.request(
      { method: 'POST', path: '/api/auth/tokens', body: { api_key: apiKey } },
      z.object({ token: z.string().min(1) }),
    )
    if (!answer) throw new ProviderError('unclear')
    return answer.token
  }

  async function transactionOf(token: string, id: string): Promise<PaymobTransaction> {
    const transaction = await api.request(
      {
        method: 'GET',
        path: `/api/acceptance/transactions/${encodeURIComponent(id)}`,
        authorization: `Bearer ${token}`,
      },
      transactionAnswer,
    )
    if (transaction?.id !== id) throw new ProviderError('unclear')
    return transaction
  }

  /** The last transaction of a payment, or the one that it gives money back of; undefined if there is none. */
  async function lastTransaction(
    token: string,
    { reference, providerReference }: PaymentToAsk,
  ): Promise<PaymobTransaction | undefined> {
    const which =
      providerReference === null
        ? { merchant_order_id: reference }
        : { order_id: providerReference }
    const found = await api.request(
      {
        method: 'POST',
        path: '/api/ecommerce/orders/transaction_inquiry',
        authorization: `Bearer ${token}`,
        body: { auth_token: token, ...which },
      },
      z.unknown().transform((value) => ({ transaction: readTransaction(value) })),
    )
    if (!found) return undefined
    const { transaction } = found
    // One of another payment says nothing about this one.
    const isOther = providerReference !== null && transaction?.order !== providerReference
    if (!transaction || isOther) throw new ProviderError('unclear')
    const parent = transaction.has_parent_transaction ? transaction.parent_transaction : null
    return parent ? transactionOf(token, parent) : transaction
  }

  return async function inquire(payment: PaymentToAsk): Promise<InquiryResult> {
    const token = await authenticate()
    const last = await lastTransaction(token, payment)
    const others = payment.transactionIds.filter((id) => id !== last?.id)
    const known = await Promise.all(others.map((id) => transactionOf(token, id)))
    const transactions = [...known, ...(last ? [last] : [])]
    const [first] = transactions
    return {
      providerReference: payment.providerReference ?? first?.order ?? null,
      events: transactions.flatMap(answeredEvents),
    }
  }
}

/** Paymob: cards, mobile wallets and instalments on its hosted page. */
export function createPaymob(
  settings: PaymobSettings,
  api: PaymobApi = createPaymobApi(settings),
): PaymentProvider {
  const { secretKey, publicKey, apiKey, integrations, apiUrl } = settings
  const authorization = `Token ${secretKey}`

  async function giveBack(act: 'refund' | 'void', body: object): Promise<void> {
    const answer = await api.request(
      { method: 'POST', path: `/api/acceptance/void_refund/${act}`, authorization, body },
      z.object({ success: z.union([z.boolean(), z.enum(['true', 'false'])]) }),
    )
    if (!answer || String(answer.success) !== 'true') throw new ProviderError('refused')
  }

  return {
    async createSession(payment) {
      const body = toIntention(payment, integrationIdsOf(integrations, payment.way))
      const request = { method: 'POST', path: '/v1/intention/', authorization, body } as const
      const intention = await api.request(request, intentionSchema)
      if (!intention) throw new ProviderError('unclear')
      const query = new URLSearchParams({ publicKey, clientSecret: intention.client_secret })
      return {
        providerReference: String(intention.intention_order_id),
        redirectUrl: `${apiUrl}/unifiedcheckout/?${query}`,
        expiresAt: new Date(Date.now() + payment.expiresInSeconds * 1000),
      }
    },
    readCallback: (message) => readCallback(settings, message),
    inquire: createInquiry(api, apiKey),
    refund: (transactionId: string, piastres: Piastres) =>
      giveBack('refund', { transaction_id: transactionId, amount_cents: piastres }),
    void: (transactionId: string) => giveBack('void', { transaction_id: transactionId }),
  }
}

/** Throws ProviderError for a way that the shop has no account for. */
function integrationIdsOf(
  integrations: ReadonlyMap<OnlineWay, readonly number[]>,
  way: OnlineWay,
): readonly number[] {
  const ids = integrations.get(way)
  if (!ids) throw new ProviderError('refused')
  return ids
}
