import { reportOutcome } from '../../../../platform/api/report-outcome'
import { useMarkCourierToldMutation } from '../../../../platform/gql/orders-admin'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { ContactLinks } from '../contact-links'
import { PanelSection } from '../panel/panel-section'
import type { EditableOrder } from './edited-values'

interface TellCourierProps {
  readonly order: EditableOrder
  readonly reload: () => void
}

/** A reminder to notify the courier that the order was changed while out for delivery. */
export function TellCourier({ order, reload }: TellCourierProps) {
  const t = useText()
  const format = useFormatPounds()
  const [markTold, { loading }] = useMarkCourierToldMutation()
  const { id, phone, amountDue, courierPhone, shipment, shippingAddress } = order
  const markNotified = useSingleFlight(async () => {
    await reportOutcome(markTold({ variables: { id } }), {
      done: t('tellCourier.done', { id }),
      failed: t('orders.actFailed'),
    })
    reload()
  })
  return (
    <PanelSection title={t('tellCourier.title')}>
      <p>{t('tellCourier.text')}</p>
      {courierPhone ? (
        <ContactLinks
          phone={courierPhone}
          name={shipment?.courierName ?? t('tellCourier.courier')}
          message={t('tellCourier.message', {
            id,
            phone,
            amount: format(amountDue),
            note: shippingAddress?.courierNote ?? t('tellCourier.noNote'),
          })}
        />
      ) : (
        <p className="order-panel__hint">{t('tellCourier.noPhone')}</p>
      )}
      <div className="order-panel__acts">
        <Button busy={loading} onClick={() => void markNotified()}>
          {t('tellCourier.told')}
        </Button>
      </div>
    </PanelSection>
  )
}
