import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localizePath } from '../domain/messages/locale'
import { getPage } from './get-page'
import { expect, test } from './test'

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0

// A page of each kind; the last ones have no filters and no products.
const PATHS = [
  '/',
  '/allfood',
  '/shop?brand=Bastet',
  '/productdetails/1',
  '/login',
  '/signup',
  '/forgotpassword',
  '/resetpassword',
  '/cartpage',
  '/checkout',
  '/profile',
  '/adminorder',
  '/addproduct',
  '/search?query=leash',
  '/search?query=zzqq',
]

// Its CSS checks do not know container queries, for example; browsers and the linter check styles.
const OF_STYLES = 'CSS: .*'

test('The Nu Html Checker finds no errors in any kind of page, and no list of articles without headings', async ({
  request,
}) => {
  test.skip(!hasJava, 'No Java found: the HTML of the pages is not checked. Install a JRE.')
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-html-'))
  for (const locale of ['en', 'ar'] as const) {
    mkdirSync(join(folder, locale))
    for (const [index, path] of PATHS.entries()) {
      const html = await getPage(request, localizePath(path, locale))
      writeFileSync(join(folder, locale, `${index}${path.replace(/\W/g, '-')}.html`), html)
    }
  }
  // One process for all pages, which lives too briefly for optimized code to pay off.
  const { stderr } = spawnSync(
    'java',
    [
      '-Xss2m',
      '-XX:TieredStopAtLevel=1',
      '-jar',
      CHECKER,
      '--format',
      'json',
      '--filterpattern',
      OF_STYLES,
      folder,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  rmSync(folder, { recursive: true })
  const { messages } = JSON.parse(stderr) as {
    readonly messages: readonly {
      readonly type: string
      readonly url: string
      readonly message: string
    }[]
  }
  // React closes void elements, and the checker reports each of them as information.
  const problems = messages.filter(
    ({ type, message }) => type !== 'info' || message.startsWith('Article lacks heading'),
  )
  expect(
    problems.map(({ url, message }) => `${url.slice(url.lastIndexOf('/'))}: ${message}`),
  ).toEqual([])
})
