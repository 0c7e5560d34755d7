import { isErrorText } from '#domain/files/cells'
import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH } from '#domain/limits'
import { isArabicText } from '#domain/products/arabic-text'
import { hasCheckDigit, hasGtinLength, readGtin } from '#domain/products/gtin'
import { imageUrlSchema } from '#domain/products/image-url.schema'
import { NO_PICTURE_URL } from '#domain/products/no-picture'
import type { CsvColumn } from '#domain/products/product-file'
import { numberOrText } from '#domain/validation/read-number'
import { type ImportNote, type NotedCell, noteOf } from '../read/records/import-problem'
import type { Cells, SourceRow } from '../read/sources/source'

/** A row of a product that may lack what others have. */
export interface DraftRow extends SourceRow {
  readonly isDraft: boolean
}

interface UsableRows {
  readonly rows: readonly SourceRow[]
  readonly notes: readonly ImportNote[]
}

const isBarcode = (text: string) => hasGtinLength(text) && hasCheckDigit(text)

const isPicture = (url: string) => imageUrlSchema.safeParse(url).success

const bare = (url: string) => url.replace(/^<(?<url>.*)>$/, '$<url>')

function omit(cells: Cells, column: CsvColumn): Cells {
  const { [column]: _, ...others } = cells
  return others
}

/** Texts that files have once, in whatever language, by the longest that they may be. */
const TEXTS = [
  ['description', 'description_ar', Number.POSITIVE_INFINITY],
  ['seo_title', 'seo_title_ar', MAX_SEO_TITLE_LENGTH],
  ['seo_description', 'seo_description_ar', MAX_SEO_DESCRIPTION_LENGTH],
] as const

/** Arabic texts are Arabic ones, whichever column they come from. */
function inTheirLanguages(all: Cells): Cells {
  let cells = all
  for (const [english, arabic, max] of TEXTS) {
    const text = all[english]
    if (!text || isErrorText(text)) continue
    const column = isArabicText(text) && !all[arabic] ? arabic : english
    cells = { ...omit(cells, english), [column]: text.slice(0, max) }
  }
  return cells
}

/**
 * Rows without what other shops do not check: barcodes that are none, addresses of pictures that are none, a cost of 0.
 */
export function withoutUnusable(rows: readonly SourceRow[]): UsableRows {
  const barcodes: NotedCell[] = []
  const pictures: NotedCell[] = []
  const toUsable = ({ line, cells: all }: SourceRow): SourceRow => {
    let cells = all
    const { gtin, cost_price, image_url, more_image_urls } = all
    if (gtin && !isErrorText(gtin) && !isBarcode(readGtin(gtin))) {
      barcodes.push({ line, text: gtin })
      cells = omit(cells, 'gtin')
    }
    // Other shops export a cost of 0 where none was entered.
    if (cost_price && numberOrText(cost_price) === 0) cells = omit(cells, 'cost_price')
    if (image_url && !isErrorText(image_url) && !isPicture(image_url)) {
      pictures.push({ line, text: image_url })
      cells = omit(cells, 'image_url')
    }
    if (more_image_urls && !isErrorText(more_image_urls)) {
      const urls = more_image_urls.split(/\s+/).filter((url) => isPicture(bare(url)))
      cells = { ...cells, more_image_urls: urls.join(' ') }
    }
    return { line, cells: inTheirLanguages(cells) }
  }
  const usable = rows.map(toUsable)
  return {
    rows: usable,
    notes: [
      ...noteOf('import.barcodesLeftOut', barcodes),
      ...noteOf('import.picturesLeftOut', pictures),
    ],
  }
}

/**
 * A row of a new product with what it lacks: without a picture it has the placeholder and is hidden; a name in Arabic alone
 * stands in both languages, and is hidden until somebody has translated it, unless the file says that it is shown.
 */
export function toDraft({ line, cells }: SourceRow): DraftRow {
  const name = cells.name || cells.name_ar
  const isUntranslated = name !== undefined && !isErrorText(name) && isArabicText(name)
  const hasPicture = Boolean(cells.image_url)
  const names: Cells = {
    ...(name && { name }),
    ...(isUntranslated && { name_ar: cells.name_ar || name }),
  }
  const isHidden = !hasPicture || (isUntranslated && !cells.hidden)
  const draft: Cells = {
    ...(!hasPicture && { image_url: NO_PICTURE_URL }),
    ...(isHidden && { hidden: 'true' }),
  }
  return { line, cells: { ...cells, ...names, ...draft }, isDraft: isHidden || isUntranslated }
}
