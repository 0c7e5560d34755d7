import type { CSSProperties } from 'react'
import { localPhone } from '#domain/addresses/local-phone'
import { Barcode } from '../../../../platform/admin/ui/barcode'
import type { AdminOrderDetailsFragment } from '../../../../platform/gql/orders-admin'
import { usePageContext } from '../../../../platform/page/page-context'
import { useShopName } from '../../../../platform/page/shop-name'
import { useText } from '../../../../platform/texts/text'
import { CommaSeparated } from '../../../../platform/ui/comma-separated'
import { Price } from '../../../../platform/ui/price'
import { TakesBack } from '../../takes-back'
import './labels.css'
import { useDestination } from './use-destination'

/**
 * The part of its full size in which a text fits: in half the size, it has four times the room. `room` is
 * how many characters fit in full size, or in one line, and `least` is what can still be read.
 */
const sizeInBlock = (length: number, room: number, least: number) =>
  Math.max(least, Math.min(1, Math.sqrt(room / length)))
const sizeInLine = (length: number, room: number, least: number) =>
  Math.max(least, Math.min(1, room / length))

/** The room that the frame and the title of what to take back need, in characters. */
const FRAME_LENGTH = 110

interface LabelStyle extends CSSProperties {
  readonly '--governorate-size': number
  readonly '--area-size': number
  readonly '--text-size': number
}

const parcelNumbers = ({ shipment }: AdminOrderDetailsFragment) =>
  Array.from({ length: shipment?.parcelCount ?? 1 }, (_, index) => index + 1)

/** Labels of 100 x 150 mm, one for each parcel. */
export function Labels({ orders }: { readonly orders: readonly AdminOrderDetailsFragment[] }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled on small screens
    <section className="labels" aria-label={t('paper.labels')} tabIndex={0}>
      {orders.flatMap((order) =>
        parcelNumbers(order).map((number, _, { length: count }) => (
          <Label key={`${order.id}-${number}`} order={order} number={number} count={count} />
        )),
      )}
    </section>
  )
}

interface LabelProps {
  readonly order: AdminOrderDetailsFragment
  /** Which of the order's parcels it is for. */
  readonly number: number
  readonly count: number
}

function Label({ order, number, count }: LabelProps) {
  const t = useText()
  const shopName = useShopName()
  const { contact } = usePageContext()
  const destinationOf = useDestination()
  const { id, phone, amountDue, shippingAddress, assignedCourier, takesBack } = order
  const { governorate, area, address } = destinationOf(order)
  const recipient = order.recipientName || t('admin.noCustomer')
  const courierNote = shippingAddress?.courierNote
  const taken = number === 1 ? takesBack.map(({ name }) => `${name} × 1`) : []
  const texts = [...address, courierNote ?? '', ...taken].join('')
  // The name is in larger, bolder letters, which have twice the area.
  const length = 2 * recipient.length + texts.length + (taken.length > 0 ? FRAME_LENGTH : 0)
  const style: LabelStyle = {
    '--governorate-size': sizeInLine(governorate.length, 15, 0.4),
    '--area-size': sizeInLine(area?.length ?? 0, 20, 0.5),
    '--text-size': sizeInBlock(length, 160, 0.42),
  }
  return (
    <article className="label" style={style} aria-label={t('order.number', { id })}>
      <header className="label__shop">
        <b>{shopName}</b>
        {contact.phone && <bdi dir="ltr">{localPhone(contact.phone)}</bdi>}
      </header>
      <p className="label__governorate">
        <bdi>{governorate}</bdi>
      </p>
      {area && (
        <p className="label__area">
          <bdi>{area}</bdi>
        </p>
      )}
      <div className="label__texts">
        <p className="label__recipient">
          <bdi>{recipient}</bdi>
        </p>
        <p className="label__address">
          <CommaSeparated texts={address} />
        </p>
        {courierNote && (
          <p className="label__note">
            <b>{t('checkout.courierNote')}</b>
            <bdi>{courierNote}</bdi>
          </p>
        )}
        {number === 1 && <TakesBack items={takesBack} className="label__note" />}
      </div>
      {phone && (
        <p className="label__phone">
          <bdi dir="ltr">{localPhone(phone)}</bdi>
        </p>
      )}
      <p className="label__amount">
        {amountDue <= 0 ? (
          <span className="price">{t('paper.paid')}</span>
        ) : number === 1 ? (
          <>
            <span>{t('admin.toCollect')}</span> <Price pounds={amountDue} />
          </>
        ) : (
          <b className="label__elsewhere">{t('paper.collectedWithFirst')}</b>
        )}
      </p>
      <footer className="label__codes">
        <div>
          <p className="label__number">
            <b>{t('order.number', { id })}</b> <span>{t('paper.parcel', { number, count })}</span>
          </p>
          {assignedCourier && (
            <p className="label__courier">
              {t('orders.courier')}: <bdi>{assignedCourier.name}</bdi>
            </p>
          )}
          <Barcode
            symbology="code128"
            text={id}
            label={t('paper.barcode', { id })}
            className="label__barcode"
          />
        </div>
        <Barcode
          symbology="qrcode"
          text={id}
          label={t('paper.qrCode', { id })}
          className="label__qr-code"
        />
      </footer>
    </article>
  )
}
