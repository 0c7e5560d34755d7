import { callLink, localPhone } from '#domain/addresses/local-phone'
import type { Contact } from '#domain/contact'
import { DEFAULT_DAYS_OFF, WEEKDAYS } from '#domain/delivery/days-off'
import { areaName, ELSEWHERE } from '#domain/delivery/delivery'
import { type MessageKey, type MessageParameters, translate } from '#domain/messages'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import type { HelpPageName, HelpText } from '#domain/pages/help-pages'
import type { PublicShop } from '#domain/settings/public-shop'
import type { DeliveryRateView } from '../../shop/delivery/delivery.service'
import type { Seller } from '../../shop/shop/seller'
import { escapeMarkdown } from './page-markdown'

/** Settings that default texts are generated from. Texts leave out those that are not set. */
export interface ShopFacts {
  readonly shop: PublicShop
  readonly seller: Seller
  readonly rates: readonly DeliveryRateView[]
}

type Part = string | undefined

type Text = (key: MessageKey, parameters?: MessageParameters) => string

const join = (parts: readonly Part[], separator = '\n\n') => parts.filter(Boolean).join(separator)

/** A list with what is set, below a heading; undefined if nothing is. */
function listed(heading: string, lines: readonly Part[]): Part {
  const items = lines.filter((line) => line !== undefined).map((line) => `- ${line}`)
  return items.length > 0 ? `## ${heading}\n\n${items.join('\n')}` : undefined
}

/** A value of the settings: isolated, since numbers with hyphens would be turned around in Arabic. */
const valueText = (value: string) => `\u2068${escapeMarkdown(value)}\u2069`

/** A line such as “Tax number: 987-654-321”; undefined if there is no value. */
function line(label: string, value: string | null | undefined): Part {
  return value ? `${label}: ${valueText(value)}` : undefined
}

function contactLines(contact: Contact, text: Text): Part {
  const { phone, email, address, hours, whatsAppNumber } = contact
  return listed(text('help.contact'), [
    phone && `${text('help.phone')}: [${escapeMarkdown(localPhone(phone))}](${callLink(phone)})`,
    whatsAppNumber && `[WhatsApp](https://wa.me/${whatsAppNumber})`,
    email && `${text('help.email')}: [${escapeMarkdown(email)}](<mailto:${email}>)`,
    line(text('help.address'), address),
    line(text('help.hours'), hours),
  ])
}

function sellerLines({ seller }: ShopFacts, heading: MessageKey, text: Text): Part {
  const { name, address, taxNumber, commercialRegister } = seller
  return listed(text(heading), [
    name ? valueText(name) : undefined,
    line(text('help.sellerAddress'), address),
    line(text('receipt.taxNumber'), taxNumber),
    line(text('receipt.register'), commercialRegister),
  ])
}

function feeText(rate: DeliveryRateView, locale: Locale): string {
  const { feePiastres, freeFromPiastres, isSet } = rate
  if (!isSet) return translate('fee.unknown', {}, locale)
  if (feePiastres === 0) return translate('fee.free', {}, locale)
  const fee = formatPiastres(feePiastres, locale)
  if (freeFromPiastres === null) return fee
  const amount = formatPiastres(freeFromPiastres, locale)
  return `${fee}. ${translate('fee.freeFrom', { amount }, locale)}`
}

function timeText({ minDays: min, maxDays: max }: DeliveryRateView, locale: Locale): string {
  if (min === null || max === null) return ''
  return min === max
    ? translate('fee.days', { max }, locale)
    : translate('fee.daysRange', { min, max }, locale)
}

function noteText({ note, noteAr }: DeliveryRateView, locale: Locale): string {
  const own = locale === 'ar' ? (noteAr ?? note) : (note ?? noteAr)
  return own ? escapeMarkdown(own) : ''
}

