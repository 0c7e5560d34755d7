import { useContext, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { defineList } from '../../platform/admin/list/define-list'
import { useReloadList } from '../../platform/admin/list/list-context'
import { NewSecret } from '../../platform/admin/new-secret'
import { type StaffQuery, useStaffQuery } from '../../platform/gql/staff'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { InvitationForm } from './invitation-form'
import { type InvitationLink, ShowLink } from './invitation-link'
import { RoleForm } from './role-form'
import { toStaffRole } from './roles'
import { InvitationActs, MemberActs } from './staff-acts'
import { InvitationStatus, MemberStatus } from './staff-status'
import '../../platform/ui/button.css'
import './staff-page.css'

const PATH = '/adminstaff'

export function Component() {
  const t = useText()
  // Only until the page is left: no other response has it.
  const [link, setLink] = useState<InvitationLink>()
  return (
    <AdminFrame title="staff.title">
      <ShowLink value={setLink}>
        <p>{t('staff.about')}</p>
        {link && (
          <NewSecret
            title={t('staff.link', { email: link.email })}
            label={t('staff.linkLabel')}
            secret={link.url}
          />
        )}
        <Staff />
      </ShowLink>
    </AdminFrame>
  )
}

/** The owner and the staff, and below them who was invited. */
function rowsOf({ staff, staffInvitations }: StaffQuery) {
  return [
    ...staff.map((member) => ({ id: member.id, person: member, member, invitation: null })),
    ...staffInvitations.map((invitation) => ({
      id: `invitation ${invitation.id}`,
      person: invitation,
      member: null,
      invitation,
    })),
  ]
}

type Row = ReturnType<typeof rowsOf>[number]

const Staff = defineList({
  title: 'staff.title',
  useQuery: useStaffQuery,
  rows: rowsOf,
  columns: [
    {
      id: 'name',
      title: 'staff.name',
      isRowHeader: true,
      card: 'title',
      text: ({ person: { firstName, secondName } }) => `${firstName} ${secondName}`,
    },
    { id: 'email', title: 'staff.email', card: 'line', text: ({ person: { email } }) => email },
    {
      id: 'role',
      title: 'staff.role',
      card: 'end',
      text: ({ person: { role } }, { t }) => t(`staff.role.${toStaffRole(role) ?? 'admin'}`),
    },
    {
      id: 'lastSeen',
      title: 'staff.lastSeen',
      card: 'none',
      cell: ({ member }) => <LastSeen at={member?.lastSeenAt ?? null} />,
    },
    {
      id: 'status',
      title: 'staff.status',
      card: 'field',
      cell: ({ member, invitation }) =>
        member ? <MemberStatus member={member} /> : <InvitationStatus invitation={invitation} />,
    },
    {
      id: 'actions',
      title: 'admin.actions',
      isTitleHidden: true,
      card: 'field',
      cell: ({ member, invitation }) =>
        member ? <MemberActs member={member} /> : <InvitationActs invitation={invitation} />,
    },
  ],
  Below: StaffForms,
  // The owner is always there.
  none: 'staff.title',
  failed: 'staff.loadFailed',
})

function LastSeen({ at }: { readonly at: string | null }) {
  const t = useText()
  const formatDate = useFormatDate()
  return at ? <time dateTime={at}>{formatDate(at)}</time> : t('staff.never')
}

/** The form that the address names: to change a role, or to invite somebody. */
function StaffForms({ rows }: { readonly rows: readonly Row[] }) {
  const t = useText()
  const navigate = useNavigate()
  const reload = useReloadList()
  const showLink = useContext(ShowLink)
  const edit = useSearchParams()[0].get('edit')
  const { member } = rows.find(({ id, person }) => id === edit && toStaffRole(person.role)) ?? {}
  const close = () => {
    reload()
    void navigate(PATH)
  }
  return (
    <>
      <p>
        <Link className="button button--secondary" to={`${PATH}?edit=new`}>
          {t('staff.invite')}
        </Link>
      </p>
      {member && <RoleForm key={member.id} member={member} onSaved={close} />}
      {edit === 'new' && <InvitationForm onSent={close} onLink={showLink} />}
    </>
  )
}
