import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError, type FieldProblem } from '#domain/errors'
import {
  type HomeContent,
  type HomeItem,
  type HomePeriod,
  type HomeRail,
  type HomeTarget,
  type HomeTexts,
  isOnShow,
  NO_HOME_CONTENT,
  nextChangeOf,
  placeRails,
} from '#domain/home/home-page'
import { type HomeChange, homeChangeSchema, homeVersionSchema } from '#domain/home/home-page.schema'
import type { Locale } from '#domain/messages/locale'
import { type HelpPageName, helpPath } from '#domain/pages/help-pages'
import { categoryPath } from '#domain/products/categories'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { listingIndex } from '../../catalogue/listing/listing-index'
import { VersionCache } from '../../platform/database/events/version-cache'
import { statement } from '../../platform/database/statements/statement'
import { type Resource, resource } from '../../platform/features/feature'
import { HomePageEntity } from './home-page.entity'

/** Home page content with its version, the number of changes. */
export interface EditableHomePage extends HomeContent {
  readonly version: number
}

/** A hero or an offer in one language. */
export interface HomeItemView extends HomeTexts, Pick<HomeItem, 'imageUrl'> {
  /** Of the page that it leads to, without a language's prefix. */
  readonly path: string
}

/** The home page as shoppers see it at a moment, in one language. */
export interface HomePageView {
  /** Null: the shop's own. */
  readonly hero: HomeItemView | null
  readonly banners: readonly HomeItemView[]
  readonly rails: readonly HomeRail[]
}

/** Returns the content of the home page, scheduled items included. */
export async function readHomePage(db: EntityManager): Promise<EditableHomePage> {
  const row = await db.findOneBy(HomePageEntity, { page: 'home' })
  return { version: row?.version ?? 0, ...NO_HOME_CONTENT, ...row?.stored }
}

/** The same, in the memory of a server: it follows the version of the settings, so that sales do not have it read again. */
export const homePages = resource(
  ({ catalogueVersion }) =>
    new VersionCache(
      {
        get current() {
          return catalogueVersion.settings.current
        },
      },
      readHomePage,
    ),
)

const PATHS: Readonly<Record<HomeTarget['kind'], (value: string) => string>> = {
  category: (key) => categoryPath({ key }),
  product: (id) => `/productdetails/${id}`,
  search: (query) => `/search?${new URLSearchParams({ query })}`,
  help: (name) => helpPath(name as HelpPageName),
}

function toView({ target, imageUrl, ...item }: HomeItem, locale: Locale): HomeItemView {
  return { ...item[locale], path: PATHS[target.kind](target.value), imageUrl }
}

/** Access to the catalogue, such as a request's context. */
interface Catalogue {
  readonly db: EntityManager
  get<T>(resource: Resource<T>): T
}

/** Leaves out what leads to a product that was deleted or hidden since. */
async function withoutDeadEnds(
  items: readonly HomeItem[],
  { db, get }: Catalogue,
): Promise<readonly HomeItem[]> {
  if (!items.some(({ target }) => target.kind === 'product')) return items
  const products = await get(listingIndex).get(db)
  return items.filter(
    ({ target }) =>
      target.kind !== 'product' || products.traitsOf(Number(target.value)) !== undefined,
  )
}

/** The home page as shoppers see it at a moment. */
export async function viewHomePage(
  { heroes, banners, rails }: HomeContent,
  catalogue: Catalogue,
  { at, locale }: { readonly at: Date; readonly locale: Locale },
): Promise<HomePageView> {
  const shown = async (items: readonly HomeItem[]) => {
    const current = items.filter((item) => isOnShow(item, at))
    return (await withoutDeadEnds(current, catalogue)).map((item) => toView(item, locale))
  }
  const [hero = null] = await shown(heroes)
  return {
    hero,
    banners: await shown(banners),
    rails: placeRails(rails)
      .filter(({ hidden }) => !hidden)
      .map(({ rail }) => rail),
  }
}

