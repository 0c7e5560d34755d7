import { useEffect, useId, useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { type HomeForm, RAIL_TITLES } from './form-values'

const MOVES = [
  { step: -1, label: 'homePage.up' },
  { step: 1, label: 'homePage.down' },
] as const

interface RailsFieldsProps {
  readonly form: HomeForm
  /** Brings back the shop's own order, and stores it. */
  readonly onRestore: () => unknown
}

/** The order of the sections: each can be moved and hidden. */
export function RailsFields({ form, onRestore }: RailsFieldsProps) {
  const t = useText()
  const id = useId()
  const { control, setValue } = form
  const rails = useWatch({ control, name: 'rails' })
  const { fields, move } = useFieldArray({ control, name: 'rails' })
  const [moved, setMoved] = useState<{ readonly button: string; readonly text: string }>()
  const list = useRef<HTMLOListElement>(null)

  // The browser takes the focus from a row that moves in the document.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.button}"]`)?.focus()
  }, [moved])

  return (
    <section className="card form" aria-labelledby={id}>
      <h2 className="home-content__title" id={id}>
        {t('homePage.rails')}
      </h2>
      <p>{t('homePage.railsAbout')}</p>
      <ol className="home-rails" ref={list}>
        {fields.map(({ id: key, rail }, index) => {
          const name = t(RAIL_TITLES[rail])
          return (
            <li key={key} className="home-rails__row">
              <label className="checkbox home-rails__name">
                <input
                  type="checkbox"
                  aria-label={t('homePage.shown', { name })}
                  checked={!rails[index]?.hidden}
                  onChange={({ currentTarget }) =>
                    setValue(`rails.${index}.hidden`, !currentTarget.checked, { shouldDirty: true })
                  }
                />
                {name}
              </label>
              {MOVES.map(({ step, label }) => {
                const target = index + step
                const isLast = target < 0 || target >= fields.length
                return (
                  <Button
                    key={step}
                    variant="icon"
                    data-move={`${rail}${step}`}
                    aria-label={t(label, { name })}
                    aria-disabled={isLast}
                    onClick={() => {
                      if (isLast) return
                      move(index, target)
                      const text = t('homePage.moved', { name, place: target + 1 })
                      setMoved({ button: `${rail}${step}`, text })
                    }}
                  >
                    <span className={step < 0 ? 'home-rails__up' : undefined}>
                      <Icon name="chevronDown" />
                    </span>
                  </Button>
                )
              })}
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {moved?.text}
      </p>
      <p>
        <Button variant="secondary" onClick={() => void onRestore()}>
          {t('homePage.restore')}
        </Button>
      </p>
    </section>
  )
}
