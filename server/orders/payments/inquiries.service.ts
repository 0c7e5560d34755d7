import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { NO_PIASTRES } from '#domain/money/units'
import { isPaymentSettled, SHOP_CURRENCY } from '#domain/payments/payment-state'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '#domain/payments/ways-to-pay'
import { statement } from '../../platform/database/statements/statement'
import { applyEventsById, type ChangeListener, type ReportedEvent } from './payment-events.service'
import { listPaymentEvents } from './payments.service'
import type { PaymentProvider } from './providers/provider'
import type { PaymentProviders } from './providers/providers'

// Callbacks get lost, and servers die between a commit and a request: the provider is asked until it has answered.

/** Payments that one run asks about; the others follow a minute later. */
const BATCH = 20

/** After the first one, a minute after the payment was started: when it is asked again. The last delay repeats. */
const NEXT_INQUIRY = `clock_timestamp() + CASE inquiries
  WHEN 0 THEN interval '5 minutes' WHEN 1 THEN interval '30 minutes' ELSE interval '1 hour' END`

/** About two days; a person has to look at a payment that nobody has answered for by then. */
export const MAX_INQUIRIES = 48

/** How long after its page has closed a payment may still be on its way through the provider. */
const GRACE_MILLISECONDS = 15 * 60_000

/** A payment that the provider never learned of is over after this time, in which no customer has seen its page. */
const UNKNOWN_MILLISECONDS = 2 * 3_600_000

const markDue = statement({
  name: 'paymentInquiries.markDue',
  sql: `UPDATE payments SET next_inquiry_at = clock_timestamp(), inquiries = 0
     WHERE provider = $1 AND provider_reference = $2 RETURNING id`,
  row: z.object({ id: z.int() }),
})

/** Lets the provider be asked about a payment at the next opportunity. Returns false if there is no such payment. */
export async function askSoon(
  db: EntityManager,
  provider: PaymentProviderName,
  providerReference: string,
): Promise<boolean> {
  const [payment] = await markDue(db, [provider, providerReference])
  return payment !== undefined
}

const DUE_COLUMNS = `payments.id, provider, reference, provider_reference AS "providerReference", inquiries,
  expires_at AS "expiresAt", created_at AS "createdAt"`

const duePayment = z.object({
  id: z.int(),
  provider: z.enum(PAYMENT_PROVIDERS),
  reference: z.string(),
  providerReference: z.string().nullable(),
  inquiries: z.int(),
  expiresAt: z.date().nullable(),
  createdAt: z.date(),
})

const claimDue = statement({
  name: 'paymentInquiries.claimDue',
  sql: `WITH due AS (
       SELECT id FROM payments WHERE next_inquiry_at <= clock_timestamp()
       ORDER BY next_inquiry_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     )
     UPDATE payments SET inquiries = inquiries + 1,
       next_inquiry_at = CASE WHEN inquiries < ${MAX_INQUIRIES} THEN ${NEXT_INQUIRY} END
     FROM due WHERE payments.id = due.id
     RETURNING ${DUE_COLUMNS}`,
  row: duePayment,
})

const selectWaiting = statement({
  name: 'paymentInquiries.selectWaiting',
  sql: `SELECT ${DUE_COLUMNS} FROM payments
     WHERE order_id = $1 AND state IN ('waiting', 'authorised') AND provider_reference IS NOT NULL
     ORDER BY id DESC LIMIT 1`,
  row: duePayment,
})

type DuePayment = z.output<typeof duePayment>

const saveReference = statement({
  name: 'paymentInquiries.saveReference',
  sql: `UPDATE payments SET provider_reference = $2 WHERE id = $1 AND provider_reference IS NULL`,
})

const endInquiries = statement({
  name: 'paymentInquiries.end',
  // Not if a callback has asked for another one since.
  sql: 'UPDATE payments SET next_inquiry_at = NULL WHERE id = $1 AND inquiries = $2',
})

/** Whether nobody can pay a payment any more. */
function isOver({ expiresAt, createdAt }: DuePayment, now: Date): boolean {
  const end = expiresAt
    ? expiresAt.getTime() + GRACE_MILLISECONDS
    : createdAt.getTime() + UNKNOWN_MILLISECONDS
  return now.getTime() > end
}

const expiry = ({ reference }: DuePayment): ReportedEvent => ({
  kind: 'expired',
  transactionId: reference,
  piastres: NO_PIASTRES,
  currency: SHOP_CURRENCY,
  happenedAt: null,
})

interface InquiryOptions {
  readonly now: Date
  readonly onChange?: ChangeListener | undefined
}

async function inquire(
  db: EntityManager,
  provider: PaymentProvider,
  payment: DuePayment,
  { now, onChange }: InquiryOptions,
): Promise<void> {
  const known = await listPaymentEvents(db, [payment.id])
  const paid = known.filter(({ kind }) => kind === 'paid')
  const { providerReference, events } = await provider.inquire({
    reference: payment.reference,
    providerReference: payment.providerReference,
    transactionIds: [...new Set(paid.map(({ transactionId }) => transactionId))],
  })
  if (payment.providerReference === null && providerReference !== null) {
    await saveReference(db, [payment.id, providerReference])
  }
  const isUnpaid = events.every(({ kind }) => kind === 'failed')
  const said = isUnpaid && isOver(payment, now) ? [...events, expiry(payment)] : events
  if (said.length > 0) await applyEventsById(db, payment.id, said, onChange)
  const all = await listPaymentEvents(db, [payment.id])
  if (isPaymentSettled(all)) await endInquiries(db, [payment.id, payment.inquiries])
}

async function askAbout(
  db: EntityManager,
  providers: PaymentProviders,
  payments: readonly DuePayment[],
  onError: (error: unknown, paymentId: number) => void,
  options: InquiryOptions,
): Promise<void> {
  for (const payment of payments) {
    const provider = providers[payment.provider]
    // Its keys were taken away: it is asked about once they are back.
    if (!provider) continue
    try {
      await inquire(db, provider, payment, options)
    } catch (error) {
      onError(error, payment.id)
    }
  }
}

/**
 * Asks the providers about the payments that are due, each once however many servers there are. A failure does not affect
 * the others, and is tried again.
 */
export async function askAboutPayments(
  db: EntityManager,
  providers: PaymentProviders,
  onError: (error: unknown, paymentId: number) => void,
  { now = new Date(), onChange }: Partial<InquiryOptions> = {},
): Promise<void> {
  await askAbout(db, providers, await claimDue(db), onError, { now, onChange })
}

/** Asks the provider about the last payment of an order, whose customer waits. */
export async function askAboutOrder(
  db: EntityManager,
  providers: PaymentProviders,
  orderId: number,
  onError: (error: unknown, paymentId: number) => void,
  onChange?: ChangeListener,
): Promise<void> {
  const options = { now: new Date(), onChange }
  await askAbout(db, providers, await selectWaiting(db, [orderId]), onError, options)
}
