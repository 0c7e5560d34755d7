import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import type { Locale } from '#domain/messages/locale'
import { HELP_PAGES, type HelpPageName, type HelpText } from '#domain/pages/help-pages'
import {
  type HelpPageInput,
  helpDraftSchema,
  helpPageSchema,
  helpVersionSchema,
  toHelpText,
} from '#domain/pages/help-pages.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { VersionCache } from '../../platform/database/events/version-cache'
import { type Resource, resource } from '../../platform/features/feature'
import { summarizeHtml } from '../../platform/text/markdown'
import { deliveryRates } from '../../shop/delivery/delivery.service'
import { currentSettings } from '../../shop/settings/current-settings'
import { publicShop } from '../../shop/shop/public-shop'
import { sellerOf } from '../../shop/shop/seller'
import { HelpPageEntity } from './help-page.entity'
import { ownText, type ShopFacts } from './own-texts'
import { renderPageMarkdown } from './page-markdown'

/** The length of descriptions that search engines show. */
const DESCRIPTION_LENGTH = 160

/** A page as shoppers read it. */
export interface HelpPageView {
  readonly page: HelpPageName
  readonly title: string
  readonly description: string
  readonly html: string
}

/** The owner's text of a help page, by language; null where the default text is shown. */
export interface WrittenPage extends Readonly<Record<Locale, HelpText | null>> {
  readonly page: HelpPageName
  /** How often the page was changed. */
  readonly version: number
}

function textOf(title: string | null, body: string | null): HelpText | null {
  return title !== null && body !== null ? { title, body } : null
}

function toWrittenPage(page: HelpPageName, row: HelpPageEntity | undefined | null): WrittenPage {
  return {
    page,
    version: row?.version ?? 0,
    en: row ? textOf(row.title, row.body) : null,
    ar: row ? textOf(row.titleAr, row.bodyAr) : null,
  }
}

/** Returns the owner's texts of all help pages. */
export async function listWrittenPages(db: EntityManager): Promise<readonly WrittenPage[]> {
  const rows = await db.find(HelpPageEntity)
  return HELP_PAGES.map((page) =>
    toWrittenPage(
      page,
      rows.find((row) => row.page === page),
    ),
  )
}

/** The same, in the memory of a server. */
const writtenPages = resource(
  ({ catalogueVersion }) => new VersionCache(catalogueVersion, listWrittenPages),
)

/** Access to the shop's settings, such as a request's context. */
interface Facts {
  readonly db: EntityManager
  get<T>(resource: Resource<T>): T
}

async function readFacts({ db, get }: Facts, locale: Locale): Promise<ShopFacts> {
  const [shop, { values }, rates] = await Promise.all([
    get(publicShop)(locale),
    get(currentSettings).get(db),
    get(deliveryRates).get(db),
  ])
  return { shop, seller: sellerOf(values, locale), rates }
}

/** The shop's own text of a page. */
export async function readOwnText(
  page: HelpPageName,
  facts: Facts,
  locale: Locale,
): Promise<HelpText> {
  return ownText(page, await readFacts(facts, locale), locale)
}

function toView(page: HelpPageName, { title, body }: HelpText, locale: Locale): HelpPageView {
  const html = renderPageMarkdown(body, locale)
  return { page, title, html, description: summarizeHtml(html, DESCRIPTION_LENGTH) }
}

/** A page in a language, as its owner has written it, or else with the shop's own text. */
export async function readHelpPage(
  page: HelpPageName,
  facts: Facts,
  locale: Locale,
): Promise<HelpPageView> {
  const written = (await facts.get(writtenPages).get(facts.db)).find((row) => row.page === page)
  return toView(page, written?.[locale] ?? (await readOwnText(page, facts, locale)), locale)
}

/** A page as it would be with this text, as far as it is written. Throws INVALID. */
export async function previewHelpPage(
  page: HelpPageName,
  facts: Facts,
  locale: Locale,
  draft: Unchecked<HelpText>,
): Promise<HelpPageView> {
  const { title, body } = validate(helpDraftSchema, draft)
  const own = await readOwnText(page, facts, locale)
  return toView(page, { title: title ?? own.title, body: body ?? own.body }, locale)
}

/** Returns the owner's texts of a help page. */
export async function readWrittenPage(db: EntityManager, page: HelpPageName): Promise<WrittenPage> {
  return toWrittenPage(page, await db.findOneBy(HelpPageEntity, { page }))
}

/**
 * Changes the languages of a page that are given. `expectedVersion` is the one that was edited: if somebody else has changed
 * the page since, CONFLICT is thrown. Throws INVALID with every problem, CONFLICT.
 */
export async function updateHelpPage(
  db: EntityManager,
  page: HelpPageName,
  input: Unchecked<HelpPageInput>,
  expected: { readonly expectedVersion: unknown },
): Promise<WrittenPage> {
  const { en, ar } = validate(helpPageSchema, input)
  const { expectedVersion: version } = validate(helpVersionSchema, expected)
  const english = en === undefined ? undefined : en && toHelpText(en)
  const arabic = ar === undefined ? undefined : ar && toHelpText(ar)
  const change = {
    version: version + 1,
    ...(english !== undefined && { title: english?.title ?? null, body: english?.body ?? null }),
    ...(arabic !== undefined && { titleAr: arabic?.title ?? null, bodyAr: arabic?.body ?? null }),
  }
  return db.transaction(async (transaction) => {
    const { affected } =
      version === 0
        ? await insertPage(transaction, page, change)
        : await transaction.update(HelpPageEntity, { page, version }, change)
    if (affected !== 1) throw new AppError('CONFLICT', { key: 'help.conflict' })
    return readWrittenPage(transaction, page)
  })
}

/** The first change of a page: another one at the same moment waits here, and then finds its row. */
async function insertPage(
  transaction: EntityManager,
  page: HelpPageName,
  change: Partial<HelpPageEntity>,
): Promise<{ readonly affected: number }> {
  const { raw } = await transaction
    .createQueryBuilder()
    .insert()
    .into(HelpPageEntity)
    .values({ page, ...change })
    .orIgnore()
    .returning('page')
    .execute()
  return { affected: raw.length }
}
