import { MAX_ORDERS_AT_ONCE } from '#domain/limits'

/** The documents that can be printed for orders. */
export const PAPER_KINDS = ['labels', 'sheets', 'picking', 'handover', 'invoices'] as const

export type PaperKind = (typeof PAPER_KINDS)[number]

const ORDER_ID = /^[1-9]\d{0,9}$/

/** The address of the page that prints orders, at most {@link MAX_ORDERS_AT_ONCE}. */
export function paperAddress(kind: PaperKind, ids: readonly string[]): string {
  return `/adminorder/print?kind=${kind}&ids=${ids.join(',')}`
}

interface Paper {
  /** Undefined if the address names none. */
  readonly kind: PaperKind | undefined
  /** Each once. */
  readonly ids: readonly string[]
}

/** Parses the URL of the page. Values that cannot be order numbers are ignored. */
export function readPaperAddress(parameters: URLSearchParams): Paper {
  const ids = (parameters.get('ids') ?? '').split(',').filter((id) => ORDER_ID.test(id))
  return {
    kind: PAPER_KINDS.find((kind) => kind === parameters.get('kind')),
    ids: [...new Set(ids)],
  }
}

export const isTooMany = (ids: readonly string[]) => ids.length > MAX_ORDERS_AT_ONCE
