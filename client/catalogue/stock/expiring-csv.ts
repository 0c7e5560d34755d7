import type { ExpiringBatchRowFragment } from '../../platform/gql/stock'
import { toCsv } from '../../platform/lib/csv'

/** The columns of the file. Their names and values are for tools: the same in every language. */
const COLUMNS: Readonly<Record<string, (batch: ExpiringBatchRowFragment) => string | number>> = {
  product_id: ({ product }) => product?.id ?? '',
  product: ({ productName }) => productName,
  supplier: ({ supplier }) => supplier ?? '',
  batch: ({ code }) => code ?? '',
  expires_on: ({ expiresOn }) => expiresOn,
  days_left: ({ daysLeft }) => daysLeft,
  units_left: ({ units }) => units,
}

/** Batches as a CSV file. */
export function toExpiringCsv(batches: readonly ExpiringBatchRowFragment[]): string {
  return toCsv([
    Object.keys(COLUMNS),
    ...batches.map((batch) => Object.values(COLUMNS).map((read) => read(batch))),
  ])
}
