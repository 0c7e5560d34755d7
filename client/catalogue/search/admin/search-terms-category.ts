import { CATEGORIES } from '#domain/products/categories'
import type { CategoryKey } from '../../../platform/gql/search-admin'

/** The category of a value of the API. */
export const categoryOfCode = (code: CategoryKey | null | undefined) =>
  CATEGORIES.find((category) => category.code === code)

/** The value of the API for the key of a category. */
export const categoryCodeOf = (key: string | null): CategoryKey | null =>
  CATEGORIES.find((category) => category.key === key)?.code ?? null
