import type { Feature } from '../../platform/features/feature'
import { BackInStockResolver, WaitingCountResolver } from './back-in-stock.resolver'
import { removeOldRequests } from './back-in-stock.service'
import { backInStockMails } from './back-in-stock-mails'
import { backInStockPersonalData } from './back-in-stock-personal-data'
import { BackInStockRequestEntity } from './back-in-stock-request.entity'

export const backInStock: Feature = {
  dependencies: ['accounts', 'mail', 'products'],
  entities: [BackInStockRequestEntity],
  functionFiles: ['back-in-stock.sql'],
  resolvers: [BackInStockResolver, WaitingCountResolver],
  mails: {
    backInStock: { purpose: 'product', compose: backInStockMails.backInStock, isOneTime: true },
  },
  personalData: backInStockPersonalData,
  // A request that was answered or ended since the backup must not be answered again.
  tablesNotBackedUp: ['back_in_stock_requests'],
  jobs: ({ db }) => [
    { name: 'old-back-in-stock-requests', minutes: 60, run: () => removeOldRequests(db) },
  ],
}
