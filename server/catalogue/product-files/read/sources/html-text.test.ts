import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText } from './html-text'

test.each([
  ['Plain text,\n  as it is < 5 kg', 'Plain text,\n  as it is < 5 kg'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<div><p>One<br>line</p></div>\n\n<h3>Why</h3>  so', 'One\nline\n\nWhy\n\nso'],
  ['<ul>\n  <li>Fresh</li>\n  <li></li><li><b>Grain</b>-free</li></ul>', '- Fresh\n- Grain-free'],
  ['First\n\nSecond <em>one</em>', 'First\n\nSecond one'],
  ['Tom &amp; Jerry&#39;s &eacute;&nbsp;x', "Tom & Jerry's é x"],
  ['<script>alert(1)</script><style>p{}</style>Safe<svg><text>no</text></svg>', 'Safe'],
  ['<img src=x onerror=alert(1)>&lt;script&gt;', '<script>'],
  ['<p>Unclosed <b>and <i>crossed</b></i>', 'Unclosed and crossed'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['<p></p>', ''],
])('%j is %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('Deep and broken HTML neither throws nor takes long', () => {
  const deep = '<div>'.repeat(50_000)
  expect(htmlToText(`${deep}x`)).toBe('x')
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '>', '</', 'p', '&', ';', '"', '<!--', 'a ')),
      (parts) => {
        htmlToText(parts.join(''))
      },
    ),
  )
})

test('Tags that nobody closes are left out, and no parser keeps them', () => {
  expect(htmlToText(`<p>Nice</p>${'<b>'.repeat(16_000)}toy`)).toBe('Nice toy')
})
