import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { MAX_FACTS } from '#domain/limits'
import { LOCALES } from '#domain/messages/locale'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { TextArea } from '../../../platform/forms/text-area'
import { useText } from '../../../platform/texts/text'
import { FeedingGuideField } from './feeding-guide-field'
import { FoldedCard } from './form-card'
import type { ProductFormValues } from './product-form-values'

const LONG_TEXTS = ['description', 'composition'] as const
const PAGE_TEXTS = [...LONG_TEXTS, 'feedingGuide', 'facts', 'sizeChart'] as const

interface ProductTextsFieldsProps {
  readonly register: UseFormRegister<ProductFormValues>
  readonly control: Control<ProductFormValues, unknown, ProductFormValues>
  readonly errors: FieldErrors<ProductFormValues>
}

/** The texts of the product's page in each language. */
export function ProductTextsFields({ register, control, errors }: ProductTextsFieldsProps) {
  const t = useText()
  return LOCALES.map((locale) => (
    <FoldedCard
      key={locale}
      title={t(`admin.texts.${locale}`)}
      hasError={PAGE_TEXTS.some((name) => Boolean(errors.content?.[locale]?.[name]))}
    >
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
      <TextArea
        {...register(`content.${locale}.sizeChart`)}
        label={t('admin.sizeChart')}
        hint={t('admin.sizeChartHint')}
        error={fieldErrorText(t, errors.content?.[locale]?.sizeChart)}
        lang={locale}
        rows={4}
      />
    </FoldedCard>
  ))
}
