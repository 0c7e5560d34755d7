import { deviceName } from '../../platform/admin/device-name'
import {
  type AccountSecurityQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../../platform/gql/own-account'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'

type Session = AccountSecurityQuery['accountSecurity']['sessions'][number]

interface OwnSessionsProps {
  readonly sessions: readonly Session[]
  readonly onChanged: () => void
}

/** Where somebody is signed in, to end what they do not know. */
export function OwnSessions({ sessions, onChanged }: OwnSessionsProps) {
  const t = useText()
  const [endSession] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()

  const run = useSingleFlight(async (end: () => Promise<string | undefined>, done: string) => {
    try {
      const problem = await end()
      if (problem === undefined) notifySuccess(done)
      else notifyError(problem)
      onChanged()
    } catch {
      notifyError(t('ownAccount.failed'))
    }
  })

  const end = (id: string) =>
    run(async () => {
      const { data } = await endSession({ variables: { id } })
      return data?.result.userErrors[0]?.message
    }, t('ownAccount.sessionEnded'))

  const endAllOthers = () =>
    run(async () => {
      const { data } = await endOthers()
      return data?.result.userErrors[0]?.message
    }, t('ownAccount.othersEnded'))

  return (
    <section className="card own-account__part" aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('ownAccount.sessions')}</h2>
      <p>{t('ownAccount.sessionsAbout')}</p>
      <ul className="own-account__sessions">
        {sessions.map((session) => (
          <li key={session.id} className="own-account__session">
            <SessionText session={session} />
            {!session.isCurrent && (
              <Button
                variant="secondary"
                aria-label={t('ownAccount.endOf', {
                  device: deviceName(session.userAgent) ?? session.address,
                })}
                onClick={() => void end(session.id)}
              >
                {t('ownAccount.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" onClick={() => void endAllOthers()}>
          {t('ownAccount.endOthers')}
        </Button>
      )}
    </section>
  )
}

function SessionText({ session }: { readonly session: Session }) {
  const t = useText()
  const formatDate = useFormatDate()
  const { userAgent, address, createdAt, lastSeenAt, isCurrent } = session
  return (
    <div>
      <strong>
        <bdi>{deviceName(userAgent) ?? t('ownAccount.unknownDevice')}</bdi>
      </strong>
      {isCurrent && <span className="own-account__current">{t('ownAccount.current')}</span>}
      <p className="own-account__details">
        <bdi>{address}</bdi>
        {' · '}
        {t('ownAccount.since', { date: formatDate(createdAt) })}
        {' · '}
        {t('ownAccount.seen', { date: formatDate(lastSeenAt) })}
      </p>
    </div>
  )
}
