import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { ANIMALS, LIFE_STAGES } from '#domain/products/product-attributes.schema'
import { NET_UNITS } from '#domain/products/unit-price'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { SelectField } from '../../../platform/forms/select-field'
import { useText } from '../../../platform/texts/text'
import type { ProductFormValues } from './product-form-values'

/** An empty choice means none. */
const OPTIONAL = { setValueAs: (value: unknown) => (value === '' ? null : value) }

interface ProductAttributesFieldsProps {
  readonly register: UseFormRegister<ProductFormValues>
  readonly errors: FieldErrors<ProductFormValues>
}

/** What shoppers compare and filter products by. */
export function ProductAttributesFields({ register, errors }: ProductAttributesFieldsProps) {
  const t = useText()
  const problems = errors.attributes
  return (
    <details className="admin-form__more" open={Boolean(problems)}>
      <summary>{t('admin.attributes')}</summary>
      <p className="field__hint">{t('admin.attributesHint')}</p>
      <div className="product-form__columns">
        <Field
          {...register('attributes.brand')}
          label={t('product.brand')}
          error={fieldErrorText(t, problems?.brand)}
        />
        <Field
          {...register('attributes.brandAr')}
          label={t('admin.brandAr')}
          hint={t('admin.brandArHint')}
          lang="ar"
          error={fieldErrorText(t, problems?.brandAr)}
        />
        <SelectField
          {...register('attributes.animal', OPTIONAL)}
          label={t('product.animal')}
          placeholder={t('admin.notChosen')}
          options={ANIMALS.map((value) => ({ value, label: t(`product.animal.${value}`) }))}
          error={fieldErrorText(t, problems?.animal)}
        />
        <SelectField
          {...register('attributes.lifeStage', OPTIONAL)}
          label={t('product.lifeStage')}
          placeholder={t('admin.notChosen')}
          options={LIFE_STAGES.map((value) => ({ value, label: t(`product.lifeStage.${value}`) }))}
          error={fieldErrorText(t, problems?.lifeStage)}
        />
        <Field
          {...register('attributes.flavour')}
          label={t('product.flavour')}
          error={fieldErrorText(t, problems?.flavour)}
        />
        <Field
          {...register('attributes.flavourAr')}
          label={t('admin.flavourAr')}
          lang="ar"
          error={fieldErrorText(t, problems?.flavourAr)}
        />
        <NumberField
          {...register('attributes.netAmount', OPTIONAL_NUMBER)}
          label={t('admin.netAmount')}
          inputMode="numeric"
          error={fieldErrorText(t, problems?.netAmount)}
        />
        <SelectField
          {...register('attributes.netUnit', OPTIONAL)}
          label={t('admin.netUnit')}
          placeholder={t('admin.notChosen')}
          options={NET_UNITS.map((value) => ({ value, label: t(`admin.netUnit.${value}`) }))}
          error={fieldErrorText(t, problems?.netUnit)}
        />
      </div>
    </details>
  )
}
