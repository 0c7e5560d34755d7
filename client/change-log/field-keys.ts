import type { MessageKey } from '#domain/messages'

/** The texts of fields that the log has often; others have their own name. */
export const FIELD_KEYS: Readonly<Record<string, MessageKey>> = {
  price: 'changes.field.price',
  was_price: 'changes.field.wasPrice',
  stock: 'changes.field.stock',
  name: 'changes.field.name',
  name_ar: 'changes.field.nameAr',
  hidden: 'changes.field.hidden',
  brand: 'changes.field.brand',
  family: 'changes.field.family',
  gtin: 'changes.field.barcode',
  category_keys: 'changes.field.categories',
  image_url: 'changes.field.picture',
  more_image_urls: 'changes.field.morePictures',
  description: 'changes.field.description',
  status: 'changes.field.status',
  total: 'changes.field.total',
  quantity: 'changes.field.quantity',
  phone: 'changes.field.phone',
  note: 'changes.field.note',
  confirmation_state: 'changes.field.confirmation',
  shipment_state: 'changes.field.shipment',
  payment_state: 'changes.field.payment',
  tracking_number: 'changes.field.trackingNumber',
  fee: 'changes.field.fee',
  role: 'changes.field.role',
}
