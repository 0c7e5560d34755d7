import type { MeQuery } from '../gql/accounts'
import { useText } from '../lib/text'
import { COUNTRY_CODE } from './country-code'

interface ProfileDetailsProps {
  readonly user: NonNullable<MeQuery['me']>
}

export function ProfileDetails({ user }: ProfileDetailsProps) {
  const t = useText()
  return (
    <section className="card profile__details" aria-labelledby="your-details">
      <h2 id="your-details">{t('profile.details')}</h2>
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
    </section>
  )
}
