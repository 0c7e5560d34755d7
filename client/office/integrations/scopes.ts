import type { ApiKeyScope as Scope } from '#domain/integrations/api-keys.schema'
import type { MessageKey } from '#domain/messages'
import type { ApiKeyScope } from '../../platform/gql/integrations'

/** The scopes of API keys: their names in the domain and in GraphQL, and their texts. */
export const SCOPES = [
  { scope: 'readCatalogue', name: 'READ_CATALOGUE', title: 'apiKey.scope.readCatalogue' },
  { scope: 'writeCatalogue', name: 'WRITE_CATALOGUE', title: 'apiKey.scope.writeCatalogue' },
  { scope: 'readOrders', name: 'READ_ORDERS', title: 'apiKey.scope.readOrders' },
  { scope: 'writeOrderStatus', name: 'WRITE_ORDER_STATUS', title: 'apiKey.scope.writeOrderStatus' },
  { scope: 'readInventory', name: 'READ_INVENTORY', title: 'apiKey.scope.readInventory' },
  { scope: 'writeInventory', name: 'WRITE_INVENTORY', title: 'apiKey.scope.writeInventory' },
  { scope: 'writeOrders', name: 'WRITE_ORDERS', title: 'apiKey.scope.writeOrders' },
  { scope: 'writePayments', name: 'WRITE_PAYMENTS', title: 'apiKey.scope.writePayments' },
  { scope: 'readCustomers', name: 'READ_CUSTOMERS', title: 'apiKey.scope.readCustomers' },
  { scope: 'writeCustomers', name: 'WRITE_CUSTOMERS', title: 'apiKey.scope.writeCustomers' },
  { scope: 'readLedger', name: 'READ_LEDGER', title: 'apiKey.scope.readLedger' },
  { scope: 'writeWebhooks', name: 'WRITE_WEBHOOKS', title: 'apiKey.scope.writeWebhooks' },
] as const satisfies readonly { scope: Scope; name: ApiKeyScope; title: MessageKey }[]
