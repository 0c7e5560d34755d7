import type { OnlineWay } from '#domain/payments/ways-to-pay'
import type { WayToPay } from '../../platform/gql/payments'

/** The ways to pay online by their names in GraphQL. */
export const GRAPHQL_WAYS: Readonly<Record<OnlineWay, Exclude<WayToPay, 'CASH_ON_DELIVERY'>>> = {
  paymobCard: 'PAYMOB_CARD',
  paymobWallet: 'PAYMOB_WALLET',
  paymobInstalments: 'PAYMOB_INSTALMENTS',
}
