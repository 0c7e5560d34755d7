import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '../../../platform/admin/use-admin-token'
import { type DriversQuery, useDriversQuery } from '../../../platform/gql/drivers-admin'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { DriverLinkDialog, type LinkedCourier } from './driver-link-dialog'
import './driver-list.css'

type Courier = DriversQuery['couriers'][number]

/** The active couriers: the shop's own drivers, or all of them if none is. */
function driversAmong(couriers: readonly Courier[]): readonly Courier[] {
  const active = couriers.filter(({ isActive }) => isActive)
  const own = active.filter(({ isOwnDriver }) => isOwnDriver)
  return own.length > 0 ? own : active
}

/** The drivers, each with the link for the phone and, for staff who may see money, a link to count the cash. */
export function DriverList() {
  const t = useText()
  const mayCount = useCan('money.read')
  const [linked, setLinked] = useState<LinkedCourier>()
  const { data, error, refetch } = useDriversQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && error) return <LoadFailed title={t('handovers.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="8rem" />
  const drivers = driversAmong(data.couriers)
  if (drivers.length === 0) return null
  return (
    <section>
      <h2>{t('handovers.drivers')}</h2>
      <ul className="card driver-list" aria-label={t('handovers.drivers')}>
        {drivers.map((courier) => (
          <li key={courier.id}>
            <bdi className="driver-list__name">{courier.name}</bdi>
            <Button
              variant="secondary"
              aria-label={t('handovers.linkOf', { name: courier.name })}
              onClick={() => setLinked(courier)}
            >
              {t('handovers.link')}
            </Button>
            {mayCount && (
              <Link
                to={`/admincash?courier=${courier.id}`}
                aria-label={t('cash.settleWith', { courier: courier.name })}
              >
                {t('handovers.countCash')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {linked && (
        <DriverLinkDialog key={linked.id} courier={linked} onClose={() => setLinked(undefined)} />
      )}
    </section>
  )
}
