import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { ATTRIBUTE_NAMES, attributeField } from '#domain/products/product-attributes'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { SelectField } from '../../../platform/forms/select-field'
import { useText } from '../../../platform/texts/text'
import { FoldedCard } from './form-card'
import type { ProductFormValues } from './product-form-values'

/** An empty choice means none. */
const OPTIONAL = { setValueAs: (value: unknown) => (value === '' ? null : value) }

interface ProductAttributesFieldsProps {
  readonly register: UseFormRegister<ProductFormValues>
  readonly errors: FieldErrors<ProductFormValues>
}

/** The attributes by which shoppers compare and filter products. */
export function ProductAttributesFields({ register, errors }: ProductAttributesFieldsProps) {
  const t = useText()
  const problems = errors.attributes
  return (
    <FoldedCard title={t('admin.attributes')} hasError={Boolean(problems)}>
      <p className="field__hint">{t('admin.attributesHint')}</p>
      <div className="product-form__columns">
        {ATTRIBUTE_NAMES.map((name) => {
          const { kind, valueTexts = {}, label, hint, language } = attributeField(name)
          const shared = { label: t(label), error: fieldErrorText(t, problems?.[name]) }
          if (kind === 'count') {
            return (
              <NumberField
                key={name}
                {...register(`attributes.${name}`, OPTIONAL_NUMBER)}
                {...shared}
                inputMode="numeric"
              />
            )
          }
          return kind === 'choice' ? (
            <SelectField
              key={name}
              {...register(`attributes.${name}`, OPTIONAL)}
              {...shared}
              placeholder={t('admin.notChosen')}
              options={Object.entries(valueTexts).map(([value, key]) => ({
                value,
                label: t(key),
              }))}
            />
          ) : (
            <Field
              key={name}
              {...register(`attributes.${name}`)}
              {...shared}
              hint={hint && t(hint)}
              lang={language}
            />
          )
        })}
      </div>
    </FoldedCard>
  )
}
