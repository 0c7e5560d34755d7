import { MAX_NET_AMOUNT } from '../limits'
import type { MessageKey } from '../messages'
import { NET_UNITS } from './unit-price'

/** The animals that a product is for. */
export const ANIMALS = ['CAT', 'DOG', 'BOTH'] as const

export type Animal = (typeof ANIMALS)[number]

/** Kittens and puppies are juniors. */
export const LIFE_STAGES = ['JUNIOR', 'ADULT', 'SENIOR', 'ALL'] as const

export type LifeStage = (typeof LIFE_STAGES)[number]

interface AttributeField {
  /** In the database, and in the product file. */
  readonly column: string
  readonly kind: 'text' | 'choice' | 'count'
  /** The values of a choice. */
  readonly values?: readonly string[]
  /** The texts of these values. */
  readonly valueTexts?: Readonly<Record<string, MessageKey>>
  /** The maximum of a count. */
  readonly max?: number
  readonly label: MessageKey
  readonly hint?: MessageKey
  /** Its name as a column of a product file, if its label is too short for that. */
  readonly columnLabel?: MessageKey
  /** The explanation of its cells, if the name does not say all. */
  readonly columnHint?: MessageKey
  /** The language of a text. */
  readonly language?: 'ar'
  /** Whether it is a row of the table on the product page; a brand and a net content are shown in their own way. */
  readonly isShown?: true
  /** The attribute that Arabic pages show instead, if it is set. */
  readonly inArabic?: string
}

function textsOf<Value extends string>(
  values: readonly Value[],
  keyOf: (value: Value) => MessageKey,
): Readonly<Record<string, MessageKey>> {
  return Object.fromEntries(values.map((value) => [value, keyOf(value)]))
}

/**
 * Attributes that shoppers compare and filter products by, in the order of forms and files: statements, validation,
 * API, file, form and product page read the attributes from here.
 */
export const ATTRIBUTES = {
  brand: { column: 'brand', kind: 'text', label: 'product.brand' },
  brandAr: {
    column: 'brand_ar',
    kind: 'text',
    label: 'admin.brandAr',
    hint: 'admin.brandArHint',
    columnHint: 'import.column.brand_ar',
    language: 'ar',
  },
  animal: {
    column: 'animal',
    kind: 'choice',
    values: ANIMALS,
    valueTexts: textsOf(ANIMALS, (animal) => `product.animal.${animal}`),
    label: 'product.animal',
    columnLabel: 'import.field.animal',
    columnHint: 'import.column.animal',
    isShown: true,
  },
  lifeStage: {
    column: 'life_stage',
    kind: 'choice',
    values: LIFE_STAGES,
    valueTexts: textsOf(LIFE_STAGES, (stage) => `product.lifeStage.${stage}`),
    label: 'product.lifeStage',
    columnLabel: 'import.field.life_stage',
    columnHint: 'import.column.life_stage',
    isShown: true,
  },
  flavour: {
    column: 'flavour',
    kind: 'text',
    label: 'product.flavour',
    isShown: true,
    inArabic: 'flavourAr',
  },
  flavourAr: { column: 'flavour_ar', kind: 'text', label: 'admin.flavourAr', language: 'ar' },
  /** In whole `netUnit`s. */
  netAmount: {
    column: 'net_amount',
    kind: 'count',
    max: MAX_NET_AMOUNT,
    label: 'admin.netAmount',
    columnHint: 'import.column.net_amount',
  },
  netUnit: {
    column: 'net_unit',
    kind: 'choice',
    values: NET_UNITS,
    valueTexts: textsOf(NET_UNITS, (unit) => `admin.netUnit.${unit}`),
    label: 'admin.netUnit',
    columnLabel: 'import.field.net_unit',
    columnHint: 'import.column.net_unit',
  },
} as const satisfies Readonly<Record<string, AttributeField>>

type Attributes = typeof ATTRIBUTES

export type AttributeName = keyof Attributes

/** Returns the definition of an attribute with its common type. */
export const attributeField = (name: AttributeName): AttributeField => ATTRIBUTES[name]

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as readonly AttributeName[]

export type AttributeColumn = Attributes[AttributeName]['column']

/** Their columns in the product file. */
export const ATTRIBUTE_COLUMNS: readonly AttributeColumn[] = ATTRIBUTE_NAMES.map(
  (name) => ATTRIBUTES[name].column,
)

/** Every attribute of a product; null if it has none. */
export type ProductAttributesView = {
  readonly [Name in AttributeName]:
    | (Attributes[Name] extends { readonly values: readonly (infer Value)[] }
        ? Value
        : Attributes[Name] extends { readonly kind: 'count' }
          ? number
          : string)
    | null
}

/** An object with a value for each attribute. */
export function mapAttributes<T>(read: (name: AttributeName) => T) {
  return Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, read(name)])) as {
    [Name in AttributeName]: T
  }
}

/** The part of a product. */
export function attributesOf(product: ProductAttributesView): ProductAttributesView {
  return mapAttributes((name) => product[name]) as ProductAttributesView
}
