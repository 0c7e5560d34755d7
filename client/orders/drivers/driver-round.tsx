import { useRef } from 'react'
import { Select } from '../../platform/forms/select'
import type { DriverRoundDetailsFragment } from '../../platform/gql/drivers'
import { useFocusAfterRemoval } from '../../platform/lib/use-focus-after-removal'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { Message } from '../../platform/ui/message'
import { Price } from '../../platform/ui/price'
import { FindParcel } from './find-parcel'
import { StopCard } from './stop-card'
import { STOP_SORTS, sortStops } from './stop-order'
import { useDriverActs } from './use-driver-acts'
import { useStopOrder } from './use-stop-order'
import './drive.css'

interface DriverRoundProps {
  readonly round: DriverRoundDetailsFragment
  readonly token: string
  /** Reads the round again. May reject. */
  readonly onOutdated: () => Promise<unknown>
}

/** The stops of a driver, the next one first, and the cash to bring back. */
export function DriverRound({ round, token, onOutdated }: DriverRoundProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const order = useStopOrder()
  const run = useDriverActs(token, onOutdated)
  const stops = sortStops(round.stops, order)
  useFocusAfterRemoval(
    heading,
    round.stops.map(({ id }) => id),
  )
  return (
    <>
      <h1 className="page-title">{t('drive.title')}</h1>
      <div className="card drive__sums">
        <p>
          <Message text="drive.ofCourier" values={{ name: round.courierName }} />
        </p>
        <p role="status">{t('drive.left', { count: stops.length })}</p>
        <p className="drive__cash">
          {t('drive.cash')} <Price pounds={round.cash} />
        </p>
      </div>
      {stops.length === 0 ? (
        <EmptyState title={t('drive.none')} />
      ) : (
        <h2 ref={heading} tabIndex={-1}>
          {t('drive.next')}
        </h2>
      )}
      {stops.length > 0 && (
        <FindParcel
          stops={stops}
          onFound={({ id }) => {
            list.current?.querySelector<HTMLElement>(`[data-stop="${id}"]`)?.focus()
          }}
        />
      )}
      <ol ref={list} className="drive__stops" aria-label={t('drive.title')}>
        {stops.map((stop, index) => (
          <li key={stop.id} data-stop={stop.id} tabIndex={-1}>
            {index === 1 && (
              <div className="drive__others">
                <h2>{t('drive.others')}</h2>
                <Select
                  label={t('drive.order')}
                  value={order.sort}
                  options={STOP_SORTS.map((value) => ({
                    value,
                    label: t(`drive.order.${value}`),
                  }))}
                  onChange={order.setSort}
                />
              </div>
            )}
            <StopCard
              stop={stop}
              run={run}
              onGoNext={index > 0 ? () => order.goNext(stop.id) : undefined}
              onLeave={() => order.leave(stop.id)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
