// @vitest-environment node
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { slimRouter } from './slim-router'

const ENTRY = 'entry.js'

/** A page with a link and nothing else. */
const page: Plugin = {
  name: 'page',
  enforce: 'pre',
  resolveId: (source) => (source === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? "export { Link } from 'react-router-dom'" : undefined),
}

async function bundle(plugins: readonly Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, ...plugins],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join()
}

test('The bundle has the router without its forms, its framework and its hints for developers', async () => {
  const [usual, slim] = await Promise.all([bundle([]), bundle([slimRouter()])])
  for (const part of ['ScrollRestoration', 'Hey developer', 'modulepreload', 'Application Error']) {
    expect(usual, part).toContain(part)
    expect(slim, part).not.toContain(part)
  }
  expect(slim).toContain('Link')
})
