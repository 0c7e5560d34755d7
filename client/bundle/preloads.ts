import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { LOCALES, type Locale } from '../../domain/messages/locale.ts'
import { manifestName } from '../platform/offline/installable.ts'
import { WITH_APOLLO } from './chunks.ts'
import type { DeclaredPage } from './declared-page.ts'
import { readPages } from './evaluated-modules.ts'

const CLIENT = join(import.meta.dirname, '..')

/** The HTML template of the shop pages. */
const SHOP = '/index.html'

/** The fonts of each language's pages. */
const FONTS: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [/figtree-latin-wght-normal.*\.woff2$/],
  ar: [/figtree-latin-wght-normal.*\.woff2$/, /readex-pro-arabic-wght-normal.*\.woff2$/],
}

/** Loaded by the entry when it is executed (client/main.tsx). */
const REACT_DOM = /\/node_modules\/react-dom\/client\.js$/

/** The chunks that the entry loads. */
const ENTRY_TAGS = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

const preload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`

/**
 * Names in the HTML what the browser would find too late: fonts, texts, and the scripts of the page that is opened. The server
 * uncomments the links of its language and page.
 *
 * Scripts are in a template, from which an inline script of the server loads them after the first paint, with less priority
 * than the pictures that are still on their way.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {}, path }) => {
        if (path !== SHOP) return html
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const chunkWith = (isModule: (id: string) => boolean, name: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some(isModule))
          if (!chunk) throw new Error(`client/bundle/preloads.ts: there is no ${name}.`)
          return chunk
        }
        const chunkOf = (module: string) => chunkWith((id) => id === module, module)
        const filesOf = ({ fileName, imports }: Rolldown.OutputChunk): readonly string[] => [
          fileName,
          ...chunks.filter((one) => imports.includes(one.fileName)).flatMap(filesOf),
        ]
        const textsOf = (locale: Locale, group: string) => chunkOf(`\0messages/${locale}/${group}`)

        const font = (name: RegExp) => {
          const file = Object.keys(bundle).find((one) => name.test(one))
          return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
        }
        const head = LOCALES.map((locale) => {
          const manifest = `<link rel="manifest" href="/${manifestName(locale)}">`
          return `<!--locale-${locale} ${FONTS[locale].map(font).join('')}${manifest}-->`
        })

        const reactDom = chunkWith((id) => REACT_DOM.test(id), 'React DOM').fileName
        const ofEveryPage = [
          ...[...html.matchAll(ENTRY_TAGS)].map(([tag]) =>
            tag.replace(/^<(?:script|link)/, '$& fetchpriority="low"'),
          ),
          preload(reactDom),
        ].join('')
        const ofLocales = LOCALES.map(
          (locale) => `<!--locale-${locale} ${preload(textsOf(locale, 'shop').fileName)}-->`,
        )
        const ofPage = ({ path, module, needsApollo, texts }: DeclaredPage, locale: Locale) => {
          const modules = [join(CLIENT, module), ...(needsApollo ? WITH_APOLLO : [])]
          const found = [...modules.map(chunkOf), ...texts.map((group) => textsOf(locale, group))]
          const files = [...new Set(found.flatMap(filesOf))]
          const missing = files.filter((file) => !ofEveryPage.includes(`/${file}"`))
          return `<!--page-${path}-${locale} ${missing.map(preload).join('')}-->`
        }
        const pages = (await readPages()).filter(({ isPublic }) => isPublic)
        const ofPages = pages.flatMap((page) => LOCALES.map((locale) => ofPage(page, locale)))

        const scripts = [ofEveryPage, ...ofLocales, ...ofPages].join('')
        return html
          .replace(ENTRY_TAGS, '')
          .replace('<!--app-head-->', `${head.join('')}$&`)
          .replace(
            '</head>',
            `<template id="scripts">${scripts}</template><!--app-start-scripts-->$&`,
          )
      },
    },
  }
}
