import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { MAX_FACTS } from '#domain/limits'
import { LOCALES } from '#domain/messages/locale'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { TextArea } from '../../../platform/forms/text-area'
import { useText } from '../../../platform/texts/text'
import { FeedingGuideField } from './feeding-guide-field'
import type { ProductFormValues } from './product-form-values'

const LONG_TEXTS = ['description', 'composition'] as const

interface ProductTextsFieldsProps {
  readonly register: UseFormRegister<ProductFormValues>
  readonly control: Control<ProductFormValues, unknown, ProductFormValues>
  readonly errors: FieldErrors<ProductFormValues>
}

/** The texts of the product in each language, expanded if there are any. */
export function ProductTextsFields({ register, control, errors }: ProductTextsFieldsProps) {
  const t = useText()
  return LOCALES.map((locale) => (
    <details key={locale} className="admin-form__more" open={Boolean(errors.content?.[locale])}>
      <summary>{t(`admin.texts.${locale}`)}</summary>
      <div className="form">
        <p className="field__hint">{t('admin.textsHint')}</p>
        {LONG_TEXTS.map((name) => (
          <TextArea
            key={name}
            {...register(`content.${locale}.${name}`)}
            label={t(`admin.${name}`)}
            error={fieldErrorText(t, errors.content?.[locale]?.[name])}
            lang={locale}
            rows={4}
          />
        ))}
        <FeedingGuideField
          register={register}
          control={control}
          locale={locale}
          error={fieldErrorText(t, errors.content?.[locale]?.feedingGuide)}
        />
        <TextArea
          {...register(`content.${locale}.facts`)}
          label={t('admin.facts')}
          hint={t('admin.factsHint', { max: MAX_FACTS })}
          error={fieldErrorText(t, errors.content?.[locale]?.facts)}
          lang={locale}
          rows={3}
        />
        <Field
          {...register(`content.${locale}.seoTitle`)}
          label={t('admin.seoTitle')}
          hint={t('admin.seoTitleHint')}
          error={fieldErrorText(t, errors.content?.[locale]?.seoTitle)}
          lang={locale}
        />
        <TextArea
          {...register(`content.${locale}.seoDescription`)}
          label={t('admin.seoDescription')}
          hint={t('admin.seoDescriptionHint')}
          error={fieldErrorText(t, errors.content?.[locale]?.seoDescription)}
          lang={locale}
          rows={2}
        />
      </div>
    </details>
  ))
}
