import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { CARRIER_NAMES } from '#domain/couriers/carriers'
import { AdminFrame } from '../../platform/admin/admin-frame'
import type { Column } from '../../platform/admin/table/column'
import { DataTable } from '../../platform/admin/table/data-table'
import { TableSkeleton } from '../../platform/admin/table/table-skeleton'
import { FormSheet } from '../../platform/admin/ui/form-sheet'
import { useCan } from '../../platform/admin/use-admin-token'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { type CourierDetailsFragment, useAdminCouriersQuery } from '../../platform/gql/couriers'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { CourierForm } from './courier-form'
import { CourierPrices } from './price-list-form'
import { ReportForm } from './report-form'
import '../../platform/ui/button.css'
import './couriers-page.css'

const PATH = '/admincouriers'

export function Component() {
  return (
    <AdminFrame title="couriers.title" actions={<NewCourierLink />}>
      <Couriers />
    </AdminFrame>
  )
}

function NewCourierLink() {
  const t = useText()
  return (
    <Link className="button button--primary" to={`${PATH}?edit=new`}>
      {t('couriers.new')}
    </Link>
  )
}

/** The couriers, and the one that the address names: to change it, or to read its file. */
function Couriers() {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const maySeePrices = useCan(VALUE_PERMISSIONS.courierFees)
  const { data, error, refetch } = useAdminCouriersQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && error) {
    return <LoadFailed title={t('couriers.loadFailed')} onRetry={() => refetchSilently(refetch)} />
  }
  if (!data) return <TableSkeleton />
  const find = (name: string) => data.couriers.find(({ id }) => id === params.get(name))
  const edited = find('edit')
  const reporting = find('file')
  const priced = maySeePrices ? find('prices') : undefined
  const isNew = params.get('edit') === 'new'
  const title = edited ? t('couriers.edit', { name: edited.name }) : t('couriers.new')
  return (
    <>
      <p>{t('couriers.about')}</p>
      {data.couriers.length === 0 ? (
        <EmptyState title={t('couriers.none')} />
      ) : (
        <DataTable label={t('couriers.title')} columns={COLUMNS} rows={data.couriers} />
      )}
      <FormSheet
        title={title}
        isOpen={isNew || edited !== undefined}
        onClose={() => void navigate(PATH)}
      >
        <CourierForm
          key={edited?.id ?? 'new'}
          title={title}
          courier={edited}
          onSaved={() => {
            refetchSilently(refetch)
            void navigate(PATH)
          }}
        />
      </FormSheet>
      {priced && (
        <CourierPrices
          key={priced.id}
          courier={priced}
          onSaved={() => {
            refetchSilently(refetch)
            void navigate(PATH)
          }}
        />
      )}
      {reporting && <ReportForm key={reporting.id} courier={reporting} />}
    </>
  )
}

interface CourierProps {
  readonly courier: CourierDetailsFragment
}

const COLUMNS: readonly Column<CourierDetailsFragment>[] = [
  {
    id: 'name',
    title: 'couriers.name',
    isRowHeader: true,
    card: 'title',
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    id: 'kind',
    title: 'couriers.kind',
    card: 'line',
    cell: (courier) => <Kind courier={courier} />,
  },
  {
    id: 'actions',
    title: 'admin.actions',
    isTitleHidden: true,
    card: 'field',
    cell: (courier) => <Actions courier={courier} />,
  },
]

function Actions({ courier: { id, name, isOwnDriver } }: CourierProps) {
  const t = useText()
  const maySeePrices = useCan(VALUE_PERMISSIONS.courierFees)
  return (
    <div className="courier-actions">
      <Link to={`${PATH}?edit=${id}`} aria-label={t('couriers.edit', { name })}>
        {t('couriers.change')}
      </Link>
      {maySeePrices && (
        <Link to={`${PATH}?prices=${id}`} aria-label={t('couriers.pricesOf', { name })}>
          {t('couriers.prices')}
        </Link>
      )}
      {!isOwnDriver && (
        <Link to={`${PATH}?file=${id}`} aria-label={t('couriers.readFileOf', { name })}>
          {t('couriers.readFile')}
        </Link>
      )}
    </div>
  )
}

function Kind({ courier }: CourierProps) {
  const t = useText()
  const { isOwnDriver, carrier, isActive } = courier
  const kind = isOwnDriver ? t('couriers.ownDriver') : t('couriers.company')
  const parts = [
    carrier ? t('couriers.connected', { carrier: CARRIER_NAMES.bosta }) : kind,
    !isActive && t('couriers.inactive'),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
