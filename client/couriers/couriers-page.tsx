import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { CARRIER_NAMES } from '#domain/couriers/carriers'
import { AdminFrame } from '../admin/admin-frame'
import { FormSheet } from '../admin/ui/form-sheet'
import { refetchSilently } from '../api/refetch-silently'
import { type CourierDetailsFragment, useAdminCouriersQuery } from '../gql/couriers'
import { useText } from '../texts/text'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { CourierForm } from './courier-form'
import { ReportForm } from './report-form'
import '../admin/table.css'
import '../ui/button.css'
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
  const { data, error, refetch } = useAdminCouriersQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && error) {
    return <LoadFailed title={t('couriers.loadFailed')} onRetry={() => refetchSilently(refetch)} />
  }
  if (!data) return <Skeleton className="card" blockSize="12rem" />
  const find = (name: string) => data.couriers.find(({ id }) => id === params.get(name))
  const edited = find('edit')
  const reporting = find('file')
  const isNew = params.get('edit') === 'new'
  const title = edited ? t('couriers.edit', { name: edited.name }) : t('couriers.new')
  return (
    <>
      <p>{t('couriers.about')}</p>
      {data.couriers.length === 0 ? (
        <EmptyState title={t('couriers.none')} />
      ) : (
        <CourierTable couriers={data.couriers} />
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
      {reporting && <ReportForm key={reporting.id} courier={reporting} />}
    </>
  )
}

function CourierTable({ couriers }: { readonly couriers: readonly CourierDetailsFragment[] }) {
  const t = useText()
  return (
    <div className="card table-region">
      <table className="table">
        <caption className="visually-hidden">{t('couriers.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('couriers.name')}</th>
            <th scope="col">{t('couriers.kind')}</th>
            <td />
            <td />
          </tr>
        </thead>
        <tbody>
          {couriers.map((courier) => (
            <tr key={courier.id}>
              <th scope="row">
                <bdi>{courier.name}</bdi>
              </th>
              <td>
                <Kind courier={courier} />
              </td>
              <td>
                <Link
                  to={`${PATH}?edit=${courier.id}`}
                  aria-label={t('couriers.edit', { name: courier.name })}
                >
                  {t('couriers.change')}
                </Link>
              </td>
              <td>
                {!courier.isOwnDriver && (
                  <Link
                    to={`${PATH}?file=${courier.id}`}
                    aria-label={t('couriers.readFileOf', { name: courier.name })}
                  >
                    {t('couriers.readFile')}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Kind({ courier }: { readonly courier: CourierDetailsFragment }) {
  const t = useText()
  const { isOwnDriver, carrier, isActive } = courier
  const kind = isOwnDriver ? t('couriers.ownDriver') : t('couriers.company')
  const parts = [
    carrier ? t('couriers.connected', { carrier: CARRIER_NAMES.bosta }) : kind,
    !isActive && t('couriers.inactive'),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
