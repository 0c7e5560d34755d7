import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Fonts and pictures other than SVG are already compressed.
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt)$/
// Smaller files fit into one packet anyway.
const MIN_BYTES = 1024
// Larger files are GraphiQL and the owner's charts. The highest quality would take ten times as long, a
// quarter of the build, to save a twelfth.
const LARGE_BYTES = 300_000
const LARGE_QUALITY = 9

const ENCODERS = [
  ['br', (body) => promisify(brotliCompress)(body, { params: brotliParameters(body) })],
  ['gz', (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })],
]

function brotliParameters(body) {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]:
      body.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
}

/** Writes `name.br` and `name.gz` next to each file, for the server to send instead. */
export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const body = readFileSync(path)
      if (body.length < MIN_BYTES) return
      for (const [extension, encode] of ENCODERS) {
        writeFileSync(`${path}.${extension}`, await encode(body))
      }
    }),
  )
}