/** A table of the fees, with a row for all governorates that have the same one; the most common one comes last. */
function feeTable(rates: readonly DeliveryRateView[], text: Text, locale: Locale): string {
  const isFree = rates.every(({ feePiastres }) => feePiastres === 0)
  const rows = new Map<string, string[]>()
  for (const rate of rates) {
    const time = join([timeText(rate, locale), noteText(rate, locale)], '. ')
    const terms = `${escapeMarkdown(feeText(rate, locale))} | ${time}`
    rows.set(terms, [...(rows.get(terms) ?? []), areaName(rate.area, locale)])
  }
  if (rows.size === 1 && isFree && [...rows.keys()][0]?.endsWith('| ')) {
    return text('help.delivery.free')
  }
  const most = Math.max(...[...rows.values()].map(({ length }) => length))
  const [common] = [...rows].find(([, areas]) => areas.length === most) ?? []
  const comma = `${LOCALE_SETTINGS[locale].comma} `
  const lines = [...rows]
    .filter(([terms]) => terms !== common)
    .map(([terms, areas]) => `| ${areas.join(comma)} | ${terms} |`)
  const head = [text('help.delivery.area'), text('help.delivery.fee'), text('help.delivery.time')]
  const last = lines.length > 0 ? text('help.delivery.others') : text('help.delivery.everywhere')
  return [
    `| ${head.join(' | ')} |`,
    '| --- | --- | --- |',
    ...lines,
    `| ${last} | ${common} |`,
  ].join('\n')
}

/** On which days of the week nothing is delivered; nothing as long as no time is promised. */
function daysOffText({ rates, shop }: ShopFacts, text: Text, locale: Locale): string | undefined {
  const { daysOff = DEFAULT_DAYS_OFF, holidays = [] } = shop
  if (rates.every(({ minDays }) => minDays === null)) return undefined
  if (daysOff.length === 0 && holidays.length === 0) return undefined
  const format = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].intl, {
    weekday: 'long',
    timeZone: 'UTC',
  })
  // 4 January 1970 was a Sunday.
  const names = daysOff.map((day) =>
    format.format(new Date(Date.UTC(1970, 0, 4 + WEEKDAYS.indexOf(day)))),
  )
  const days = new Intl.ListFormat(LOCALE_SETTINGS[locale].intl).format(names)
  return names.length > 0 ? text('help.delivery.daysOff', { days }) : text('help.delivery.holidays')
}

/** The title and the parts of each page. */
const OWN_TEXTS: Readonly<
  Record<
    HelpPageName,
    (facts: ShopFacts, text: Text, locale: Locale) => readonly [title: string, ...parts: Part[]]
  >
> = {
  delivery: (facts, text, locale) => [
    text('fee.title'),
    text('help.delivery.intro'),
    `## ${text('help.delivery.fees')}`,
    feeTable(
      facts.rates.filter(({ area }) => area !== ELSEWHERE),
      text,
      locale,
    ),
    daysOffText(facts, text, locale),
    text('help.delivery.after'),
    contactLines(facts.shop.contact, text),
  ],
  returns: ({ shop }, text) => [
    text('help.returns.title'),
    text('help.returns.right'),
    text('help.returns.how'),
    text('help.returns.exceptions'),
    contactLines(shop.contact, text),
  ],
  questions: ({ shop }, text) => [
    text('help.questions.title'),
    text('help.questions.items'),
    contactLines(shop.contact, text),
  ],
  about: (facts, text) => [
    text('help.about.title', { shop: facts.shop.name }),
    facts.shop.about.split('\n').map(escapeMarkdown).join('\n'),
    sellerLines(facts, 'help.about.seller', text),
    contactLines(facts.shop.contact, text),
    text('help.about.more'),
  ],
  privacy: (facts, text) => [
    text('help.privacy.title'),
    text('help.privacy.intro', { shop: escapeMarkdown(facts.shop.name) }),
    sellerLines(facts, 'help.privacy.controller', text),
    text('help.privacy.data'),
    text('help.privacy.rights'),
    contactLines(facts.shop.contact, text),
  ],
  terms: (facts, text) => [
    text('help.terms.title'),
    text('help.terms.intro', { shop: escapeMarkdown(facts.shop.name) }),
    sellerLines(facts, 'help.about.seller', text),
    text('help.terms.prices'),
    text('help.terms.order'),
    text('help.terms.law'),
    contactLines(facts.shop.contact, text),
  ],
}

/** Generates the default text of a help page from the settings. */
export function ownText(page: HelpPageName, facts: ShopFacts, locale: Locale): HelpText {
  const text: Text = (key, parameters = {}) => translate(key, parameters, locale)
  const [title, ...parts] = OWN_TEXTS[page](facts, text, locale)
  return { title, body: join(parts) }
}
