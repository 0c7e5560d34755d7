import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: 'client',
  plugins: [react(), preloadFont()],
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
    ...(isSsrBuild && { rollupOptions: { output: { entryFileNames: '[name].js' } } }),
  },
  // The built renderer is self-contained; in development Node loads the packages itself.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}))
