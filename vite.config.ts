import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { BROWSERS } from './client/bundle/browsers.ts'
import { CHUNKS } from './client/bundle/chunks.ts'
import { evaluatedModules } from './client/bundle/evaluated-modules.ts'
import { loadedTexts } from './client/bundle/loaded-texts.ts'
import { preloadPages } from './client/bundle/preloaded-pages.ts'
import { installable, manifestName } from './client/platform/offline/installable.ts'
import { compiledMessages } from './client/platform/texts/compiled-messages.ts'
import { stylesheets } from './client/styles/stylesheets.ts'
import { LOCALES, type Locale } from './domain/messages/locale.ts'

/** The fonts of each language's pages. */
const FONTS: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [/figtree-latin-wght-normal.*\.woff2$/],
  ar: [/figtree-latin-wght-normal.*\.woff2$/, /readex-pro-arabic-wght-normal.*\.woff2$/],
}

/** The HTML template of the shop pages. */
const SHOP = '/index.html'

/**
 * Preloads what the browser would find too late: the web fonts, and the shop's texts in the page's
 * language. The server uncomments the links of that language.
 */
function preloadLocales(): Plugin {
  return {
    name: 'preload-locales',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        if (path !== SHOP) return html
        const outputs = Object.values(bundle)
        const font = (name: RegExp) => {
          const file = outputs.find(({ fileName }) => name.test(fileName))?.fileName
          return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
        }
        const texts = (locale: Locale) => {
          const chunk = outputs.find(
            (output) =>
              output.type === 'chunk' && output.facadeModuleId === `\0messages/${locale}/shop`,
          )
          return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk?.fileName}">`
        }
        const manifest = (locale: Locale) => `<link rel="manifest" href="/${manifestName(locale)}">`
        const links = LOCALES.map(
          (locale) =>
            `<!--locale-${locale} ${FONTS[locale].map(font).join('')}${manifest(locale)}-->`,
        )
        const scripts = LOCALES.map((locale) => `<!--locale-${locale} ${texts(locale)}-->`)
        return html
          .replace('<!--app-head-->', `${links.join('')}$&`)
          .replace('<!--app-scripts-->', `${scripts.join('')}$&`)
      },
    },
  }
}

/** The chunks that every page of the shop and the desk loads at once. */
const ON_EVERY_PAGE = /\/(?:rolldown-runtime|shop-parts|index)-/

const UNUSED_CAROUSEL_PART = '\0unused-carousel-part'

/**
 * Leaves out of the carousel its dots and arrows, since product-slider.tsx has its own controls, the clones of its
 * infinite mode, and the check of its properties, which the compiler has done.
 */
function withoutCarouselParts(): Plugin {
  return {
    name: 'without-carousel-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /^\.\/(?:Dots|Arrows|clones|throwError)$/.test(source) &&
      importer?.includes('react-multi-carousel')
        ? UNUSED_CAROUSEL_PART
        : undefined,
    load: (id) => (id === UNUSED_CAROUSEL_PART ? 'exports.default = () => null' : undefined),
  }
}

/** Loaded by the entry when it is executed (client/main.tsx). */
const REACT_DOM = /\/react-dom-/

/** The chunks that the entry loads. */
const ENTRY_TAGS = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/**
 * Puts the scripts into a template, from which an inline script of the server loads them after the first paint, with
 * less priority than the pictures that are still on their way.
 */
function scriptsAfterPaint(): Plugin {
  return {
    name: 'scripts-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        if (path !== SHOP) return html
        const reactDom = Object.keys(bundle).find((file) => REACT_DOM.test(file))
        const tags = [
          ...(html.match(ENTRY_TAGS) ?? []),
          `<link rel="modulepreload" crossorigin href="/${reactDom}">`,
        ]
        const late = tags.map((tag) => tag.replace(/^<(?:script|link)/, '$& fetchpriority="low"'))
        return html
          .replace(ENTRY_TAGS, '')
          .replace(
            '</head>',
            `<template id="scripts">${late.join('')}<!--app-scripts--></template><!--app-start-scripts-->$&`,
          )
      },
    },
  }
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const styles = stylesheets()
  return {
    root: 'client',
    plugins: [
      compiledMessages({ isPseudo: command === 'serve' && process.env.PSEUDO_LANGUAGE === '1' }),
      loadedTexts(),
      evaluatedModules(),
      react(),
      scriptsAfterPaint(),
      preloadLocales(),
      preloadPages(),
      withoutCarouselParts(),
      styles.plugins,
      installable(),
    ],
    define:
      command === 'build' && mode === 'production'
        ? { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' }
        : {},
    build: {
      outDir: isSsrBuild ? '../dist/server' : '../dist/client',
      emptyOutDir: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      target: BROWSERS,
      // Browsers without modulepreload load the same files later.
      modulePreload: {
        polyfill: false,
        // Scripts need not name what every page's HTML names.
        resolveDependencies: (_file, names, { hostType }) =>
          hostType === 'html' ? names : names.filter((name) => !ON_EVERY_PAGE.test(name)),
      },
      rollupOptions: {
        output: isSsrBuild
          ? { entryFileNames: '[name].js' }
          : {
              // Short, since the home page's scripts name every chunk.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: { groups: [styles.group, ...CHUNKS] },
            },
      },
    },
    // The built renderer is self-contained; in development Node loads the packages itself.
    ...(command === 'build' && { ssr: { noExternal: true as const } }),
  }
})
