import type { PointerEvent, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { LOCALES } from '#domain/messages/locale'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useText } from '../../../platform/texts/text'
import { Picture } from '../../../platform/ui/picture'
import { textOf, textProblem, withText } from './picture-texts'
import type { ProductForm } from './product-form-values'
import './picture-tile.css'

const TEXTS = {
  en: { label: 'admin.pictureText.en', placeholder: 'admin.describePicture.en' },
  ar: { label: 'admin.pictureText.ar', placeholder: 'admin.describePicture.ar' },
} as const

interface PictureTileProps {
  readonly form: ProductForm
  readonly url: string
  /** From 1. */
  readonly place: number
  readonly isDragged: boolean
  readonly onDrag: (event: PointerEvent) => void
  readonly error: string | undefined
  /** The buttons. */
  readonly children: ReactNode
}

/** A picture that can be dragged to its place and described. */
export function PictureTile(props: PictureTileProps) {
  const { form, url, place, isDragged, onDrag, error, children } = props
  const t = useText()
  return (
    <div className="picture-tile" data-dragged={isDragged || undefined}>
      <div className="picture-tile__picture" onPointerDown={onDrag}>
        <Picture src={url} alt={t('admin.pictureNumber', { place })} size={160} />
        {place === 1 && <span className="picture-tile__main">{t('admin.mainPicture')}</span>}
      </div>
      {children}
      {LOCALES.map((locale) => (
        <PictureText key={locale} form={form} url={url} place={place} locale={locale} />
      ))}
      {error && <p className="field__error">{error}</p>}
    </div>
  )
}

interface PictureTextProps extends Pick<PictureTileProps, 'form' | 'url' | 'place'> {
  readonly locale: keyof typeof TEXTS
}

function PictureText({ form, url, place, locale }: PictureTextProps) {
  const t = useText()
  const name = `content.${locale}.pictureTexts` as const
  const texts = useWatch({ control: form.control, name }) ?? []
  const error = fieldErrorText(t, textProblem(form, locale, url))
  const { label, placeholder } = TEXTS[locale]
  return (
    <>
      <input
        className="picture-tile__text"
        aria-label={t(label, { place })}
        aria-invalid={error ? true : undefined}
        placeholder={t(placeholder)}
        lang={locale}
        dir="auto"
        value={textOf(texts, url)}
        onChange={({ target }) => {
          const options = { shouldValidate: form.formState.isSubmitted }
          form.setValue(name, withText(texts, url, target.value), options)
        }}
      />
      {error && <p className="field__error">{error}</p>}
    </>
  )
}
