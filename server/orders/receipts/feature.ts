import { pictureStorage } from '../../catalogue/pictures/picture-storage'
import type { Feature } from '../../platform/features/feature'
import { ReceiptPictureEntity } from './receipt-picture.entity'
import { OrderPrepaymentsResolver, ReceiptsResolver } from './receipts.resolver'
import { receiptsRoutes } from './receipts.routes'
import { readPictureAudience } from './receipts.service'
import { receiptsPersonalData } from './receipts-personal-data'

/** The pictures of the receipts of prepayments. */
export const receipts: Feature = {
  dependencies: ['orders', 'pictures'],
  entities: [ReceiptPictureEntity],
  functionFiles: ['receipts.sql'],
  resolvers: [ReceiptsResolver, OrderPrepaymentsResolver],
  personalData: receiptsPersonalData,
  routes: ({ app }, { get }) => receiptsRoutes(app, get(pictureStorage)),
  readPictureAudience,
  hasPicture: (imageUrl) =>
    `EXISTS (SELECT FROM receipt_pictures WHERE receipt_pictures.image_url = ${imageUrl})`,
}
