import { CASH_ON_DELIVERY, type OnlineWay, type WayToPay } from '#domain/payments/ways-to-pay'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import './address-choice.css'

interface PaymentChoiceProps {
  /** The way to pay online; undefined for cash. */
  readonly chosen: OnlineWay | undefined
  readonly onChoose: (way: OnlineWay | undefined) => void
}

/** How an order is paid: in cash, unless the shop offers ways to pay online. */
export function PaymentChoice({ chosen, onChoose }: PaymentChoiceProps) {
  const t = useText()
  const { onlineWays } = usePageContext().shop
  if (!onlineWays) {
    return (
      <section className="card checkout__payment">
        <h2>{t('checkout.payment')}</h2>
        <p>
          <Icon name="cash" />
          {t('checkout.cash')}
        </p>
      </section>
    )
  }
  const radio = (way: WayToPay, onlineWay?: OnlineWay) => (
    <label className="address-choice__card" key={way}>
      <input
        type="radio"
        name="wayToPay"
        checked={chosen === onlineWay}
        onChange={() => onChoose(onlineWay)}
      />
      <span>{t(`pay.choice.${way}`)}</span>
    </label>
  )
  return (
    <section className="card checkout__payment">
      <h2>{t('checkout.payment')}</h2>
      <fieldset className="address-choice">
        <legend>{t('pay.choose')}</legend>
        {radio(CASH_ON_DELIVERY)}
        {onlineWays.map((way) => radio(way, way))}
      </fieldset>
      {chosen && <p role="status">{t('pay.nextPage')}</p>}
    </section>
  )
}

/** What the button says that places an order. */
export function placeText(isSubmitting: boolean, onlineWay: OnlineWay | undefined) {
  if (isSubmitting) return 'checkout.placing'
  return onlineWay ? 'pay.placeAndPay' : 'checkout.place'
}
