import { useWatch } from 'react-hook-form'
import { HOME_TARGET_KINDS } from '#domain/home/home-page'
import { HELP_PAGES } from '#domain/pages/help-pages'
import { CATEGORIES } from '#domain/products/categories'
import { Field } from '../../../platform/forms/field'
import { SelectField } from '../../../platform/forms/select-field'
import { useText } from '../../../platform/texts/text'
import type { HomeForm, ItemPath } from './form-values'
import { ProductField } from './product-field'

interface TargetFieldsProps {
  readonly form: HomeForm
  readonly path: ItemPath
  readonly error: string | undefined
}

/** The page of the shop that a hero or an offer leads to. */
export function TargetFields({ form, path, error }: TargetFieldsProps) {
  const t = useText()
  const { register, control, setValue } = form
  const [kind, value] = useWatch({
    control,
    name: [`${path}.target.kind`, `${path}.target.value`],
  })
  const choose = (text: string) =>
    setValue(`${path}.target.value`, text, { shouldDirty: true, shouldValidate: text !== '' })
  const props = { ...register(`${path}.target.value`), error }
  return (
    <div className="home-item__target">
      <SelectField
        {...register(`${path}.target.kind`, {
          onChange: () => setValue(`${path}.target.value`, '', { shouldDirty: true }),
        })}
        label={t('homePage.leadsTo')}
        placeholder={t('homePage.choose')}
        options={HOME_TARGET_KINDS.map((one) => ({
          value: one,
          label: t(`homePage.target.${one}`),
        }))}
      />
      {kind === 'category' && (
        <SelectField
          {...props}
          label={t('homePage.category')}
          placeholder={t('homePage.choose')}
          options={CATEGORIES.map(({ key, title }) => ({ value: key, label: t(title) }))}
        />
      )}
      {kind === 'help' && (
        <SelectField
          {...props}
          label={t('homePage.page')}
          placeholder={t('homePage.choose')}
          options={HELP_PAGES.map((page) => ({ value: page, label: t(`help.${page}`) }))}
        />
      )}
      {kind === 'search' && <Field {...props} label={t('homePage.query')} />}
      {kind === 'product' && <ProductField id={value} error={error} onChoose={choose} />}
    </div>
  )
}
