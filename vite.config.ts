import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BROWSERS } from './client/bundle/browsers.ts'
import { pageChunks } from './client/bundle/chunks.ts'
import { evaluatedModules } from './client/bundle/evaluated-modules.ts'
import { preloads } from './client/bundle/preloads.ts'
import { installable } from './client/platform/offline/installable.ts'
import { compiledMessages } from './client/platform/texts/compiled-messages.ts'
import { stylesheets } from './client/styles/stylesheets.ts'

/** The chunks that every page of the shop and the desk loads at once. */
const ON_EVERY_PAGE = /\/(?:rolldown-runtime|shop-parts|index)-/

/**
 * Parts of the carousel that are left out: its dots and arrows, since product-slider.tsx has its own controls, the clones
 * of its infinite mode, and the check of its properties, which the compiler has done.
 */
const WITHOUT_CAROUSEL_PARTS = {
  find: /^\.\/(?:Dots|Arrows|clones|throwError)$/,
  replacement: fileURLToPath(new URL('client/bundle/unused-part.cjs', import.meta.url)),
}

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const styles = stylesheets()
  const chunks = pageChunks()
  return {
    root: 'client',
    plugins: [
      compiledMessages({ isPseudo: command === 'serve' && process.env.PSEUDO_LANGUAGE === '1' }),
      evaluatedModules(),
      react(),
      chunks.plugin,
      preloads(),
      styles.plugins,
      installable(),
    ],
    resolve: { alias: command === 'build' ? [WITHOUT_CAROUSEL_PARTS] : [] },
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
              codeSplitting: { groups: [styles.group, chunks.group] },
            },
      },
    },
    // The built renderer is self-contained; in development Node loads the packages itself.
    ...(command === 'build' && { ssr: { noExternal: true as const } }),
  }
})
