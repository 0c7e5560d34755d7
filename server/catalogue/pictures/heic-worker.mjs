// Plain JavaScript: a TypeScript loader for the thread would take longer than decoding a small picture.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {import('./heic').HeicWorkerData} */
const { bytes, maxMemoryBytes } = workerData
if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort

// Heap limits of threads do not count the memory of WebAssembly: without this one, a picture could take gigabytes.
// The decoder takes a failure to grow for a lack of memory.
const { grow } = WebAssembly.Memory.prototype
const PAGE_BYTES = 65_536
WebAssembly.Memory.prototype.grow = function growWithinLimit(pages) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > maxMemoryBytes)
    throw new RangeError('No more memory')
  return grow.call(this, pages)
}

const libheif = createRequire(import.meta.url)('libheif-js/wasm-bundle')
await libheif.ready
const images = new libheif.HeifDecoder().decode(bytes)
// Files of several pictures, such as a burst, say which one is shown.
const image =
  images.find((/** @type {{ is_primary(): boolean }} */ one) => one.is_primary()) ?? images[0]
if (!image) throw new Error('The file has no picture')
// Of the picture when it is upright: the decoder turns it.
const width = image.get_width()
const height = image.get_height()
const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
image.display(target, (/** @type {typeof target | null} */ shown) => {
  if (!shown) throw new Error('The picture cannot be decoded')
  port.postMessage({ data: shown.data, width, height }, [shown.data.buffer])
})
