import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { STYLESHEETS, stylesheets } from './client/styles/stylesheets.ts'

/** The HTML template of the shop pages. */
const SHOP = '/index.html'

/** Modules that nearly every shop page uses: one chunk instead of many small ones. */
const SHOP_PARTS = {
  name: 'shop-parts',
  test: /client\/(?:ui\/(?:skeleton|stock-note|breadcrumb|load-failed)|lib\/(?:notify|use-page-query|use-next-page|structured-data)|catalogue\/(?:product-grid|product-card))\.tsx?$/,
}

/** Preloads the web font, which the browser would otherwise find only in the stylesheet. */
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

/** Loads the font and pictures of the server-rendered page before the scripts that hydrate it. */
function lowerScriptPriority(): Plugin {
  return {
    name: 'lower-script-priority',
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

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: 'client',
  plugins: [react(), preloadFont(), lowerScriptPriority(), stylesheets()],
  define:
    command === 'build' && mode === 'production'
      ? { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' }
      : {},
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // Browsers without modulepreload load the same files, only later.
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: isSsrBuild
        ? { entryFileNames: '[name].js' }
        : { codeSplitting: { groups: [STYLESHEETS, SHOP_PARTS] } },
    },
  },
  // The built renderer is self-contained; in development Node loads the packages itself.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}))
