import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StaffInvitationDetailsFragment, StaffQuery } from '../../platform/gql/staff'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'

interface MemberProps {
  readonly member: StaffQuery['staff'][number]
}

export function MemberStatus({ member: { hasSecondFactor } }: MemberProps) {
  const t = useText()
  return (
    <>
      {t('staff.active')}
      {hasSecondFactor && <small className="staff__factor">{t('secondFactor.member')}</small>}
    </>
  )
}

interface InvitationProps {
  readonly invitation: StaffInvitationDetailsFragment
}

/** Until when an invitation can be accepted, and what became of its mail. */
export function InvitationStatus({ invitation: { expiresAt, mailState } }: InvitationProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const [now] = useState(() => Date.now())
  const isExpired = Date.parse(expiresAt) < now
  return (
    <>
      {isExpired ? t('staff.expired') : t('staff.invited', { date: formatDate(expiresAt) })}
      {mailState && (
        <small className="staff__factor">
          {mailState === 'FAILED' ? (
            <Link to="/adminmails">{t('staff.mail.FAILED')}</Link>
          ) : (
            t(`staff.mail.${mailState}`)
          )}
        </small>
      )}
    </>
  )
}
