import { EXPORT_FIELDS } from '#domain/couriers/courier-files.schema'
import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import type { Locale } from '#domain/messages/locale'
import type { AdminOrderDetailsFragment, CourierExportField } from '../../../gql/orders-admin'
import { toCsv } from '../../../lib/csv'

/** A column of a file for a courier. */
export interface ExportColumn {
  readonly field: CourierExportField
  readonly heading: string
}

/** What a column can contain, in the order of the columns. */
export const FIELDS: readonly CourierExportField[] = EXPORT_FIELDS.map(
  (field) => field.replace(/[A-Z]/g, '_$&').toUpperCase() as CourierExportField,
)

/** Couriers give numbers themselves: theirs is in the file only on request. */
export const USUAL_FIELDS: readonly CourierExportField[] = FIELDS.filter(
  (field) => field !== 'TRACKING_NUMBER',
)

type Details = AdminOrderDetailsFragment

/** What a file has of an order. */
export interface ExportedOrder
  extends Pick<
    Details,
    'id' | 'recipientName' | 'phone' | 'city' | 'address' | 'amountDue' | 'shippingAddress'
  > {
  readonly items: readonly Pick<Details['items'][number], 'name' | 'quantity'>[]
  readonly shipment?: Pick<NonNullable<Details['shipment']>, 'trackingNumber'> | null
}

function addressOf({ shippingAddress, address }: ExportedOrder): string {
  if (!shippingAddress) return address
  const { street, floor, apartment, landmark } = shippingAddress
  return [street, floor, apartment, landmark].filter(Boolean).join(', ')
}

/** The cell of each field; names are in the language of the page, which is the owner's and the courier's. */
const CELLS: Readonly<
  Record<CourierExportField, (order: ExportedOrder, locale: Locale) => string | number>
> = {
  ORDER_ID: ({ id }) => Number(id),
  RECIPIENT: ({ recipientName }) => recipientName,
  PHONE: ({ phone }) => phone,
  GOVERNORATE: ({ shippingAddress, city }, locale) =>
    shippingAddress ? GOVERNORATE_NAMES[shippingAddress.governorate][locale] : city,
  AREA: ({ shippingAddress, city }) => shippingAddress?.area ?? city,
  ADDRESS: addressOf,
  AMOUNT: ({ amountDue }) => amountDue,
  NOTE: ({ shippingAddress }) => shippingAddress?.courierNote ?? '',
  ITEMS: ({ items }) => items.map(({ name, quantity }) => `${quantity} × ${name}`).join('; '),
  TRACKING_NUMBER: ({ shipment }) => shipment?.trackingNumber ?? '',
}

/** The file of orders for a courier. */
export function toCourierCsv(
  orders: readonly ExportedOrder[],
  columns: readonly ExportColumn[],
  locale: Locale,
): string {
  return toCsv([
    columns.map(({ heading }) => heading),
    ...orders.map((order) => columns.map(({ field }) => CELLS[field](order, locale))),
  ])
}
