import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { NewSecret } from '../../platform/admin/new-secret'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { useStaffQuery } from '../../platform/gql/staff'
import { useText } from '../../platform/texts/text'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { InvitationForm } from './invitation-form'
import type { InvitationLink } from './invitation-row'
import { RoleForm } from './role-form'
import { toStaffRole } from './roles'
import { StaffTable } from './staff-table'
import '../../platform/ui/button.css'
import './staff-page.css'

const PATH = '/adminstaff'

export function Component() {
  return (
    <AdminFrame title="staff.title">
      <Staff />
    </AdminFrame>
  )
}

/** Who works for the shop, and whom the address names: to change the role, or to invite. */
function Staff() {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // Only until the page is left: no other response has it.
  const [link, setLink] = useState<InvitationLink>()
  const { data, error, refetch } = useStaffQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)
  if (!data && error) return <LoadFailed title={t('staff.loadFailed')} onRetry={reload} />
  if (!data) return <Skeleton className="card" blockSize="12rem" />
  const edit = params.get('edit')
  const member = data.staff.find(({ id, role }) => id === edit && toStaffRole(role))
  const close = () => {
    reload()
    void navigate(PATH)
  }
  return (
    <>
      <p>{t('staff.about')}</p>
      {link && (
        <NewSecret
          title={t('staff.link', { email: link.email })}
          label={t('staff.linkLabel')}
          secret={link.url}
        />
      )}
      <StaffTable data={data} path={PATH} onChanged={reload} onLink={setLink} />
      <p>
        <Link className="button button--secondary" to={`${PATH}?edit=new`}>
          {t('staff.invite')}
        </Link>
      </p>
      {member && <RoleForm key={member.id} member={member} onSaved={close} />}
      {edit === 'new' && <InvitationForm onSent={close} onLink={setLink} />}
    </>
  )
}
