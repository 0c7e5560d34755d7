import MarkdownIt from 'markdown-it'
import { type Locale, localizePath, splitLocale } from '#domain/messages/locale'

/** Of the page itself, whose title is the only heading above. */
const PAGE_HEADING = 1
const LAST_HEADING = 6

/** Addresses of the web, mails and phones, and those without a scheme, which are of this shop. */
const SAFE_LINK = /^(?:(?:https?|mailto|tel):|[^:]*(?:[/?#]|$))/i

// Raw HTML is escaped. The preset is CommonMark, nested at most 20 deep.
const markdown = new MarkdownIt('commonmark', { html: false }).enable('table').disable('image')

markdown.validateLink = (url) => SAFE_LINK.test(url.trim())

/** Headings are below that of the page, and none is skipped: whichever ones the author began with. */
markdown.core.ruler.push('below_page_heading', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close')
  const first = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))))
  let previous = PAGE_HEADING
  for (const heading of headings) {
    if (heading.type === 'heading_open') {
      const level = Number(heading.tag.slice(1)) - first + PAGE_HEADING + 1
      previous = Math.min(level, previous + 1, LAST_HEADING)
    }
    heading.tag = `h${previous}`
  }
})

const { rules } = markdown.renderer

// The alignment of columns would be a style attribute, which pages may not have.
for (const cell of ['th', 'td']) {
  rules[`${cell}_open`] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index]
    if (token) token.attrs = cell === 'th' ? [['scope', 'col']] : null
    return renderer.renderToken(tokens, index, options)
  }
}

// Wider than phones, perhaps; with the keyboard, too.
rules.table_open = () => '<div class="page-text__table" tabindex="0">\n<table>\n'
rules.table_close = () => '</table>\n</div>\n'

interface RenderEnvironment {
  readonly locale: Locale
}

// Links of the shop stay in the language of the page; numbers and addresses are not turned around in Arabic.
rules.link_open = (tokens, index, options, { locale }: RenderEnvironment, renderer) => {
  const token = tokens[index]
  const href = token?.attrGet('href') ?? ''
  if (/^\/(?!\/)/.test(href) && splitLocale(href).path === href) {
    token?.attrSet('href', localizePath(href, locale))
  }
  if (/^(?:tel|mailto):/i.test(href)) token?.attrSet('dir', 'ltr')
  return renderer.renderToken(tokens, index, options)
}

/** Renders the Markdown of a page as HTML that is safe to put below its heading. */
export function renderPageMarkdown(text: string, locale: Locale): string {
  const environment: RenderEnvironment = { locale }
  return markdown.render(text, environment).trimEnd()
}

/** A value inside Markdown, on one line, which has none of its marks. */
export function escapeMarkdown(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|&]/g, '\\$&')
}
