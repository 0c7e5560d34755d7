import type { MessageKey } from '../messages'
import { textKey } from '../validation/characters'

/**
 * A product belongs to a category when its name, ignoring case and the width of letters, satisfies any of the category's
 * alternatives: it contains every text of `all`, at least one of `any` and none of `none`.
 * Source: docs/specification.md, section 2.
 */
export interface NameRule {
  readonly all?: readonly string[]
  readonly any?: readonly string[]
  readonly none?: readonly string[]
}

export interface Category {
  /** Also the path of its page, without the leading slash. */
  readonly key: string
  /** Its enum value in GraphQL. */
  readonly code: string
  readonly title: MessageKey
  readonly description: MessageKey
  readonly empty: MessageKey
  /** The key of the parent category. */
  readonly parent?: string
  readonly rules: readonly NameRule[]
}

function category<const K extends string, const C extends string>(
  key: K,
  code: C,
  rules: readonly NameRule[],
  parent?: string,
  empty: MessageKey = 'catalogue.empty',
) {
  return {
    key,
    code,
    title: `category.${key}.title` as MessageKey,
    description: `category.${key}.description` as MessageKey,
    empty,
    parent,
    rules,
  }
}

/**
 * All categories, parents before children; menus, pages, filters and the sitemap derive from it.
 */
export const CATEGORIES = [
  category('allfood', 'ALL_FOOD', [{ all: ['food'] }]),
  category('catfood', 'CAT_FOOD', [{ all: ['cat food'] }], 'allfood'),
  category('catdryfood', 'CAT_DRY_FOOD', [{ all: ['cat dry'] }], 'catfood'),
  category('catwetfood', 'CAT_WET_FOOD', [{ all: ['cat wet'] }], 'catfood'),
  category('dogfood', 'DOG_FOOD', [{ all: ['dog food'] }], 'allfood'),
  category(
    'dogdryfood',
    'DOG_DRY_FOOD',
    [{ all: ['dog dry'] }, { all: ['dog food'], none: ['wet'] }],
    'dogfood',
  ),
  category('dogwetfood', 'DOG_WET_FOOD', [{ all: ['dog wet'] }], 'dogfood'),
  category('alltreats', 'ALL_TREATS', [{ all: ['treat'] }]),
  category('cattreats', 'CAT_TREATS', [{ all: ['cat', 'treat'] }], 'alltreats'),
  category('dogtreats', 'DOG_TREATS', [{ all: ['dog', 'treat'] }], 'alltreats'),
  category('alltoysandbowls', 'ALL_TOYS_AND_BOWLS', [{ any: ['toy', 'bowl'] }]),
  category('toys', 'TOYS', [{ all: ['toy'] }], 'alltoysandbowls'),
  category('bowls', 'BOWLS', [{ all: ['bowl'] }], 'alltoysandbowls'),
  category('beds', 'BEDS', [{ all: ['bed'] }], undefined, 'catalogue.emptyBeds'),
  category('litters', 'LITTERS', [{ all: ['litter'] }]),
  category('healthcare', 'HEALTHCARE', [{ any: ['ear', 'eye', 'dental', 'grooming', 'ticks'] }]),
  category('earcare', 'EAR_CARE', [{ all: ['ear'] }], 'healthcare'),
  category('eyecare', 'EYE_CARE', [{ all: ['eye'] }], 'healthcare'),
  category('grooming', 'GROOMING', [{ all: ['grooming'] }], 'healthcare'),
  category('dentalCare', 'DENTAL_CARE', [{ all: ['dental'] }], 'healthcare'),
  category('fleasandticks', 'FLEAS_AND_TICKS', [{ any: ['ticks', 'fleas'] }], 'healthcare'),
  category(
    'accessories',
    'ACCESSORIES',
    [{ any: ['leash', 'collar', 'brush', 'crate'] }],
    undefined,
    'catalogue.emptyAccessories',
  ),
] as const

export type CategoryKey = (typeof CATEGORIES)[number]['key']

const byKey = new Map<string, Category>(CATEGORIES.map((entry) => [entry.key, entry]))

export function findCategory(key: string): Category | undefined {
  return byKey.get(key)
}

export function categoryPath(category: Pick<Category, 'key'>): string {
  return `/${category.key}`
}

/** The categories of the menu bar, in its order. */
export function topCategories(): readonly Category[] {
  return CATEGORIES.filter((entry: Category) => entry.parent === undefined)
}

export function childCategories(parent: Pick<Category, 'key'>): readonly Category[] {
  return CATEGORIES.filter((entry: Category) => entry.parent === parent.key)
}

const ANIMALS = ['cat', 'dog'] as const

/** The animals that a product of this name is for: those that the name contains. */
export function animalsOf(name: string): readonly string[] {
  const key = textKey(name)
  return ANIMALS.filter((animal) => key.includes(animal))
}

/** The category's ancestors and itself, outermost first: its breadcrumb. */
export function categoryTrail(category: Category): readonly Category[] {
  const parent = category.parent && byKey.get(category.parent)
  return parent ? [...categoryTrail(parent), category] : [category]
}

/** Whether a product name satisfies the rule. */
export function matchesRule(name: string, rule: NameRule): boolean {
  return matchesKey(textKey(name), rule)
}

function matchesKey(name: string, { all, any, none }: NameRule): boolean {
  return (
    (all === undefined || all.every((text) => name.includes(text))) &&
    (any === undefined || any.some((text) => name.includes(text))) &&
    (none === undefined || !none.some((text) => name.includes(text)))
  )
}

/** Fields that determine the categories of a product: the owner's choice, or else its name. */
export interface Categorized {
  readonly name: string
  /** The keys of the chosen categories, which imply those above them; null if none were chosen. */
  readonly categoryKeys: readonly string[] | null
}

/** Whether the product is in the category. */
export function isInCategory({ name, categoryKeys }: Categorized, category: Category): boolean {
  if (!categoryKeys) return category.rules.some((rule) => matchesRule(name, rule))
  return categoryKeys.some((key) => {
    const chosen = byKey.get(key)
    return chosen !== undefined && categoryTrail(chosen).includes(category)
  })
}

/** The categories of a product, parents before children. */
export function categoriesOf(product: Categorized): readonly Category[] {
  if (product.categoryKeys) {
    return CATEGORIES.filter((category: Category) => isInCategory(product, category))
  }
  // Once for all rules: catalogues are read into memory by them.
  const name = textKey(product.name)
  return CATEGORIES.filter(({ rules }: Category) => rules.some((rule) => matchesKey(name, rule)))
}

/** The most specific of some categories, which the breadcrumb shows. */
export function deepestCategory(categories: readonly Category[]): Category | undefined {
  return categories.reduce<Category | undefined>(
    (deepest, entry) =>
      !deepest || categoryTrail(entry).length > categoryTrail(deepest).length ? entry : deepest,
    undefined,
  )
}

/** The category and all below it. */
export function categoryTree(category: Category): readonly Category[] {
  return [category, ...childCategories(category).flatMap(categoryTree)]
}

/** The keys in the order of the table, each once, without those that another one implies. */
export function withoutImplied(keys: readonly CategoryKey[]): CategoryKey[] {
  const isImplied = (category: Category) =>
    keys.some((key) => key !== category.key && categoryTree(category).some((e) => e.key === key))
  return CATEGORIES.filter((entry: Category) => keys.some((key) => key === entry.key))
    .filter((entry) => !isImplied(entry))
    .map(({ key }) => key)
}
