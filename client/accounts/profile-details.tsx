import { useState } from 'react'
import { COUNTRY_CODE } from '../forms/country-code'
import type { MeQuery } from '../gql/accounts'
import { isFormKept } from '../session/kept-forms'
import { roleOf, useSession } from '../session/session'
import { useText } from '../texts/text'
import { Button, ButtonLink } from '../ui/button'
import { PROFILE_FORM_ID, ProfileForm } from './profile-form'
import { UnconfirmedEmail } from './unconfirmed-email'

interface ProfileDetailsProps {
  readonly user: NonNullable<MeQuery['me']>
}

/** The shopper's details, which can be edited. */
export function ProfileDetails({ user }: ProfileDetailsProps) {
  const t = useText()
  // For the link only: the server authorizes every request.
  const isAdmin = roleOf(useSession()?.token ?? null) === 'admin'
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
                <bdi dir="ltr">
                  {COUNTRY_CODE} {user.mobile}
                </bdi>
              </dd>
            </div>
          </dl>
          {!user.emailConfirmed && <UnconfirmedEmail />}
          <div className="profile__actions">
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              {t('profile.change')}
            </Button>
            {isAdmin && <ButtonLink to="/adminDashboard">{t('profile.admin')}</ButtonLink>}
          </div>
        </>
      )}
    </section>
  )
}
