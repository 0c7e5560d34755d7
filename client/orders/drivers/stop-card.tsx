import { useState } from 'react'
import { localPhone } from '#domain/addresses/local-phone'
import { FormAlert } from '../../platform/forms/form-alert'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import { Icon } from '../../platform/ui/icon'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import { TakesBack } from '../orders/takes-back'
import { useOrderAddress } from '../orders/use-order-address'
import { StopActs } from './stop-acts'
import type { DriverStop } from './stop-order'
import type { RunStopAct, StopAct } from './use-driver-acts'

interface StopCardProps {
  readonly stop: DriverStop
  readonly run: RunStopAct
  /** Makes it the next stop; undefined for the one that is. */
  readonly onGoNext?: (() => void) | undefined
  /** It is done, or has to wait. */
  readonly onLeave: () => void
}

/** The address in a map, which the phone opens in its app. */
const mapAddress = (parts: readonly string[]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(parts.join(', '))}`

/** A parcel: where it goes, what is to be collected, and what happened at the door. */
export function StopCard({ stop, run, onGoNext, onLeave }: StopCardProps) {
  const t = useText()
  const address = useOrderAddress(stop)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { id, recipientName, phone, shippingAddress, isCancelled } = stop
  const note = shippingAddress?.courierNote

  const act = useSingleFlight(async (name: StopAct) => {
    setProblem(undefined)
    setIsBusy(true)
    const failed = await run(stop, name)
    setIsBusy(false)
    setProblem(failed)
    if (!failed) onLeave()
  })

  return (
    <article className="card stop" aria-label={t('order.number', { id })}>
      <header className="stop__head">
        <h3 className="stop__recipient">
          <bdi>{recipientName}</bdi>
        </h3>
        <p className="stop__number">
          <bdi dir="ltr">#{id}</bdi> · {t('drive.items', { count: stop.itemCount })}
          {stop.parcelCount > 1 && (
            <>
              {' · '}
              <b>{t('drive.parcels', { count: stop.parcelCount })}</b>
            </>
          )}
        </p>
      </header>
      {isCancelled && <p className="stop__cancelled">{t('drive.cancelled')}</p>}
      {stop.wasAbsentToday && !isCancelled && <p className="stop__badge">{t('drive.absent')}</p>}
      <p>
        <CommaSeparated texts={address} />
      </p>
      {note && (
        <p className="stop__note">
          <b>{t('drive.note')}</b> <bdi>{note}</bdi>
        </p>
      )}
      <ul className="stop__items" aria-label={t('drive.contents')}>
        {stop.items.map((item) => (
          <li key={item.id}>
            {item.quantity} × <ProductName name={item.name} />
          </li>
        ))}
      </ul>
      <TakesBack items={stop.takesBack} className="stop__note" />
      <div className="stop__links">
        {phone && (
          <a
            className="button button--secondary"
            href={`tel:${phone}`}
            aria-label={t('drive.callNamed', { name: recipientName, phone: localPhone(phone) })}
          >
            <Icon name="phone" />
            {t('drive.call')}
          </a>
        )}
        <a
          className="button button--secondary"
          href={mapAddress(address)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('drive.mapOf', { id })}
        >
          <Icon name="pin" />
          {t('drive.map')}
        </a>
      </div>
      {!isCancelled && (
        <p className="stop__amount">
          {stop.amountDue > 0 ? (
            <>
              {t('drive.collect')} <Price pounds={stop.amountDue} />
            </>
          ) : (
            t('drive.nothingToCollect')
          )}
        </p>
      )}
      <FormAlert>{problem}</FormAlert>
      {!isCancelled && (
        <StopActs
          // Another amount has to be confirmed anew.
          key={stop.amountDue}
          stop={stop}
          busy={isBusy}
          onAct={(name) => void act(name)}
        />
      )}
      {onGoNext && !isCancelled && (
        <Button variant="quiet" aria-label={t('drive.goNextNamed', { id })} onClick={onGoNext}>
          {t('drive.goNext')}
        </Button>
      )}
    </article>
  )
}
