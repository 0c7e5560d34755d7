import { FileError } from '#domain/files/file-error'
import type { FileContent } from '#domain/files/sheet'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import type { FileAnswer } from './file-answer'

/** A file that takes longer is given up: no page waits for ever. */
const MAX_SECONDS = 60

async function readInWorker(bytes: ArrayBuffer): Promise<FileAnswer> {
  const { default: FileWorker } = await import('./file-worker?worker')
  const worker = new FileWorker()
  try {
    return await new Promise<FileAnswer>((resolve, reject) => {
      setTimeout(() => resolve({ problem: 'tooLarge' }), MAX_SECONDS * 1000)
      worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => resolve(data)
      // Such as without the memory that it needs.
      worker.onerror = () => resolve({ problem: 'notReadable' })
      worker.onmessageerror = reject
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    worker.terminate()
  }
}

/** Reads a file of text or a workbook, beside the page, which stays responsive. Throws FileError. */
export async function readAnyFile(file: File): Promise<FileContent> {
  if (file.size > MAX_IMPORT_BYTES) throw new FileError('tooLarge')
  const bytes = await file.arrayBuffer()
  if (typeof Worker === 'undefined') {
    const { readFile } = await import('#domain/files/read-file')
    return readFile(new Uint8Array(bytes))
  }
  const answer = await readInWorker(bytes)
  if ('problem' in answer) throw new FileError(answer.problem)
  return answer.content
}
