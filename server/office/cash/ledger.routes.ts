import { z } from 'zod'
import type { RestApp } from '../../platform/http/rest/rest'
import { PERIOD, sendCsv } from '../../platform/http/rest/rest-csv'
import { documented } from '../../platform/http/rest/rest-docs'
import { exportLedger } from './ledger-export.service'

interface LedgerRoute {
  readonly Querystring: { readonly from?: unknown; readonly to?: unknown }
}

/** GET /cash-entries.csv. */
export function ledgerRoutes(rest: RestApp): void {
  const download = documented({
    id: 'exportCashEntries',
    tag: 'Management',
    summary: 'The ledger of a period as a CSV file',
    role: 'admin',
    permission: 'money.read',
    query: PERIOD,
    response: {
      status: 200,
      description:
        'In UTF-8 with a byte order mark: every entry, oldest first, in EGP and with the time in Cairo, then the sums by kind, and by courier and kind. Its columns are `entry`, `time`, `order`, `courier`, `settlement`, `kind`, `amount` and `note`; in a row with a sum, `entry` is `total` or `courier total`.',
      type: 'text/csv',
      schema: z.string(),
    },
  })
  rest.get<LedgerRoute>('/cash-entries.csv', download, async (request, reply) => {
    const { from, to } = request.query
    const file = exportLedger(request.context.db, { from, to })
    return sendCsv(reply, 'cash-entries.csv', file)
  })
}
