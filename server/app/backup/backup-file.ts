import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { Env } from '../../platform/config/env'
import { StartupError } from '../../platform/config/startup-error'

/** A backup cannot be made or restored; the message says why. */
export class BackupError extends StartupError {
  override readonly name = 'BackupError'
}

export type DatabaseSettings = Pick<Env, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>

// In a large shop, one statement can take longer than any request may.
export const NO_SOCKET_TIMEOUT = { idleSocketMilliseconds: 0 }

export const FORMAT = 'mishmish backup 2'

// One line each: a header, for each table its own line and a line per row, the uploaded pictures, and an
// end with the number of rows and pictures, which shows whether the file is complete. Rows are objects,
// everything else is an array. Format 1 had no pictures.
export const headSchema = z.tuple([
  z.enum(['mishmish backup 1', FORMAT]),
  z.iso.datetime(),
  z.array(z.string()).nonempty(),
])
export const tableSchema = z.tuple([z.literal('table'), z.string(), z.number().nullable()])
export const pictureSchema = z.tuple([z.literal('picture'), z.string(), z.string()])
export const endSchema = z.union([
  z.tuple([z.literal('end'), z.number()]),
  z.tuple([z.literal('end'), z.number(), z.number()]),
])

// Twice the largest picture, which has 960 x 3840 pixels; rows are far smaller.
const MAX_LINE_BYTES = 32 * 1024 * 1024

/** Bytes compressed or decompressed at once: each chunk costs a switch of threads. */
export const CHUNK_BYTES = 256 * 1024

const NEWLINE = 10

/** The lines of a backup, one at a time in memory. Throws a BackupError for an endless one. */
export async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const bytes = createGunzip({ chunkSize: CHUNK_BYTES })
  const source = createReadStream(file).on('error', (error) => bytes.destroy(error))
  source.pipe(bytes)
  let parts: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        const rest = chunk.subarray(start, end)
        yield (parts.length > 0 ? Buffer.concat([...parts, rest]) : rest).toString('utf8')
        parts = []
        length = 0
        start = end + 1
      }
      parts.push(chunk.subarray(start))
      length += chunk.length - start
      if (length > MAX_LINE_BYTES) {
        throw new BackupError('The file is not a backup of this shop: a line has more than 32 MB.')
      }
    }
    if (length > 0) yield Buffer.concat(parts).toString('utf8')
  } finally {
    source.destroy()
  }
}
