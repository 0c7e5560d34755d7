import { useId, useState } from 'react'
import { isShopsFault } from '#domain/orders/returns'
import { FormAlert } from '../../../platform/forms/form-alert'
import { SubmitButton } from '../../../platform/forms/submit-button'
import { useRequestReturnMutation } from '../../../platform/gql/orders-returns'
import { notifySuccess } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Price } from '../../../platform/ui/price'
import { type ReturnableOrder, refundOf } from './refund-of'
import { ReturnFields } from './return-fields'
import { REASONS } from './return-reasons'
import { useReturnDraft } from './use-return-draft'

interface ReturnFormProps {
  readonly order: ReturnableOrder
  /** Whether the delivery fee was given back with an earlier return. */
  readonly isDeliveryRefunded: boolean
  /** Called after the request was sent. */
  readonly onSent: () => void
  readonly onCancel: () => void
}

/** Requests a return, and shows the amount of the refund. */
export function ReturnForm({ order, isDeliveryRefunded, onSent, onCancel }: ReturnFormProps) {
  const t = useText()
  const titleId = useId()
  const draft = useReturnDraft()
  const [alert, setAlert] = useState<string>()
  const [requestReturn, { loading }] = useRequestReturnMutation()
  const { input, quantities, reason } = draft
  const includesDelivery =
    reason !== undefined && isShopsFault(REASONS[reason]) && !isDeliveryRefunded
  const refund = refundOf(order, quantities, includesDelivery)
  const hasDelivery = includesDelivery && order.total > order.itemsTotal

  const send = useSingleFlight(async () => {
    if (quantities.size === 0) return setAlert(t('invalid.noReturnItems'))
    if (!input) return setAlert(t('return.reasonPlaceholder'))
    setAlert(undefined)
    try {
      const { data } = await requestReturn({ variables: { orderId: order.id, input } })
      const [userError] = data?.requestReturn.userErrors ?? []
      if (userError) return setAlert(userError.message)
      notifySuccess(t('return.sent'))
      onSent()
    } catch {
      setAlert(t('return.sendFailed'))
    }
  })

  return (
    <form
      className="form returns__form"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 id={titleId}>{t('return.start')}</h3>
      <FormAlert>{alert}</FormAlert>
      <ReturnFields
        order={order}
        draft={draft}
        noteLabel={t('return.note')}
        noteHint={t('return.noteHint')}
      />
      {quantities.size > 0 && (
        <p>
          {t('return.youGetBack')}{' '}
          <b>
            <Price pounds={refund} />
          </b>
          {hasDelivery && <> {t('return.withDelivery')}</>}
        </p>
      )}
      <p className="returns__hint">{t('return.afterwards')}</p>
      <div className="returns__acts">
        <SubmitButton busy={loading}>{t('return.send')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('return.cancel')}
        </Button>
      </div>
    </form>
  )
}
