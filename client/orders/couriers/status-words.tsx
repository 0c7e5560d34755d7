import { Select } from '../../platform/forms/select'
import type { ParcelCondition, RefusalReason } from '../../platform/gql/orders-admin'
import { useText } from '../../platform/texts/text'
import { MEANINGS, type Word } from './report-file'

const REASONS: readonly RefusalReason[] = [
  'NOT_AT_HOME',
  'NO_ANSWER',
  'CHANGED_MIND',
  'PRICE',
  'LATE',
  'DAMAGED',
  'WRONG_ITEMS',
  'OTHER',
]

const CONDITIONS: readonly ParcelCondition[] = ['SELLABLE', 'DAMAGED']

interface StatusWordsProps {
  readonly words: readonly Word[]
  /** The condition of items that came back. */
  readonly condition: ParcelCondition
  readonly onChange: (words: readonly Word[]) => void
  readonly onConditionChange: (condition: ParcelCondition) => void
}

/** The meanings of a courier's words for parcel states. */
export function StatusWords(props: StatusWordsProps) {
  const { words, condition, onChange, onConditionChange } = props
  const t = useText()
  if (words.length === 0) return null
  const change = (changed: Word) =>
    onChange(words.map((word) => (word.word === changed.word ? changed : word)))
  const meanings = MEANINGS.map((value) => ({ value, label: t(`couriers.meaning.${value}`) }))
  const unknown = { value: '', label: t('couriers.meaning.unknown') } as const
  return (
    <fieldset className="report-form__columns">
      <legend className="field__label">{t('couriers.words')}</legend>
      {words.map((word) => (
        <div key={word.word} className="report-form__word">
          <Select
            label={t('couriers.word', { word: word.word })}
            value={word.meaning ?? ''}
            options={word.meaning === null ? [unknown, ...meanings] : meanings}
            onChange={(value) => {
              const meaning = value || null
              change({ ...word, meaning, reason: meaning === 'REFUSED' ? 'OTHER' : null })
            }}
          />
          {word.meaning === 'REFUSED' && (
            <Select
              label={t('couriers.reasonOf', { word: word.word })}
              value={word.reason ?? 'OTHER'}
              options={REASONS.map((value) => ({ value, label: t(`orders.reason.${value}`) }))}
              onChange={(reason) => change({ ...word, reason })}
            />
          )}
        </div>
      ))}
      {words.some(({ meaning }) => meaning === 'RECEIVED_BACK') && (
        <Select
          label={t('couriers.returnedAre')}
          value={condition}
          options={CONDITIONS.map((value) => ({ value, label: t(`orders.condition.${value}`) }))}
          onChange={onConditionChange}
        />
      )}
    </fieldset>
  )
}
