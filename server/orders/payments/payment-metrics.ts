import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { OnlinePaymentState } from '#domain/payments/payment-state'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '#domain/payments/ways-to-pay'
import { statement } from '../../platform/database/statements/statement'
import { resource } from '../../platform/features/feature'
import { CALLBACK_RESULTS, type CallbackResult } from './callbacks.service'
import type { ChangeListener } from './payment-events.service'
import { paymentProviders } from './providers/providers'

/** What becomes of payments, by whom each server reports what it has seen itself. */
export interface PaymentMetrics {
  readonly started: (provider: PaymentProviderName) => void
  readonly changed: ChangeListener
  /** A provider has reported by itself, with its signature. */
  readonly reported: (provider: PaymentProviderName, result: CallbackResult) => void
}

const OUTCOMES = ['paid', 'failed', 'expired'] as const

/** What a state counts as, if anything. What was paid stays so, whatever follows. */
const OUTCOME_OF: Readonly<Record<OnlinePaymentState, (typeof OUTCOMES)[number] | undefined>> = {
  waiting: undefined,
  authorised: undefined,
  voided: undefined,
  paid: 'paid',
  partlyRefunded: 'paid',
  refunded: 'paid',
  disputed: 'paid',
  failed: 'failed',
  expired: 'expired',
}

/** From a saved card to a page that was left open. */
const SECONDS_TO_PAID = [10, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200, 86_400]

const countWaiting = statement({
  name: 'paymentMetrics.countWaiting',
  // Those that wait are the few that are asked about, by which there is an index.
  sql: `SELECT provider, count(*)::int AS waiting FROM payments
     WHERE next_inquiry_at IS NOT NULL AND state = 'waiting' GROUP BY provider`,
  row: z.object({ provider: z.enum(PAYMENT_PROVIDERS), waiting: z.int() }),
})

function measureWaiting(
  registry: Registry,
  db: EntityManager,
  providers: readonly PaymentProviderName[],
): void {
  new Gauge({
    name: 'payments_waiting',
    help: 'Payments of which the shop does not know yet what became of them.',
    labelNames: ['provider'],
    // Every worker reads the same payments.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      // Without the database the other metrics are needed most.
      const rows = await countWaiting(db).catch(() => [])
      for (const provider of providers) {
        this.set({ provider }, rows.find((row) => row.provider === provider)?.waiting ?? 0)
      }
    },
  })
}

/** Measures the payments of a shop with an account at any provider. */
function measurePayments(
  registry: Registry,
  db: EntityManager,
  providers: readonly PaymentProviderName[],
): PaymentMetrics {
  const payments = new Counter({
    name: 'payments_total',
    help: 'Payments that were started, paid, failed or expired on this server; a failed one may be paid later.',
    labelNames: ['provider', 'state'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'payment_duration_seconds',
    help: 'Time from the start of a payment until the shop knows that it was paid.',
    labelNames: ['provider'],
    buckets: SECONDS_TO_PAID,
    registers: [registry],
  })
  const reports = new Counter({
    name: 'payment_reports_total',
    help: 'Signed reports of payment providers, by what became of them.',
    labelNames: ['provider', 'result'],
    registers: [registry],
  })
  measureWaiting(registry, db, providers)
  for (const provider of providers) {
    // From the start: a counter that appears with its first report has not increased.
    for (const state of ['started', ...OUTCOMES]) payments.inc({ provider, state }, 0)
    for (const result of CALLBACK_RESULTS) reports.inc({ provider, result }, 0)
    durations.zero({ provider })
  }
  return {
    started: (provider) => payments.inc({ provider, state: 'started' }),
    changed({ payment: { provider, createdAt }, before, after }) {
      const state = OUTCOME_OF[after]
      if (!state || state === OUTCOME_OF[before]) return
      payments.inc({ provider, state })
      // The clock of the database may be ahead.
      const seconds = Math.max(0, (Date.now() - createdAt.getTime()) / 1000)
      if (state === 'paid') durations.observe({ provider }, seconds)
    },
    reported: (provider, result) => reports.inc({ provider, result }),
  }
}

/** Without keys of a provider nothing is reported, as nothing is paid. */
const NONE: PaymentMetrics = {
  started: () => undefined,
  changed: () => undefined,
  reported: () => undefined,
}

export const paymentMetrics = resource(({ metrics, db, get }): PaymentMetrics => {
  const accounts = get(paymentProviders)
  const providers = PAYMENT_PROVIDERS.filter((provider) => accounts[provider])
  return providers.length > 0 ? measurePayments(metrics, db, providers) : NONE
})
