import { translate } from '#domain/messages'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { type FeedingRow, formatRange, readFeedingGuide } from '#domain/products/feeding-guide'
import { renderMarkdown } from '../../platform/text/markdown'

/** A table of what an animal of each weight eats in a day. It has only numbers and texts of the shop, so it is safe. */
function renderTable(rows: readonly FeedingRow[], locale: Locale): string {
  const { direction } = LOCALE_SETTINGS[locale]
  const cells = rows.map(({ fromKg, toKg, fromGrams, toGrams }) => {
    const weight = translate('product.amount.KG', { amount: formatRange(fromKg, toKg) }, locale)
    const portion = translate(
      'product.amount.G',
      { amount: formatRange(fromGrams, toGrams) },
      locale,
    )
    return `<tr><th scope="row">${weight}</th><td>${portion}</td></tr>`
  })
  return [
    `<table class="feeding-table" lang="${locale}" dir="${direction}">`,
    `<caption>${translate('feeding.caption', {}, locale)}</caption>`,
    `<thead><tr><th scope="col">${translate('feeding.weight', {}, locale)}</th>`,
    `<th scope="col">${translate('feeding.aDay', {}, locale)}</th></tr></thead>`,
    `<tbody>${cells.join('')}</tbody></table>`,
  ].join('')
}

/** Renders the owner's feeding guide as HTML: its rows of weights as a table, all else as Markdown. */
export function renderFeedingGuide(guide: string, locale: Locale): string {
  return readFeedingGuide(guide)
    .map((part) => (part.rows ? renderTable(part.rows, locale) : renderMarkdown(part.text)))
    .join('\n')
}
