import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import type { Plugin } from 'vite'
import { isLocale, LOCALE_SETTINGS } from '../../../domain/messages/locale.ts'

const IMPORT = /^#domain\/messages\/(\w+)\/(\w+)\.json\?compiled$/
const MODULE = /^\0messages\/(\w+)\/(\w+)$/

/** The library's functions that compiled messages call, with numbers as the shop formats them. */
const RUNTIME = fileURLToPath(new URL('./message-runtime.ts', import.meta.url))

/** Marks texts as translated, and lengthens them as a translation would. */
const PSEUDO_MODULE = `
const marks = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
const pseudo = (text) => '⟦' + text.replace(/[aeiou]/g, (letter) => marks[letter]) + ' ···⟧'
export default Object.fromEntries(
  Object.entries(messages).map(([key, message]) => [key, (values) => pseudo(message(values))]),
)`

/**
 * Compiles `#domain/messages/en/shop.json?compiled` to functions, so that browsers need no parser.
 * With `isPseudo` English texts look translated: what still looks like English was forgotten.
 */
export function compiledMessages({ isPseudo = false } = {}): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === '@messageformat/runtime' && MODULE.test(importer)) return RUNTIME
      const [, locale, group] = IMPORT.exec(source) ?? []
      return locale && group ? `\0messages/${locale}/${group}` : undefined
    },
    async load(id) {
      const [, locale, group] = MODULE.exec(id) ?? []
      if (!isLocale(locale)) return undefined
      const file = fileURLToPath(
        new URL(`../../../domain/messages/${locale}/${group}.json`, import.meta.url),
      )
      this.addWatchFile(file)
      const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
      const code = compileModule(new MessageFormat(LOCALE_SETTINGS[locale].intl), texts)
      if (!isPseudo || locale !== 'en') return code
      return code.replace('export default', 'const messages =') + PSEUDO_MODULE
    },
  }
}
