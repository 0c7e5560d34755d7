import { type ProductInput, productSchema } from '#domain/catalogue.schema'
import {
  type ProductAttributesInput,
  productAttributesSchema,
} from '#domain/product-attributes.schema'
import {
  type ProductContentFormInput,
  productContentFormSchema,
  toFacts,
} from '#domain/product-content.schema'
import type { z } from '#domain/zod'
import type { AdminProductQuery } from '../../gql/catalogue-admin'

/** The product as the form has it. */
export const productFormSchema = productSchema.extend({
  attributes: productAttributesSchema,
  content: productContentFormSchema,
})

export type ProductFormValues = z.input<typeof productFormSchema>

type AdminProduct = NonNullable<AdminProductQuery['adminProduct']>
type Texts = AdminProduct['content']['en']

function toTextsFields(texts: Texts): ProductContentFormInput['en'] {
  return {
    description: texts?.description ?? '',
    composition: texts?.composition ?? '',
    feedingGuide: texts?.feedingGuide ?? '',
    facts: texts?.facts.join('\n') ?? '',
  }
}

/** The fields of a product that has no texts. */
export const NO_CONTENT: ProductContentFormInput = {
  en: toTextsFields(null),
  ar: toTextsFields(null),
}

export const NO_ATTRIBUTES: ProductAttributesInput = {
  brand: '',
  animal: null,
  lifeStage: null,
  flavour: '',
  flavourAr: '',
  netAmount: null,
  netUnit: null,
}

export function toFormValues({
  product,
  stock,
  attributes,
  content,
}: AdminProduct): ProductFormValues {
  const { englishName: name, nameAr, price, imageUrl } = product
  const fields = { en: toTextsFields(content.en), ar: toTextsFields(content.ar) }
  const { brand, animal, lifeStage, flavour, flavourAr, netAmount, netUnit } = attributes
  return {
    name,
    nameAr,
    price,
    imageUrl,
    stock,
    attributes: { brand, animal, lifeStage, flavour, flavourAr, netAmount, netUnit },
    content: fields,
  }
}

/** What is sent of the form: the server converts and validates it itself. */
export function toProductInput({ content, ...values }: ProductFormValues): ProductInput {
  const { en, ar } = content
  return {
    ...values,
    content: {
      en: { ...en, facts: toFacts(en.facts) },
      ar: { ...ar, facts: toFacts(ar.facts) },
    },
  }
}
