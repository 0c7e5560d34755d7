import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type StaffQuery,
  useEndStaffAccessMutation,
  useRemoveSecondFactorMutation,
} from '../../platform/gql/staff'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog'
import { type InvitationLink, InvitationRow } from './invitation-row'
import { toStaffRole } from './roles'
import '../../platform/admin/table.css'

type Member = StaffQuery['staff'][number]

/** What the owner is asked before it is done to somebody. */
const ACTS = {
  end: {
    ask: 'staff.endAsk',
    text: 'staff.endText',
    confirm: 'staff.end',
    done: 'staff.ended',
  },
  removeFactor: {
    ask: 'secondFactor.removeAsk',
    text: 'secondFactor.removeText',
    confirm: 'secondFactor.turnOff',
    done: 'secondFactor.removed',
  },
} as const

type Act = keyof typeof ACTS

interface StaffTableProps {
  readonly data: StaffQuery
  readonly path: string
  readonly onChanged: () => void
  readonly onLink: (link: InvitationLink) => void
}

/** The owner, the staff and who was invited. */
export function StaffTable({ data, path, onChanged, onLink }: StaffTableProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState<{ readonly member: Member; readonly act: Act }>()
  const [endAccess, ending] = useEndStaffAccessMutation()
  const [removeFactor, removing] = useRemoveSecondFactorMutation()
  const name = asked?.member.firstName ?? ''
  const texts = ACTS[asked?.act ?? 'end']

  async function confirm(): Promise<void> {
    if (!asked) return
    const run = asked.act === 'end' ? endAccess : removeFactor
    try {
      const { data: done } = await run({ variables: { id: asked.member.id } })
      const [userError] = done?.result.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t(texts.done, { name }))
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
                onAsk={(act) => {
                  setAsked({ member, act })
                  dialog.current?.showModal()
                }}
              />
            ))}
            {data.staffInvitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onChanged={onChanged}
                onLink={onLink}
              />
            ))}
          </tbody>
        </table>
      </section>
      <ConfirmDialog
        ref={dialog}
        title={t(texts.ask, { name })}
        cancel={t('admin.cancel')}
        confirm={t(texts.confirm)}
        busy={ending.loading || removing.loading}
        onConfirm={confirm}
      >
        {t(texts.text)}
      </ConfirmDialog>
    </>
  )
}

interface MemberRowProps {
  readonly member: Member
  readonly path: string
  readonly onAsk: (act: Act) => void
}

function MemberRow({ member, path, onAsk }: MemberRowProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const { id, firstName, secondName, email, lastSeenAt, hasSecondFactor } = member
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
      <td>
        {t('staff.active')}
        {hasSecondFactor && <small className="staff__factor">{t('secondFactor.member')}</small>}
      </td>
      <td>
        {role && (
          <div className="staff__acts">
            <Link to={`${path}?edit=${id}`} aria-label={t('staff.changeOf', { name: firstName })}>
              {t('staff.change')}
            </Link>
            <Button
              variant="secondary"
              aria-label={t('staff.endOf', { name: firstName })}
              onClick={() => onAsk('end')}
            >
              {t('staff.end')}
            </Button>
            {hasSecondFactor && (
              <Button
                variant="quiet"
                aria-label={t('secondFactor.removeOf', { name: firstName })}
                onClick={() => onAsk('removeFactor')}
              >
                {t('secondFactor.remove')}
              </Button>
            )}
          </div>
        )}
      </td>
    </tr>
  )
}
