import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { RowAct } from '../../platform/admin/list/row-act'
import {
  type StaffInvitationDetailsFragment,
  type StaffQuery,
  useEndStaffAccessMutation,
  useRemoveSecondFactorMutation,
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
} from '../../platform/gql/staff'
import { useText } from '../../platform/texts/text'
import { ShowLink } from './invitation-link'
import { toStaffRole } from './roles'

interface MemberProps {
  readonly member: StaffQuery['staff'][number]
}

/** Actions of the owner on a member of staff; the owner cannot be removed. */
export function MemberActs({ member }: MemberProps) {
  const t = useText()
  const { id, firstName: name, hasSecondFactor } = member
  const [endAccess] = useEndStaffAccessMutation()
  const [removeFactor] = useRemoveSecondFactorMutation()
  if (!toStaffRole(member.role)) return null
  return (
    <div className="staff__acts">
      <Link to={`?edit=${id}`} aria-label={t('staff.changeOf', { name })}>
        {t('staff.change')}
      </Link>
      <RowAct
        label={t('staff.end')}
        name={t('staff.endOf', { name })}
        question={{ title: t('staff.endAsk', { name }), text: t('staff.endText') }}
        send={() => endAccess({ variables: { id } })}
        done={t('staff.ended', { name })}
        failed={t('staff.failed')}
      />
      {hasSecondFactor && (
        <RowAct
          variant="quiet"
          label={t('secondFactor.remove')}
          name={t('secondFactor.removeOf', { name })}
          question={{
            title: t('secondFactor.removeAsk', { name }),
            text: t('secondFactor.removeText'),
            confirm: t('secondFactor.turnOff'),
          }}
          send={() => removeFactor({ variables: { id } })}
          done={t('secondFactor.removed', { name })}
          failed={t('staff.failed')}
        />
      )}
    </div>
  )
}

interface InvitationProps {
  readonly invitation: StaffInvitationDetailsFragment
}

export function InvitationActs({ invitation: { id, firstName: name, email } }: InvitationProps) {
  const t = useText()
  const showLink = useContext(ShowLink)
  const [resend] = useResendStaffInvitationMutation()
  const [withdraw] = useWithdrawStaffInvitationMutation()
  return (
    <div className="staff__acts">
      <RowAct
        label={t('staff.resend')}
        name={t('staff.resendTo', { name })}
        send={() => resend({ variables: { id } })}
        done={({ link }) => {
          if (!link) return t('staff.inviteSent', { email })
          showLink({ email, url: link })
          return undefined
        }}
        failed={t('staff.failed')}
      />
      <RowAct
        label={t('staff.withdraw')}
        name={t('staff.withdrawFrom', { name })}
        send={() => withdraw({ variables: { id } })}
        done={t('staff.withdrawn')}
        failed={t('staff.failed')}
      />
    </div>
  )
}
