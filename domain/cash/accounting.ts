/** Exports for the accountant besides the ledger, with the columns of each file. */
export const ACCOUNTING_COLUMNS = {
  orders: [
    'order',
    'time',
    'status',
    'governorate',
    'items',
    'discount',
    'delivery',
    'total',
    'prepaid',
    'collected',
    'refunded',
  ],
  items: ['order', 'time', 'status', 'product', 'name', 'quantity', 'returned', 'price', 'amount'],
  refunds: ['entry', 'time', 'order', 'amount', 'note'],
  taxes: ['entry', 'time', 'order', 'kind', 'amount'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AccountingFile = keyof typeof ACCOUNTING_COLUMNS

export const ACCOUNTING_FILES = Object.keys(ACCOUNTING_COLUMNS) as readonly AccountingFile[]

/** The columns that files of amounts have besides if the seller is registered for VAT. */
export const TAX_COLUMNS = ['net', 'vat'] as const

export const TAXED_FILES: readonly AccountingFile[] = ['orders', 'refunds', 'taxes']

/** The address of each file. */
export const ACCOUNTING_PATHS: Readonly<Record<AccountingFile, string>> = {
  orders: '/orders.csv',
  items: '/order-items.csv',
  refunds: '/refunds.csv',
  taxes: '/taxes.csv',
}

/** First cell of the total row at the end of a file. */
export const ACCOUNTING_TOTAL = 'total'
