import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMarkdown, summarizeMarkdown } from './markdown'

const ALLOWED =
  /^<(?:\/?(?:p|strong|em|ul|ol|li|a|blockquote|br|hr|code)(?: (?:href|title)="[^"]*")*(?: \/)?|ol start="\d+")>$/

test.each([
  ['**Fresh** fish', '<p><strong>Fresh</strong> fish</p>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['2. two', '<ol start="2">\n<li>two</li>\n</ol>'],
  ['# Big', '<p># Big</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['![x](/p.png)', '<p>!<a href="/p.png">x</a></p>'],
])('%j becomes %j', (markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(html)
})

test('whatever is written, the HTML has only tags for text, and no script', () => {
  const markdown = fc
    .array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          '<img src=x onerror=alert(1)>',
          '[a](javascript:b)',
          '](',
          '<',
          '>',
          '`',
          '\n',
          '    ',
          '"',
          '- ',
          '7. ',
          '***',
          '<http://a.b>',
        ),
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(markdown, (text) => {
      const html = renderMarkdown(text)
      for (const tag of html.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(ALLOWED)
      expect(html).not.toMatch(/href="\s*javascript:/i)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['**Fresh** fish, & more.\n\n- one\n- two', 'Fresh fish, & more. one two'],
  ['one two three', 'one two three'],
  [`${'word '.repeat(40)}`, `${'word '.repeat(31)}word…`],
])('%j is summarised as %j', (markdown, summary) => {
  expect(summarizeMarkdown(markdown, 160)).toBe(summary)
})
