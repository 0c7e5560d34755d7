import { useState } from 'react'
import type { MeQuery } from '../gql/accounts'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { COUNTRY_CODE } from './country-code'
import { ProfileForm } from './profile-form'

interface ProfileDetailsProps {
  readonly user: NonNullable<MeQuery['me']>
}

/** Who is signed in, and a way to change it. */
export function ProfileDetails({ user }: ProfileDetailsProps) {
  const t = useText()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <section className="card profile__details" aria-labelledby="your-details">
      <h2 id="your-details">{t('profile.details')}</h2>
      {isChanging ? (
        <ProfileForm user={user} onDone={() => setIsChanging(false)} />
      ) : (
        <>
          <dl className="profile__facts">
            <div>
              <dt>{t('profile.name')}</dt>
              <dd>
                {user.firstName} {user.secondName}
              </dd>
            </div>
            <div>
              <dt>{t('account.email')}</dt>
              <dd>{user.email}</dd>
            </div>
            <div>
              <dt>{t('account.mobile')}</dt>
              <dd dir="ltr">
                {COUNTRY_CODE} {user.mobile}
              </dd>
            </div>
          </dl>
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {t('profile.change')}
          </Button>
        </>
      )}
    </section>
  )
}