/** The seconds from a moment until what is shown changes; undefined if it never does. */
export function secondsUntilChange(
  { heroes, banners }: Pick<HomeContent, 'heroes' | 'banners'>,
  moment: Date,
): number | undefined {
  const periods: readonly HomePeriod[] = [...heroes, ...banners]
  const next = nextChangeOf(periods, moment)
  return next && (next.getTime() - moment.getTime()) / 1000
}

const findVisibleIds = statement({
  name: 'home.findVisibleIds',
  sql: 'SELECT id FROM products WHERE id = ANY ($1::int[]) AND NOT hidden FOR KEY SHARE',
  row: z.object({ id: z.int() }),
})

/** Reports every product that is not in the shop, at its field. */
async function checkProducts(
  db: EntityManager,
  change: Partial<Pick<HomeContent, 'heroes' | 'banners'>>,
): Promise<void> {
  const named = (['heroes', 'banners'] as const).flatMap((list) =>
    (change[list] ?? []).flatMap(({ target }, index) =>
      target.kind === 'product'
        ? [{ field: `${list}.${index}.target.value`, id: Number(target.value) }]
        : [],
    ),
  )
  if (named.length === 0) return
  const rows = await findVisibleIds(db, [named.map(({ id }) => id)])
  const ids = new Set(rows.map(({ id }) => id))
  const problems: FieldProblem[] = named
    .filter(({ id }) => !ids.has(id))
    .map(({ field }) => ({ field, key: 'invalid.target' }))
  if (problems.length > 0) throw invalid(problems)
}

/** The change, without what was left out. Throws INVALID with every problem. */
async function readChange(
  db: EntityManager,
  input: Unchecked<HomeChange>,
): Promise<Partial<HomeContent>> {
  const change: Partial<HomeContent> = validate(homeChangeSchema, input)
  await checkProducts(db, change)
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/** The home page as it would be with a change. Throws INVALID with every problem. */
export async function previewHomePage(
  input: Unchecked<HomeChange>,
  catalogue: Catalogue,
  view: { readonly at: Date; readonly locale: Locale },
): Promise<HomePageView> {
  const { version: _, ...content } = await readHomePage(catalogue.db)
  const change = await readChange(catalogue.db, input)
  return viewHomePage({ ...content, ...change }, catalogue, view)
}

// Concurrent first changes wait for each other at the row; the second one finds that it exists.
const storeHomePage = statement({
  name: 'home.store',
  sql: `INSERT INTO home_page AS kept (version, stored) SELECT 1, $2::jsonb WHERE $1::int = 0
     ON CONFLICT (page) DO NOTHING
     RETURNING version`,
  row: z.object({ version: z.int() }),
})

/**
 * Changes the parts of the home page that are given. `expectedVersion` is the one that was edited: if somebody else has
 * changed the page since, CONFLICT is thrown. Throws INVALID with every problem, CONFLICT.
 */
export async function updateHomePage(
  db: EntityManager,
  input: Unchecked<HomeChange>,
  expected: { readonly expectedVersion: unknown },
): Promise<EditableHomePage> {
  const { expectedVersion: version } = validate(homeVersionSchema, expected)
  return db.transaction(async (transaction) => {
    const change = await readChange(transaction, input)
    const row = await transaction.findOne(HomePageEntity, {
      where: { page: 'home' },
      lock: { mode: 'pessimistic_write' },
    })
    if ((row?.version ?? 0) !== version) throw new AppError('CONFLICT', { key: 'home.conflict' })
    const stored = { ...row?.stored, ...change }
    if (row) {
      await transaction.update(HomePageEntity, { page: 'home' }, { version: version + 1, stored })
    } else {
      const [added] = await storeHomePage(transaction, [version, JSON.stringify(stored)])
      if (!added) throw new AppError('CONFLICT', { key: 'home.conflict' })
    }
    return readHomePage(transaction)
  })
}
