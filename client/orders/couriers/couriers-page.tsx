import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { CARRIER_NAMES } from '#domain/couriers/carriers'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { Allowed } from '../../platform/admin/allowed'
import { defineList } from '../../platform/admin/list/define-list'
import { useReloadList } from '../../platform/admin/list/list-context'
import type { Words } from '../../platform/admin/table/use-words'
import { FormSheet } from '../../platform/admin/ui/form-sheet'
import { useCan } from '../../platform/admin/use-admin-token'
import { type CourierDetailsFragment, useAdminCouriersQuery } from '../../platform/gql/couriers'
import { useText } from '../../platform/texts/text'
import { CourierForm } from './courier-form'
import { CourierPrices } from './price-list-form'
import { ReportForm } from './report-form'
import '../../platform/ui/button.css'
import './couriers-page.css'

const PATH = '/admincouriers'

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="couriers.title" actions={<NewCourierLink />}>
      <p>{t('couriers.about')}</p>
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

const Couriers = defineList({
  title: 'couriers.title',
  useQuery: useAdminCouriersQuery,
  rows: ({ couriers }) => couriers,
  columns: [
    {
      id: 'name',
      title: 'couriers.name',
      isRowHeader: true,
      card: 'title',
      text: ({ name }) => name,
    },
    { id: 'kind', title: 'couriers.kind', card: 'line', text: kindText },
    {
      id: 'actions',
      title: 'admin.actions',
      isTitleHidden: true,
      card: 'field',
      cell: (courier) => <Actions courier={courier} />,
    },
  ],
  Below: CourierForms,
  none: 'couriers.none',
  failed: 'couriers.loadFailed',
})

function kindText(
  { isOwnDriver, carrier, isActive }: CourierDetailsFragment,
  { t }: Words,
): string {
  const kind = isOwnDriver ? t('couriers.ownDriver') : t('couriers.company')
  const parts = [
    carrier ? t('couriers.connected', { carrier: CARRIER_NAMES.bosta }) : kind,
    !isActive && t('couriers.inactive'),
  ]
  return parts.filter(Boolean).join(' · ')
}

interface ActionsProps {
  readonly courier: CourierDetailsFragment
}

function Actions({ courier: { id, name, isOwnDriver } }: ActionsProps) {
  const t = useText()
  return (
    <div className="courier-actions">
      <Link to={`${PATH}?edit=${id}`} aria-label={t('couriers.edit', { name })}>
        {t('couriers.change')}
      </Link>
      <Allowed permission={VALUE_PERMISSIONS.courierFees}>
        <Link to={`${PATH}?prices=${id}`} aria-label={t('couriers.pricesOf', { name })}>
          {t('couriers.prices')}
        </Link>
      </Allowed>
      {!isOwnDriver && (
        <Link to={`${PATH}?file=${id}`} aria-label={t('couriers.readFileOf', { name })}>
          {t('couriers.readFile')}
        </Link>
      )}
    </div>
  )
}

interface CourierFormsProps {
  readonly rows: readonly CourierDetailsFragment[]
}

/** The form or the file import of the courier that the address names. */
function CourierForms({ rows }: CourierFormsProps) {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const maySeePrices = useCan(VALUE_PERMISSIONS.courierFees)
  const reload = useReloadList()
  const find = (name: string) => rows.find(({ id }) => id === params.get(name))
  const edited = find('edit')
  const reporting = find('file')
  const priced = maySeePrices ? find('prices') : undefined
  const isNew = params.get('edit') === 'new'
  const title = edited ? t('couriers.edit', { name: edited.name }) : t('couriers.new')
  const close = () => void navigate(PATH)
  const saved = () => {
    reload()
    close()
  }
  return (
    <>
      <FormSheet title={title} isOpen={isNew || edited !== undefined} onClose={close}>
        <CourierForm key={edited?.id ?? 'new'} title={title} courier={edited} onSaved={saved} />
      </FormSheet>
      {priced && <CourierPrices key={priced.id} courier={priced} onSaved={saved} />}
      {reporting && <ReportForm key={reporting.id} courier={reporting} />}
    </>
  )
}
