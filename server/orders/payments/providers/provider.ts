import type { Piastres } from '#domain/money/units'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import type { ReportedEvent } from '../payment-events.service'
import type { PaymentSession } from '../payments.service'

/** A payment for which its provider is to make a page. */
export interface PaymentToMake {
  readonly reference: string
  readonly way: OnlineWay
  readonly piastres: Piastres
  /** Nothing else about the customer leaves the shop. */
  readonly customer: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
  readonly expiresInSeconds: number
  /** The page of the shop that the customer returns to. */
  readonly returnUrl: string
  /** Where the provider reports. */
  readonly callbackUrl: string
}

/** A message to the callback address of a provider, as it was sent. */
export interface CallbackMessage {
  readonly body: Buffer
  readonly query: Readonly<Record<string, unknown>>
}

/**
 * What a message says: events that its signature covers, and whether the provider has to be asked for what it does not
 * cover. `forged` if the signature is missing or wrong; `ignored` if it is about nothing that the shop uses.
 */
export type CallbackReading =
  | {
      readonly kind: 'report'
      readonly providerReference: string
      readonly events: readonly ReportedEvent[]
      readonly mustAsk: boolean
    }
  | { readonly kind: 'forged' | 'ignored' | 'unreadable' }

/** A payment that its provider is asked about. */
export interface PaymentToAsk {
  readonly reference: string
  /** Null if the shop does not know whether the provider has learned of it. */
  readonly providerReference: string | null
  /** Transactions that have paid it, as far as the shop knows. */
  readonly transactionIds: readonly string[]
}

/** What a provider answers about a payment. */
export interface InquiryResult {
  /** The provider's id of the payment; null if it does not know it, or nobody has tried to pay it yet. */
  readonly providerReference: string | null
  readonly events: readonly ReportedEvent[]
}

/** Who moves money online. It knows neither orders nor the database. */
export interface PaymentProvider {
  /** Makes the page of a payment. Throws ProviderError. */
  createSession(payment: PaymentToMake): Promise<PaymentSession>
  /** Reads a message, and trusts nothing of it that is not signed. */
  readCallback(message: CallbackMessage): CallbackReading
  /** Asks what became of a payment. Throws ProviderError. */
  inquire(payment: PaymentToAsk): Promise<InquiryResult>
  /** Gives back a part of a transaction. Not idempotent: ask afterwards what was refunded. Throws ProviderError. */
  refund(transactionId: string, piastres: Piastres): Promise<void>
  /** Withdraws a transaction as a whole, which is possible until the provider has settled it. Throws ProviderError. */
  void(transactionId: string): Promise<void>
}

/** Why a provider did not do what it was asked for. */
export type ProviderProblem = 'credentials' | 'refused' | 'timeout' | 'unreachable' | 'unclear'

/** A request to a provider failed. The explanation is for the owner, never for shoppers. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'

  constructor(
    readonly problem: ProviderProblem,
    readonly explanation: string | null = null,
  ) {
    super(`The payment provider failed: ${problem}`)
  }
}
