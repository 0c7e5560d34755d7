import { micromark } from 'micromark'
import { cutText } from '#domain/characters'

// Headings would break the outline of the page, pictures and raw HTML its looks; raw HTML and dangerous
// protocols are escaped by micromark in any case.
const OPTIONS = {
  extensions: [
    {
      disable: {
        null: [
          'headingAtx',
          'setextUnderline',
          'labelStartImage',
          'htmlFlow',
          'htmlText',
          'codeIndented',
          'codeFenced',
          'definition',
        ],
      },
    },
  ],
}

/** Renders the owner's Markdown as HTML that is safe to put into a page. */
export function renderMarkdown(text: string): string {
  return micromark(text, OPTIONS)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** The text of Markdown on one line, at most `max` characters, cut between words, or else between characters. */
export function summarizeMarkdown(text: string, max: number): string {
  const plain = renderMarkdown(text)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?،؛؟])/g, '')
    .trim()
  if (plain.length <= max) return plain
  const start = cutText(plain, max)
  const space = start.lastIndexOf(' ')
  return `${space > 0 ? start.slice(0, space) : start}…`
}
