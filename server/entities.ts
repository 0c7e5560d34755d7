import { PasswordResetEntity } from './accounts/password-reset.entity'
import { UserEntity } from './accounts/user.entity'
import { AddressEntity } from './addresses/address.entity'
import { CartLineEntity } from './cart/cart-line.entity'
import { IdempotencyKeyEntity } from './checkout/idempotency-key.entity'
import { DeliveryRateEntity } from './delivery/delivery-rate.entity'
import { DiscountCodeEntity } from './discounts/discount-code.entity'
import { ApiKeyEntity } from './integrations/api-key.entity'
import { WebhookEntity } from './integrations/webhook.entity'
import { WebhookDeliveryEntity } from './integrations/webhook-delivery.entity'
import { MailEntity } from './mail/mail.entity'
import { MailCountEntity } from './mail/mail-count.entity'
import { DiscountUseEntity } from './orders/discount-use.entity'
import { OrderEntity } from './orders/order.entity'
import { OrderItemEntity } from './orders/order-item.entity'
import { OrderStatusChangeEntity } from './orders/order-status-change.entity'
import { ProductEntity } from './products/product.entity'
import { ProductTextsEntity } from './products/product-texts.entity'
import { RemovedPictureEntity } from './reviews/removed-picture.entity'
import { ReviewEntity } from './reviews/review.entity'
import { ReviewSettingsEntity } from './reviews/review-settings.entity'
import { SearchTermsEntity } from './search/search-terms.entity'

/** The entities of every feature. */
export const ENTITIES = [
  UserEntity,
  AddressEntity,
  ProductEntity,
  ProductTextsEntity,
  SearchTermsEntity,
  DeliveryRateEntity,
  CartLineEntity,
  OrderEntity,
  OrderItemEntity,
  OrderStatusChangeEntity,
  ReviewEntity,
  ReviewSettingsEntity,
  RemovedPictureEntity,
  DiscountCodeEntity,
  DiscountUseEntity,
  IdempotencyKeyEntity,
  ApiKeyEntity,
  WebhookEntity,
  WebhookDeliveryEntity,
  MailEntity,
  MailCountEntity,
  PasswordResetEntity,
]
