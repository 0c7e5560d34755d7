import type { Feature } from '../../platform/features/feature'
import { followExchange } from './exchange-returns.service'
import { OrderReturnsResolver } from './order-returns.resolver'
import { ReturnEntity } from './return.entity'
import { ReturnItemEntity } from './return-item.entity'
import { returnMails } from './return-mails'
import { ReturnedItemResolver, ReturnOrdersResolver } from './return-orders.resolver'
import { HAS_OPEN_RETURN, IS_TAKEN_BACK } from './return-sql'
import { ReturnsResolver } from './returns.resolver'
import { returnsPersonalData } from './returns-personal-data'
import { TakenBackResolver } from './taken-back.resolver'

export const returns: Feature = {
  dependencies: ['idempotency', 'mail', 'orders'],
  entities: [ReturnEntity, ReturnItemEntity],
  orderConditions: { views: { RETURNS: HAS_OPEN_RETURN, TO_RECEIVE_BACK: IS_TAKEN_BACK } },
  orderFollower: followExchange,
  resolvers: [
    ReturnsResolver,
    OrderReturnsResolver,
    TakenBackResolver,
    ReturnOrdersResolver,
    ReturnedItemResolver,
  ],
  mails: {
    returnRequested: { purpose: 'order', compose: returnMails.returnRequested },
    returnAccepted: { purpose: 'order', compose: returnMails.returnAccepted },
    returnDeclined: { purpose: 'order', compose: returnMails.returnDeclined },
    returnReceived: { purpose: 'order', compose: returnMails.returnReceived },
    orderExchanged: { purpose: 'order', compose: returnMails.orderExchanged },
    newReturn: {
      purpose: 'shop',
      compose: returnMails.newReturn,
      recipients: 'returnRecipients',
    },
  },
  personalData: returnsPersonalData,
}
