import { useState } from 'react'
import { nationalPhone } from '#domain/addresses/local-phone'
import { type MeQuery, useRequestEmailConfirmationMutation } from '../../platform/gql/accounts'
import { notifyError } from '../../platform/lib/notify'
import { isFormKept } from '../../platform/session/kept-forms'
import { roleOf, useSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { Button, ButtonLink } from '../../platform/ui/button'
import { PROFILE_FORM_ID, ProfileForm } from './profile-form'

interface ProfileDetailsProps {
  readonly user: NonNullable<MeQuery['me']>
}

/** The shopper's details, which can be edited. */
export function ProfileDetails({ user }: ProfileDetailsProps) {
  const t = useText()
  // For the link only: the server authorizes every request.
  const role = roleOf(useSession()?.token ?? null)
  const [isEditing, setIsEditing] = useState(() => isFormKept(PROFILE_FORM_ID))
  return (
    <section className="card profile__details" aria-labelledby="your-details">
      <h2 id="your-details">{t('profile.details')}</h2>
      {isEditing ? (
        <ProfileForm user={user} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          <dl className="profile__facts">
            <div>
              <dt>{t('profile.name')}</dt>
              <dd>
                <bdi>{`${user.firstName} ${user.secondName}`}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('account.email')}</dt>
              <dd>
                <bdi>{user.email}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('account.mobile')}</dt>
              <dd>
                <bdi dir="ltr">{nationalPhone(user.mobile)}</bdi>
              </dd>
            </div>
          </dl>
          {user.canSignIn && !user.isEmailConfirmed && <UnconfirmedEmail />}
          <div className="profile__actions">
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              {t('profile.change')}
            </Button>
            {role && role !== 'shopper' && (
              <ButtonLink to="/adminDashboard">{t('profile.admin')}</ButtonLink>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** Says that the email address is not confirmed, and sends the link again. */
function UnconfirmedEmail() {
  const t = useText()
  const [isSent, setIsSent] = useState(false)
  const [requestLink, { loading }] = useRequestEmailConfirmationMutation()

  async function send(): Promise<void> {
    try {
      const { data } = await requestLink()
      const { success = false, userErrors = [] } = data?.requestEmailConfirmation ?? {}
      if (success) setIsSent(true)
      else notifyError(userErrors[0]?.message ?? t('profile.linkFailed'))
    } catch {
      notifyError(t('profile.linkFailed'))
    }
  }

  return (
    <div className="profile__unconfirmed">
      <p>
        <b>{t('profile.unconfirmed')}</b> {t('profile.unconfirmedText')}
      </p>
      <div role="status">{isSent && <p>{t('profile.linkSent')}</p>}</div>
      {!isSent && (
        <Button variant="secondary" busy={loading} onClick={() => void send()}>
          {t('profile.sendLink')}
        </Button>
      )}
    </div>
  )
}
