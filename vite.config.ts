import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The HTML that the shop's pages are rendered into. */
const SHOP = '/index.html'

/** Parts that nearly every page of the shop has: one file, where each would be a small one of its own. */
const SHOP_PARTS = {
  name: 'shop-parts',
  test: /client\/(?:ui\/(?:skeleton|stock-note|breadcrumb)|lib\/(?:notify|page-query|page-module|structured-data)|catalogue\/(?:product-grid|product-card|load-failed))\.tsx?$/,
}

/** Starts the download of the text face with the HTML, not after the stylesheet has been read. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${file}`,
            },
          })),
    },
  }
}

/** The server has rendered the page: its texts, face and pictures come before what makes it alive. */
function scriptsLast(): Plugin {
  return {
    name: 'scripts-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) =>
        path === SHOP
          ? html.replace(
              /<(script type="module"|link rel="modulepreload")/g,
              '$& fetchpriority="low"',
            )
          : html,
    },
  }
}

/**
 * Puts the shop's stylesheet into its HTML: compressed it takes 9 kB, and a page that waits for no
 * second file is seen a round trip sooner.
 */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        if (path !== SHOP) return html
        return html.replace(
          /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
          (link, file: string) => {
            const styles = bundle[file]
            if (styles?.type !== 'asset') return link
            delete bundle[file]
            return `<style>${styles.source}</style>`
          },
        )
      },
    },
  }
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: 'client',
  plugins: [react(), preloadFont(), scriptsLast(), inlineStyles()],
  define:
    command === 'build' && mode === 'production'
      ? { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' }
      : {},
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // One stylesheet for all pages: a page that is loaded lazily must not restyle what the server sent.
    cssCodeSplit: false,
    target: 'es2022',
    // A hint: a browser that does not know it loads the same files, a little later.
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: isSsrBuild
        ? { entryFileNames: '[name].js' }
        : { codeSplitting: { groups: [SHOP_PARTS] } },
    },
  },
  // The built renderer is self-contained; in development Node loads the packages itself.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}))
