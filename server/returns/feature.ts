import type { Feature } from '../feature'
import { ReturnEntity } from './return.entity'
import { ReturnItemEntity } from './return-item.entity'
import { returnMails } from './return-mails'
import { HAS_OPEN_RETURN } from './return-sql'
import { ReturnsResolver } from './returns.resolver'
import { returnsPersonalData } from './returns-personal-data'

export const returns: Feature = {
  dependencies: ['idempotency', 'mail', 'orders'],
  entities: [ReturnEntity, ReturnItemEntity],
  orderConditions: { views: { RETURNS: HAS_OPEN_RETURN } },
  resolvers: [ReturnsResolver],
  mails: {
    returnRequested: { purpose: 'order', compose: returnMails.returnRequested },
    returnAccepted: { purpose: 'order', compose: returnMails.returnAccepted },
    returnDeclined: { purpose: 'order', compose: returnMails.returnDeclined },
    returnReceived: { purpose: 'order', compose: returnMails.returnReceived },
    newReturn: {
      purpose: 'shop',
      compose: returnMails.newReturn,
      recipients: 'returnRecipients',
    },
  },
  personalData: returnsPersonalData,
}
