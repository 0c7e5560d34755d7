import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)

// By default, it is downloaded.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
})

/** The texts of the barcodes of a kind in what an element looks like. */
export async function readBarcodesOf(
  element: Locator,
  format: ReadInputBarcodeFormat,
): Promise<readonly string[]> {
  const image = new Uint8Array(await element.screenshot())
  const found = await readBarcodes(image, { formats: [format], tryHarder: true })
  return found.map(({ text }) => text)
}
