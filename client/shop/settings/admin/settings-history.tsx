import { SETTINGS } from '#domain/settings/settings'
import type { AdminSettingsQuery } from '../../../platform/gql/settings-admin'
import { useText } from '../../../platform/texts/text'
import { useFormatDate } from '../../../platform/texts/use-format-date'
import { Button } from '../../../platform/ui/button'
import { settingOf } from './setting-of'

type Change = AdminSettingsQuery['settings']['changes'][number]
type Difference = Change['differences'][number]

interface SettingsHistoryProps {
  readonly changes: readonly Change[]
  readonly busy: boolean
  /** Puts back what a change has changed. */
  readonly onPutBack: (version: number) => void
}

/** The changes of settings with their authors, newest first. Each change can be reverted. */
export function SettingsHistory({ changes, busy, onPutBack }: SettingsHistoryProps) {
  const t = useText()
  const formatDate = useFormatDate()
  return (
    <section className="card form settings-history" aria-labelledby="settings-history">
      <h2 className="settings-form__title" id="settings-history">
        {t('settings.history')}
      </h2>
      {changes.length === 0 && <p>{t('settings.noHistory')}</p>}
      <ol className="settings-history__list">
        {changes.map(({ version, happenedAt, changedBy, differences }) => (
          <li key={version} className="settings-history__change">
            <p>
              <time dateTime={happenedAt}>{formatDate(happenedAt)}</time>
              {' · '}
              <bdi>{changedBy ?? t('settings.deletedAccount')}</bdi>
            </p>
            {differences.map((difference) => (
              <DifferenceText key={difference.name} difference={difference} />
            ))}
            <Button
              variant="secondary"
              busy={busy}
              aria-label={t('settings.putBackWhat', { date: formatDate(happenedAt) })}
              onClick={() => onPutBack(version)}
            >
              {t('settings.putBack')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const IN_LANGUAGE = { en: 'settings.inEnglish', ar: 'settings.inArabic' } as const

function DifferenceText({ difference }: { readonly difference: Difference }) {
  const t = useText()
  const name = settingOf(difference.name)
  const description = name && SETTINGS[name]
  const label = description ? t(description.label) : difference.name
  const language = description && 'language' in description ? description.language : undefined
  return (
    <p className="settings-history__values">
      <b>{language ? t(IN_LANGUAGE[language], { label }) : label}</b>
      {': '}
      <span className="visually-hidden">{t('settings.before')}</span>{' '}
      <del>
        <bdi>{difference.before ?? t('settings.notSet')}</bdi>
      </del>{' '}
      <span className="visually-hidden">{t('settings.after')}</span>{' '}
      <ins>
        <bdi>{difference.after ?? t('settings.notSet')}</bdi>
      </ins>
    </p>
  )
}
