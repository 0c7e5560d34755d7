import { type Control, type UseFormRegister, useWatch } from 'react-hook-form'
import type { Locale } from '#domain/messages/locale'
import { feedingRows, formatRange } from '#domain/products/feeding-guide'
import { TextArea } from '../../../platform/forms/text-area'
import { useText } from '../../../platform/texts/text'
import type { ProductFormValues } from './product-form-values'

interface FeedingGuideFieldProps {
  readonly register: UseFormRegister<ProductFormValues>
  readonly control: Control<ProductFormValues, unknown, ProductFormValues>
  readonly locale: Locale
  readonly error: string | undefined
}

/** The feeding guide in a language, with the rows that the product page will show as a table. */
export function FeedingGuideField({ register, control, locale, error }: FeedingGuideFieldProps) {
  const t = useText()
  const name = `content.${locale}.feedingGuide` as const
  const guide = useWatch({ control, name })
  const rows = feedingRows(guide).map(({ fromKg, toKg, fromGrams, toGrams }) =>
    t('admin.feedingRow', {
      weight: formatRange(fromKg, toKg),
      portion: formatRange(fromGrams, toGrams),
    }),
  )
  return (
    <TextArea
      {...register(name)}
      label={t('admin.feedingGuide')}
      hint={
        rows.length > 0
          ? t('admin.feedingTable', { rows: rows.join(' · ') })
          : t('admin.feedingGuideHint')
      }
      error={error}
      lang={locale}
      rows={4}
    />
  )
}
