import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  attributeField,
} from '#domain/products/product-attributes'
import type { Translate } from '../../platform/texts/text'

type Attributes = Readonly<Partial<Record<string, string | number | null>>>

function valueText(t: Translate, attributes: Attributes, name: AttributeName, isArabic: boolean) {
  const { valueTexts, inArabic } = attributeField(name)
  const value = attributes[name] ?? null
  const key = value === null ? undefined : valueTexts?.[value]
  if (key) return t(key)
  return (isArabic && inArabic && attributes[inArabic]) || value
}

/** The rows of a product's attributes that are known, in words. */
export function shownAttributes(
  t: Translate,
  attributes: Attributes,
  isArabic: boolean,
): readonly { readonly name: string; readonly value: string }[] {
  return ATTRIBUTE_NAMES.flatMap((name) => {
    const { isShown, label } = attributeField(name)
    const value = isShown && valueText(t, attributes, name, isArabic)
    return value ? [{ name: t(label), value: String(value) }] : []
  })
}
