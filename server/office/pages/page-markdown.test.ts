import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeMarkdown, renderPageMarkdown } from './page-markdown'

const render = (text: string, locale: 'en' | 'ar' = 'en') => renderPageMarkdown(text, locale)

const ALLOWED =
  /^<(?:\/?(?:p|strong|em|ul|ol|li|a|blockquote|br|hr|code|pre|h[2-6]|table|thead|tbody|tr|th|td)(?: (?:href|title)="[^"]*"| dir="ltr"| scope="col"| class="language-[^"]*")*(?: \/)?|ol start="\d+"|div class="page-text__table" tabindex="0"|\/div)>$/

test.each([
  ['# Big', '<h2>Big</h2>'],
  ['### Third\n\n# First', '<h2>Third</h2>\n<h2>First</h2>'],
  ['## One\n\n#### Two', '<h2>One</h2>\n<h3>Two</h3>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<b onclick="x()">a</b>', '<p>&lt;b onclick=&quot;x()&quot;&gt;a&lt;/b&gt;</p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](JaVaScRiPt:alert(1))', '<p>[x](JaVaScRiPt:alert(1))</p>'],
  ['[x](&#106;avascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](data:text/html,a)', '<p>[x](data:text/html,a)</p>'],
  ['[x](ftp://a.b)', '<p>[x](ftp://a.b)</p>'],
  ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>'],
  ['![x](/p.png)', '<p>!<a href="/p.png">x</a></p>'],
  ['[x](https://a.b/?q=1:2)', '<p><a href="https://a.b/?q=1:2">x</a></p>'],
  ['[x](mailto:a@b.com)', '<p><a href="mailto:a@b.com" dir="ltr">x</a></p>'],
  ['[x](tel:+2019123)', '<p><a href="tel:+2019123" dir="ltr">x</a></p>'],
  ['[x](other)', '<p><a href="other">x</a></p>'],
])('%j becomes %j', (text, html) => {
  expect(render(text)).toBe(html)
})

test('Links of the shop stay in the language of the page', () => {
  expect(render('[x](/help/terms)', 'ar')).toBe('<p><a href="/ar/help/terms">x</a></p>')
  expect(render('[x](/ar/help/terms)', 'ar')).toBe('<p><a href="/ar/help/terms">x</a></p>')
  expect(render('[x](//elsewhere.example)', 'ar')).toBe(
    '<p><a href="//elsewhere.example">x</a></p>',
  )
})

test('A table has cells without styles, and can be scrolled with the keyboard', () => {
  expect(render('| A | B |\n| :-: | --: |\n| 1 | 2 |')).toBe(
    '<div class="page-text__table" tabindex="0">\n<table>\n<thead>\n<tr>\n<th scope="col">A</th>\n<th scope="col">B</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</div>',
  )
})

test('Whatever is written, the HTML has only tags for text, and no script', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          '<img src=x onerror=alert(1)>',
          '[a](javascript:b)',
          '[a]: javascript:b',
          '](',
          '<',
          '>',
          '`',
          '\n',
          '    ',
          '"',
          '- ',
          '# ',
          '###### ',
          '| a |\n| - |\n',
          '```\n',
          '<http://a.b>',
        ),
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (markdown) => {
      const html = render(markdown)
      for (const tag of html.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(ALLOWED)
      expect(html).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i)
    }),
    { numRuns: 500 },
  )
})

test('A value of the settings is shown as it is', () => {
  const value = 'Pets *R* Us | <b>_no_</b> [a](b) & `c`\n# d'
  expect(render(`x ${escapeMarkdown(value)}`)).toBe(
    '<p>x Pets *R* Us | &lt;b&gt;_no_&lt;/b&gt; [a](b) &amp; `c` # d</p>',
  )
})
