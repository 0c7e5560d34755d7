import type { MessageKey } from './messages'

/**
 * A product belongs to a category when its name, ignoring case, satisfies any of the category's
 * alternatives: it contains every text of `all`, at least one of `any` and none of `none`.
 * Source: specification section 2, decisions section 5.
 */
export interface NameRule {
  readonly all?: readonly string[]
  readonly any?: readonly string[]
  readonly none?: readonly string[]
}

export interface Category {
  /** Also the path of its page, without the slash. */
  readonly key: string
  readonly title: MessageKey
  readonly description: MessageKey
  readonly empty: MessageKey
  /** The key of the category above. */
  readonly parent?: string
  readonly rules: readonly NameRule[]
}

function category<const K extends string>(
  key: K,
  rules: readonly NameRule[],
  parent?: string,
  empty: MessageKey = 'catalogue.empty',
) {
  return {
    key,
    title: `category.${key}.title` as MessageKey,
    description: `category.${key}.description` as MessageKey,
    empty,
    parent,
    rules,
  }
}

/** The one table of categories: every menu, page, breadcrumb, filter and sitemap entry comes from it. */
export const CATEGORIES = [
  category('allfood', [{ all: ['food'] }]),
  category('catfood', [{ all: ['cat food'] }], 'allfood'),
  category('catdryfood', [{ all: ['cat dry'] }], 'catfood'),
  category('catwetfood', [{ all: ['cat wet'] }], 'catfood'),
  category('dogfood', [{ all: ['dog food'] }], 'allfood'),
  category('dogdryfood', [{ all: ['dog dry'] }, { all: ['dog food'], none: ['wet'] }], 'dogfood'),
  category('dogwetfood', [{ all: ['dog wet'] }], 'dogfood'),
  category('alltreats', [{ all: ['treat'] }]),
  category('cattreats', [{ all: ['cat', 'treat'] }], 'alltreats'),
  category('dogtreats', [{ all: ['dog', 'treat'] }], 'alltreats'),
  category('alltoysandbowls', [{ any: ['toy', 'bowl'] }]),
  category('toys', [{ all: ['toy'] }], 'alltoysandbowls'),
  category('bowls', [{ all: ['bowl'] }], 'alltoysandbowls'),
  category('beds', [{ all: ['bed'] }], undefined, 'catalogue.emptyBeds'),
  category('litters', [{ all: ['litter'] }]),
  category('healthcare', [{ any: ['ear', 'eye', 'dental', 'grooming', 'ticks'] }]),
  category('earcare', [{ all: ['ear'] }], 'healthcare'),
  category('eyecare', [{ all: ['eye'] }], 'healthcare'),
  category('grooming', [{ all: ['grooming'] }], 'healthcare'),
  category('dentalCare', [{ all: ['dental'] }], 'healthcare'),
  category('fleasandticks', [{ any: ['ticks', 'fleas'] }], 'healthcare'),
  category(
    'accessories',
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

/** The categories that stand in the menu bar, in its order. */
export function topCategories(): readonly Category[] {
  return CATEGORIES.filter((entry: Category) => entry.parent === undefined)
}

export function childCategories(parent: Pick<Category, 'key'>): readonly Category[] {
  return CATEGORIES.filter((entry: Category) => entry.parent === parent.key)
}

/** The category's ancestors and itself, outermost first: its breadcrumb. */
export function categoryTrail(category: Category): readonly Category[] {
  const parent = category.parent && byKey.get(category.parent)
  return parent ? [...categoryTrail(parent), category] : [category]
}

/** Whether a product of this name satisfies the rule; the database applies the same rule in SQL. */
export function matchesRule(name: string, rule: NameRule): boolean {
  const lower = name.toLowerCase()
  const contains = (text: string) => lower.includes(text)
  return (
    (rule.all ?? []).every(contains) &&
    (rule.any === undefined || rule.any.some(contains)) &&
    !(rule.none ?? []).some(contains)
  )
}

/** The most specific category a product of this name belongs to, for its breadcrumb. */
export function mainCategory(name: string): Category | undefined {
  const matching = CATEGORIES.filter((entry: Category) =>
    entry.rules.some((rule) => matchesRule(name, rule)),
  )
  return matching.reduce<Category | undefined>(
    (deepest, entry) =>
      !deepest || categoryTrail(entry).length > categoryTrail(deepest).length ? entry : deepest,
    undefined,
  )
}
