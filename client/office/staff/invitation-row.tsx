import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type StaffInvitationDetailsFragment,
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
} from '../../platform/gql/staff'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { toStaffRole } from './roles'

/** A link for the owner to pass on. */
export interface InvitationLink {
  readonly email: string
  readonly url: string
}

interface InvitationRowProps {
  readonly invitation: StaffInvitationDetailsFragment
  readonly onChanged: () => void
  /** Called with a new link, in a shop that sends no mails. */
  readonly onLink: (link: InvitationLink) => void
}

/** Somebody who was invited, and has not accepted yet. */
export function InvitationRow({ invitation, onChanged, onLink }: InvitationRowProps) {
  const t = useText()
  const { id, firstName, secondName, email, mailState } = invitation
  const [resend] = useResendStaffInvitationMutation()
  const [withdraw] = useWithdrawStaffInvitationMutation()

  async function sendAgain() {
    const { data } = await resend({ variables: { id } })
    const url = data?.result.link
    if (url) onLink({ email, url })
    return { data, done: url ? undefined : t('staff.inviteSent', { email }) }
  }

  async function withdrawIt() {
    const { data } = await withdraw({ variables: { id } })
    return { data, done: t('staff.withdrawn') }
  }

  const act = useSingleFlight(async (kind: 'resend' | 'withdraw') => {
    try {
      const { data, done } = await (kind === 'resend' ? sendAgain() : withdrawIt())
      const [userError] = data?.result.userErrors ?? []
      if (userError) notifyError(userError.message)
      else if (done) notifySuccess(done)
      onChanged()
    } catch {
      notifyError(t('staff.failed'))
    }
  })

  return (
    <tr>
      <th scope="row">
        <bdi>{`${firstName} ${secondName}`}</bdi>
      </th>
      <td>
        <bdi>{email}</bdi>
      </td>
      <td>{t(`staff.role.${toStaffRole(invitation.role) ?? 'admin'}`)}</td>
      <td>{t('staff.never')}</td>
      <td>
        <Expiry expiresAt={invitation.expiresAt} />
        {mailState && <MailNote state={mailState} />}
      </td>
      <td>
        <div className="staff__acts">
          <Button
            variant="secondary"
            aria-label={t('staff.resendTo', { name: firstName })}
            onClick={() => void act('resend')}
          >
            {t('staff.resend')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('staff.withdrawFrom', { name: firstName })}
            onClick={() => void act('withdraw')}
          >
            {t('staff.withdraw')}
          </Button>
        </div>
      </td>
    </tr>
  )
}

function MailNote({
  state,
}: {
  readonly state: NonNullable<StaffInvitationDetailsFragment['mailState']>
}) {
  const t = useText()
  return (
    <small className="staff__factor">
      {state === 'FAILED' ? (
        <Link to="/adminmails">{t('staff.mail.FAILED')}</Link>
      ) : (
        t(`staff.mail.${state}`)
      )}
    </small>
  )
}

function Expiry({ expiresAt }: { readonly expiresAt: string }) {
  const t = useText()
  const formatDate = useFormatDate()
  const [now] = useState(() => Date.now())
  const isExpired = Date.parse(expiresAt) < now
  return <>{isExpired ? t('staff.expired') : t('staff.invited', { date: formatDate(expiresAt) })}</>
}
