import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { type HomeFormValues, homeFormSchema } from '#domain/home/home-page.schema'
import { MAX_HEROES, MAX_HOME_BANNERS } from '#domain/limits'
import { FormAlert } from '../../../platform/forms/form-alert'
import { applyServerErrors, type UserError } from '../../../platform/forms/form-errors'
import { SubmitButton } from '../../../platform/forms/submit-button'
import type { EditableHomeFragment, HomePageInput } from '../../../platform/gql/home-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { useLeaveQuestion } from '../../../shop/settings/admin/use-leave-question'
import {
  type HomeForm as Form,
  fieldsOf,
  NEW_ITEM,
  OWN_ORDER,
  toChange,
  toFormValues,
} from './form-values'
import { HomePreview } from './home-preview'
import { ItemFields } from './item-fields'
import { RailsFields } from './rails-fields'
import '../../../platform/admin/save-bar.css'

interface HomeFormProps {
  readonly base: EditableHomeFragment
  /** Saves what was changed; returns the errors, none on success. */
  readonly onSubmit: (input: HomePageInput, saved?: string) => Promise<readonly UserError[]>
  /** Shown below an error. */
  readonly errorAction?: ReactNode
}

/** Heroes, offers and the order of the sections, with a preview. */
export function HomeForm({ base, onSubmit, errorAction }: HomeFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const initial = toFormValues(base)
  const form = useForm<HomeFormValues, unknown, HomeFormValues>({
    // Submits the input as it is: the server reads it by the same rules.
    resolver: zodResolver(homeFormSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: initial,
  })
  const { handleSubmit, setError, setValue, resetField, reset, formState } = form
  useKeptForm('home', form)
  const leaveQuestion = useLeaveQuestion(formState.isDirty)

  const save = useSingleFlight(async (values: HomeFormValues) => {
    setAlert(undefined)
    const userErrors = await onSubmit(toChange(values, initial))
    if (userErrors.length === 0) return reset(values)
    setAlert(applyServerErrors(userErrors, fieldsOf(values), setError))
  })

  const restore = useSingleFlight(async () => {
    setAlert(undefined)
    const userErrors = await onSubmit({ rails: null }, t('homePage.restored'))
    if (userErrors.length > 0) return setAlert(applyServerErrors(userErrors, [], setError))
    setValue('rails', OWN_ORDER)
    resetField('rails', { defaultValue: OWN_ORDER })
  })

  return (
    <form
      className="form home-content"
      noValidate
      aria-label={t('homePage.title')}
      onSubmit={handleSubmit(save, () => setAlert(undefined))}
    >
      <ItemsSection
        list="heroes"
        form={form}
        title={t('homePage.heroes')}
        about={t('homePage.heroesAbout')}
        add={t('homePage.addHero')}
        max={MAX_HEROES}
        nameOf={(number) => t('homePage.hero', { number })}
      />
      <ItemsSection
        list="banners"
        form={form}
        title={t('homePage.banners')}
        about={t('homePage.bannersAbout', { max: MAX_HOME_BANNERS })}
        add={t('homePage.addBanner')}
        max={MAX_HOME_BANNERS}
        nameOf={(number) => t('homePage.banner', { number })}
      />
      <RailsFields form={form} onRestore={restore} />
      <HomePreview form={form} />
      <div className="save-bar">
        <FormAlert>{alert}</FormAlert>
        {alert && errorAction}
        <SubmitButton busy={formState.isSubmitting}>{t('homePage.save')}</SubmitButton>
      </div>
      {leaveQuestion}
    </form>
  )
}

interface ItemsSectionProps {
  readonly list: 'heroes' | 'banners'
  readonly form: Form
  readonly title: string
  readonly about: string
  readonly add: string
  readonly max: number
  readonly nameOf: (number: number) => string
}

/** The heroes, or the offers. */
function ItemsSection({ list, form, title, about, add, max, nameOf }: ItemsSectionProps) {
  const t = useText()
  const id = useId()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: list })
  return (
    <section className="card form" aria-labelledby={id}>
      <h2 className="home-content__title" id={id}>
        {title}
      </h2>
      <p>{about}</p>
      {fields.map((field, index) => {
        const name = nameOf(index + 1)
        return (
          <ItemFields
            key={field.id}
            form={form}
            path={`${list}.${index}`}
            name={name}
            hasButton={list === 'heroes'}
            removeButton={
              <Button
                variant="quiet"
                aria-label={t('homePage.removeNamed', { name })}
                onClick={() => remove(index)}
              >
                {t('homePage.remove')}
              </Button>
            }
          />
        )
      })}
      {fields.length < max && (
        <p>
          <Button variant="secondary" onClick={() => append(NEW_ITEM)}>
            {add}
          </Button>
        </p>
      )}
    </section>
  )
}
