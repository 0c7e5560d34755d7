import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_SEARCH_TERMS } from '#domain/limits'
import type { CategoryKey } from '#domain/products/categories'
import { categoryKeySchema } from '#domain/products/product.schema'
import {
  SEARCH_TERMS_KINDS,
  type SearchTermsInput,
  type SearchTermsKind,
  searchTermsSchema,
} from '#domain/search/search-terms.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { whileAdding } from '../../platform/database/statements/limited-table'
import { statement } from '../../platform/database/statements/statement'
import { removeMissedTerms } from '../missed-searches/missed-searches.service'
import { SearchTermsEntity } from './search-terms.entity'

/** Terms that mean the same to shoppers. */
export interface SearchTermsView {
  readonly id: number
  readonly kind: SearchTermsKind
  readonly terms: readonly string[]
  /** The category whose products they mean, too. */
  readonly category: CategoryKey | null
}

/** The owner's terms, newest first. */
export function listSearchTerms(db: EntityManager): Promise<SearchTermsView[]> {
  return db.find(SearchTermsEntity, { order: { id: 'DESC' } })
}

const insertWithinLimit = statement({
  name: 'searchTerms.insertWithinLimit',
  sql: `INSERT INTO search_terms (kind, terms, category)
     SELECT $1, $2, $3 WHERE (SELECT count(*) FROM search_terms) < $4
     RETURNING id, kind, terms, category`,
  row: z.object({
    id: z.int(),
    kind: z.enum(SEARCH_TERMS_KINDS),
    terms: z.array(z.string()),
    category: categoryKeySchema.nullable(),
  }),
})

/** Adds terms that mean the same; search uses them at once. Throws INVALID, CONFLICT. */
export async function addSearchTerms(
  db: EntityManager,
  input: Unchecked<SearchTermsInput>,
): Promise<SearchTermsView> {
  const { kind, terms, category } = validate(searchTermsSchema, input)
  const [added] = await whileAdding(db, 'search_terms', async (transaction) => {
    const rows = await insertWithinLimit(transaction, [kind, terms, category, MAX_SEARCH_TERMS])
    if (rows.length > 0) await removeMissedTerms(transaction, terms)
    return rows
  })
  if (added) return added
  throw new AppError('CONFLICT', {
    key: 'searchTerms.tooMany',
    parameters: { max: MAX_SEARCH_TERMS },
  })
}

const notFound = () => new AppError('NOT_FOUND', { key: 'searchTerms.notFound' })

/** Replaces terms that the owner has added; search uses them at once. Throws INVALID, NOT_FOUND. */
export async function updateSearchTerms(
  db: EntityManager,
  id: unknown,
  input: Unchecked<SearchTermsInput>,
): Promise<SearchTermsView> {
  const values = validate(searchTermsSchema, input)
  const termsId = readId(id)
  if (termsId === undefined) throw notFound()
  const { affected } = await db.update(SearchTermsEntity, { id: termsId }, values)
  if (!affected) throw notFound()
  return { id: termsId, ...values }
}

/** Deletes terms that the owner has added. Throws NOT_FOUND. */
export async function deleteSearchTerms(db: EntityManager, id: unknown): Promise<void> {
  const termsId = readId(id)
  if (termsId === undefined) throw notFound()
  const { affected } = await db.delete(SearchTermsEntity, { id: termsId })
  if (!affected) throw notFound()
}
