import { toPiastres, toPounds } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'
import { RETURN_STATE_TABLE } from '#domain/orders/returns'
import type { ReturnDetailsFragment } from '../../../platform/gql/orders-returns'
import { useText } from '../../../platform/texts/text'
import { useFormatDate } from '../../../platform/texts/use-format-date'
import { Price } from '../../../platform/ui/price'
import { OrderFact } from '../order-facts'
import { REASONS } from './return-reasons'
import '../order-status-badge.css'
import './return-details.css'

const TONES = {
  REQUESTED: 'active',
  ACCEPTED: 'active',
  DECLINED: 'danger',
  RECEIVED: 'success',
} as const satisfies Readonly<Record<ReturnDetailsFragment['state'], string>>

function ReturnBadge({ state }: Pick<ReturnDetailsFragment, 'state'>) {
  const t = useText()
  return (
    <span className="status-badge" data-tone={TONES[state]}>
      {t(RETURN_STATE_TABLE[state].label)}
    </span>
  )
}

interface ReturnDetailsProps {
  readonly view: ReturnDetailsFragment
  /** The names of the texts, which differ for the shopper and the owner. */
  readonly labels: { readonly answer: string; readonly note: string; readonly refundNote: string }
}

/** The items of a return, with the reason, the shop's answer and the refund. */
export function ReturnDetails({ view, labels }: ReturnDetailsProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const { reason, note, answer, refund, refundNote, credit, exchangeOrder } = view
  return (
    <>
      <div className="return-details__head">
        <ReturnBadge state={view.state} />
        <time dateTime={view.createdAt}>
          {t('return.requestedOn', { time: formatDate(view.createdAt) })}
        </time>
      </div>
      <ul>
        {view.items.map(({ id, name, quantity, receivedQuantity }) => (
          <li key={id}>
            <bdi>{name}</bdi> × {receivedQuantity ?? quantity}
          </li>
        ))}
      </ul>
      <p>{t(`return.reason.${REASONS[reason]}`)}</p>
      {exchangeOrder && <p>{t('return.exchange', { id: exchangeOrder.id })}</p>}
      {(note || answer || credit > 0 || refund !== null) && (
        <dl className="return-details__facts">
          {note && (
            <OrderFact title={labels.note}>
              <bdi>{note}</bdi>
            </OrderFact>
          )}
          {answer && (
            <OrderFact title={labels.answer}>
              <bdi>{answer}</bdi>
            </OrderFact>
          )}
          {credit > 0 && (
            <OrderFact title={t('return.credit')}>
              <Price pounds={credit} />
            </OrderFact>
          )}
          {refund !== null && refund > credit && (
            <OrderFact title={t('return.refunded')}>
              <Price pounds={toPounds(asPiastres(toPiastres(refund) - toPiastres(credit)))} />
            </OrderFact>
          )}
          {refundNote && (
            <OrderFact title={labels.refundNote}>
              <bdi>{refundNote}</bdi>
            </OrderFact>
          )}
        </dl>
      )}
    </>
  )
}
