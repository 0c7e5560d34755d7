import { type ReactNode, useId } from 'react'
import { get, useWatch } from 'react-hook-form'
import { momentInCairo } from '#domain/delivery/cairo-day'
import { isOnShow } from '#domain/home/home-page'
import { LOCALE_SETTINGS, LOCALES } from '#domain/messages/locale'
import { PictureUpload } from '../../../platform/admin/ui/picture-upload'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useText } from '../../../platform/texts/text'
import type { HomeForm, HomeItemValues, ItemPath } from './form-values'
import { TargetFields } from './target-fields'

const IN_LANGUAGE = { en: 'settings.inEnglish', ar: 'settings.inArabic' } as const

const TEXTS = [
  ['title', 'homePage.headline'],
  ['text', 'homePage.text'],
  ['button', 'homePage.button'],
] as const

/** Whether a hero or an offer is shown now, is yet to come, or is over. */
function stateOf({ from, to }: Pick<HomeItemValues, 'from' | 'to'>, now = new Date()) {
  if (isOnShow({ from: from || null, to: to || null }, now)) return 'now'
  return to && momentInCairo(to) <= now ? 'over' : 'later'
}

interface ItemFieldsProps {
  readonly form: HomeForm
  readonly path: ItemPath
  readonly name: string
  readonly hasButton: boolean
  readonly removeButton: ReactNode
}

/** The texts, target, picture and times of a hero or an offer. */
export function ItemFields({ form, path, name, hasButton, removeButton }: ItemFieldsProps) {
  const t = useText()
  const id = useId()
  const { register, control, setValue, formState } = form
  const [from, to, imageUrl] = useWatch({
    control,
    name: [`${path}.from`, `${path}.to`, `${path}.imageUrl`],
  })
  const errorOf = (field: string) => fieldErrorText(t, get(formState.errors, `${path}.${field}`))
  const state = stateOf({ from, to })
  return (
    <section className="home-item" aria-labelledby={id}>
      <div className="home-item__head">
        <h3 id={id}>{name}</h3>
        <span className="home-item__state" data-state={state}>
          {t(`homePage.state.${state}`)}
        </span>
        {removeButton}
      </div>
      {LOCALES.map((locale) => (
        <div key={locale} className="home-item__texts">
          {TEXTS.filter(([field]) => hasButton || field !== 'button').map(([field, label]) => (
            <Field
              key={field}
              {...register(`${path}.${locale}.${field}`)}
              label={t(IN_LANGUAGE[locale], { label: t(label) })}
              error={errorOf(`${locale}.${field}`)}
              lang={locale}
              dir={LOCALE_SETTINGS[locale].direction}
              required={field !== 'text'}
            />
          ))}
        </div>
      ))}
      <TargetFields form={form} path={path} error={errorOf('target.value')} />
      <div className="home-item__picture">
        <Field
          {...register(`${path}.imageUrl`)}
          label={t('homePage.picture')}
          hint={t('homePage.pictureHint')}
          error={errorOf('imageUrl')}
          dir="ltr"
        />
        {imageUrl && <img src={imageUrl} alt="" width={96} height={72} />}
      </div>
      <PictureUpload
        room={1}
        onUploaded={(url) => setValue(`${path}.imageUrl`, url, { shouldDirty: true })}
      />
      <div className="home-item__times">
        <Field
          {...register(`${path}.from`)}
          type="datetime-local"
          label={t('homePage.from')}
          error={errorOf('from')}
        />
        <Field
          {...register(`${path}.to`)}
          type="datetime-local"
          label={t('homePage.to')}
          error={errorOf('to')}
        />
      </div>
      <p className="field__hint">{t('homePage.periodHint')}</p>
    </section>
  )
}
