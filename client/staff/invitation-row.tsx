import { useState } from 'react'
import {
  type StaffInvitationDetailsFragment,
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
} from '../gql/staff'
import { notifyError, notifySuccess } from '../lib/notify'
import { useSingleFlight } from '../lib/use-single-flight'
import { useText } from '../texts/text'
import { useFormatDate } from '../texts/use-format-date'
import { Button } from '../ui/button'
import { toStaffRole } from './roles'

interface InvitationRowProps {
  readonly invitation: StaffInvitationDetailsFragment
  readonly onChanged: () => void
}

/** Somebody who was invited, and has not accepted yet. */
export function InvitationRow({ invitation, onChanged }: InvitationRowProps) {
  const t = useText()
  const { id, firstName, secondName, email } = invitation
  const [resend] = useResendStaffInvitationMutation()
  const [withdraw] = useWithdrawStaffInvitationMutation()

  const act = useSingleFlight(async (kind: 'resend' | 'withdraw') => {
    const send = kind === 'resend' ? resend : withdraw
    try {
      const { data } = await send({ variables: { id } })
      const [userError] = data?.result.userErrors ?? []
      if (userError) notifyError(userError.message)
      else {
        notifySuccess(kind === 'resend' ? t('staff.inviteSent', { email }) : t('staff.withdrawn'))
      }
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

function Expiry({ expiresAt }: { readonly expiresAt: string }) {
  const t = useText()
  const formatDate = useFormatDate()
  const [now] = useState(() => Date.now())
  const isExpired = Date.parse(expiresAt) < now
  return <>{isExpired ? t('staff.expired') : t('staff.invited', { date: formatDate(expiresAt) })}</>
}
