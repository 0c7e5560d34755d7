import { addressParts } from '#domain/addresses/compose-address'
import { EXPORT_FIELDS } from '#domain/couriers/courier-files.schema'
import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import type { MessageKey } from '#domain/messages'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import type {
  AdminOrderDetailsFragment,
  CourierExportField,
} from '../../../../platform/gql/orders-admin'
import { toCsv } from '../../../../platform/lib/csv'

/** A column of a file for a courier. */
export interface ExportColumn {
  readonly field: CourierExportField
  readonly heading: string
}

/** The fields of a column, in the order of the columns. */
export const FIELDS: readonly CourierExportField[] = EXPORT_FIELDS.map(
  (field) => field.replace(/[A-Z]/g, '_$&').toUpperCase() as CourierExportField,
)

/** Couriers give numbers themselves: theirs is in the file only on request. */
export const USUAL_FIELDS: readonly CourierExportField[] = FIELDS.filter(
  (field) => field !== 'TRACKING_NUMBER',
)

type Details = AdminOrderDetailsFragment

/** The fields of an order in an export. */
export interface ExportedOrder
  extends Pick<
    Details,
    'id' | 'recipientName' | 'phone' | 'city' | 'address' | 'amountDue' | 'shippingAddress'
  > {
  readonly items: readonly Pick<Details['items'][number], 'name' | 'quantity'>[]
  readonly takesBack: readonly Pick<Details['takesBack'][number], 'name' | 'quantity'>[]
  readonly shipment?: Pick<
    NonNullable<Details['shipment']>,
    'trackingNumber' | 'parcelCount'
  > | null
}

/** The language of a file: the one of the page, which is the owner's and the courier's. */
export interface FileLanguage {
  readonly locale: Locale
  readonly t: (key: MessageKey) => string
}

/** The street and what leads from there to the door, in words: "floor 2, apartment 19". */
function addressOf(
  { shippingAddress, address }: ExportedOrder,
  { locale, t }: FileLanguage,
): string {
  if (!shippingAddress) return address
  return addressParts(shippingAddress, locale, t).address.join(`${LOCALE_SETTINGS[locale].comma} `)
}

const listOf = (items: ExportedOrder['items']) =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ')

/** Returns the note for the courier: the items to take back in an exchange, and the customer's note. */
function noteOf({ shippingAddress, takesBack }: ExportedOrder, { t }: FileLanguage): string {
  const taken = takesBack.length > 0 ? [`${t('order.takesBack')} ${listOf(takesBack)}`] : []
  return [...taken, shippingAddress?.courierNote ?? ''].filter(Boolean).join(' – ')
}

/** The cell of each field. */
const CELLS: Readonly<
  Record<CourierExportField, (order: ExportedOrder, language: FileLanguage) => string | number>
> = {
  ORDER_ID: ({ id }) => Number(id),
  RECIPIENT: ({ recipientName }) => recipientName,
  PHONE: ({ phone }) => phone,
  GOVERNORATE: ({ shippingAddress, city }, { locale }) =>
    shippingAddress ? GOVERNORATE_NAMES[shippingAddress.governorate][locale] : city,
  AREA: ({ shippingAddress, city }) => shippingAddress?.area ?? city,
  ADDRESS: addressOf,
  AMOUNT: ({ amountDue }) => amountDue,
  NOTE: noteOf,
  ITEMS: ({ items }) => listOf(items),
  PARCEL_COUNT: ({ shipment }) => shipment?.parcelCount ?? 1,
  TRACKING_NUMBER: ({ shipment }) => shipment?.trackingNumber ?? '',
}

const WIDE_FIELDS: readonly CourierExportField[] = ['ADDRESS', 'NOTE', 'ITEMS']

type Cells = readonly (string | number)[]

function toRows(
  orders: readonly ExportedOrder[],
  columns: readonly ExportColumn[],
  language: FileLanguage,
): readonly Cells[] {
  return orders.map((order) => columns.map(({ field }) => CELLS[field](order, language)))
}

/** The file of orders for a courier. */
export function toCourierCsv(
  orders: readonly ExportedOrder[],
  columns: readonly ExportColumn[],
  language: FileLanguage,
): string {
  return toCsv([columns.map(({ heading }) => heading), ...toRows(orders, columns, language)])
}

/** The same as a workbook, in which phone numbers keep their zeros and no text is a formula. */
export async function toCourierWorkbook(
  orders: readonly ExportedOrder[],
  columns: readonly ExportColumn[],
  language: FileLanguage,
): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal')
  return writeWorkbook([
    {
      sheet: 'Orders',
      stickyRowsCount: 1,
      columns: columns.map(({ field }) => ({ width: WIDE_FIELDS.includes(field) ? 40 : 18 })),
      data: [
        columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const })),
        ...toRows(orders, columns, language).map((cells) =>
          cells.map((value) =>
            typeof value === 'number' ? { value, type: Number } : { value, type: String },
          ),
        ),
      ],
    },
  ]).toBlob()
}
