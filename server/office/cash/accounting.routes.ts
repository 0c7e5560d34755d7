import { z } from 'zod'
import {
  ACCOUNTING_COLUMNS,
  ACCOUNTING_FILES,
  ACCOUNTING_PATHS,
  type AccountingFile,
  TAXED_FILES,
} from '#domain/cash/accounting'
import type { Runtime } from '../../platform/features/feature'
import type { RestApp } from '../../platform/http/rest/rest'
import { PERIOD, sendCsv } from '../../platform/http/rest/rest-csv'
import { documented } from '../../platform/http/rest/rest-docs'
import { currentSettings } from '../../shop/settings/current-settings'
import { exportAccounts } from './accounting.service'

interface AccountingRoute {
  readonly Querystring: { readonly from?: unknown; readonly to?: unknown }
}

/** Descriptions of the files, for the API reference. */
const FILES: Readonly<
  Record<AccountingFile, { readonly id: string; readonly summary: string; readonly rows: string }>
> = {
  orders: {
    id: 'exportOrders',
    summary: 'The orders of a period as a CSV file',
    rows: 'every order that was placed in the period, with what was paid for it until now, then the sums by status',
  },
  items: {
    id: 'exportOrderItems',
    summary: 'The items of the orders of a period as a CSV file',
    rows: 'every item of the orders that were placed in the period, then the sums by status of the order',
  },
  refunds: {
    id: 'exportRefunds',
    summary: 'The refunds of a period as a CSV file',
    rows: 'every refund of the ledger, then their sum',
  },
  taxes: {
    id: 'exportTaxes',
    summary: 'What is taxed in a period as a CSV file',
    rows: 'every payment of customers in the ledger, and as a negative amount every refund, then the sums by kind',
  },
}

const namesOf = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(', ')

/** GET /orders.csv, /order-items.csv, /refunds.csv and /taxes.csv, for the accountant. */
export function accountingRoutes(rest: RestApp, { get }: Pick<Runtime, 'get'>): void {
  for (const file of ACCOUNTING_FILES) {
    const { id, summary, rows } = FILES[file]
    const taxes = TAXED_FILES.includes(file)
      ? ' If the seller has a tax registration number, `net` and `vat` follow, the two parts of the amount.'
      : ''
    const download = documented({
      id,
      tag: 'Management',
      summary,
      role: 'admin',
      permission: 'money.read',
      query: PERIOD,
      response: {
        status: 200,
        description: `In UTF-8 with a byte order mark, oldest first, in EGP and with the time in Cairo: ${rows}. Its columns are ${namesOf(ACCOUNTING_COLUMNS[file])}; in a row with sums, the first one is \`total\`.${taxes}`,
        type: 'text/csv',
        schema: z.string(),
      },
    })
    const path = ACCOUNTING_PATHS[file]
    rest.get<AccountingRoute>(path, download, async (request, reply) => {
      const { db } = request.context
      const { values } = await get(currentSettings).get(db)
      const { from, to } = request.query
      const csv = exportAccounts(db, file, { from, to }, { isTaxed: values.taxNumber !== null })
      return sendCsv(reply, path.slice(1), csv)
    })
  }
}
