/** What the shop spends money on besides goods and couriers, by GraphQL enum value. */
export const EXPENSE_CATEGORY_TABLE = {
  RENT: { value: 'rent', label: 'expenses.category.rent', description: 'Rent.' },
  WAGES: { value: 'wages', label: 'expenses.category.wages', description: 'Wages.' },
  PACKAGING: {
    value: 'packaging',
    label: 'expenses.category.packaging',
    description: 'Boxes, bags, tape and labels.',
  },
  ADVERTISING: {
    value: 'advertising',
    label: 'expenses.category.advertising',
    description: 'Advertising.',
  },
  PAYMENT_FEES: {
    value: 'paymentFees',
    label: 'expenses.category.paymentFees',
    description: 'Fees of payment providers, banks and wallets.',
  },
  TRANSPORT: {
    value: 'transport',
    label: 'expenses.category.transport',
    description: 'Transport and fuel, without the fees of couriers.',
  },
  UTILITIES: {
    value: 'utilities',
    label: 'expenses.category.utilities',
    description: 'Electricity, water, telephone and internet.',
  },
  SOFTWARE: {
    value: 'software',
    label: 'expenses.category.software',
    description: 'Software, hosting and domains.',
  },
  EQUIPMENT: {
    value: 'equipment',
    label: 'expenses.category.equipment',
    description: 'Equipment and repairs.',
  },
  TAXES: {
    value: 'taxes',
    label: 'expenses.category.taxes',
    description: 'Taxes and government fees.',
  },
  OTHER: {
    value: 'other',
    label: 'expenses.category.other',
    description: 'Anything else; its note says what.',
  },
} as const

export type ExpenseCategoryCode = keyof typeof EXPENSE_CATEGORY_TABLE
export type ExpenseCategory = (typeof EXPENSE_CATEGORY_TABLE)[ExpenseCategoryCode]['value']

export const EXPENSE_CATEGORIES: readonly ExpenseCategory[] = Object.values(
  EXPENSE_CATEGORY_TABLE,
).map(({ value }) => value)
