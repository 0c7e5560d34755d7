import { LOCALES, type Locale } from '#domain/messages/locale'
import type { PictureText } from '#domain/products/product-content.schema'
import type { ProductForm } from './product-form-values'

type Texts = readonly PictureText[]

export const textOf = (texts: Texts, imageUrl: string) =>
  texts.find((picture) => picture.imageUrl === imageUrl)?.text ?? ''

/** The texts with this one, or without any for the picture if it is empty. */
export function withText(texts: Texts, imageUrl: string, text: string): PictureText[] {
  const others = texts.filter((picture) => picture.imageUrl !== imageUrl)
  return text.trim() ? [...others, { imageUrl, text }] : others
}

/** Gives the texts of a picture to the one in its place, or to none. */
export function passOnTexts(form: ProductForm, from: string, to: string | undefined): void {
  for (const locale of LOCALES) {
    const name = `content.${locale}.pictureTexts` as const
    const texts = form.getValues(name) ?? []
    const without = withText(texts, from, '')
    form.setValue(name, to === undefined ? without : withText(without, to, textOf(texts, from)))
  }
}

/** What the server says about the text of a picture. */
export function textProblem(form: ProductForm, locale: Locale, imageUrl: string) {
  const texts = form.getValues(`content.${locale}.pictureTexts`) ?? []
  const index = texts.findIndex((picture) => picture.imageUrl === imageUrl)
  return form.formState.errors.content?.[locale]?.pictureTexts?.[index]?.text
}
