import type { Feature } from '../feature'
import { repeat } from '../repeat'
import { BackInStockResolver, WaitingCountResolver } from './back-in-stock.resolver'
import { removeOldRequests } from './back-in-stock.service'
import { backInStockMails } from './back-in-stock-mails'
import { backInStockPersonalData } from './back-in-stock-personal-data'
import { BackInStockRequestEntity } from './back-in-stock-request.entity'

export const backInStock: Feature = {
  dependencies: ['accounts', 'mail', 'products'],
  entities: [BackInStockRequestEntity],
  resolvers: [BackInStockResolver, WaitingCountResolver],
  mails: {
    backInStock: { purpose: 'product', compose: backInStockMails.backInStock, isOneTime: true },
  },
  personalData: backInStockPersonalData,
  // A request that was answered or ended since the backup must not be answered again.
  tablesNotBackedUp: ['back_in_stock_requests'],
  startWorkers: ({ db }, { log }) => [
    repeat(() => removeOldRequests(db), {
      minutes: 60,
      onError: (err) => log.error({ err }, 'Old back-in-stock requests cannot be removed'),
    }),
  ],
}
