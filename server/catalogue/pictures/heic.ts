import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

// iPhones take HEIC photos, and no browser but Safari can convert them before an upload. sharp's binaries read the
// header but have no decoder of HEVC, whose licence forbids it. libheif-js is libheif with libde265 in WebAssembly:
// it needs no compiler, follows libheif's releases, and cannot reach beyond its own memory whatever a file contains.
// It is published under the LGPL and is loaded as it is, never bundled. A photo of 12 megapixels takes 3 seconds and
// 200 MB, one of 24 takes 6 seconds and 350 MB, until its thread ends. One of 48 would take twice that: it is refused,
// with what to do.

/** The input of the worker thread. */
export interface HeicWorkerData {
  readonly bytes: Uint8Array
  readonly maxMemoryBytes: number
}

/** A decoded picture: upright, four channels. */
export interface HeicPixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

const MAX_MEMORY_BYTES = 300 * 1024 * 1024
/** Of the file, the code and the pixels; those of WebAssembly are apart. */
const MAX_HEAP_MEGABYTES = 64
const MAX_MILLISECONDS = 30_000
// One at a time, so that some photos in a row take no more memory than one.
const limitConcurrency = pLimit(1)

// The build puts it beside this file's bundle.
const WORKER = new URL('./heic-worker.mjs', import.meta.url)

async function decode(
  bytes: Buffer,
  { maxMemoryBytes, maxMilliseconds }: HeicLimits,
): Promise<HeicPixels> {
  const workerData: HeicWorkerData = { bytes, maxMemoryBytes }
  const worker = new Worker(WORKER, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
    // The decoder prints what is wrong with a file.
    stdout: true,
    stderr: true,
  })
  const signal = AbortSignal.timeout(maxMilliseconds)
  try {
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The picture cannot be decoded')
    })
    // An error in the thread rejects, too.
    const [pixels] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [
      HeicPixels,
    ]
    return pixels
  } finally {
    await worker.terminate()
  }
}

export interface HeicLimits {
  readonly maxMemoryBytes: number
  readonly maxMilliseconds: number
}

/**
 * Decodes a HEIC picture, whose size has been checked, in a thread of its own. Rejects if it is damaged, or takes
 * too much memory or time.
 */
export function decodeHeic(
  bytes: Buffer,
  limits: HeicLimits = { maxMemoryBytes: MAX_MEMORY_BYTES, maxMilliseconds: MAX_MILLISECONDS },
): Promise<HeicPixels> {
  return limitConcurrency(() => decode(bytes, limits))
}
