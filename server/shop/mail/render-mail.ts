import mustache from 'mustache'
import { localPhone } from '#domain/addresses/local-phone'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { DEFAULT_ACCENT } from '#domain/settings/accent'
import type { PublicShop } from '#domain/settings/public-shop'
import type { MailContent } from '../../platform/features/mail-content'
import { mailLogo } from './mail-logo'
import type { MailTemplates } from './mail-templates'

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

function footerOf({ name, contact: { phone, email, address, hours } }: PublicShop): string {
  // Phone numbers and email addresses keep their direction in Arabic.
  const contact = [phone && localPhone(phone), email].map((text) => text && `\u2066${text}\u2069`)
  return [name, ...contact, address, hours].filter(Boolean).join(' · ')
}

/** The same content for mail clients that do not show HTML. */
function toText(content: MailContent, footer: string): string {
  const { heading, paragraphs, items = [], totals = [], facts = [] } = content
  const { button, links = [], share, note, stop } = content
  const blocks = [
    heading,
    ...paragraphs,
    items
      .map(({ name, detail, amount, link }) =>
        [name, `  ${detail}  ${amount}`, ...(link ? [`  ${link.label}: ${link.url}`] : [])].join(
          '\n',
        ),
      )
      .join('\n'),
    totals.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    share ? `${share.text}\n${share.url}` : '',
    note ?? '',
    stop ? `${stop.label}:\n${stop.url}` : '',
    `-- \n${footer}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Mustache's own escapes slashes, too, which makes addresses of pages unreadable. */
function escapeHtml(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Renders a mail in a language. Everything in its content is escaped. */
export function renderMail(
  templates: MailTemplates,
  content: MailContent,
  locale: Locale,
  shop: PublicShop,
  publicUrl: string,
): RenderedMail {
  const { subject, totals = [], ...rest } = content
  const footer = footerOf(shop)
  const hasPictures = content.items?.some(({ picture }) => picture) ?? false
  const view = {
    ...rest,
    subject,
    lang: locale,
    preview: content.paragraphs[0],
    shopName: shop.name,
    logo: mailLogo(shop, publicUrl),
    hasPictures,
    // The name of a total is above the pictures, too.
    totalColumns: hasPictures ? 2 : 1,
    hasItems: (content.items?.length ?? 0) > 0,
    totals: totals.map((row, index) => ({
      ...row,
      weight: index === totals.length - 1 ? 'bold' : 'normal',
    })),
    footer,
  }
  const template = templates[LOCALE_SETTINGS[locale].direction].replaceAll(
    DEFAULT_ACCENT,
    shop.accentColor ?? DEFAULT_ACCENT,
  )
  const html = mustache.render(template, view, undefined, { escape: escapeHtml })
  return { subject, html, text: toText(content, footer) }
}
