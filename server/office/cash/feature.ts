import type { Feature } from '../../platform/features/feature'
import { accountingRoutes } from './accounting.routes'
import { CashEntryConnectionResolver, CashResolver } from './cash.resolver'
import { cashPersonalData } from './cash-personal-data'
import { cashReferences } from './cash-references.resolver'
import { ExpenseEntity } from './expense.entity'
import { ExpenseConnectionResolver, ExpensesResolver } from './expenses.resolver'
import { ledgerRoutes } from './ledger.routes'
import { SettlementEntity } from './settlement.entity'
import { SettlementLineEntity } from './settlement-line.entity'

export const cash: Feature = {
  dependencies: ['idempotency', 'settings', 'couriers', 'orders'],
  entities: [SettlementEntity, SettlementLineEntity, ExpenseEntity],
  personalData: cashPersonalData,
  resolvers: [
    CashResolver,
    CashEntryConnectionResolver,
    ...cashReferences,
    ExpensesResolver,
    ExpenseConnectionResolver,
  ],
  routes({ rest }, runtime) {
    ledgerRoutes(rest)
    accountingRoutes(rest, runtime)
  },
}
