import type { Feature } from '../../platform/features/feature'
import { accountingRoutes } from './accounting.routes'
import { CashEntryConnectionResolver, CashResolver } from './cash.resolver'
import { cashPersonalData } from './cash-personal-data'
import { cashReferences } from './cash-references.resolver'
import { ledgerRoutes } from './ledger.routes'
import { SettlementEntity } from './settlement.entity'
import { SettlementLineEntity } from './settlement-line.entity'

export const cash: Feature = {
  dependencies: ['idempotency', 'settings', 'couriers', 'orders'],
  entities: [SettlementEntity, SettlementLineEntity],
  personalData: cashPersonalData,
  resolvers: [CashResolver, CashEntryConnectionResolver, ...cashReferences],
  routes({ rest }, runtime) {
    ledgerRoutes(rest)
    accountingRoutes(rest, runtime)
  },
}
