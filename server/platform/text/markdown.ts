import MarkdownIt from 'markdown-it'
import { cutText } from '#domain/validation/characters'

// Headings would break the outline of the page, pictures and raw HTML its looks; raw HTML and dangerous
// protocols are escaped in any case. The preset is CommonMark, nested at most 20 deep.
const markdown = new MarkdownIt('commonmark', { html: false }).disable([
  'heading',
  'lheading',
  'image',
  'code',
  'fence',
  'reference',
])

/** Renders the owner's Markdown as HTML that is safe to put into a page. */
export function renderMarkdown(text: string): string {
  return markdown.render(text).trimEnd()
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** The text of rendered Markdown on one line, at most `max` characters, cut between words, or else between characters. */
export function summarizeHtml(html: string, max: number): string {
  const plain = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?،؛؟])/g, '')
    .trim()
  if (plain.length <= max) return plain
  const start = cutText(plain, max)
  const space = start.lastIndexOf(' ')
  return `${space > 0 ? start.slice(0, space) : start}…`
}

/** The same of Markdown. */
export function summarizeMarkdown(text: string, max: number): string {
  return summarizeHtml(renderMarkdown(text), max)
}
