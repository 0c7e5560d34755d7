import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type StaffQuery, useEndStaffAccessMutation } from '../gql/staff'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../texts/text'
import { useFormatDate } from '../texts/use-format-date'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { InvitationRow } from './invitation-row'
import { toStaffRole } from './roles'
import '../admin/table.css'

type Member = StaffQuery['staff'][number]

interface StaffTableProps {
  readonly data: StaffQuery
  readonly path: string
  readonly onChanged: () => void
}

/** The owner, the staff and who was invited. */
export function StaffTable({ data, path, onChanged }: StaffTableProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState<Member>()
  const [endAccess, { loading }] = useEndStaffAccessMutation()
  const name = leaving?.firstName ?? ''

  async function end(): Promise<void> {
    if (!leaving) return
    try {
      const { data: ended } = await endAccess({ variables: { id: leaving.id } })
      const [userError] = ended?.result.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('staff.ended', { name }))
      onChanged()
    } catch {
      notifyError(t('staff.failed'))
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region */}
      <section className="card table-region" aria-label={t('staff.title')} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('staff.name')}</th>
              <th scope="col">{t('staff.email')}</th>
              <th scope="col">{t('staff.role')}</th>
              <th scope="col">{t('staff.lastSeen')}</th>
              <th scope="col">{t('staff.status')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('admin.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.staff.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                path={path}
                onEnd={() => {
                  setLeaving(member)
                  dialog.current?.showModal()
                }}
              />
            ))}
            {data.staffInvitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onChanged={onChanged} />
            ))}
          </tbody>
        </table>
      </section>
      <ConfirmDialog
        ref={dialog}
        title={t('staff.endAsk', { name })}
        cancel={t('admin.cancel')}
        confirm={t('staff.end')}
        busy={loading}
        onConfirm={end}
      >
        {t('staff.endText')}
      </ConfirmDialog>
    </>
  )
}

interface MemberRowProps {
  readonly member: Member
  readonly path: string
  readonly onEnd: () => void
}

function MemberRow({ member, path, onEnd }: MemberRowProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const { id, firstName, secondName, email, lastSeenAt } = member
  const role = toStaffRole(member.role)
  return (
    <tr>
      <th scope="row">
        <bdi>{`${firstName} ${secondName}`}</bdi>
      </th>
      <td>
        <bdi>{email}</bdi>
      </td>
      <td>{t(`staff.role.${role ?? 'admin'}`)}</td>
      <td>
        {lastSeenAt ? (
          <time dateTime={lastSeenAt}>{formatDate(lastSeenAt)}</time>
        ) : (
          t('staff.never')
        )}
      </td>
      <td>{t('staff.active')}</td>
      <td>
        {role && (
          <div className="staff__acts">
            <Link to={`${path}?edit=${id}`} aria-label={t('staff.changeOf', { name: firstName })}>
              {t('staff.change')}
            </Link>
            <Button
              variant="secondary"
              aria-label={t('staff.endOf', { name: firstName })}
              onClick={onEnd}
            >
              {t('staff.end')}
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}
