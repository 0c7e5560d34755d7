import { FileError } from '#domain/files/file-error'
import { readFile } from '#domain/files/read-file'
import type { FileAnswer } from './file-answer'

function answer(bytes: ArrayBuffer): FileAnswer {
  try {
    return { content: readFile(new Uint8Array(bytes)) }
  } catch (error) {
    return { problem: error instanceof FileError ? error.problem : 'notReadable' }
  }
}

globalThis.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  globalThis.postMessage(answer(data))
}
